"""How the levels search in Shadow Kingdoms of Valeria."""

from typing import Final

from wartable.bots.manner import Manner
from wartable.bots.search.plans import TreePlan
from wartable.bots.shadow_kingdoms.judge import ShadowKingdomsJudge

TO_NEXT_TURN: Final = TreePlan(horizon=3, exploration=0.05, alone=4)
MANNER: Final = Manner(ShadowKingdomsJudge, [24, 40, 60, 100, 600], [0.45, 0.3, 0.18, 0.08, 0.0], TO_NEXT_TURN)
