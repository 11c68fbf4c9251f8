// What a card is called by a screen reader: everything that is printed on it.
import type { CardFace } from '../session/types';
import type { Scene } from '../table/scene.svelte';
import { say } from '../words';

export function citizenLabel(card: CardFace): string {
  return say('quests.label.citizen', {
    name: card.name,
    role: word(card.kind),
    gives: amounts(card.gives),
    text: card.text,
  });
}

/** A citizen whose power is spent. */
export function tileLabel(card: CardFace): string {
  return say('quests.label.tile', { name: card.name, role: word(card.kind), gives: amounts(card.gives) });
}

export function questLabel(card: CardFace): string {
  return say('quests.label.quest', {
    name: card.name,
    type: word(card.kind),
    points: card.points ?? 0,
    needs: amounts(card.needs),
    text: card.text,
  });
}

/** Whether the viewer may complete a quest now. */
export function isReady(scene: Scene, card: CardFace): boolean {
  return scene.decision?.options.some(({ key }) => key === `quest:${card.id}`) ?? false;
}

/** Which icons of a quest the viewer's guild brings, one sign each; null where nothing is said about that. */
export function broughtTo(scene: Scene, card: CardFace): string[] | null {
  return scene.remarks.get(`quest:${card.id}`)?.signs ?? null;
}

/** What is printed on a card beside its sentence. */
export function inWords(card: CardFace): string {
  if (card.sort === 'citizen')
    return say('quests.in_words.citizen', { role: word(card.kind), gives: amounts(card.gives) });
  if (card.sort === 'quest')
    return say('quests.in_words.quest', {
      type: word(card.kind),
      points: card.points ?? 0,
      needs: amounts(card.needs),
      text: card.text,
    });
  return '';
}

function amounts(list: CardFace['gives']): string {
  return list
    .map(({ what, amount }) =>
      amount === null
        ? say('quests.amount.equal', { what: word(what) })
        : say(`quests.amount.${what}`, { number: amount }),
    )
    .join(', ');
}

const word = (what: string) => say(`quests.word.${what}`);
