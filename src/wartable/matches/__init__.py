"""Matches: a game as people play it, with its record, what can be taken back, and unfinished choices."""
