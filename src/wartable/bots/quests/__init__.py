"""What bots know about playing Quests of Valeria."""
