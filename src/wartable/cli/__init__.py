"""The command line: one module per command. What goes wrong is reported in a sentence, without a traceback."""

import sys

from wartable.cli.unusable import Unusable
from wartable.engine.decision import Refusal

WRONG_USE = 2
INTERRUPTED = 130


def main(arguments: list[str] | None = None) -> None:
    """Run a command and exit: 0 for success, 1 for a bad result, 2 for what cannot be done at all."""
    from wartable.cli.app import app

    try:
        app(arguments, prog_name="wartable")
    except Refusal as refusal:
        complain(refusal.sentence)
    except Unusable as unusable:
        complain(str(unusable))
    except OSError as error:
        complain(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)


def complain(sentence: str) -> None:
    print(f"wartable: {sentence}", file=sys.stderr)
    sys.exit(WRONG_USE)
