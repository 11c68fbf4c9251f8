"""What bots know about playing Dragon Valley."""
