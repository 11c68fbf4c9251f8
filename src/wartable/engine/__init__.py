"""The engine: what rules are written with: an agenda of immutable steps, decisions, chance. It knows no game."""
