"""Bots: computer players. They see what a person in their seat would see, never the game itself."""
