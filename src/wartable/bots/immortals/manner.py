"""How the levels search in Immortals."""

from typing import Final

from wartable.bots.immortals.judge import ImmortalsJudge
from wartable.bots.manner import Manner
from wartable.bots.search.plans import SideBySidePlan

SIDE_BY_SIDE: Final = SideBySidePlan(compared=8, caution=1.0)
MANNER: Final = Manner(ImmortalsJudge, [18, 18, 24, 48, 200], [0.55, 0.4, 0.27, 0.13, 0.0], SIDE_BY_SIDE)
