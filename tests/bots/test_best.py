"""Best: the one helper that looks for the highest worth."""

from wartable.bots.best import Best, TwoBest, Worthwhile, better_of


def test_of_equals_the_first_is_kept() -> None:
    best = Best(7, 0)
    for choice, worth in ((1, 3), (2, 5), (3, 5)):
        best.offer(choice, worth)
    assert (best.choice, best.worth) == (2, 5)


def test_what_beats_nothing_is_not_chosen() -> None:
    best = Best(7, 3)
    best.offer(1, 3)
    assert (best.choice, best.worth) == (7, 3)


def test_the_two_highest_values_are_kept_in_any_order() -> None:
    for values in ([1, 2, 3], [3, 2, 1], [2, 3, 1]):
        best = TwoBest(-10)
        for value in values:
            best.offer(value)
        assert (best.first, best.second) == (3, 2)


def test_without_a_second_value_the_least_stands_for_it() -> None:
    best = TwoBest(-10)
    best.offer(4)
    assert (best.first, best.second) == (4, -10)


def test_the_better_of_two_is_the_one_worth_more() -> None:
    poor, good, rival = Worthwhile(1), Worthwhile(2), Worthwhile(2)
    assert better_of(poor, good) is better_of(good, poor) is good
    assert better_of(good, rival) is good, "of equals the one that is kept"
