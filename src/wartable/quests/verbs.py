"""Verbs: the only code that moves a card. Each logs what happened and who has learned what."""

from mypy_extensions import i64

from wartable.engine.log import EVERYBODY, bit
from wartable.quests import pile
from wartable.quests.components import CITIZENS, QUESTS
from wartable.quests.table import NOTHING, Quests


def can_draw_citizen(game: Quests) -> bool:
    """QV-R72, QV-R62: the citizen deck has a card, or its discard pile may become one."""
    tavern = game.tavern
    return len(tavern.citizen_deck) > 0 or (game.mode.may_reshuffle and tavern.citizen_discard != pile.EMPTY)


def top_citizen(game: Quests) -> i64:
    """Take the top citizen. QV-062, QV-173, QV-R45: an empty deck is replaced by the shuffled discard pile first.

    QV-R46: when both are empty there is none. QV-213: in solo play nothing is reshuffled.
    """
    tavern = game.tavern
    if not tavern.citizen_deck:
        if not can_draw_citizen(game):
            return NOTHING
        tavern.citizen_deck = pile.cards(tavern.citizen_discard)
        tavern.citizen_discard = pile.EMPTY
        game.chance.shuffle(tavern.citizen_deck)
        game.tell("reshuffled_citizens", {})
    return tavern.citizen_deck.pop()


def top_quest(game: Quests) -> i64:
    """Take the top quest. QV-170, QV-R45: an empty deck is replaced by the shuffled discard pile first."""
    tavern = game.tavern
    if not tavern.quest_deck:
        if not tavern.quest_discard or not game.mode.may_reshuffle:
            return NOTHING
        tavern.quest_deck = sorted(tavern.quest_discard)
        tavern.quest_discard = []
        game.chance.shuffle(tavern.quest_deck)
        game.tell("reshuffled_quests", {})
    return tavern.quest_deck.pop()


def draw_citizen(game: Quests, seat: i64) -> None:
    """QV-061: the top card of the citizen deck goes to the hand. QV-063: there is no limit during the turn."""
    kind = top_citizen(game)
    game.players[seat].hand += pile.one(kind)
    game.learns(bit(seat))
    if game.telling:
        game.tell_some("drew", {"seat": seat}, {"citizen": CITIZENS[kind].id}, bit(seat))


def discard_from_hand(game: Quests, seat: i64, kind: i64) -> None:
    """QV-027: a citizen leaves the hand for the open discard pile (QV-R55, QV-R70)."""
    game.players[seat].hand -= pile.one(kind)
    game.tavern.citizen_discard += pile.one(kind)
    if game.telling:
        game.tell("discarded_from_hand", {"seat": seat, "citizen": CITIZENS[kind].id})


def discard_from_guild(game: Quests, seat: i64, kind: i64) -> None:
    """QV-027: a citizen leaves the guild for the open discard pile (QV-R70)."""
    game.players[seat].guild -= pile.one(kind)
    game.tavern.citizen_discard += pile.one(kind)
    if game.telling:
        game.tell("discarded_from_guild", {"seat": seat, "citizen": CITIZENS[kind].id})


# --- attacks


def strike_guild(game: Quests, seat: i64, victim: i64, kind: i64) -> None:
    """QV-153: a player discards a citizen of another player's guild."""
    game.players[victim].guild -= pile.one(kind)
    game.tavern.citizen_discard += pile.one(kind)
    if game.telling:
        game.tell("struck_guild", {"seat": seat, "victim": victim, "citizen": CITIZENS[kind].id})


def take_from_guild(game: Quests, seat: i64, victim: i64, kind: i64) -> None:
    """QV-161: a citizen of another player's guild changes its owner."""
    game.players[victim].guild -= pile.one(kind)
    game.players[seat].guild += pile.one(kind)
    if game.telling:
        game.tell("took_from_guild", {"seat": seat, "victim": victim, "citizen": CITIZENS[kind].id})


def strike_hand(game: Quests, seat: i64, victim: i64, kind: i64) -> None:
    """QV-154, QV-R40: a card of another player's hand is discarded, and everybody sees it."""
    game.players[victim].hand -= pile.one(kind)
    game.tavern.citizen_discard += pile.one(kind)
    game.learns(EVERYBODY)
    if game.telling:
        game.tell("struck_hand", {"seat": seat, "victim": victim, "citizen": CITIZENS[kind].id})


def take_from_hand(game: Quests, seat: i64, victim: i64, kind: i64) -> None:
    """QV-155, QV-R40: a card of another player's hand changes its owner, and only the two of them see it."""
    game.players[victim].hand -= pile.one(kind)
    game.players[seat].hand += pile.one(kind)
    both: i64 = bit(seat) | bit(victim)
    game.learns(both)
    if game.telling:
        game.tell_some("stole", {"seat": seat, "victim": victim}, {"citizen": CITIZENS[kind].id}, both)


def discard_from_line(game: Quests, seat: i64, slot: i64) -> None:
    """QV-157: a player discards a citizen of the tavern line; the slot stays empty."""
    tavern = game.tavern
    kind: i64 = tavern.line[slot]
    tavern.line[slot] = NOTHING
    tavern.citizen_discard += pile.one(kind)
    if game.telling:
        game.tell("discarded_from_line", {"seat": seat, "citizen": CITIZENS[kind].id, "slot": slot})


# --- hiring


def set_aside_from_line(game: Quests, seat: i64, slot: i64) -> None:
    """QV-R70: the citizen to be hired leaves its slot when it is chosen. QV-074: the slot stays empty."""
    tavern = game.tavern
    tavern.set_aside = tavern.line[slot]
    tavern.line[slot] = NOTHING
    if game.telling:
        game.tell("picked_from_line", {"seat": seat, "citizen": CITIZENS[tavern.set_aside].id, "slot": slot})


def set_aside_from_hand(game: Quests, seat: i64, kind: i64) -> None:
    """QV-R70, QV-R77: the citizen to be hired leaves the hand, and is shown, when it is chosen."""
    game.players[seat].hand -= pile.one(kind)
    game.tavern.set_aside = kind
    if game.telling:
        game.tell("picked_from_hand", {"seat": seat, "citizen": CITIZENS[kind].id})


def enter_guild(game: Quests, seat: i64) -> i64:
    """QV-068: the citizen set aside is placed in the guild, face-up. QV-073: there is no limit during the turn."""
    kind = game.tavern.set_aside
    game.tavern.set_aside = NOTHING
    game.players[seat].guild += pile.one(kind)
    if game.telling:
        game.tell("hired", {"seat": seat, "citizen": CITIZENS[kind].id})
    return kind


# --- quests


def give_up_reserve(game: Quests, seat: i64) -> None:
    """A player discards their own reserved quest, if there is one (QV-080, QV-149)."""
    quest = discard_reserve(game, seat)
    if quest != NOTHING and game.telling:
        game.tell("gave_up_quest", {"seat": seat, "quest": QUESTS[quest].id})


def discard_reserve_of(game: Quests, seat: i64, victim: i64) -> None:
    """QV-148, QV-028: a player discards the reserved quest of another."""
    quest = discard_reserve(game, victim)
    if game.telling:
        game.tell("discarded_reserve", {"seat": seat, "victim": victim, "quest": QUESTS[quest].id})


def discard_reserve(game: Quests, owner: i64) -> i64:
    """The reserved quest of a player, now on the discard pile, or NOTHING."""
    player = game.players[owner]
    quest = player.reserve
    if quest != NOTHING:
        player.reserve = NOTHING
        game.tavern.quest_discard.append(quest)
    return quest


def discard_active_quest(game: Quests, seat: i64, quest: i64) -> None:
    """QV-028: a player discards an active quest."""
    take_from_spaces(game, quest)
    game.tavern.quest_discard.append(quest)
    if game.telling:
        game.tell("discarded_active_quest", {"seat": seat, "quest": QUESTS[quest].id})


def take_from_spaces(game: Quests, quest: i64) -> None:
    """QV-084, QV-097: the space stays empty until the End Phase."""
    spaces = game.tavern.spaces
    for space in range(len(spaces)):
        if spaces[space] == quest:
            spaces[space] = NOTHING
            return
    raise ValueError("no active quest")


def reserve_quest(game: Quests, seat: i64, quest: i64) -> None:
    """QV-078: an active quest moves to the reserve, where it stays face-up."""
    take_from_spaces(game, quest)
    game.players[seat].reserve = quest
    if game.telling:
        game.tell("reserved", {"seat": seat, "quest": QUESTS[quest].id})


def gain_quest(game: Quests, seat: i64, quest: i64) -> None:
    """QV-092, QV-R71: a completed quest leaves its space or the reserve and joins the player's completed quests."""
    player = game.players[seat]
    if player.reserve == quest:
        player.reserve = NOTHING
    else:
        take_from_spaces(game, quest)
    player.completed.append(quest)


def fill_spaces(game: Quests) -> None:
    """QV-169, QV-R35, QV-R32: fill every empty quest space from the deck, from left to right."""
    spaces = game.tavern.spaces
    for space in range(len(spaces)):
        if spaces[space] == NOTHING:
            lay_quest(game, space)


def lay_quest(game: Quests, space: i64) -> None:
    """Lay the top quest open into a space, if there is one."""
    quest = top_quest(game)
    if quest == NOTHING:
        return
    game.tavern.spaces[space] = quest
    game.learns(EVERYBODY)
    if game.telling:
        game.tell("laid_quest", {"quest": QUESTS[quest].id, "space": space})


# --- the line


def slide_line(game: Quests) -> None:
    """QV-171, QV-206: citizens slide left, keeping their order, until no gap is to the left of a citizen."""
    slide(game.tavern.line)


def slide(line: list[int]) -> None:
    """Close all gaps of a line towards the left."""
    free: i64 = 0
    for place in range(len(line)):
        card: i64 = line[place]
        if card != NOTHING:
            if free != place:
                line[free] = card
                line[place] = NOTHING
            free += 1


def move_by_one(line: list[int]) -> None:
    """QV-208: every card of a line, and every gap, moves one position to the left; the first position is empty."""
    for place in range(1, len(line)):
        line[place - 1] = line[place]
    line[len(line) - 1] = NOTHING


def fill_line(game: Quests) -> None:
    """QV-172, QV-R47: draw citizens face-up into the empty slots from left to right, as far as there are any."""
    line = game.tavern.line
    for slot in range(len(line)):
        if line[slot] == NOTHING:
            kind = top_citizen(game)
            if kind == NOTHING:
                return
            line[slot] = kind
            game.learns(EVERYBODY)
            if game.telling:
                game.tell("laid_citizen", {"citizen": CITIZENS[kind].id, "slot": slot})


def discard_first_citizen(game: Quests) -> None:
    """QV-205: the citizen in the first slot, if any, leaves the line for the discard pile."""
    tavern = game.tavern
    kind: i64 = tavern.line[0]
    if kind != NOTHING:
        tavern.line[0] = NOTHING
        tavern.citizen_discard += pile.one(kind)
        if game.telling:
            game.tell("citizen_left", {"citizen": CITIZENS[kind].id})


def discard_first_quest(game: Quests) -> None:
    """QV-205: the quest in the first space, if any, leaves the line for the discard pile."""
    tavern = game.tavern
    quest: i64 = tavern.spaces[0]
    if quest != NOTHING:
        tavern.spaces[0] = NOTHING
        tavern.quest_discard.append(quest)
        if game.telling:
            game.tell("quest_left", {"quest": QUESTS[quest].id})
