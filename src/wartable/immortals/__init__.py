"""Immortals: the game's components, rules and view."""
