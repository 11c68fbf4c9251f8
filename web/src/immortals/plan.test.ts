import { describe, expect, it } from 'vitest';
import type { Moment } from '../session/types';
import type { CardIndex } from '../table/game';
import { picking } from './picking';
import { deskOf, planning } from './plan';

const SPACES = {
  extract_gold: 'extract_gold',
  extract_energy: 'extract_energy',
  construct: 'construct',
  attack_1: 'attack',
  transition_3: 'transition_3',
  attack_2: 'attack',
  attack_or_move: 'attack_or_move',
  tribe_special: 'tribe_special',
  magic_1: 'magic',
  magic_2: 'magic',
};
const CARDS = [
  'region_moonwell',
  'region_treehome',
  'region_the_murk',
  'conflict_light_gull_bay',
  'conflict_dark_wild_greenwood',
  'transition_5',
  'takeover_or_shrine',
  'blank',
];
const cards = new Map(CARDS.map((id) => [id, { id }])) as unknown as CardIndex;

interface Situation {
  regions?: string[];
  conflicts?: string[];
  magic?: string[];
  blanks?: number;
  laid?: Record<string, string>;
  current?: string;
}

/** A moment in which seat 0 plans; it has armies in Moonwell, light, and in Treehome, dark. */
function moment({
  regions,
  conflicts,
  magic,
  blanks = 4,
  laid = {},
  current = 'extract_gold',
}: Situation = {}): Moment {
  const spaces = Object.entries(SPACES).map(([id, same_as]) => ({
    id,
    same_as,
    action: id === 'tribe_special' ? 'construct_shrine' : same_as,
    cost: { energy: 0, gold: 0 },
    laid: id in laid,
    card: laid[id] ?? null,
  }));
  const hand = {
    regions: regions ?? CARDS.slice(0, 3),
    conflicts: conflicts ?? CARDS.slice(3, 5),
    magic: magic ?? CARDS.slice(5, 7),
    blanks,
  };
  const sites = [
    { id: 'moonwell-light', region: 'moonwell', owner: 0 },
    { id: 'treehome-dark', region: 'treehome', owner: 0 },
    { id: 'the_murk-dark', region: 'the_murk', owner: 1 },
  ];
  const options = [{ key: `${current}:empty`, text: '', touches: [] }];
  return {
    table: { id: 'abc' },
    view: { players: [{ seat: 0, spaces, hand }], sites, round: 1 },
    decision: { seat: 0, question: 'plan', text: '', rule: '', options },
  } as unknown as Moment;
}

function desk(situation: Situation = {}) {
  const found = deskOf(moment(situation), cards);
  if (!found) throw new Error('nothing is planned');
  return found;
}

const press = (...things: string[]) => things.reduce((picked: string[], thing) => desk().press(picked, thing), []);

describe('laying cards', () => {
  it('lays a card by card and space, and by space and card', () => {
    expect(press('card:region_moonwell', 'space:0:construct')).toEqual(['lay:construct:region_moonwell']);
    expect(press('space:0:construct', 'card:region_moonwell')).toEqual(['lay:construct:region_moonwell']);
  });

  it('moves a card, exchanges two, and takes one back', () => {
    const laid = ['card:region_moonwell', 'space:0:construct', 'card:region_treehome', 'space:0:attack_1'];
    expect(press(...laid, 'space:0:construct', 'space:0:attack_1').toSorted()).toEqual([
      'lay:attack_1:region_moonwell',
      'lay:construct:region_treehome',
    ]);
    expect(press(...laid, 'space:0:construct', 'space:0:transition_3')).toContain('lay:transition_3:region_moonwell');
    expect(press(...laid, 'space:0:construct', 'space:0:construct')).toEqual(['lay:attack_1:region_treehome']);
  });

  it('lets go of a card that is pressed twice', () => {
    expect(press('card:region_moonwell')).toEqual(['hold:card:region_moonwell']);
    expect(press('card:region_moonwell', 'card:region_moonwell')).toEqual([]);
  });

  it('offers only spaces on which the held card may lie', () => {
    const standing = (card: string, space: string) => desk().standing([`hold:card:${card}`], `space:0:${space}`);
    expect(standing('region_moonwell', 'extract_gold')).toBe('offered');
    expect(standing('region_moonwell', 'magic_1')).toBe('dimmed');
    expect(standing('conflict_dark_wild_greenwood', 'extract_energy')).toBe('dimmed');
    expect(standing('conflict_dark_wild_greenwood', 'construct')).toBe('offered');
    expect(standing('transition_5', 'magic_2')).toBe('offered');
    expect(standing('blank', 'magic_2')).toBe('offered');
  });

  it('says why a card cannot be laid', () => {
    expect(desk().standing([], 'card:region_the_murk')).toBe('dimmed');
    expect(desk().whyNot([], 'card:region_the_murk').rule).toBe('IM-062');
    expect(desk().whyNot(['hold:card:transition_5'], 'space:0:construct').rule).toBe('IM-060');
    expect(desk().whyNot(['hold:card:blank'], 'space:0:construct').rule).toBe('IM-059');
  });

  it('counts blank cards', () => {
    const two = ['lay:construct:blank', 'lay:magic_1:blank'];
    expect(desk().left(two, 'blank')).toBe(2);
    expect(desk({ blanks: 2 }).left(two, 'blank')).toBe(0);
  });
});

describe('the finished plan', () => {
  it('names every space in board order; after an empty space its twin is not asked for', () => {
    expect(desk().keys(['lay:construct:region_moonwell'])).toEqual([
      'extract_gold:empty',
      'extract_energy:empty',
      'construct:region_moonwell',
      'attack_1:empty',
      'transition_3:empty',
      'attack_or_move:empty',
      'tribe_special:empty',
      'magic_1:empty',
    ]);
  });

  it('puts the earlier of two cards on the earlier of two spaces alike', () => {
    const keys = desk().keys([
      'lay:attack_1:conflict_light_gull_bay',
      'lay:attack_2:region_moonwell',
      'lay:magic_2:transition_5',
    ]);
    expect(keys).toContain('attack_1:region_moonwell');
    expect(keys).toContain('attack_2:conflict_light_gull_bay');
    expect(keys).toContain('magic_1:transition_5');
    expect(keys).toContain('magic_2:empty');
  });

  it('leaves out a space for which nothing is left', () => {
    const poor = { regions: ['region_moonwell'], conflicts: [], magic: [], blanks: 0 };
    expect(desk(poor).keys(['lay:extract_gold:region_moonwell'])).toEqual(['extract_gold:region_moonwell']);
    expect(desk(poor).keys([])).toHaveLength(7);
  });

  it('may have two blank cards on spaces alike', () => {
    expect(desk().keys(['lay:attack_1:blank', 'lay:attack_2:blank'])).toContain('attack_2:blank');
  });

  it('goes on where a part has been sent', () => {
    const rest = desk({
      laid: { extract_gold: 'region_moonwell' },
      regions: ['region_treehome'],
      current: 'construct',
    });
    expect(rest.keys(['lay:construct:region_treehome'])[0]).toBe('construct:region_treehome');
    expect(rest.standing([], 'space:0:extract_gold')).toBe('dimmed');
  });

  it('is kept while others go on, and can always be sent', () => {
    const plan = planning(moment(), cards);
    expect(plan?.keeps).toBe(planning(moment(), cards)?.keeps);
    expect(plan?.ready([])).toBe(true);
  });
});

describe('armies out of limbo', () => {
  const asked = (question: string, to_place: number) =>
    ({
      view: { to_place },
      decision: {
        question,
        rule: '',
        options: ['site:moonwell-light', 'site:treehome-light', 'done']
          .filter((key) => key !== 'done' || question === 'reinforce')
          .map((key) => ({ key, text: '', touches: key === 'done' ? [] : [key] })),
      },
    }) as unknown as Moment;

  it('are sent in the order of sites, and may be fewer', () => {
    const reinforce = picking(asked('reinforce', 3), cards);
    const picked = ['site:treehome-light', 'site:moonwell-light'];
    expect(reinforce?.keys(picked)).toEqual(['site:moonwell-light', 'site:treehome-light', 'done']);
    expect(reinforce?.keys([...picked, 'site:moonwell-light'])).toHaveLength(3);
    expect(reinforce?.keys([])).toEqual(['done']);
  });

  it('must all come with magic; the last site is not asked for', () => {
    const transition = picking(asked('transition_site', 2), cards);
    expect(transition?.ready(['site:treehome-light'])).toBe(false);
    expect(transition?.keys(['site:treehome-light', 'site:treehome-light'])).toEqual(['site:treehome-light']);
  });

  it('go several to one site, and come back when all are sent', () => {
    const reinforce = picking(asked('reinforce', 2), cards);
    const twice = reinforce?.press?.(['site:moonwell-light'], 'site:moonwell-light') ?? [];
    expect(twice).toHaveLength(2);
    expect(reinforce?.press?.(twice, 'site:moonwell-light')).toEqual([]);
  });
});
