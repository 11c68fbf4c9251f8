import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableSession } from '../session/session.svelte';
import type { DraftInfo } from '../session/types';
import { Drafting, EVERY } from './drafting.svelte';

const pick = (key: string, ...touches: string[]) => ({
  key,
  text: key,
  touches,
  note: '',
  signs: [],
  instead: false,
  minor: false,
});
type Pick = ReturnType<typeof pick>;
const draft = (picks: Pick[], additions: Pick[], ready = false): DraftInfo => ({
  picks,
  additions,
  totals: [],
  follows: [],
  suggestions: [['pay:a', 'pay:a'], ['pay:b']],
  ready,
  foreseen: null,
  full: ready,
  confirm: null,
});

describe('a draft', () => {
  const session = {
    draft: null as DraftInfo | null,
    changeDraft: vi.fn(),
    chooseSet: vi.fn(),
    askWhy: vi.fn(),
  };
  let drafting: Drafting;

  beforeEach(() => {
    vi.clearAllMocks();
    drafting = new Drafting(session as unknown as TableSession);
  });

  it('adds what is pressed, and takes it back when it is pressed again', () => {
    const knight = pick('pay:knight', 'hand:knight');
    session.draft = draft([], [knight]);
    expect(drafting.standing('hand:knight', 1)).toBe('offered');
    drafting.press('hand:knight', 1);
    expect(session.changeDraft).toHaveBeenLastCalledWith([], ['pay:knight']);
    session.draft = draft([knight], [knight]);
    expect([drafting.standing('hand:knight', 0), drafting.standing('hand:knight', 1)]).toEqual(['offered', 'picked']);
    drafting.press('hand:knight', 1);
    expect(session.changeDraft).toHaveBeenLastCalledWith(['pay:knight'], []);
  });

  it('tells what could be added from what would take the place of a pick, and prefers the first', () => {
    const instead = { ...pick('b', 'unit:b'), instead: true };
    const siege = { ...pick('give_up:t1', 'territory:t1'), instead: true };
    session.draft = draft([pick('a', 'unit:a')], [instead, siege, pick('a:t1', 'territory:t1')]);
    expect(drafting.standing('unit:b', 0)).toBe('possible');
    expect(drafting.standing('territory:t1', 0)).toBe('offered');
    expect(drafting.press('territory:t1', 0)).toEqual([]);
    expect(session.changeDraft).toHaveBeenLastCalledWith([], ['a:t1']);
    drafting.press('unit:b', 0);
    expect(session.changeDraft).toHaveBeenLastCalledWith([], ['b']);
  });

  it('shows faintly what is merely possible', () => {
    const minor = { ...pick('a:t2', 'unit:a', 'territory:t2'), minor: true };
    session.draft = draft([], [minor, pick('b', 'unit:b')]);
    expect([drafting.standing('unit:a', 0), drafting.standing('unit:b', 0)]).toEqual(['faint', 'offered']);
    session.draft = draft([], [minor, pick('a:t1', 'unit:a', 'territory:t1')]);
    expect(drafting.standing('unit:a', 0)).toBe('offered');
    drafting.press('unit:a', 0);
    expect(['t1', 't2'].map((name) => drafting.standing(`territory:${name}`, 0))).toEqual(['offered', 'faint']);
  });

  it('carries out what was picked here at once, where the game says so and nothing more can be picked', () => {
    let atOnce = true;
    drafting = new Drafting(session as unknown as TableSession, () => atOnce);
    const told = (id: string) => (session as unknown as TableSession).drafted(id);
    session.changeDraft.mockReturnValue('wish');
    const goal = pick('a:b', 'cell:b');
    session.draft = draft([], [goal]);
    drafting.press('cell:b', 0);
    session.draft = draft([goal], [], true);
    told('of another window');
    expect(session.chooseSet).not.toHaveBeenCalled();
    told('wish');
    expect(session.chooseSet).toHaveBeenCalledWith(['a:b']);
    vi.clearAllMocks();
    atOnce = false;
    told('wish');
    expect(session.chooseSet).not.toHaveBeenCalled();
  });

  it('shows the first of several equal things as picked when none was pressed here', () => {
    const knight = pick('pay:knight', 'hand:knight');
    session.draft = draft([knight], []);
    expect(drafting.isPicked('hand:knight', 0)).toBe(true);
    expect(drafting.isPicked('hand:knight', 1)).toBe(false);
  });

  it('holds a thing that needs another, and switches to another when that is pressed', () => {
    const both = ['a', 'b'].flatMap((card) =>
      ['1', '2'].map((space) => pick(`${space}:${card}`, `card:${card}`, `space:${space}`)),
    );
    session.draft = draft([], both);
    drafting.press('card:a', 0);
    expect(drafting.held).toEqual(['card:a']);
    expect(drafting.standing('space:1', 0)).toBe('offered');
    expect(drafting.standing('card:b', 0)).toBe('possible');
    drafting.press('card:b', 0);
    expect(drafting.held).toEqual(['card:b']);
    drafting.press('space:2', 0);
    expect(session.changeDraft).toHaveBeenLastCalledWith([], ['2:b']);
    expect(drafting.held).toEqual([]);
  });

  it('lets go of what is pressed twice', () => {
    session.draft = draft([], [pick('1:a', 'card:a', 'space:1'), pick('2:a', 'card:a', 'space:2')]);
    drafting.press('card:a', 0);
    drafting.press('card:a', 0);
    expect(drafting.held).toEqual([]);
    expect(session.changeDraft).not.toHaveBeenCalled();
  });

  it('leaves it to words where pressing a thing cannot tell the picks apart', () => {
    const ways = [pick('two:die', 'die'), pick('one:die', 'die')];
    session.draft = draft([], ways);
    expect(drafting.press('die', 0)).toEqual(ways);
  });

  it('asks why something cannot be picked', () => {
    session.draft = draft([], []);
    expect(drafting.standing('hand:monk', 0)).toBe('dimmed');
    drafting.press('hand:monk', 0);
    expect(session.askWhy).toHaveBeenCalledWith('hand:monk');
  });

  it('goes through the suggestions', () => {
    session.draft = draft([pick('pay:a', 'a'), pick('pay:a', 'a')], []);
    drafting.suggest();
    expect(session.changeDraft).toHaveBeenLastCalledWith(['pay:a', 'pay:a'], ['pay:b']);
  });

  it('sends the set only when it is complete', () => {
    session.draft = draft([pick('pay:a', 'a')], []);
    drafting.confirm();
    expect(session.chooseSet).not.toHaveBeenCalled();
    session.draft = draft([pick('pay:a', 'a')], [], true);
    drafting.confirm();
    expect(session.chooseSet).toHaveBeenCalledWith(['pay:a']);
  });

  it('waits for a place to be pressed, though only one of two is free', () => {
    const taken = { ...pick('2:a', 'space:2', 'card:a'), instead: true };
    session.draft = draft([pick('2:b', 'space:2', 'card:b')], [pick('1:a', 'space:1', 'card:a'), taken]);
    drafting.press('card:a', 0);
    expect(drafting.held).toEqual(['card:a']);
    drafting.press('space:1', 0);
    expect(session.changeDraft).toHaveBeenLastCalledWith([], ['1:a']);
  });

  it('carries a pick from one thing to another, where it changes places with what lies there', () => {
    const all = ['1', '2'].flatMap((space) =>
      ['a', 'b'].map((card) => pick(`${space}:${card}`, `space:${space}`, `card:${card}`)),
    );
    const [oneA, oneB, twoA, twoB] = all as [Pick, Pick, Pick, Pick];
    session.draft = draft([oneA], [oneB, twoA, twoB]);
    drafting.carry('space:1', 'space:2');
    expect(session.changeDraft).toHaveBeenLastCalledWith(['1:a'], ['2:a']);
    session.draft = draft([oneA, twoB], [oneB, twoA]);
    drafting.carry('space:1', 'space:2');
    expect(session.changeDraft).toHaveBeenLastCalledWith(['1:a', '2:b'], ['2:a', '1:b']);
  });

  it('asks why a thing of the right kind does not go with what is held', () => {
    session.draft = draft(
      [],
      [
        pick('1:a', 'space:1', 'card:a'),
        pick('2:b', 'space:2', 'card:b'),
        pick('3:b', 'space:3', 'card:b'),
        pick('3:a', 'space:3', 'card:a'),
      ],
    );
    drafting.press('card:a', 0);
    expect(drafting.standing('space:2', 0)).toBe('dimmed');
    drafting.press('space:2', 0);
    expect(session.askWhy).toHaveBeenLastCalledWith('space:2', ['card:a']);
    expect(drafting.held).toEqual(['card:a']);
  });

  it('picks one more of a thing that stands for several, and takes one back when there is no more', () => {
    const army = pick('site:x', 'site:x');
    session.draft = draft([army], [army]);
    expect(drafting.standing('site:x', EVERY)).toBe('offered');
    drafting.press('site:x', EVERY);
    expect(session.changeDraft).toHaveBeenLastCalledWith([], ['site:x']);
    session.draft = draft([army, army], []);
    expect(drafting.standing('site:x', EVERY)).toBe('picked');
    drafting.press('site:x', EVERY);
    expect(session.changeDraft).toHaveBeenLastCalledWith(['site:x'], []);
  });
});
