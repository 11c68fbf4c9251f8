"""Invariants: what holds after every choice. Those that compare two moments are tested in `tests/quests`."""

from wartable.quests import pile
from wartable.quests.components import GUILD_MASTERS, IDLE_ROUNDS, LIMIT, QUESTS, QUESTS_TO_END, SLOTS
from wartable.quests.groups import Group
from wartable.quests.hire import PayHire
from wartable.quests.options import MAIN, key
from wartable.quests.table import NOTHING, Quests

MOST_OPTIONS = 2 * pile.KINDS + 4  # every kind in hand and guild, and a few words beside them


def broken(game: Quests) -> list[str]:
    """The ids of the invariants that do not hold.

    QV-I04: the line has six slots. QV-I06: there are as many quest spaces as the mode says. QV-I08: a reserve
    is one quest or none. QV-I18: no list of options is longer than 60, with 28 kinds. QV-I24: a card is set aside only
    while it is paid.
    """
    checks = {
        "QV-I01": citizens_are_complete(game),
        "QV-I02": quests_are_complete(game),
        "QV-I03": guild_masters_are_complete(game),
        "QV-I04": len(game.tavern.line) == SLOTS,
        "QV-I06": len(game.tavern.spaces) == game.mode.spaces,
        "QV-I07": waiting_players_keep_limits(game),
        "QV-I08": all(player.reserve >= NOTHING for player in game.players),
        "QV-I11": main_actions_are_counted(game),
        "QV-I14": end_is_triggered_rightly(game),
        "QV-I15": game.idle_rounds < IDLE_ROUNDS or (game.idle_rounds == IDLE_ROUNDS and game.over),
        "QV-I17": game.over or has_a_choice(game),
        "QV-I18": all(len(decision.options) <= MOST_OPTIONS for decision in game.decisions()),
        "QV-I24": game.tavern.set_aside == NOTHING or isinstance(game.asker, PayHire),
        "QV-I25": groups_belong_to_the_active(game),
        "QV-I26": not game.mode.solo or game.seats == 1,
        "QV-I27": keys_differ(game),
    }
    return [name for name, holds in checks.items() if not holds]


def citizens_are_complete(game: Quests) -> bool:
    """QV-I01, QV-I26: every kind has all its copies, wherever they are; removed kinds have none."""
    tavern = game.tavern
    everywhere = tavern.citizen_deck + [kind for kind in [*tavern.line, tavern.set_aside] if kind != NOTHING]
    piles = [tavern.citizen_discard] + [player.hand for player in game.players] + [p.guild for p in game.players]
    for one in piles:
        everywhere = everywhere + pile.cards(one)
    return sorted(everywhere) == pile.cards(game.mode.citizens)


def quests_are_complete(game: Quests) -> bool:
    """QV-I02: each of the 32 quests is in exactly one place."""
    tavern = game.tavern
    everywhere = tavern.quest_deck + tavern.quest_discard + tavern.spaces
    for player in game.players:
        everywhere = everywhere + player.completed + [int(player.reserve)]
    return sorted(quest for quest in everywhere if quest != NOTHING) == list(range(len(QUESTS)))


def guild_masters_are_complete(game: Quests) -> bool:
    """QV-I03: those dealt and those in the box are the six."""
    return sorted(game.box + [int(player.guild_master) for player in game.players]) == list(range(len(GUILD_MASTERS)))


def waiting_players_keep_limits(game: Quests) -> bool:
    """QV-I07, QV-R44: a player who is not active has at most 8 cards in hand and 8 citizens in the guild."""
    waiting = [player for seat, player in enumerate(game.players) if seat != game.active]
    return all(pile.size(player.hand) <= LIMIT and pile.size(player.guild) <= LIMIT for player in waiting)


def main_actions_are_counted(game: Quests) -> bool:
    """QV-I11: two, one or none are left, and no group is open when one is chosen."""
    is_main = game.decision is not None and game.decision.question == MAIN
    return 0 <= game.main_actions <= 2 and not (is_main and any(isinstance(step, Group) for step in game.agenda))


def end_is_triggered_rightly(game: Quests) -> bool:
    """QV-I14: the end is triggered exactly when somebody has five completed quests, in the standard game."""
    has_five = any(len(player.completed) >= QUESTS_TO_END for player in game.players)
    return game.end_triggered == (has_five and not game.mode.solo)


def has_a_choice(game: Quests) -> bool:
    """QV-I17: somebody is asked and has an option.

    The run of the game makes sure that it is not the only one. Where a seat imagines the hand of another it may be.
    """
    decision = game.decision
    return decision is not None and len(decision.options) > 0


def groups_belong_to_the_active(game: Quests) -> bool:
    """QV-I25: open groups are the active player's."""
    return all(step.seat == game.active for step in game.agenda if isinstance(step, Group))


def keys_differ(game: Quests) -> bool:
    """QV-I27: within a decision all keys differ."""
    return all(len({key(code) for code in d.options}) == len(d.options) for d in game.decisions())
