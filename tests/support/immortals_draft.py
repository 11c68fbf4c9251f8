"""Drafts of Immortals: a draft round laid as a test wants it, and the cards chosen in it."""

from tests.support.immortals import conflict

from wartable.engine.log import bit
from wartable.immortals.components import BOARDS, REGION_IDS, SITE_IDS
from wartable.immortals.draft import DraftRound
from wartable.immortals.table import Player
from wartable.immortals.title import TITLE
from wartable.immortals.verbs import place_armies, take_region_card
from wartable.matches.match import Match


def new(players: int = 3, seed: int = 1) -> Match:
    return Match(TITLE, players, seed, {})


def draft(
    *,
    hands: list[str],
    groups: list[list[int]],
    taken: dict[str, int] | None = None,
    cards: dict[str, int] | None = None,
    realms: list[str] | None = None,
    stacks: tuple[str, str] | None = None,
) -> Match:
    """A draft round about to begin with these hands and groups; seat 0 is first. `taken`: sites with one army."""
    match = new(len(hands), 1)
    game = match.game
    game.agenda.clear()
    game.asker = game.decision = None
    game.first = game.marker = 0
    for seat, text in enumerate(hands):
        game.players[seat] = Player(BOARDS[seat][seat], list(groups[seat]), [0, 0], [0] * 5)
        game.players[seat].supply = 43 - sum(groups[seat])
        game.cards[seat].draft = sum(bit(conflict(name)) for name in text.split())
        game.cards[seat].draft_realm = ["light", "dark"].index((realms or ["dark", "light", "dark"])[seat])
        game.cards[seat].holds = game.cards[seat].regions = 0
    game.armies, game.region_stack = [0] * 50, game.mode.regions
    for name, seat in (taken or {}).items():
        place_armies(game, seat, SITE_IDS.index(name), 1)
        game.players[seat].supply -= 1
    for name, seat in (cards or {}).items():
        take_region_card(game, seat, REGION_IDS.index(name))
    dealt = sum(one.draft for one in game.cards)
    rest = [one for one in range(60) if not dealt >> one & 1]
    game.draft_stacks = [[one for one in rest if one < 30], [one for one in rest if one >= 30]]
    if stacks is not None:
        keep = [[conflict(name) for name in text.split()] for text in stacks]
        game.discard = sum(bit(one) for one in rest if one not in keep[0] + keep[1])
        game.draft_stacks = keep
    match.events.clear()
    game.do(DraftRound())
    game.run()
    assert TITLE.broken_invariants(game) == []
    return match


def cards_of(realm: str, names: str) -> str:
    return " ".join(f"conflict_{realm}_{name}" for name in names.split())


LIGHT_HAND = cards_of("light", "moonwell heartwood treehome borderland thornreach")
DARK_HAND = cards_of("dark", "mountainhome foothold deep_hall forge_fire eagle_ledge")
DARK_HAND_2 = cards_of("dark", "gull_bay reedmarch white_falls the_murk wild_mistwater")


def choose(match: Match, *cards: str) -> Match:
    for seat, card in enumerate(cards):
        match.choose(seat, f"card:{card}")
    assert TITLE.broken_invariants(match.game) == []
    return match
