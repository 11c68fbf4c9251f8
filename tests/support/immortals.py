"""Positions of Immortals: a table laid as a rulebook example wants it, and the hand that plays on it.

Sites are written "treehome-light", cards by their ids. Everything by seat is listed by seat; what no argument names is
in its stack or out of the way: armies that are nowhere else lie in the personal supply, so that all cubes are there.
"""

from collections.abc import Mapping, Sequence
from typing import TypeVar

import pytest
from tests.support.playing import asked, play, told  # noqa: F401  its tests import them from here

from wartable.engine import chance as chance_module
from wartable.engine.chance import Chance, chance_from
from wartable.engine.log import bit
from wartable.immortals.components import (
    BOARDS,
    CARD_IDS,
    DARK_TRIBES,
    FIRST_CONFLICT,
    LIGHT_TRIBES,
    OUTER_GROUPS,
    REGION_IDS,
    SITE_IDS,
    SPACE_IDS,
)
from wartable.immortals.masks import members
from wartable.immortals.performance import BeginPerformance
from wartable.immortals.planning import BeginPlanning, begin_plan
from wartable.immortals.rounds import BeginRound, EndRound
from wartable.immortals.scoring import ScoreSeats
from wartable.immortals.setup import new_game
from wartable.immortals.table import IN_PERFORMANCE, IN_REINFORCEMENTS, Immortals, Player
from wartable.immortals.title import TITLE
from wartable.immortals.tower import GREEN, inside
from wartable.immortals.verbs import lay_card, place_armies
from wartable.immortals.view import ImmortalsView, PlayerView, SiteView
from wartable.matches.match import Match

T = TypeVar("T")
TRIBES = (
    ("wood_elves", "demons"),
    ("humans", "orcs"),
    ("dwarves", "necromancers"),
    ("amazons", "night_elves"),
    ("halflings", "trolls"),
)
SEED = 1
SEEDS = 4000
OUT_OF_LIMBO = 15  # armies that do not come from army groups: at home, in limbo, in the tower


needs_plain_chance = pytest.mark.skipif(
    not str(chance_module.__file__).endswith(".py"), reason="a compiled generator cannot be scripted"
)


class Scripted(Chance):
    """Chance that draws what the test says; it asserts that every draw is possible."""

    def __init__(self, *draws: int) -> None:
        super().__init__(1, 1, 1, 1)
        self.draws = list(draws)

    def below(self, bound: int) -> int:
        draw = self.draws.pop(0)
        assert draw < bound
        return draw


def given(
    *,
    players: int = 3,
    armies: Sequence[str] = (),
    limbo: Sequence[tuple[int, int]] = (),
    gold: Sequence[int] = (),
    energy: Sequence[int] = (),
    regions: Sequence[str] = (),
    conflicts: Sequence[str] = (),
    plans: Sequence[Mapping[str, str]] = (),
    tribes: Sequence[tuple[str, str]] = TRIBES,
    shrines: str = "",
    capitals: str = "",
    portals: str = "",
    tray: Sequence[int] = (),
    tray_inhabitants: int = 0,
    tower: Sequence[Sequence[int]] = ((), (), ()),
    top: str = "",
    discard: str = "",
    stack: str = "full",
    points: Sequence[int] = (),
    first: int = 0,
    marker: int | None = None,
    round_number: int = 1,
    phase: str = "performance",
    options: Mapping[str, bool | int | str] | None = None,
) -> Match:
    """A game at the beginning of a phase: "reinforcements", "planning", "performance" or "scoring".

    `armies` by seat: "treehome-light 5, treehome-dark 2". `regions` and `conflicts` are cards in hand, `plans` cards on
    the board; cards named there need not be named twice. `top` lists the conflict cards to be drawn first.
    """
    settings = TITLE.settings(players, dict(options or {}))
    game = new_game(players, chance_from(SEED), settings)
    game.players = [seat_of(one, players) for one in tribes[:players]]
    game.draft_stacks, game.round = [], round_number
    game.first, game.marker = first, first if marker is None else marker
    game.phase = IN_REINFORCEMENTS
    game.tower.shelves = [list(shelf) for shelf in tower][: len(game.tower.shelves)]
    for seat, player in enumerate(game.players):
        for site, number in armies_of(by_seat(armies, seat, "")):
            place_armies(game, seat, SITE_IDS.index(site), number)
        player.limbo = list(by_seat(limbo, seat, (0, 0)))
        player.gold, player.energy = by_seat(gold, seat, 0), by_seat(energy, seat, 0)
        player.tray, player.tally[0] = by_seat(tray, seat, 0), by_seat(points, seat, 0)
        player.supply = spare(game, seat)
    game.tray_inhabitants = tray_inhabitants
    game.inhabitants = 20 - tray_inhabitants - inside(game.tower)[GREEN]
    game.shrines, game.capitals, game.portals = (mask_of_sites(text) for text in (shrines, capitals, portals))
    deal_cards(game, regions, conflicts, plans)
    stack_cards(game, top, discard, stack)
    lay_plans(game, plans)
    return started(game, players, settings, phase)


def seat_of(tribes: tuple[str, str], players: int) -> Player:
    light = [one.id for one in LIGHT_TRIBES].index(tribes[0])
    dark = [one.id for one in DARK_TRIBES].index(tribes[1])
    return Player(BOARDS[light][dark], [], [0, 0], [0, 0, 0, 0, 0])


def spare(game: Immortals, seat: int) -> int:
    """The armies that take part and that no argument has placed."""
    player = game.players[seat]
    used = sum(player.board.groups(OUTER_GROUPS[game.seats])) + OUT_OF_LIMBO
    on_sites = sum(game.armies[site] for site in members(player.sites))
    left = used - on_sites - sum(player.limbo) - player.tray - inside(game.tower)[seat]
    assert left >= 0, f"seat {seat} has no more than {used} armies"
    return left


def by_seat(row: Sequence[T], seat: int, default: T) -> T:
    return row[seat] if seat < len(row) else default


def armies_of(text: str) -> list[tuple[str, int]]:
    return [(part.split()[0], int(part.split()[1])) for part in text.split(",") if part.strip()]


def mask_of_sites(text: str) -> int:
    return sum(bit(SITE_IDS.index(name)) for name in text.split())


def conflict(name: str) -> int:
    return CARD_IDS.index(name) - int(FIRST_CONFLICT)


def deal_cards(
    game: Immortals, regions: Sequence[str], conflicts: Sequence[str], plans: Sequence[Mapping[str, str]]
) -> None:
    for seat, cards in enumerate(game.cards):
        planned = list(by_seat(plans, seat, {}).values())
        own = [REGION_IDS.index(name) for name in by_seat(regions, seat, "").split()]
        own += [CARD_IDS.index(name) for name in planned if name.startswith("region_")]
        for region in own:
            assert game.region_stack >> region & 1, f"{REGION_IDS[region]} is dealt twice"
            game.region_stack &= ~bit(region)
            cards.holds |= bit(region)
            cards.regions |= bit(region)
        for name in [*by_seat(conflicts, seat, "").split(), *(one for one in planned if one.startswith("conflict_"))]:
            cards.conflicts |= bit(conflict(name))


def stack_cards(game: Immortals, top: str, discard: str, stack: str) -> None:
    """The rest of the conflict cards lies in the stack, or with `stack="empty"` with the last seat."""
    dealt = sum(cards.conflicts for cards in game.cards)
    drawn_first = [conflict(name) for name in top.split()][::-1]
    game.discard = sum(bit(conflict(name)) for name in discard.split())
    rest = [one for one in members(game.mode.conflicts & ~dealt & ~game.discard) if one not in drawn_first]
    if stack == "empty":
        game.cards[-1].conflicts |= sum(bit(one) for one in rest)
        rest = []
    game.stack = rest + drawn_first


def lay_plans(game: Immortals, plans: Sequence[Mapping[str, str]]) -> None:
    for seat in range(game.seats):
        begin_plan(game, seat)
        for space, card in by_seat(plans, seat, {}).items():
            lay_card(game, seat, SPACE_IDS.index(space), CARD_IDS.index(card))


def started(game: Immortals, players: int, settings: dict[str, bool | int | str], phase: str) -> Match:
    game.agenda.clear()
    steps = [BeginPlanning(), BeginPerformance(), ScoreSeats(), EndRound()]
    if phase == "reinforcements":
        game.round -= 1
        game.do(BeginRound())
    else:
        game.do(*steps[("planning", "performance", "scoring").index(phase) :])
        game.phase = IN_PERFORMANCE
    match = Match(TITLE, players, SEED, settings)
    match.events.clear()
    match.game, game.events = game, match.events
    game.run()
    assert TITLE.broken_invariants(game) == []
    return match


# --- playing


def act(match: Match, space: str, *keys: str) -> Match:
    """Reveal the card of a space, perform it, and answer what is asked."""
    return play(reveal(match, space), "perform", *keys)


def reveal(match: Match, space: str) -> Match:
    """Reveal the card that lies on a space."""
    options = match.decisions()[0].options
    return play(match, next(option.key for option in options if option.touches[0].endswith(f":{space}")))


def battle(match: Match, key: str, fallen: Sequence[int], inhabitants: int) -> Match:
    """Take an option that starts a battle, with luck that lets exactly these cubes fall into the tray, by seat."""
    wanted = ",".join(str(by_seat(fallen, seat, 0)) for seat in range(match.game.seats))
    for seed in range(SEEDS):
        trial = match.copy()
        trial.game.chance = chance_from(seed)
        trial.choose(trial.decisions()[0].seat, key)
        thrown = told(trial, "thrown")[-1]
        if (thrown["fallen"], thrown["out"]) == (wanted, inhabitants):
            assert TITLE.broken_invariants(trial.game) == []
            return trial
    raise AssertionError(f"no throw of {SEEDS} gives {wanted} and {inhabitants} inhabitants")


def plan(match: Match, cards: Mapping[str, str] | None = None) -> Match:
    """Lay the whole plan of the seat that is asked first: the cards on their spaces, all others empty."""
    seat = match.decisions()[0].seat
    left = dict(cards or {})
    while not match.over and match.decisions()[0].question == "plan" and match.decisions()[0].seat == seat:
        option = match.decisions()[0].options[0]
        space = option.touches[0].split(":")[-1]
        play(match, f"{option.key.split(':')[0]}:{left.pop(space, 'empty')}")
    assert not left, left
    return match


def finish_phase(match: Match) -> Match:
    """Let everybody pass until the performance is over."""
    number = match.game.round
    while not match.over and match.game.round == number and match.game.phase == IN_PERFORMANCE:
        play(match, "pass" if "pass" in offered(match) else offered(match)[-1])
    return match


# --- looking


def offered(match: Match, seat: int | None = None) -> list[str]:
    """The keys offered to a seat, or to the one asked first."""
    questions = [one for one in match.decisions() if seat is None or one.seat == seat]
    return [option.key for option in questions[0].options] if questions else []


def turn_of(match: Match) -> int:
    return match.decisions()[0].seat


def table(match: Match, seat: int | None = None) -> ImmortalsView:
    """The table as a spectator or a seat sees it."""
    view = match.view(seat)
    assert isinstance(view, ImmortalsView)
    return view


def player(match: Match, seat: int = 0) -> PlayerView:
    """A player as that player sees it."""
    return table(match, seat).players[seat]


def site(match: Match, name: str) -> SiteView:
    return next(one for one in table(match).sites if one.id == name)


def stands(match: Match, name: str) -> tuple[int | None, int]:
    """Who owns a site, and with how many armies."""
    found = site(match, name)
    return found.owner, found.armies


def limbo(match: Match, seat: int = 0) -> tuple[int, int]:
    """The armies in the light and in the dark limbo of a seat."""
    found = player(match, seat).limbo
    return found["light"], found["dark"]


def stock(match: Match, seat: int = 0) -> tuple[int, int]:
    """Gold and energy of a seat."""
    return player(match, seat).gold, player(match, seat).energy


def tray(match: Match) -> tuple[list[int], int]:
    return table(match).tray.armies, table(match).tray.inhabitants


def holder(match: Match, region: str) -> int | None:
    """Who holds a region card; None, if it is in the stack."""
    for one in table(match).players:
        if f"region_{region}" in one.region_cards:
            return one.seat
    assert f"region_{region}" in table(match).region_stack
    return None


def hand(match: Match, seat: int = 0) -> set[str]:
    """The region, conflict and magic cards in a seat's hand."""
    found = player(match, seat).hand
    assert found is not None
    return {*found.regions, *found.conflicts, *found.magic}
