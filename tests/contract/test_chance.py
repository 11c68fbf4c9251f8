"""Chance in every game: what is dealt first tells nothing of what is dealt first under the next seeds."""

from collections import Counter
from collections.abc import Hashable, Iterator
from typing import Any

import msgspec
import pytest
from tests.support.evenness import FAR, strongest_dependence

from wartable.engine.chance import Chance, chance_from, sealed_from
from wartable.engine.contract import Title
from wartable.titles import TITLES

GAMES = 20_000
TRIED = 100  # games that show what chance decides
MOST_DRAWS = 16
RARE = 0.01  # values rarer than this are counted as one

Place = tuple[int | str, ...]

every_title = pytest.mark.parametrize("title", TITLES.values(), ids=list(TITLES))


def seen(title: Title[Any], chance: Chance) -> Any:
    """What the first seat sees of a game that has just been set up."""
    players = next(count for count in title.players if count > 1)
    game = title.new(players, chance, title.settings(players, {}))
    game.run()
    return msgspec.to_builtins(title.view(game, 0))


def places(view: Any, at: Place = ()) -> Iterator[Place]:
    """Where something stands that is neither a list nor a record."""
    if isinstance(view, dict | list | tuple):
        for name, part in view.items() if isinstance(view, dict) else enumerate(view):
            yield from places(part, (*at, name))
    else:
        yield at


def value(view: Any, place: Place) -> Hashable:
    for name in place:
        view = view[name]
    return view  # type: ignore[no-any-return]


def draws(title: Title[Any]) -> list[Place]:
    """Places that every view has and that differ from game to game."""
    views = [seen(title, chance_from(seed)) for seed in range(TRIED)]
    common = set(places(views[0])).intersection(*(set(places(view)) for view in views[1:]))
    found = sorted((one for one in common if len({value(view, one) for view in views}) > 1), key=str)
    return found[:: -(-len(found) // MOST_DRAWS)]


def without_rare(values: list[Hashable]) -> list[Hashable]:
    counts = Counter(values)
    return [one if counts[one] > RARE * len(values) else "rare" for one in values]


@pytest.mark.exhaustive
@every_title
def test_neighbouring_seeds_deal_unrelated_games(title: Title[Any]) -> None:
    """Given 20,000 games of neighbouring seeds, then no first draw tells anything of those one to eight seeds on."""
    chosen = draws(title)
    dealt = []
    for seed in range(GAMES):
        view = seen(title, chance_from(seed))
        dealt.append([value(view, place) for place in chosen])
    for place, values in zip(chosen, zip(*dealt, strict=True), strict=True):
        assert strongest_dependence(without_rare(list(values))) < FAR, place


@every_title
def test_a_sealed_game_is_dealt_by_its_secret(title: Title[Any]) -> None:
    """Given a secret, then it deals the same game again; another secret deals another one."""
    games = [seen(title, sealed_from(bytes([number] * 32))) for number in (0, 0, 1, 2, 3)]
    assert games[0] == games[1] and games[0] not in games[2:]
