"""Turning points: where chances changed most, and by what."""

from wartable.bots.review import DescribedOption, GameReview, JudgedChoice
from wartable.bots.turning import turns_of

CHOICES = 60
OPTION = DescribedOption("draw", {}, [])


def told(chances: list[float], costly: int | None = None, lucky: int | None = None) -> GameReview:
    """A game of two in which the seats choose by turns, with the chances of the first."""
    choices = [
        JudgedChoice(
            choice=number,
            seat=number % 2,
            taken="draw",
            better="refresh" if number == costly else None,
            cost=0.2 if number == costly else 0.0,
            prospects=[chance, 1 - chance],
            luck=[-0.3, 0.3] if number == lucky else [0.0, 0.0],
            options=[OPTION, OPTION] if number == costly else [],
        )
        for number, chance in enumerate(chances, 1)
    ]
    return GameReview("quests", 2, [0.5, 0.5], choices, [], [0, 0], [0, 0])


FALLS_AT_20 = [0.5] * 19 + [0.1] * (CHOICES - 19)


def test_a_costly_choice_is_told_as_the_cause() -> None:
    """given chances that fall with a costly choice of the seat / then the game turned by it"""
    (turn,) = turns_of(told(FALLS_AT_20, costly=20))
    assert (turn.kind, turn.choice, turn.swing) == ("choice", 20, 0.4)


def test_chance_is_told_as_the_cause() -> None:
    (turn,) = turns_of(told(FALLS_AT_20, lucky=20))
    assert (turn.kind, turn.choice) == ("luck", 20)


def test_luck_that_helped_is_no_cause_of_a_fall() -> None:
    """given a fall of one seat, and luck of the other way in the same round / then it is told as play"""
    found = told([1 - one for one in FALLS_AT_20], lucky=20)
    assert [turn.kind for turn in turns_of(found)] == ["play"]
    assert turns_of(found)[0].choice == 20


def test_three_turns_at_most_in_the_order_of_the_game_and_none_in_a_quiet_one() -> None:
    zigzag = [0.2 if number // 10 % 2 else 0.8 for number in range(CHOICES)]
    places = [turn.choice for turn in turns_of(told(zigzag))]
    assert len(places) == 3
    assert places == sorted(places)
    assert turns_of(told([0.5] * CHOICES)) == []
