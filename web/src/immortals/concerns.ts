// Which events of Immortals a player is told of where they sit.
import type { Concerns } from '../table/tidings.svelte';

export const CONCERNS: Concerns = {
  everybody: ['level', 'won_tie', 'shared_win'],
  seat: {
    scored: 'seat',
    attacked: 'victim',
    lost_armies: 'seat',
    took_region_card: 'from',
    lost_action: 'seat',
    take_over_failed: 'seat',
    no_reinforcements: 'seat',
    nothing_to_draw: 'seat',
  },
};
