"""How the levels search in Quests of Valeria."""

from typing import Final

from wartable.bots.manner import Manner
from wartable.bots.quests.judge import QuestsJudge
from wartable.bots.search.plans import TreePlan

MANNER: Final = Manner(QuestsJudge, [8, 16, 40, 110, 400], [0.6, 0.42, 0.26, 0.11, 0.0], TreePlan())
