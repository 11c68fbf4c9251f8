"""Search: two ways of comparing options in imagined worlds, and the plans that say how a level does it."""
