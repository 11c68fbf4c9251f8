"""How the levels search in Dragon Valley."""

from typing import Final

from wartable.bots.dragon_valley.judge import DragonValleyJudge
from wartable.bots.manner import Manner
from wartable.bots.search.plans import TreePlan

TO_ROUND_END: Final = TreePlan(horizon=4, exploration=0.05)
MANNER: Final = Manner(DragonValleyJudge, [4, 5, 8, 24, 200], [0.68, 0.56, 0.38, 0.2, 0.0], TO_ROUND_END)
