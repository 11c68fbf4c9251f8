"""The tables of action ids, by game, number of players and option set; each is made once."""

from typing import Final

from wartable.engine.contract import Setting
from wartable.engine.decision import BadSetup
from wartable.envs.actions import ActionTable
from wartable.envs.dragon_valley_actions import DragonValleyActions
from wartable.envs.immortals_actions import ImmortalsActions
from wartable.envs.quests_actions import QuestsActions
from wartable.envs.shadow_kingdoms_actions import ShadowKingdomsActions
from wartable.titles import title

# One line for each game; it cannot be in `titles.py`, as games know no environments.
KINDS: Final[dict[str, type[ActionTable]]] = {
    "quests": QuestsActions,
    "shadow_kingdoms": ShadowKingdomsActions,
    "immortals": ImmortalsActions,
    "dragon_valley": DragonValleyActions,
}
MADE: Final[dict[str, ActionTable]] = {}


def action_table(game: str, players: int, options: dict[str, Setting] | None = None) -> ActionTable:
    """The ids of all options that the game can offer at this table; options that are left out have their defaults."""
    settings = title(game).settings(players, options or {})
    if game not in KINDS:
        raise BadSetup("", "no_environment", {"game": game, "games": ", ".join(KINDS)}, "envs")
    name = f"{game} {players} {settings}"
    if name not in MADE:
        MADE[name] = KINDS[game]()
        MADE[name].fill(players, settings)
    return MADE[name]
