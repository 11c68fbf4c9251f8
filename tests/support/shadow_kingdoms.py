"""Positions of Shadow Kingdoms of Valeria, as a rulebook example wants them, and the hand that plays on them.

How cards, dice and boards are written stands where they are laid, in `shadow_kingdoms_laying`.
"""

from collections.abc import Sequence
from typing import Any

from tests.support.playing import asked, offered, offered_as, play, told  # noqa: F401  its tests import them from here
from tests.support.shadow_kingdoms_laying import (  # noqa: F401  tests import them from here
    AMBUSH_2,
    AVERY,
    CLASH_2,
    CLASH_3,
    FITTING,
    FOUR,
    HARD_LINE,
    SHRINES,
    SIEGE_2,
    TYPE_PLANS,
    Board,
    free_rows,
    give_overlay,
    lay_awards,
    lay_board,
    lay_champions,
    lay_dice,
    lay_plans,
    lay_relics,
    line_with,
)

from wartable.engine.agenda import Step
from wartable.engine.chance import chance_from
from wartable.matches.match import Match
from wartable.shadow_kingdoms.champions import GainChampion
from wartable.shadow_kingdoms.components import CHAMPIONS, champion_number
from wartable.shadow_kingdoms.effects import CHAMPION_TYPE_IDS, SHRINE_IDS
from wartable.shadow_kingdoms.table import ShadowKingdoms
from wartable.shadow_kingdoms.title import TITLE
from wartable.shadow_kingdoms.turn import MoveWarden, PassTurn, TakeTurn
from wartable.shadow_kingdoms.view import PlayerView, ShadowKingdomsView

SEED = 1
BASE = TITLE.settings(1, {})


def given(
    *,
    you: Board | None = None,
    rivals: Sequence[Board] = (),
    players: int = 2,
    riftlands: bool = False,
    shrines: dict[str, str] | None = None,
    bag_is_empty: bool = False,
    line: str = HARD_LINE,
    plan_top: str = "",
    no_plan_deck: bool = False,
    rows: dict[str, str] | None = None,
    tops: dict[str, str] | None = None,
    no_champion_decks: bool = False,
    awards: str = "",
    claims: Sequence[Sequence[int]] = (),
    relics: str = "",
    gems: int | None = None,
    adversary: str = "gem",
    first_player: int = 0,
    seat: int = 0,
    round_number: int = 1,
    step: Step[Any] | None = None,
    turn: bool = False,
) -> Match:
    """A game in which the seat is about to move its Warden; with `turn` its turn begins, with `step` that happens."""
    game = TITLE.new(
        players, chance_from(SEED), TITLE.settings(players, {"riftlands": riftlands, "colours": "by_seat"})
    )
    game.agenda.clear()
    boards = [you or Board(), *rivals, *[Board() for _ in range(players)]][:players]
    lay_awards(game, awards, claims)
    for owner, board in enumerate(boards):
        lay_board(game, owner, board)
    lay_dice(game, {**SHRINES, **(shrines or {})}, bag_is_empty)
    lay_plans(game, line, plan_top, no_plan_deck)
    lay_champions(game, {**free_rows(game), **(rows or {})}, tops or {}, no_champion_decks)
    if riftlands:
        lay_relics(game, boards, relics)
    held = sum(player.gems for player in game.players)
    game.gems = game.count.gems - held if gems is None else gems
    game.first_player = game.active = first_player
    if players == 1:
        game.adversary.place, game.adversary.troop = SHRINE_IDS.index(adversary), 4
        deck, number = game.plan_deck.cards, round_number // 5  # plans that it has completed on its way
        game.adversary.plans, game.plan_deck.cards = deck[len(deck) - number :], deck[: len(deck) - number]
    return started(game, seat, round_number, step, turn)


def started(game: ShadowKingdoms, seat: int, number: int, step: Step[Any] | None, turn: bool) -> Match:
    game.active, game.round = seat, number
    for owner, player in enumerate(game.players):
        has_had = (owner - game.first_player) % game.seats < (seat - game.first_player) % game.seats
        player.turns = number if has_had or (owner == seat and not turn) else number - 1
    match = Match(
        TITLE, int(game.seats), SEED, {"riftlands": game.edition is not TITLE.new(1, chance_from(1), BASE).edition}
    )
    match.events.clear()
    match.game, game.events = game, match.events
    if turn:
        game.then(TakeTurn(seat))
    else:
        game.do(step or MoveWarden(seat), PassTurn(seat))
    game.run()
    assert TITLE.broken_invariants(game) == []
    return match


# --- playing


def end_turn(match: Match) -> Match:
    """Decline and do what is asked for until the turn is over."""
    seat, number = match.game.active, match.game.round
    while not match.over and (match.game.active, match.game.round) == (seat, number):
        keys = offered(match)
        play(match, next((key for key in ("done", "pass") if key in keys), keys[0]))
    return match


def in_camp(you: Board, **position: object) -> Match:
    """The player has moved to Camp."""
    you.place = "gem" if you.place == "camp" else you.place
    return play(given(you=you, **position), "go:camp")  # type: ignore[arg-type]


def can_go(you: Board, **position: object) -> bool:
    you.place = "gem"
    return "go:camp" in offered(given(you=you, **position))  # type: ignore[arg-type]


def gained(card: str, **board: object) -> Match:
    """The player gains this card; Gold and Magic are 0 unless said otherwise."""
    board.setdefault("gold", 0)
    board.setdefault("magic", 0)
    kind = CHAMPIONS[champion_number(card)].type
    name = ("instant", "ongoing", "endgame")[kind]
    others = [one.id for one in CHAMPIONS if one.type == kind and one.id not in str(board) and one.id != card]
    rows = {name: " ".join([card, *others[:2]])}
    return given(you=Board(**board), rows=rows, step=GainChampion(0, 3 * kind))  # type: ignore[arg-type]


# --- looking


def table(match: Match, seat: int | None = None) -> ShadowKingdomsView:
    """The table as anybody sees it."""
    view = match.view(seat)
    assert isinstance(view, ShadowKingdomsView)
    return view


def player(match: Match, seat: int = 0) -> PlayerView:
    return table(match).players[seat]


def means(match: Match, seat: int = 0) -> tuple[int, int, int]:
    """Gold, Magic and Influence."""
    one = player(match, seat)
    return one.gold, one.magic, one.influence


def shrine(match: Match, name: str) -> list[str]:
    return table(match).shrines[SHRINE_IDS.index(name)].dice


def line(match: Match) -> list[str | None]:
    """The plans from the 1-Gold space upwards."""
    return [space.plan for space in reversed(table(match).line)]


def row(match: Match, kind: str) -> list[str | None]:
    return table(match).rows[CHAMPION_TYPE_IDS.index(kind)].slots
