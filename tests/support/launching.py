"""Starts a real server for tests: `python -m tests.support.launching DATA [PAUSE] [wide|usual|FILE] [shaken]`.

With `--fork NUMBER` it starts one after the other, as `forking.py` wishes.

Where WARTABLE_DATABASE names a database, that is used.

FILE is a configuration file.

Where it is shaken, the cubes inside the tower of Immortals come to lie elsewhere whenever planning begins.

This module imports nothing of its own: every worker of a server, which runs it again, starts far sooner for that.
"""

import sys

if __name__ == "__main__":
    from tests.support.serving import serve_as

    words = sys.argv[1:]
    if words[0] == "--fork":
        from tests.support.forking import await_birth

        words = await_birth(int(words[1]))
    serve_as(words)
