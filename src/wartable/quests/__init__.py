"""Quests of Valeria, for one to five players."""
