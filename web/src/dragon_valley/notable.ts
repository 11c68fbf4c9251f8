// Which events of Dragon Valley their player should not overlook; battles and points of an advance rise from their spaces.
import type { Happening } from '../session/types';

const FOR_EVERYBODY = ['last_round', 'sapped', 'tie', 'tie_break', 'tie_shared'];
const OF_A_SEAT = ['building_destroyed', 'laid_off', 'nothing_to_do'];
const POINTS_APART = ['crown', 'taken_siege', 'rebellion', 'prisoners']; // those that no battle brings

export const isNotable = ({ name, facts }: Happening, you: number): boolean =>
  FOR_EVERYBODY.includes(name) ||
  (OF_A_SEAT.includes(name) && facts.seat === you) ||
  (name === 'scored' && facts.seat === you && POINTS_APART.includes(String(facts.reason))) ||
  (name === 'exchanged' && facts.other === you);
