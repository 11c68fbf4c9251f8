import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableSession } from '../session/session.svelte';
import type { Moment } from '../session/types';
import type { GameModule } from './game';
import type { Picking } from './picks';
import { Scene } from './scene.svelte';

const option = (key: string, ...touches: string[]) => ({ key, text: key, touches });

const two: Picking = {
  candidates: new Map([
    ['hand:knight', 2],
    ['hand:monk', 1],
  ]),
  totals: (picked) => [{ what: 'card', label: 'Cards', have: picked.length, need: 2 }],
  ready: (picked) => picked.length === 2,
  full: (picked) => picked.length >= 2,
  keys: (picked) => picked.map((thing) => `pay:${thing}`),
  suggestions: [['hand:knight', 'hand:knight'], ['hand:monk']],
};

describe('the scene', () => {
  let session: {
    moment: unknown;
    sending: string | null;
    choose: ReturnType<typeof vi.fn>;
    askWhy: ReturnType<typeof vi.fn>;
  };
  let picking: Picking | null;
  let caution: string | null;

  function lay(...options: ReturnType<typeof option>[]): Scene {
    const decision = { seat: 0, question: 'main', text: '', rule: '', options };
    const moment = { seq: 1, table: { you: 0 }, decision, last: ['slot:1'] } as unknown as Moment;
    session = { moment, sending: null, choose: vi.fn(), askWhy: vi.fn() };
    const game = { picking: () => picking, caution: () => caution } as unknown as GameModule;
    return new Scene(session as unknown as TableSession, game, new Map());
  }

  beforeEach(() => {
    picking = null;
    caution = null;
  });

  it('names the players from the viewer on', () => {
    const scene = lay();
    session.moment = { table: { you: 1, seats: [{ name: 'Ash' }, { name: 'Mira' }, { name: 'Tom' }] } };
    expect(scene.around(scene.names)).toEqual(['Mira', 'Tom', 'Ash']);
    expect(scene.others(scene.names)).toEqual(['Tom', 'Ash']);
  });

  it('shows all players to one who watches', () => {
    const scene = lay();
    session.moment = { table: { you: null, seats: [] } };
    expect(scene.others([0, 1, 2])).toEqual([0, 1, 2]);
  });

  it('sends the option of a thing that is clicked', () => {
    const scene = lay(option('draw', 'deck'), option('finish'));
    expect(scene.standing('deck', 0)).toBe('offered');
    expect(scene.bare.map(({ key }) => key)).toEqual(['finish']);
    scene.press('deck', 0, null);
    expect(session.choose).toHaveBeenCalledWith(['draw']);
  });

  it('opens a menu where several options touch a thing, its own first', () => {
    const scene = lay(option('reserve:siege', 'quest:siege'), option('quest:siege', 'quest:siege'));
    scene.press('quest:siege', 0, null);
    expect(scene.menu?.options.map(({ key }) => key)).toEqual(['quest:siege', 'reserve:siege']);
    expect(session.choose).not.toHaveBeenCalled();
  });

  it('asks why a dimmed thing cannot be chosen', () => {
    const scene = lay(option('draw', 'deck'));
    expect(scene.standing('slot:1', 0)).toBe('dimmed');
    scene.press('slot:1', 0, null);
    expect(session.askWhy).toHaveBeenCalledWith('slot:1');
  });

  it('says a word of caution before it sends', () => {
    caution = 'The old quest is discarded.';
    const scene = lay(option('refresh', 'quest_deck'));
    scene.press('quest_deck', 0, null);
    expect(scene.menu?.caution).toBe(caution);
    scene.take(option('refresh', 'quest_deck'), null);
    expect(session.choose).toHaveBeenCalledWith(['refresh']);
  });

  it('collects picks, copy by copy, until they are confirmed', () => {
    picking = two;
    const scene = lay(option('pay:hand:knight', 'hand:knight'));
    scene.press('hand:knight', 1, null);
    scene.press('hand:monk', 0, null);
    expect(scene.standing('hand:knight', 0)).toBe('dimmed');
    expect(scene.standing('hand:knight', 1)).toBe('picked');
    scene.press('hand:knight', 1, null);
    expect(scene.picked).toEqual(['hand:monk']);
    scene.press('hand:knight', 0, null);
    scene.confirm();
    expect(session.choose).toHaveBeenCalledWith(['pay:hand:monk', 'pay:hand:knight']);
  });

  it('goes through the suggestions', () => {
    picking = two;
    const scene = lay(option('pay:hand:knight', 'hand:knight'));
    scene.suggest();
    expect(scene.picks).toEqual(['hand:knight#0', 'hand:knight#1']);
    scene.suggest();
    expect(scene.picked).toEqual(['hand:monk']);
  });

  it('sends nothing while a choice is on its way', () => {
    const scene = lay(option('draw', 'deck'));
    session.sending = 'a';
    scene.press('deck', 0, null);
    expect(session.choose).not.toHaveBeenCalled();
  });

  it('offers nothing in a moment of the past', () => {
    const scene = lay(option('draw', 'deck'));
    scene.replay = { ...(session.moment as Moment), number: 3 };
    expect(scene.standing('deck', 0)).toBe('quiet');
    expect(scene.isLast('slot:1')).toBe(true);
  });
});
