"""What looks promising in Immortals: which options a search compares with the habit, and in which order."""

from tests.support.immortals import given, play, reveal

from wartable.bots.immortals.attack import Sight
from wartable.bots.immortals.promise import most_promising_first, promise
from wartable.bots.levels import judge_of
from wartable.immortals.options import SOURCE, TURN
from wartable.immortals.title import TITLE
from wartable.matches.match import Match

OTHERS = [{"magic_1": "blank"}, {"magic_1": "blank"}]


def ranked(match: Match) -> list[str]:
    decision = match.game.decision
    assert decision is not None
    habit = judge_of(TITLE).habit(match.game, decision)
    return [TITLE.key(code) for code in most_promising_first(match.game, decision, habit)]


def test_every_option_is_ranked_once_and_the_habit_comes_first() -> None:
    match = given(
        armies=["treehome-light 8", "moonwell-light 1"],
        plans=[{"attack_1": "region_treehome", "extract_gold": "conflict_light_treehome"}, *OTHERS],
    )
    decision = match.game.decision
    assert decision is not None and decision.question == TURN
    found = ranked(match)
    assert sorted(found) == sorted(TITLE.key(code) for code in decision.options)
    assert found[0] == TITLE.key(judge_of(TITLE).habit(match.game, decision))


def test_passing_promises_less_than_a_card_that_brings_something() -> None:
    match = given(
        armies=["shore_lake-light 3", "moonwell-light 1"], plans=[{"extract_gold": "region_shore_lake"}, *OTHERS]
    )
    assert ranked(match).index("reveal:extract_gold:region_shore_lake") < ranked(match).index("pass")


def test_an_attack_promises_more_from_where_it_is_likely_to_win() -> None:
    """Given a strong and a weak army beside the same neighbour, then the strong one is the better source."""
    match = given(
        armies=["treehome-light 9, heartwood-light 2", "moonwell-light 2"],
        plans=[{"attack_1": "conflict_light_moonwell"}, *OTHERS],
    )
    play(reveal(match, "attack_1"), "perform")
    decision = match.game.decision
    assert decision is not None and decision.question == SOURCE
    promises = {
        TITLE.key(code): promise(Sight(match.game, decision.seat, 0), SOURCE, code) for code in decision.options
    }
    assert promises["from:treehome-light"] > promises["from:heartwood-light"]
