"""Knowledge: worlds that agree with everything a seat knows.

The table "Hidden information" of the rules says who sees what. What a seat could infer from the way others choose is
left out, and so is the order in which cards came to a hand.
"""

from mypy_extensions import i64

from wartable.engine.agenda import Step, Strand
from wartable.engine.chance import Chance, chance_from
from wartable.engine.log import bit
from wartable.immortals.components import (
    ARMY_SPACES,
    BLANK,
    BLANKS,
    FIRST_CONFLICT,
    FIRST_MAGIC,
    SHELVES,
    SPACES,
    WILD,
)
from wartable.immortals.dealing import Room, deal_conflicts
from wartable.immortals.draft import ChooseDraftCard, draft_choices
from wartable.immortals.draft_verbs import set_aside
from wartable.immortals.masks import count, has, members
from wartable.immortals.memory import TRIPLE
from wartable.immortals.options import card_of
from wartable.immortals.performance import RevealOrPass
from wartable.immortals.planning import PlanSpace
from wartable.immortals.table import (
    ALL_MAGIC,
    IN_DRAFT,
    IN_PERFORMANCE,
    IN_PLANNING,
    NOTHING,
    Immortals,
    Memory,
    empty_board,
)
from wartable.immortals.tower import COLORS, inside
from wartable.immortals.verbs import lay_card


def imagine(game: Immortals, seat: i64, seed: i64) -> Immortals:
    """A copy in which stacks, others' cards and plans, and the cubes on the shelves are dealt again."""
    world = game.copy()
    world.chance = chance_from(seed)
    if not world.over:
        deal_tower(world)
        rooms = deal_conflicts(world, seat)
        world.memory = own_memory(world, seat)
        for other in range(world.seats):
            if other != seat:
                deal_cards(world, other, rooms[other])
        ask_others(world, seat)
    return world


def own_memory(world: Immortals, seat: i64) -> Memory:
    """What the seat itself remembers; what others remember would betray their cards."""
    memory = world.memory
    own = Memory([0] * len(memory.passed), [0] * len(memory.takers), [], [0] * world.seats)
    for place in range(0, len(memory.held), TRIPLE):
        if memory.held[place] == seat:
            own.held.extend(memory.held[place : place + TRIPLE])
    if memory.passed:
        for place in range(seat * world.seats, (seat + 1) * world.seats):
            own.passed[place] = memory.passed[place]
            own.takers[place] = memory.takers[place]
    own.buried[seat] = memory.buried[seat]
    return own


def deal_tower(world: Immortals) -> None:
    """IM-R71: the colours inside are known to all, their places to nobody: each place is equally likely."""
    counts = inside(world.tower)
    cubes: list[int] = []
    for color in range(COLORS):
        cubes.extend([color] * counts[color])
    world.chance.shuffle(cubes)
    if world.tower.coins:
        world.tower.shelves[0] = cubes
        return
    places: list[int] = []
    for place, shelf in enumerate(SHELVES):
        places.extend([place] * shelf.capacity)
    world.chance.shuffle(places)
    shelves: list[list[int]] = [[] for _ in SHELVES]
    for cube in cubes:
        shelves[places.pop()].append(cube)
    world.tower.shelves = shelves


def deal_cards(world: Immortals, seat: i64, room: Room) -> None:
    """Give a seat the cards of its room, then lay out the plan that everybody sees the backs of."""
    cards, known = world.cards[seat], world.known[seat]
    was_laid = laid_by_kind(world, seat)
    played = world.played if world.active == seat else NOTHING
    cards.conflicts = room.held_cards | known.shown
    cards.regions = cards.holds
    cards.magic = ALL_MAGIC
    cards.blanks = BLANKS
    cards.spaces = empty_board()
    cards.laid = 0
    take_out_played(world, seat, played)
    if cards.chosen == NOTHING or not has(known.shown, cards.chosen - FIRST_CONFLICT):
        cards.draft = room.draft_cards
        cards.chosen = NOTHING
    else:
        cards.conflicts &= ~bit(cards.chosen - FIRST_CONFLICT)
        cards.draft = room.draft_cards
    if world.phase == IN_PERFORMANCE:
        lay_again(world, seat, was_laid, room)


def take_out_played(world: Immortals, seat: i64, played: i64) -> None:
    """The revealed card is neither in the hand nor on the board."""
    cards = world.cards[seat]
    if played == NOTHING:
        return
    if played < FIRST_CONFLICT:
        cards.regions &= ~bit(played)
    elif played < FIRST_MAGIC:
        cards.conflicts &= ~bit(played - FIRST_CONFLICT)
    elif played < BLANK:
        cards.magic &= ~bit(played - FIRST_MAGIC)
    else:
        cards.blanks -= 1


def laid_by_kind(world: Immortals, seat: i64) -> list[int]:
    """IM-R84: the spaces that hold a card, as others see them: of two interchangeable spaces the earlier one first."""
    laid = world.cards[seat].laid
    spaces: list[int] = []
    for space in world.players[seat].board.spaces:
        twin = space.twin
        if twin < 0:
            is_laid = has(laid, space.number)
        elif space.number < twin:
            is_laid = has(laid, space.number) or has(laid, twin)
        else:
            is_laid = has(laid, space.number) and has(laid, twin)
        if is_laid:
            spaces.append(int(space.number))
    return spaces


def cards_to_lay(world: Immortals, seat: i64, room: Room) -> list[int]:
    """The region and conflict cards that may be on the board: not those seen in hand since, nor those drawn since."""
    cards, known = world.cards[seat], world.known[seat]
    regions = members(cards.regions & known.could_lay & ~known.regions_back)
    unseen = members(room.held_cards & cards.conflicts)
    world.chance.shuffle(unseen)
    planned = unseen[known.drawn :] + members(known.shown & cards.conflicts & ~known.conflicts_back)
    return regions + [FIRST_CONFLICT + conflict for conflict in planned]


def lay_again(world: Immortals, seat: i64, spaces: list[int], room: Room) -> None:
    """Lay random cards on the spaces that hold one."""
    cards, known = world.cards[seat], world.known[seat]
    for_army = [space for space in spaces if space < ARMY_SPACES]
    for_magic = [space for space in spaces if space >= ARMY_SPACES]
    board = world.players[seat].board.spaces
    extracts = len([space for space in for_army if not board[space].takes_wild])
    army = cards_to_lay(world, seat, room)
    magic = [FIRST_MAGIC + card for card in members(cards.magic & ~known.magic_back)]
    blanks = int(cards.blanks - known.blanks_back)
    least_magic = max(0, len(for_magic) - len(magic))
    is_asked = isinstance(world.asker, RevealOrPass) and world.active == seat
    on_army = blanks_among(world.chance, len(for_army), len(army), blanks - least_magic, is_asked)
    on_magic = blanks_among(world.chance, len(for_magic), len(magic), blanks - on_army, is_asked)
    trade_wilds(world, seat, army, extracts - on_army)
    lay_some(world, seat, for_army, fills(world.chance, army, len(for_army) - on_army, on_army, extracts - on_army))
    lay_some(world, seat, for_magic, fills(world.chance, magic, len(for_magic) - on_magic, on_magic, 0))


def blanks_among(chance: Chance, spaces: int, cards: int, blanks: int, is_asked: bool) -> int:
    """How many of the spaces hold a blank card. A player who is asked to reveal has another card too (IM-080)."""
    least = max(0, spaces - cards)
    most = min(spaces, blanks)
    return least if is_asked or most <= least else least + int(chance.below(most - least + 1))


def trade_wilds(world: Immortals, seat: i64, army: list[int], plain: int) -> None:
    """IM-064: extract spaces hold no wild card, so some of the cards dealt must be plain: they come from the stack."""
    cards = world.cards[seat]
    lacking = plain - len([card for card in army if not is_wild(card)])
    for at in range(len(army)):
        conflict: i64 = army[at] - FIRST_CONFLICT
        if lacking > 0 and is_wild(army[at]) and not has(world.known[seat].shown, conflict):
            for place in range(len(world.stack)):
                if not is_wild(FIRST_CONFLICT + world.stack[place]):
                    cards.conflicts ^= bit(conflict) | bit(world.stack[place])
                    army[at] = FIRST_CONFLICT + world.stack[place]
                    world.stack[place] = conflict
                    lacking -= 1
                    break


def fills(chance: Chance, cards: list[int], number: int, blanks: int, plain: int) -> list[int]:
    """Random cards for spaces, at least a given number of them plain, and blanks."""
    chance.shuffle(cards)
    ahead = [card for card in cards if not is_wild(card)][: max(0, plain)]
    chosen = (ahead + [card for card in cards if card not in ahead])[:number] + [int(BLANK)] * blanks
    chance.shuffle(chosen)
    return chosen


def lay_some(world: Immortals, seat: i64, spaces: list[int], cards: list[int]) -> None:
    """Lay the cards on the spaces; a wild card that comes to an extract space changes places with another (IM-064)."""
    board = world.players[seat].board.spaces
    for at in range(len(spaces)):
        if is_wild(cards[at]) and not board[spaces[at]].takes_wild:
            for other in range(len(spaces)):
                if not is_wild(cards[other]) and board[spaces[other]].takes_wild:
                    cards[at], cards[other] = cards[other], cards[at]
                    break
    for at in range(len(spaces)):
        lay_card(world, seat, spaces[at], cards[at])


def is_wild(card: i64) -> bool:
    return FIRST_CONFLICT <= card < FIRST_MAGIC and has(WILD, card - FIRST_CONFLICT)


# --- questions to others


def seen_choosing(game: Immortals) -> list[int]:
    """The seats that everybody sees choosing in secret, in player order; none where they do not choose together."""
    if game.strands is None:
        return []
    return [int(strand.seat) for strand in game.strands if not game.known[strand.seat].declared]


def ask_others(world: Immortals, seat: i64) -> None:
    """Others are asked again, as their cards have changed; those who have chosen in secret have chosen something."""
    strands = world.strands
    if strands is None:
        decision = world.decision
        if decision is not None and decision.seat != seat:
            world.ask_again()
        return
    for place in range(len(strands)):
        other = strands[place].seat
        if other != seat:
            strands[place] = strand_again(world, other)
    world.join()


def strand_again(world: Immortals, seat: i64) -> Strand:
    """A seat that everybody has seen choose is done with a random choice; another one has all of it before it.

    So nobody learns who had only one card to choose in the draft and was not asked (IM-R40).
    """
    if world.known[seat].declared:
        if world.phase == IN_DRAFT:
            choose_draft_card(world, seat)
        elif world.phase == IN_PLANNING:
            plan_anything(world, seat)
        return Strand(seat, [], None, None)
    step: Step[Immortals] = ChooseDraftCard(seat) if world.phase == IN_DRAFT else PlanSpace(seat, 0)
    return Strand(seat, [], step, step.asks(world))


def choose_draft_card(world: Immortals, seat: i64) -> None:
    choices = draft_choices(world, seat)
    conflict: i64 = members(choices)[world.chance.below(count(choices))]
    set_aside(world, seat, FIRST_CONFLICT + conflict)


def plan_anything(world: Immortals, seat: i64) -> None:
    for space in range(SPACES):
        decision = PlanSpace(seat, space).asks(world)
        assert decision is not None
        lay_card(world, seat, space, card_of(decision.options[world.chance.below(len(decision.options))]))
