"""Quest: guild citizens are discarded to meet a requirement; the quest is completed and its bonus gained."""

from typing import Final, final

from mypy_extensions import i64

from wartable.engine.agenda import Step
from wartable.engine.decision import Decision
from wartable.quests import pile
from wartable.quests.components import CITIZENS, QUESTS, QUESTS_TO_END, brings
from wartable.quests.deeds import Deed
from wartable.quests.groups import Group, source_of_quest
from wartable.quests.options import DONE, QUEST, QUEST_PARTY, USE, argument_of, option, verb_of
from wartable.quests.table import NOTHING, Quests
from wartable.quests.verbs import discard_from_guild, gain_quest

SMALLEST_PARTY: Final[i64] = min(sum(quest.roles.values()) for quest in QUESTS)  # every role icon takes a citizen
FIRST_QUEST: Final[i64] = option(QUEST, 0)
FIRST_USED: Final[i64] = option(USE, 0)


@final
class Questing(Deed):
    """QV-085: complete an active quest or the player's own reserved quest. QV-082: nobody else's.

    QV-102: a bonus Quest does the same. QV-091, QV-R25: possible exactly when the whole guild would meet the
    requirement. QV-086: the hand never counts. QV-081: a reserved quest may be completed with any later Quest action.
    QV-152: a Bogatyr's Quest is no exception.
    """

    def offer(self, game: Quests, seat: i64, options: list[int]) -> None:
        player = game.players[seat]
        if pile.size(player.guild) < SMALLEST_PARTY:
            return
        available = pile.totals(brings(player.guild))
        for quest in game.tavern.spaces:
            if quest != NOTHING and pile.covers(available, QUESTS[quest].needs):
                options.append(FIRST_QUEST + quest)
        if player.reserve != NOTHING and pile.covers(available, QUESTS[player.reserve].needs):
            options.append(FIRST_QUEST + player.reserve)

    def carry_out(self, game: Quests, seat: i64, option: i64) -> Step[Quests] | None:
        return ChooseParty(seat, argument_of(option), pile.EMPTY, 0)


@final
class ChooseParty(Step[Quests]):
    """QV-085, QV-090, QV-R26: pick guild citizens one by one until they are enough, and more if wanted.

    A kind is offered only if the requirement can be met with those chosen, this one and those at or after it.
    QV-R24: only those chosen bring anything, even to an "=". QV-R70: they stay in the guild until the party is declared
    done. QV-I12: so every party meets its quest.
    """

    def __init__(self, seat: i64, quest: i64, party: int, first: i64) -> None:
        self.seat: Final[i64] = seat
        self.quest: Final[i64] = quest
        self.party: Final[int] = party
        self.first: Final[i64] = first

    def asks(self, game: Quests) -> Decision | None:
        left = pile.from_kind(game.players[self.seat].guild - self.party, self.first)
        needs: i64 = QUESTS[self.quest].needs
        is_enough = pile.meets(brings(self.party), needs)
        total: i64 = brings(self.party + left)
        options: list[int] = []
        for kind in pile.kinds(left):
            if not is_enough and not pile.meets(total, needs):
                break
            options.append(FIRST_USED + kind)
            total -= pile.count(left, kind) * CITIZENS[kind].brings
        if is_enough:
            options.append(option(DONE, 0))
        return Decision(self.seat, QUEST_PARTY, options)

    def chosen(self, game: Quests, option: i64) -> None:
        if verb_of(option) == DONE:
            complete(game, self.seat, self.quest, self.party)
        else:
            kind = argument_of(option)
            game.then(ChooseParty(self.seat, self.quest, self.party + pile.one(kind), kind))


def complete(game: Quests, seat: i64, quest: i64, party: int) -> None:
    """QV-R74: the party is discarded together, the quest moves, the end is checked, the bonus forms a new group.

    QV-R28: it is completed before its bonus. QV-093: all bonus actions are granted at once; QV-094: with their group
    the quest is turned over, which needs no code, as QV-095, QV-I10: nothing ever takes a completed quest away. QV-096:
    a turn may complete several quests.
    QV-R27: the surplus is lost with the cards; QV-R29, QV-098: they are on the discard pile before the bonus begins.
    """
    if game.telling:
        game.tell("completed", {"seat": seat, "quest": QUESTS[quest].id, "points": QUESTS[quest].points})
    for kind in pile.cards(party):
        discard_from_guild(game, seat, kind)
    gain_quest(game, seat, quest)
    game.quest_this_round = True
    check_end_trigger(game, seat)
    bonus: i64 = QUESTS[quest].group
    if bonus:  # QV-016: some quests only give points
        game.then(Group(seat, source_of_quest(quest), bonus, False))


def check_end_trigger(game: Quests, seat: i64) -> None:
    """QV-178, QV-I14: a fifth completed quest triggers the end. QV-211: it means nothing in solo play."""
    if len(game.players[seat].completed) >= QUESTS_TO_END and not game.mode.solo and not game.end_triggered:
        game.end_triggered = True
        game.tell("end_triggered", {"seat": seat})
