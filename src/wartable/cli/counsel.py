"""A hint at the terminal: what the strongest level would do, knowing only what its seat knows, and why."""

from rich.text import Text

from wartable.bots.adviser import adviser_of
from wartable.bots.costs import advising_plan
from wartable.bots.hint import Suggestion, hint
from wartable.bots.levels import judge_of
from wartable.cli.telling import TerminalTeller
from wartable.engine.log import Fact
from wartable.engine.seed import Seed
from wartable.engine.window import Window
from wartable.lab.experiment import seed_of
from wartable.matches.match import Question
from wartable.words import say, word

MOST_REASONS = 3


def counsel(teller: TerminalTeller, question: Question, seed: Seed) -> Text:
    """The option by its number, and the reasons."""
    title = teller.match.title
    window = Window(title, teller.match.game, question.seat)
    thought = seed_of(seed, question.seat, "hint")
    found = hint(window, judge_of(title), advising_plan(title.name), thought, adviser_of(title))
    keys = [option.key for option in question.options]
    number = keys.index(title.key(found.option))
    facts: dict[str, Fact] = {"number": number + 1, "move": teller.option(question.options[number])}
    why = "".join(f"\n  {reason}" for reason in reasons(teller, found))
    return Text.assemble((say("cli", "sitting-hint", facts), "bold"), why)


def reasons(teller: TerminalTeller, found: Suggestion) -> list[str]:
    names = [f"rivals_{one.term}" if one.of_rivals else one.term for one in found.reasons[:MOST_REASONS]]
    return [teller.reason(name) for name in names] or [word("cli", "sitting-no_reason")]
