"""What bots know about playing Immortals."""
