// Which events of Dragon Valley a player is told of where they sit.
import type { Concerns } from '../table/tidings.svelte';

export const CONCERNS: Concerns = {
  everybody: ['last_round', 'tie', 'tie_break', 'tie_shared', 'sapped'],
  seat: {
    scored: 'seat',
    friend_destroyed: 'seat',
    building_destroyed: 'seat',
    exchanged: 'other',
    laid_off: 'seat',
    nothing_to_do: 'seat',
    nothing_left: 'seat',
  },
};
