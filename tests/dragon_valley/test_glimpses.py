"""Glimpses: what everybody sees between the first and the last of many events."""

from tests.support.dragon_valley import barony, given, play

from wartable.dragon_valley.title import TITLE
from wartable.dragon_valley.view import GlimpseView
from wartable.engine.agenda import Game, Witness
from wartable.matches.match import Match


class Onlooker(Witness):
    """Remembers each glimpse with the name of its event."""

    def __init__(self) -> None:
        self.seen: list[tuple[str, GlimpseView]] = []

    def look(self, game: Game) -> None:
        glimpse = TITLE.glimpse(game)  # type: ignore[arg-type]
        if isinstance(glimpse, GlimpseView) and game.events:
            self.seen.append((game.events[-1].name, glimpse))


def watched(match: Match, *words: str) -> list[tuple[str, GlimpseView]]:
    onlooker = Onlooker()
    match.game.witness = onlooker
    play(match, *words)
    return onlooker.seen


def enemies_in(glimpse: GlimpseView) -> list[str]:
    return [f"{stack.place}.{stack.enemy}*{stack.count}" for stack in glimpse.enemies]


def test_a_glimpse_shows_the_barony_right_after_each_event() -> None:
    """DV-004: an Orc walks from space to space, and the points come with each of them."""
    match = given(at="turn advance", enemies=["a4.orc"], units=["a1.knight", "a1.knight"], scores=[9])
    seen = watched(match, "end_turn")
    walked = [enemies_in(glimpse) for name, glimpse in seen if name == "foes_moved"]
    assert walked == [["a5.orc*1"], ["a6.orc*1"]] and {glimpse.phase for _, glimpse in seen} == {"advance_enemies"}
    assert [glimpse.score for name, glimpse in seen if name == "scored"] == [8, 7]


def test_the_last_glimpse_is_what_the_view_shows() -> None:
    """DV-004, DV-263: a Knight beats the Rams that enter, or falls; what is left is what everybody sees."""
    match = given(at="turn advance", enemies=["a1.battering_ram"], units=["a2.knight keep.archer"])
    seen = watched(match, "end_turn")
    last = [glimpse for _, glimpse in seen if glimpse.seat == 0][-1]
    now = barony(match)
    assert (last.score, last.units, last.enemies, last.buildings) == (now.score, now.units, now.enemies, now.buildings)
    assert any(name == "foes_destroyed" for name, _ in seen)


def test_copies_are_not_watched() -> None:
    """Given a witness, when a copy of the game is played, then nothing is seen."""
    match, onlooker = given(units=["a1.knight"]), Onlooker()
    match.game.witness = onlooker
    play(match.copy(), "move", "a1.knight", "a2")
    assert onlooker.seen == []
