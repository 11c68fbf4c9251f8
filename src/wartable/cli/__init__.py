"""The command line: one module per command. What goes wrong is reported in a sentence, without a traceback."""

import os
import sys
from collections.abc import Mapping, Sequence

from wartable.cli.unusable import Unusable
from wartable.editions.agreeing import fitting
from wartable.editions.chosen import choose_edition
from wartable.engine.contract import ENGLISH
from wartable.engine.decision import Refusal
from wartable.words import speak
from wartable.words.catalogue import languages

WRONG_USE = 2
NOT_NOW = 75  # EX_TEMPFAIL of sysexits.h: a service manager should try again
INTERRUPTED = 130
EDITION = "--edition"
PLACES = ("LC_ALL", "LC_MESSAGES", "LANG")  # where an environment names its language, by precedence


def main(arguments: list[str] | None = None) -> None:
    """Run a command and exit: 0 for success, 1 for a bad result, 2 for what cannot be done, 75 if only now."""
    speak(language_of(os.environ))
    try:
        choose_editions(sys.argv[1:] if arguments is None else arguments)
        with fitting():
            from wartable.cli.app import app

        app(arguments, prog_name="wartable")
    except Refusal as refusal:
        complain(refusal.sentence)
    except Unusable as unusable:
        complain(str(unusable), NOT_NOW if unusable.may_pass else WRONG_USE)
    except OSError as error:
        complain(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)


def choose_editions(arguments: Sequence[str]) -> None:
    """Before any game is loaded, which the commands do: an edition cannot be chosen later."""
    for place, argument in enumerate(arguments):
        if argument == EDITION and place + 1 < len(arguments):
            choose_edition(arguments[place + 1])
        elif argument.startswith(f"{EDITION}="):
            choose_edition(argument.partition("=")[2])


def language_of(environment: Mapping[str, str]) -> str:
    """The language that the environment names, where there are words in it."""
    named = next((environment[name] for name in PLACES if environment.get(name)), "")
    language = named.partition(".")[0].partition("_")[0]
    return language if language in languages() else ENGLISH


def complain(sentence: str, status: int = WRONG_USE) -> None:
    print(f"wartable: {sentence}", file=sys.stderr)
    sys.exit(status)
