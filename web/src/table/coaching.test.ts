import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CardFace, Moment } from '../session/types';
import { knows, learnGame, say } from '../words';
import { coachText, linesFor } from './coaching';
import { type GameModule, loadGame } from './game';

const GAMES = ['quests', 'shadow_kingdoms', 'immortals', 'dragon_valley'];
const NEW_KINDS: Record<string, string[]> = {
  quests: ['card_citizen', 'card_quest', 'card_guild_master'],
  shadow_kingdoms: ['card_plan_siege', 'card_champion_instant', 'card_award', 'card_relic'],
  immortals: ['card_card_magic', 'card_card_blank', 'card_card_light'],
  dragon_valley: ['card_card_optional', 'card_building_defensive', 'card_building_underground'],
};
const HANDS = { isTouch: false, isWide: true };

function questionsOf(game: string): string[] {
  const text = readFileSync(`../src/wartable/words/every_language/${game}.toml`, 'utf8');
  return Object.keys(parse(text).rules as object);
}

function asked(game: string, question: string, touches: string[] = [], kind = 'bot'): Moment {
  const seats = [
    { seat: 0, kind: 'person' },
    { seat: 1, kind },
  ];
  const decision = { question, seat: 0, options: [{ key: 'pass', touches }] };
  const view = { actions: [], baronies: [], players: [], end_triggered: false, battle: null };
  return { table: { game, seats, you: 0 }, decision, asked: [], view } as unknown as Moment;
}

describe.each(GAMES)('the coach of %s', (name) => {
  let game: GameModule;
  beforeAll(async () => {
    game = await loadGame(name);
    await learnGame(name);
  });

  it('has a line for every question', () => {
    const silent = questionsOf(name).filter((question) => !linesFor(asked(name, question), game, new Map()).length);
    expect(silent).toEqual([]);
  });

  it('has a line for every kind of card', () => {
    expect(NEW_KINDS[name]?.filter((kind) => !knows(`coach.${name}.${kind}`))).toEqual([]);
  });
});

describe('what the coach says', () => {
  it('is about a card of a kind that is new, after the question itself', async () => {
    const game = await loadGame('shadow_kingdoms');
    const card = { id: 'oracle', sort: 'champion', kind: 'ongoing' } as CardFace;
    const lines = linesFor(
      asked('shadow_kingdoms', 'champion_pick', ['champion:oracle']),
      game,
      new Map([['oracle', card]]),
    );
    expect(lines).toEqual(['shadow_kingdoms.champion_pick', 'shadow_kingdoms.card_champion_ongoing']);
  });

  it('is one sentence, and more for those who want it', () => {
    const { line, more } = coachText('quests.paying', asked('quests', 'pay_hire'), HANDS);
    expect(line).toMatch(/^Click the cards[^.]*\.$/);
    expect(more).toMatch(/^What is on them/);
  });

  it('says tap where there is no mouse', () => {
    expect(coachText('quests.paying', asked('quests', 'pay_hire'), { ...HANDS, isTouch: true }).line).toMatch(/^Tap/);
  });

  it('does not speak of bots or of a side that are not there', () => {
    const waiting = (moment: Moment, isWide: boolean) => coachText('quests.waiting', moment, { ...HANDS, isWide }).more;
    expect(waiting(asked('quests', 'main'), true)).toContain(say('coach.hurry'));
    expect(waiting(asked('quests', 'main', [], 'person'), true)).not.toMatch(/bot/);
    expect(waiting(asked('quests', 'main', [], 'person'), false)).not.toMatch(/side/);
  });
});
