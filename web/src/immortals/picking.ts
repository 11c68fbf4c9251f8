// The decisions of Immortals that take several picks: a plan, and armies that come out of limbo.
import type { Moment } from '../session/types';
import type { CardIndex } from '../table/game';
import { type CanonicalOrder, canonicalKeys, type Picking } from '../table/picks';
import { say } from '../words';
import { planning } from './plan';
import { viewOf } from './view';

const IN_ORDER = ['reinforce', 'transition_site'];

export function picking(moment: Moment, cards: CardIndex): Picking | null {
  return planning(moment, cards) ?? sending(moment);
}

/** D07, D21: armies go to sites in any order, several to one site; reinforcements may be fewer than allowed. */
function sending(moment: Moment): Picking | null {
  const { decision } = moment;
  const number = viewOf(moment).to_place;
  if (!decision || !IN_ORDER.includes(decision.question) || !number) return null;
  const order = decision.options.flatMap(({ touches }) => touches);
  const candidates = new Map(order.map((site) => [site, number]));
  const mayStop = decision.question === 'reinforce';
  const by: CanonicalOrder = {
    order,
    candidates,
    completable: () => true,
    stop: (picked) => (mayStop && picked.length < number ? 'done' : null),
    key: (site) => site,
  };
  return {
    candidates,
    totals: (picked) => [{ what: 'army', label: say('immortals.sent'), have: picked.length, need: number }],
    ready: (picked) => mayStop || picked.length === number,
    full: (picked) => picked.length >= number,
    keys: (picked) => canonicalKeys(by, picked),
    suggestions: [],
    press: (picked, thing) => (picked.length < number ? [...picked, thing] : picked.filter((one) => one !== thing)),
    standing: (picked, thing) => {
      if (picked.includes(thing)) return 'picked';
      if (!thing.startsWith('site:')) return 'quiet';
      return candidates.has(thing) && picked.length < number ? 'offered' : 'dimmed';
    },
    whyNot: (picked) =>
      picked.length >= number
        ? { text: say('immortals.why.all_sent'), rule: decision.rule }
        : { text: say('immortals.why.own_site'), rule: decision.rule },
  };
}
