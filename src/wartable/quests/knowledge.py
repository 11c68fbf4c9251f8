"""Knowledge: worlds that agree with everything a seat knows.

The table "Hidden information" of the rules says who sees what. QV-R78: a seat need not remember stolen cards here.
"""

from mypy_extensions import i64

from wartable.engine.chance import Chance, chance_from
from wartable.quests import pile
from wartable.quests.components import GUILD_MASTERS
from wartable.quests.table import NOTHING, Quests


def imagine(game: Quests, seat: i64, seed: i64) -> Quests:
    """A copy in which decks, other hands and other guild masters are dealt again, with another source of chance."""
    return imagine_from(prepared(game, seat), seat, seed)


def prepared(game: Quests, seat: i64) -> Quests:
    """A copy in whose decks all that the seat does not see lies in order, also what is in other hands."""
    world = game.copy()
    world.tavern.citizen_deck = pile.cards(unseen_citizens(world, seat))
    world.tavern.quest_deck.sort()
    return world


def imagine_from(prepared: Quests, seat: i64, seed: i64) -> Quests:
    world = prepared.copy()
    world.chance = chance_from(seed)
    deal_citizens(world, seat, world.chance)
    world.chance.shuffle(world.tavern.quest_deck)  # the set of quests in the deck is known, their order is not
    if not world.over and not world.mode.solo:
        deal_guild_masters(world, seat, world.chance)
    decision = world.decision
    if decision is not None and decision.seat != seat:
        world.ask_again()
    return world


def deal_citizens(world: Quests, seat: i64, chance: Chance) -> None:
    """Deal all citizens that the seat does not see to the hands of the others, whose sizes stay, and to the deck.

    They are counted from what is open, so the true deck and hands cannot show through.
    """
    unseen = world.tavern.citizen_deck
    chance.shuffle(unseen)
    for other, player in enumerate(world.players):
        if other != seat:
            cards: i64 = pile.size(player.hand)
            player.hand = pile.EMPTY
            for _ in range(cards):
                player.hand += pile.one(unseen.pop())


def unseen_citizens(world: Quests, seat: i64) -> int:
    """QV-I01: what is neither open nor in the seat's own hand."""
    tavern = world.tavern
    unseen = world.mode.citizens - tavern.citizen_discard - world.players[seat].hand
    for kind in tavern.line:
        if kind != NOTHING:
            unseen -= pile.one(kind)
    if tavern.set_aside != NOTHING:
        unseen -= pile.one(tavern.set_aside)
    for player in world.players:
        unseen -= player.guild
    return unseen


def deal_guild_masters(world: Quests, seat: i64, chance: Chance) -> None:
    """QV-038, QV-039: the seat knows only its own guild master."""
    own = world.players[seat].guild_master
    unseen: list[int] = [number for number in range(len(GUILD_MASTERS)) if number != own]
    chance.shuffle(unseen)
    for other, player in enumerate(world.players):
        if other != seat:
            player.guild_master = unseen.pop()
    world.box = unseen
