"""Failures: how a database says that something was not written, or could not be read."""


class Conflict(Exception):
    """The rows exist already: somebody else was quicker. Nothing was written."""


class NotSaved(Exception):
    """The database could not be written."""


class NotRead(Exception):
    """The database could not be reached."""
