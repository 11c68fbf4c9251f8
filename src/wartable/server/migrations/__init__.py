"""Migrations: how the database came to its present shape, one file for each step."""
