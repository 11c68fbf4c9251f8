"""Reserve: an active quest is put in front of the player, for later."""

from typing import Final, final

from mypy_extensions import i64

from wartable.engine.agenda import Step
from wartable.engine.decision import Decision
from wartable.quests.deeds import Deed
from wartable.quests.options import REFRESH, RESERVE, TAKE, TAKE_QUEST, argument_of, option, verb_of
from wartable.quests.table import NOTHING, Quests
from wartable.quests.verbs import discard_active_quest, fill_spaces, give_up_reserve, reserve_quest

FIRST_RESERVED: Final[i64] = option(RESERVE, 0)
REFRESH_ALL: Final[i64] = option(REFRESH, 0)
FIRST_TAKEN: Final[i64] = option(TAKE, 0)


@final
class Reserve(Deed):
    """QV-078, QV-079: take an active quest, or lay out new ones and take one of those. QV-101: so does a bonus Reserve.

    QV-R31: the first needs an active quest, the second any quest that could be laid out. QV-210: solo, only the first.
    """

    def offer(self, game: Quests, seat: i64, options: list[int]) -> None:
        active: i64 = len(options)
        for quest in game.tavern.spaces:
            if quest != NOTHING:
                options.append(FIRST_RESERVED + quest)
        if not game.mode.may_refresh:
            return
        tavern = game.tavern
        has_active = len(options) > active
        if has_active or tavern.quest_deck or tavern.quest_discard or game.players[seat].reserve != NOTHING:
            options.append(REFRESH_ALL)

    def carry_out(self, game: Quests, seat: i64, option: i64) -> Step[Quests] | None:
        """QV-080, QV-R30, QV-I08: an old reserved quest is discarded first, so there is never a second one."""
        give_up_reserve(game, seat)
        if verb_of(option) == RESERVE:
            reserve_quest(game, seat, argument_of(option))
            return None
        refresh(game, seat)
        return TakeQuest(seat)


def refresh(game: Quests, seat: i64) -> None:
    """QV-079, QV-R32: discard all active quests and fill all spaces at once, those that were empty too.

    QV-222: what has just been discarded comes back when the deck runs out.
    """
    if game.telling:
        game.tell("refreshed", {"seat": seat})
    for quest in game.tavern.spaces[:]:
        if quest != NOTHING:
            discard_active_quest(game, seat, quest)
    fill_spaces(game)


@final
class TakeQuest(Step[Quests]):
    """QV-R33: after laying out new quests one of them must be taken. QV-R34: only face-up ones count."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def asks(self, game: Quests) -> Decision | None:
        options: list[int] = []
        for quest in game.tavern.spaces:
            if quest != NOTHING:
                options.append(FIRST_TAKEN + quest)
        return Decision(self.seat, TAKE_QUEST, options)

    def chosen(self, game: Quests, option: i64) -> None:
        reserve_quest(game, self.seat, argument_of(option))
