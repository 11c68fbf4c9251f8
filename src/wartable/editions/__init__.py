"""Editions: component data other than the printed, entered by an owner of a game or tried by a designer."""
