import { describe, expect, it } from 'vitest';
import type { CardFace, Moment } from '../session/types';
import type { CardIndex } from '../table/game';
import { cost, stepsFor } from './changes';
import { picking, strengthWith, wishesOf } from './picking';
import type { BattleView, ShadowView } from './view';

const PLAN = { id: 'siege', icons: ['goblin', 'orc'] } as unknown as CardFace;
const CARDS: CardIndex = new Map([['siege', PLAN]]);
const CHART = [1, 1, 1, 1, 1, 3, 3, 3, 5, 5, 5, 7, 7, 7, 9];

function lay(question: string, keys: string[], dice: string[], battle: Partial<BattleView> = {}): Moment {
  const options = keys.map((key) => ({ key, text: key, touches: [] }));
  const player = { seat: 0, dice, extra_die: null, gems: 1, magic: 2, influence: 12 };
  const fought = { seat: 0, plan: 'siege', dice: [], numbered: [], surplus: [], combined: 0, total: 0, ...battle };
  const view = { players: [player], battle: fought, chart: CHART } as unknown as ShadowView;
  return { decision: { seat: 0, question, options }, view } as unknown as Moment;
}

describe('dice for a plan', () => {
  const keys = ['troops:goblin:2+orc:4', 'troops:goblin:2+orc:6', 'troops:orc:4+orc:6'];
  const found = picking(lay('battle_troops', keys, ['goblin:2', 'orc:4', 'orc:6']), CARDS);

  it('are picked in any order and sent as the set that the engine knows', () => {
    const picked = ['own_die:0:orc:6', 'own_die:0:goblin:2'];
    expect(found?.ready(picked)).toBe(true);
    expect(found?.keys(picked)).toEqual(['troops:goblin:2+orc:6']);
    expect(found?.totals(picked).map(({ have, need }) => `${have}/${need}`)).toEqual(['2/2', '8/12']);
  });

  it('are not enough alone', () => {
    expect(found?.ready(['own_die:0:orc:6'])).toBe(false);
  });

  it('are suggested: most points first, then fewest that do not fit', () => {
    expect(found?.suggestions[0]).toEqual(['own_die:0:goblin:2', 'own_die:0:orc:6']);
  });
});

describe('changes of dice', () => {
  const numbered = ['goblin:2', 'orc:4', 'orc:4'];
  const start = { dice: numbered, onPlan: 2, lastIsLocked: false, gems: 1, magic: 2 };
  const battle = { dice: ['goblin:2', 'orc:4'], numbered, combined: 6 } as Partial<BattleView>;

  it('are wished freely and sent flips first', () => {
    const wishes = wishesOf(['up:1', 'flip:0'], numbered);
    expect(wishes[0]).toEqual({ flip: true, by: 0 });
    expect(cost(wishes)).toEqual({ gems: 1, magic: 1 });
    expect(stepsFor(start, wishes, 'flip')).toEqual(['flip:0', 'up:1', 'done']);
  });

  it('count towards the Strength only on the plan', () => {
    expect(strengthWith(battle as BattleView, wishesOf(['flip:0', 'up:2'], numbered))).toBe(9);
  });

  it('cannot be confirmed beyond Gems, Magic or the faces of a die', () => {
    const found = picking(lay('flip', ['flip:0', 'flip:1', 'flip:2', 'done'], [], battle), CARDS);
    expect(found?.ready([])).toBe(true);
    expect(found?.ready(['flip:0', 'flip:1'])).toBe(false);
    expect(found?.ready(['up:1', 'up:1', 'up:1'])).toBe(false);
    expect(found?.ready(['down:0', 'down:0'])).toBe(false);
  });
});
