"""The contract of peeking: no row of choices, no draft and no question "why not?" tells what a reveal will bring.

Every question is put twice: in the game, and in a world that differs from it only in what the seat cannot know.
"""

import random
from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice, takewhile
from typing import NamedTuple, TypeVar

import msgspec
import pytest
from tests.contract.test_drafts import drafts_of, some_set
from tests.support.cases import Case, every_case, every_case_in_every_style
from tests.support.players import Player
from tests.support.wishes import wishes_of

from wartable.engine.agenda import Game
from wartable.engine.decision import Refusal
from wartable.matches.match import Match, Snapshot
from wartable.server.stored import Charter, Entry, EntryKind
from wartable.server.story import Act, Story
from wartable.server.trouble import Trouble

World = TypeVar("World")
KINDS: tuple[EntryKind, ...] = ("choice", "redo")
SEED = 71
MOST_REVEALS = 40
MOST_WISHES = 6
DRAFTS_APART = 3  # every third of them is looked at
MOST_THINGS = 25
WORLDS = 2


class Reveal(NamedTuple):
    """A moment, the seat that is asked, and a row of its choices whose last one reveals something."""

    match: Match
    seat: int
    keys: list[str]


def reveals_of(case: Case, style: str) -> list[Reveal]:
    """The reveals of a whole game, evenly spread, each seen from the chooser's first choice after the last mark."""
    found = list(all_reveals(case, style))
    assert found, "nothing is ever revealed"
    return found[:: -(-len(found) // MOST_REVEALS)]


def all_reveals(case: Case, style: str) -> Iterator[Reveal]:
    match, player = case.new_match(SEED), Player(case.title, style, SEED)
    row: list[tuple[Match, int, str]] = []
    while not match.over:
        decision = match.game.decisions()[0]
        row.append((match, int(decision.seat), case.title.key(player.choose(decision))))
        match = match.copy()
        match.choose(*row[-1][1:])
        if match.marks[-1] == len(match.choices):
            yield seen_from_its_start(row)
            row = []


def seen_from_its_start(row: list[tuple[Match, int, str]]) -> Reveal:
    seat = row[-1][1]
    own = [*takewhile(lambda one: one[1] == seat, reversed(row))]
    return Reveal(own[-1][0], seat, [key for _, _, key in reversed(own)])


def standing_on(match: Match, game: Game) -> Match:
    """The match as it would be if the game were another one; nothing that it does leads back to its own."""
    other = match.copy()
    other.game = game
    other.game.events = other.events
    other._snapshot = Snapshot(other)
    return other


def worlds_of(case: Case, match: Match, seat: int) -> list[Match]:
    """The match itself, and what it could be as well for all that the seat knows."""
    games = [match.game.copy(), *(case.title.imagine(match.game, seat, 300 + number) for number in range(WORLDS))]
    return [standing_on(match, game) for game in games]


def answer_to(question: Callable[[], object]) -> bytes:
    """What somebody who asks learns, down to the facts from which the sentence is made."""
    try:
        return msgspec.json.encode(question())
    except Refusal as refusal:
        return told(refusal)
    except Trouble as trouble:
        return msgspec.json.encode(trouble.problem)


def told(refusal: Refusal) -> bytes:
    parts = (type(refusal).__name__, refusal.rule, refusal.name, refusal.facts, refusal.part, refusal.sentence)
    return msgspec.json.encode(parts)


def same_in_all(worlds: list[World], ask: Callable[[World], object]) -> bytes:
    """The one answer to a question that is put in several worlds."""
    answers = {answer_to(partial(ask, world)) for world in worlds}
    assert len(answers) == 1, answers
    return answers.pop()


def wishes_after(case: Case, reveal: Reveal) -> list[str]:
    """What could be wished for after the reveal: as it really is, as it could have been, and nonsense."""
    worlds = worlds_of(case, reveal.match, reveal.seat)
    for world in worlds:
        assert world.follow([(reveal.seat, key) for key in reveal.keys]) is None, "what is offered tells a secret"
    keys = [case.title.key(one) for world in worlds for asked in world.game.decisions() for one in asked.options]
    return [*random.Random(len(reveal.keys)).sample(keys, min(MOST_WISHES, len(keys))), "zzz"]


def story_of(case: Case, match: Match) -> Story:
    """The match as the server keeps it."""
    seats = ["random"] * case.players
    charter = Charter("a" * 12, case.title.name, case.title.rules_version, case.players, match.options, SEED, seats, "")
    story = Story(case.title, charter)
    story.match, story.acts, story.seen_by = match, [0] * len(match.choices), [None] * len(match.choices)
    return story


@every_case_in_every_style
def test_a_row_of_choices_tells_nothing_of_what_comes_after_a_reveal(case: Case, style: str) -> None:
    """Given a choice that reveals something, when more keys follow it, then the refusal is the same for all of them.

    So it is in every world that the seat thinks possible, and nothing has changed.
    """
    for reveal in reveals_of(case, style):
        worlds = worlds_of(case, reveal.match, reveal.seat)
        before = case.seen_by_all(reveal.match.game)
        told = set()
        for wish in wishes_after(case, reveal):
            for more in ([wish], [wish, "zzz"]):
                told.add(same_in_all(worlds, partial(choose_in_a_row, seat=reveal.seat, keys=[*reveal.keys, *more])))
        assert len(told) == 1 and b'"revealed"' in told.pop()
        assert case.seen_by_all(worlds[0].game) == before


def choose_in_a_row(world: Match, seat: int, keys: list[str]) -> None:
    world.choose_all(seat, keys)
    pytest.fail("a row of choices goes past a reveal")


@every_case_in_every_style
def test_the_server_tells_nothing_of_what_comes_after_a_reveal(case: Case, style: str) -> None:
    """Given the same rows as a person's choice, or as one to be made again, then the server's answer is the same."""
    for reveal in reveals_of(case, style):
        stories = [story_of(case, world) for world in worlds_of(case, reveal.match, reveal.seat)]
        for wish in wishes_after(case, reveal):
            keys = [*reveal.keys, wish]
            for story in stories:
                story.undone = [Act(reveal.seat, keys)]
            for kind in KINDS:
                entry = Entry(1, kind, reveal.seat, keys, "m")
                same_in_all(stories, partial(enter, entry=entry))


def enter(story: Story, entry: Entry) -> None:
    story.after(entry)
    pytest.fail("a row of choices goes past a reveal")


@every_case_in_every_style
def test_a_row_that_stops_before_its_reveal_ends_the_same_whatever_is_hidden(case: Case, style: str) -> None:
    """Given a row without the choice that reveals, then it is taken, or refused at the same place, in every world."""
    for reveal in reveals_of(case, style):
        worlds = worlds_of(case, reveal.match, reveal.seat)
        first = reveal.keys[:-1]
        for keys in (first, [*first, "zzz"]):
            same_in_all(worlds, partial(seen_after, case=case, seat=reveal.seat, keys=keys))


def seen_after(world: Match, case: Case, seat: int, keys: list[str]) -> str:
    other = world.copy()
    other.choose_all(seat, keys)
    return case.seen(other.game, seat).decode()


@every_case_in_every_style
def test_why_not_tells_nothing_that_is_hidden(case: Case, style: str) -> None:
    """Given anything that can be asked for in the whole game, then the reason why not is the same in every world."""
    wishes = wishes_of(case, style, SEED)
    for number, reveal in enumerate(reveals_of(case, style)):
        worlds = worlds_of(case, reveal.match, reveal.seat)
        some = random.Random(number).sample(wishes, min(MOST_THINGS, len(wishes)))
        for wish in {*some, *wishes_after(case, reveal)}:
            same_in_all(worlds, partial(why_not, seat=reveal.seat, wish=wish))


def why_not(world: Match, seat: int, wish: str) -> None:
    raise world.title.why_not(world.game, seat, wish)


@every_case
def test_a_draft_is_refused_the_same_whatever_is_hidden(case: Case) -> None:
    """Given picks that are too few, too many or never offered, and things that are held, then each answer is equal."""
    wishes = wishes_of(case, "random", SEED)
    for number, (match, decision) in islice(enumerate(drafts_of(case, "random")), 0, None, DRAFTS_APART):
        seat, chance = int(decision.seat), random.Random(number)
        worlds = worlds_of(case, match, seat)
        picks, after = some_set(case, match, decision, number)
        beyond = [case.title.key(one) for asked in after.game.decisions() for one in asked.options]
        for wish in {*chance.sample(wishes, 3), *chance.sample(beyond, min(3, len(beyond)))}:
            for tried in ([*picks, wish], [*picks[:-1], wish], [wish]):
                same_in_all(worlds, partial(drafted, seat=seat, picks=tried))
        same_in_all(worlds, partial(carried_out, case=case, seat=seat, picks=picks))


def drafted(world: Match, seat: int, picks: list[str]) -> list[bytes]:
    """Why a pick cannot be added to others, nor by pressing one after the other, and what makes the set of them."""
    *held, pick = picks
    draft = world.draft(seat, held)
    assert draft is not None
    reasons = (draft.why_not(world.game, pick), draft.why_not_there(world.game, picks))
    return [*(told(one) for one in reasons), answer_to(partial(world.keys_of_set, seat, picks))]


def carried_out(world: Match, case: Case, seat: int, picks: list[str]) -> str:
    """What the seat sees when its set is carried out, unless something is revealed: that it may learn."""
    other = world.copy()
    other.choose_set(seat, picks)
    return "revealed" if other.marks[-1] > len(world.choices) else case.seen(other.game, seat).decode()
