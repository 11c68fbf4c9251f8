"""The engine: an agenda of immutable steps, decisions, chance, records. It knows no game."""
