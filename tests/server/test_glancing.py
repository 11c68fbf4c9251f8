"""What shines: what makes sense at a glance is told apart from what is merely possible, in every game, from what the
seat knows."""

from collections.abc import Iterator
from itertools import islice

import pytest
from tests.contract.test_peeking import standing_on

from wartable.bots.habitual import HabitualBot
from wartable.bots.levels import judge_of
from wartable.engine.window import Window
from wartable.immortals.table import Immortals
from wartable.matches.match import Match, Question
from wartable.server.glancing import Glance
from wartable.titles import TITLES, title

Options = dict[str, bool | int | str]
Glow = dict[str, bool]
GAMES: list[tuple[str, Options]] = [(game, {}) for game in TITLES] + [("shadow_kingdoms", {"riftlands": True})]
every_game = pytest.mark.parametrize(("game", "options"), GAMES, ids=[*TITLES, "riftlands"])
EVERY, MOST = 5, 40


def questions(game: str, options: Options) -> Iterator[tuple[Match, Question]]:
    """Every fifth question that is glanced at, in a game of bots by habit."""
    match = Match(title(game), 3, 11, options)
    judge, glanced = judge_of(match.title), 0
    bots = [HabitualBot(seat, judge) for seat in range(3)]
    while not match.over:
        question = min(match.decisions(), key=lambda one: one.seat)
        window = Window(match.title, match.game, question.seat)
        glanced += judge.glances(window.decision)
        if judge.glances(window.decision) and glanced % EVERY == 0:
            yield match, question
        match.choose(question.seat, match.title.key(bots[question.seat].choose(window)))


def glow_of(match: Match, seat: int) -> Glow:
    """What could be chosen or picked, and whether it shines."""
    question = next(one for one in match.decisions() if one.seat == seat)
    glance, draft = Glance(match), match.draft(seat, [])
    if draft is None:
        return {one.key: not minor for one, minor in zip(question.options, glance.minor(question), strict=True)}
    return {pick: not glance.is_minor(draft.offers[pick]) for pick in draft.additions()}


@every_game
def test_some_shine_and_others_do_not(game: str, options: Options) -> None:
    """Given the questions of a game, then between a fifth and nine tenths of all that is possible shines."""
    glows = [glow_of(match, question.seat) for match, question in islice(questions(game, options), MOST)]
    shining = [shines for glow in glows for shines in glow.values()]
    assert len(glows) > 10
    assert 0.2 < sum(shining) / len(shining) < 0.9
    assert sum(any(glow.values()) for glow in glows) > 0.9 * len(glows)


@every_game
def test_what_shines_gives_no_secret_away(game: str, options: Options) -> None:
    """Given worlds in which only what the seat cannot know is different, then the same things shine."""
    for number, (match, question) in enumerate(islice(questions(game, options), MOST // 3)):
        world = match.title.imagine(match.game, question.seat, 500 + number)
        assert glow_of(standing_on(match, world), question.seat) == glow_of(match, question.seat)


def test_a_card_of_a_plan_shines_on_either_of_two_like_spaces() -> None:
    """Given a plan in Immortals, then a card shines on both spaces that are alike, or on neither."""
    match = next(match for match, question in questions("immortals", {}) if question.question == "plan")
    seat = match.decisions()[0].seat
    game = match.game
    assert isinstance(game, Immortals)
    board = game.players[seat].board
    glow = glow_of(match, seat)
    for space in board.spaces:
        for pick, shines in glow.items():
            laid_on, _, card = pick.partition(":")
            twin = f"{board.spaces[space.twin].id}:{card}"
            if laid_on == space.id and twin in glow:
                assert glow[twin] == shines, (pick, twin)
