"""What bots know about playing Shadow Kingdoms of Valeria, with and without Riftlands."""
