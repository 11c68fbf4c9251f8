// Which events of Immortals their player should not overlook, beside attacks; scoring has a panel of its own.
import type { Happening } from '../session/types';

const FOR_EVERYBODY = ['level', 'won_tie', 'shared_win'];
const OF_A_SEAT = ['lost_action', 'take_over_failed', 'no_reinforcements', 'nothing_to_draw'];

export const isNotable = ({ name, facts }: Happening, you: number): boolean =>
  FOR_EVERYBODY.includes(name) ||
  (OF_A_SEAT.includes(name) && facts.seat === you) ||
  (name === 'took_region_card' && facts.from === you);
