"""Shadow Kingdoms of Valeria for one to five players, with the expansion Riftlands as an option."""
