"""The engine, with which rules are written: an agenda of immutable steps, decisions, chance. It knows no game."""
