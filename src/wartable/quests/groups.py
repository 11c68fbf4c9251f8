"""Groups: the steps that one hired citizen or one completed quest has granted and that are still open.

QV-R10: groups form a stack, which is the agenda itself; only the newest can be used. QV-220: so a Rogue hired with the
bonus of a quest comes before the rest of that bonus. QV-058: all of them come before the next main action.
"""

from typing import Any, Final, final

from mypy_extensions import i64

from wartable.engine.agenda import Step
from wartable.engine.decision import Decision
from wartable.quests import pile
from wartable.quests.components import DEED_IDS
from wartable.quests.deeds import DEEDS
from wartable.quests.options import BONUS, DEED_OF_OPTION, FINISH, option
from wartable.quests.table import NOTHING, Quests

FINISH_GROUP: Final[i64] = option(FINISH, 0)
DEED_COUNT: Final[i64] = len(DEED_IDS)
FIRST_QUEST_SOURCE: Final[i64] = pile.KINDS  # smaller numbers are the kinds of citizens


@final
class Group(Step[Quests]):
    """QV-059: resolve the steps of a group in any order. QV-R08: all that is left may be declined.

    QV-R09, QV-R11: a step that is impossible now may wait while another one is possible; when none is, the group ends.
    QV-221: so a Captain's Draw may make its Hire possible. QV-R07: what one step has brought, the next may use.
    QV-060: a bonus action works like the main action. QV-R48, QV-I19: cascades end because payments outweigh the
    gains.
    """

    def __init__(self, seat: i64, source: i64, steps: i64, only_one: bool) -> None:
        self.seat: Final[i64] = seat
        self.source: Final[i64] = source
        self.steps: Final[i64] = steps
        self.only_one: Final = only_one

    def asks(self, game: Quests) -> Decision | None:
        options: list[int] = []
        for deed in range(DEED_COUNT):
            if self.steps >> 2 * deed & 3:
                DEEDS[deed].offer(game, self.seat, options)
        if not options:
            return None
        options.append(FINISH_GROUP)
        return Decision(self.seat, BONUS, options)

    def chosen(self, game: Quests, option: i64) -> None:
        if option == FINISH_GROUP:
            return
        deed: i64 = DEED_OF_OPTION[option]
        follows = DEEDS[deed].carry_out(game, self.seat, option)
        rest: i64 = 0 if self.only_one else self.steps - (1 << 2 * deed)
        steps: list[Step[Any]] = [] if follows is None else [follows]
        if rest:
            steps.append(Group(self.seat, self.source, rest, False))
        game.do(*steps)

    def happens(self, game: Quests) -> None:
        """QV-R09, QV-R11: nothing that is left can be done, and it is lost."""
        if game.telling:
            for deed in dict.fromkeys(deeds_of(self.steps)):
                game.tell("lost", {"seat": self.seat, "deed": DEED_IDS[deed]})


def deeds_of(steps: i64) -> list[int]:
    """The deeds of a group one by one, in canonical order."""
    found: list[int] = []
    for deed in range(DEED_COUNT):
        for _ in range(steps >> 2 * deed & 3):
            found.append(deed)
    return found


def source_of_citizen(kind: i64) -> i64:
    return kind


def source_of_quest(quest: i64) -> i64:
    return FIRST_QUEST_SOURCE + quest


def quest_of_source(source: i64) -> i64:
    """The quest that granted a group, or NOTHING when a citizen did."""
    return source - FIRST_QUEST_SOURCE if source >= FIRST_QUEST_SOURCE else NOTHING
