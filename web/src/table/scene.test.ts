import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableSession } from '../session/session.svelte';
import { settings } from '../session/settings.svelte';
import type { DraftInfo, Moment, PickInfo } from '../session/types';
import type { GameModule } from './game';
import { Scene } from './scene.svelte';

interface Offered {
  key: string;
  text: string;
  touches: string[];
  caution?: string | null;
  confirm?: string | null;
  mode?: string | null;
  minor?: boolean;
}

const option = (key: string, ...touches: string[]): Offered => ({ key, text: key, touches });

const pickOf = (key: string, ...touches: string[]): PickInfo => ({
  key,
  text: key,
  touches,
  note: '',
  signs: [],
  instead: false,
  minor: false,
});
const draftOf = (picks: PickInfo[], additions: PickInfo[]): DraftInfo => ({
  picks,
  additions,
  totals: [],
  follows: [],
  suggestions: [],
  ready: false,
  foreseen: null,
  full: false,
  confirm: null,
});

describe('the scene', () => {
  let session: {
    moment: unknown;
    draft: DraftInfo | null;
    sending: string | null;
    choose: ReturnType<typeof vi.fn>;
    askWhy: ReturnType<typeof vi.fn>;
    changeDraft: ReturnType<typeof vi.fn>;
  };
  let isPlan: boolean;
  let enlarges: boolean;
  let shortcuts: { thing: string; keys: string[] }[];

  function lay(...options: Offered[]): Scene {
    const decision = { seat: 0, question: 'main', text: '', rule: '', options, shortcuts };
    const moment = { seq: 1, table: { you: 0 }, decision, last: ['slot:1'] } as unknown as Moment;
    session = { moment, draft: null, sending: null, choose: vi.fn(), askWhy: vi.fn(), changeDraft: vi.fn() };
    const isManyAnswers = () => isPlan;
    const game = { isManyAnswers, enlarges: () => enlarges } as unknown as GameModule;
    return new Scene(session as unknown as TableSession, game, new Map());
  }

  /** The next question, with the draft that the server keeps for it. */
  function ask(scene: Scene, draft: DraftInfo, ...options: Offered[]): void {
    const decision = { seat: 0, question: 'move_unit', text: '', rule: '', options, shortcuts: [] };
    session.draft = draft;
    session.moment = { seq: 2, table: { you: 0 }, decision, last: [] };
    scene.replay = session.moment as Moment; // the session is not reactive here: what is derived from it is computed again
    scene.replay = null;
  }

  beforeEach(() => {
    vi.useFakeTimers();
    vi.advanceTimersByTime(1000);
    settings.confirm = true;
    isPlan = enlarges = false;
    shortcuts = [];
  });

  it('names the players starting with the viewer', () => {
    const scene = lay();
    session.moment = { table: { you: 1, seats: [{ name: 'Ash' }, { name: 'Mira' }, { name: 'Tom' }] } };
    expect(scene.around(scene.names)).toEqual(['Mira', 'Tom', 'Ash']);
    expect(scene.others(scene.names)).toEqual(['Tom', 'Ash']);
  });

  it('shows all players to a spectator', () => {
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

  it('makes the row of choices that a thing stands for', () => {
    shortcuts = [{ thing: 'shrine_die:gem:orc:4', keys: ['go:gem', 'die:orc:4'] }];
    const scene = lay(option('go:gem', 'location:gem'));
    expect(scene.standing('shrine_die:gem:orc:4', 0)).toBe('offered');
    scene.press('shrine_die:gem:orc:4', 0, null);
    expect(session.choose).toHaveBeenCalledWith(['go:gem', 'die:orc:4']);
  });

  it('asks for a second click where a thing stands for an option that is final', () => {
    shortcuts = [{ thing: 'shrine_die:gold:orc:4', keys: ['go:gold'] }];
    const scene = lay({ ...option('go:gold', 'location:gold'), caution: null, confirm: 'This ends your turn.' });
    scene.press('shrine_die:gold:orc:4', 0, null);
    expect(session.choose).not.toHaveBeenCalled();
    expect(scene.menu?.options.map(({ key }) => key)).toEqual(['go:gold']);
  });

  it('goes on with what was pressed when the action it stands for asks for a set', () => {
    shortcuts = [{ thing: 'unit:a', keys: ['move'] }];
    const scene = lay(option('move'), option('end_turn'));
    expect(scene.standing('unit:a', 0)).toBe('offered');
    scene.press('unit:a', 0, null);
    expect(session.choose).toHaveBeenCalledWith(['move']);
    const next = { ...pickOf('a', 'unit:a'), instead: false };
    ask(scene, draftOf([], [next]), option('a', 'unit:a'), option('done'));
    scene.goOn();
    expect(session.changeDraft).toHaveBeenCalledWith([], ['a']);
    scene.goOn();
    expect(session.changeDraft).toHaveBeenCalledTimes(1);
  });

  it('names the answer without a pick on the button that carries out an empty draft', () => {
    const empty = lay();
    ask(empty, { ...draftOf([], [pickOf('a', 'unit:a')]), ready: true }, option('a', 'unit:a'), option('done'));
    expect(empty.sends).toBe('done');
    const scene = lay();
    ask(scene, draftOf([pickOf('a', 'unit:a')], [pickOf('2'), pickOf('10')]), option('a', 'unit:a'), option('done'));
    expect(scene.sends).toBe('Confirm');
    expect(scene.barePicks.map(({ key }) => key)).toEqual(['2', '10']);
  });

  it('does not call an empty plan by the name of one space left empty', () => {
    isPlan = true;
    const scene = lay();
    ask(scene, { ...draftOf([], [pickOf('a', 'space:a')]), ready: true }, option('a', 'space:a'), option('empty'));
    expect(scene.sends).toBe('Confirm');
  });

  it('asks why a dimmed thing cannot be chosen', () => {
    const scene = lay(option('draw', 'deck'));
    expect(scene.standing('slot:1', 0)).toBe('dimmed');
    scene.press('slot:1', 0, null);
    expect(session.askWhy).toHaveBeenCalledWith('slot:1');
  });

  it('says a word of caution before it sends', () => {
    const refresh = {
      ...option('refresh', 'quest_deck'),
      caution: 'The old quest is discarded.',
      confirm: null,
      mode: null,
      minor: false,
    };
    const scene = lay(refresh);
    scene.press('quest_deck', 0, null);
    expect(scene.reasonToAsk(refresh)).toBe(refresh.caution);
    expect(session.choose).not.toHaveBeenCalled();
    scene.carryOut(refresh);
    expect(session.choose).toHaveBeenCalledWith(['refresh']);
  });

  describe('asked for what is final', () => {
    const draw = {
      ...option('draw', 'deck'),
      caution: null,
      confirm: 'The card cannot be put back.',
      mode: null,
      minor: false,
    };

    it('wants a second click on the spot', () => {
      const scene = lay(draw);
      scene.press('deck', 0, null);
      expect(scene.menu?.options).toEqual([draw]);
      expect(session.choose).not.toHaveBeenCalled();
      vi.advanceTimersByTime(1000);
      scene.press('deck', 0, null);
      expect(session.choose).toHaveBeenCalledWith(['draw']);
    });

    it('sends a set that leaves something out only after that has been said', () => {
      const chooseSet = vi.fn();
      const scene = lay();
      Object.assign(session, { chooseSet });
      const half = { ...draftOf([pickOf('a', 'space:a')], []), ready: true, confirm: 'One space stays empty.' };
      ask(scene, half);
      scene.confirm();
      expect(scene.menu?.options).toMatchObject([{ confirm: half.confirm }]);
      expect(chooseSet).not.toHaveBeenCalled();
      vi.advanceTimersByTime(1000);
      scene.confirm();
      expect(chooseSet).toHaveBeenCalledWith(['a']);
      expect(scene.menu).toBeNull();
    });

    it('takes a double click for one click', () => {
      const scene = lay(draw);
      scene.press('deck', 0, null);
      vi.advanceTimersByTime(100);
      scene.press('deck', 0, null);
      expect(session.choose).not.toHaveBeenCalled();
    });

    it('sends at once where that is preferred, unless there is a caution', () => {
      settings.confirm = false;
      const scene = lay(draw, { ...draw, key: 'refresh', touches: ['quest_deck'], caution: 'The old quest goes.' });
      scene.press('quest_deck', 0, null);
      expect(session.choose).not.toHaveBeenCalled();
      scene.press('deck', 0, null);
      expect(session.choose).toHaveBeenCalledWith(['draw']);
    });

    it('does not ask a third time in a menu that gives the reason', () => {
      const scene = lay(draw, { ...draw, key: 'look' });
      scene.press('deck', 0, null);
      expect(scene.menu?.options).toHaveLength(2);
      scene.carryOut(draw);
      expect(session.choose).toHaveBeenCalledWith(['draw']);
    });
  });

  it('shows faintly what is possible but seldom wanted', () => {
    const minor = { ...option('reserve:siege', 'quest:siege'), minor: true };
    const scene = lay(minor, option('reserve:host', 'quest:host'), { ...minor, key: 'b', touches: ['quest:host'] });
    expect(['quest:siege', 'quest:host', 'slot:1'].map((thing) => scene.standing(thing, 0))).toEqual([
      'faint',
      'offered',
      'dimmed',
    ]);
    scene.press('quest:siege', 0, null);
    expect(session.choose).toHaveBeenCalledWith(['reserve:siege']);
  });

  it('keeps what must not be mistaken for another choice off the table until it is wished for', () => {
    const cycle = { ...option('cycle:a', 'plan:a'), caution: null, confirm: 'It is final.', mode: '1 Magic: cycle' };
    const scene = lay({ ...option('reserve:a', 'plan:a'), mode: null }, cycle, option('done'));
    expect(scene.modes).toEqual(['1 Magic: cycle']);
    scene.press('plan:a', 0, null);
    expect(session.choose).toHaveBeenCalledWith(['reserve:a']);
    scene.mode = '1 Magic: cycle';
    expect(scene.bare.map(({ key }) => key)).toEqual(['done']);
    scene.press('plan:a', 0, null);
    expect(session.choose).toHaveBeenLastCalledWith(['cycle:a']);
  });

  it('enlarges a card with what can be done with it, or says why nothing can', () => {
    enlarges = true;
    const scene = lay(option('reserve:siege', 'quest:siege'));
    scene.press('quest:siege', 0, null, 'siege');
    expect(scene.menu).toMatchObject({ face: 'siege', options: [{ key: 'reserve:siege' }] });
    expect(session.choose).not.toHaveBeenCalled();
    scene.press('quest:host', 0, null, 'host');
    expect(scene.menu).toMatchObject({ face: 'host', options: [] });
    expect(session.askWhy).toHaveBeenCalledWith('quest:host');
  });

  it('sends nothing while a choice is on its way', () => {
    const scene = lay(option('draw', 'deck'));
    session.sending = 'a';
    scene.press('deck', 0, null);
    expect(session.choose).not.toHaveBeenCalled();
  });

  it('offers nothing at an earlier moment', () => {
    const scene = lay(option('draw', 'deck'));
    scene.replay = { ...(session.moment as Moment), number: 3 };
    expect(scene.standing('deck', 0)).toBe('quiet');
    expect(scene.isLast('slot:1')).toBe(true);
  });
});
