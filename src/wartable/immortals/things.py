"""Things: what an option is about, as ids of things on the table and as facts for a sentence."""

from mypy_extensions import i64

from wartable.engine.contract import Shortcut
from wartable.engine.decision import Decision
from wartable.engine.log import Fact
from wartable.immortals.actions import ACTIONS, Action, ChooseSite, SiteAction
from wartable.immortals.attack import (
    Attack,
    AttackOrMove,
    ChooseDestination,
    ChooseMoved,
    ChooseStrength,
    ChooseTarget,
    sources,
)
from wartable.immortals.battle import CASE_WORDS, case_of, sites_shown
from wartable.immortals.components import (
    ACTION_IDS,
    BLANK,
    CARD_IDS,
    EMPTY,
    ENERGY_OF_SITE,
    GOLD_OF_SITE,
    LIGHT,
    MOVE_COST,
    REALM_IDS,
    SITE_IDS,
    SPACE_IDS,
    STANDS_FOR,
    STRUCTURE_IDS,
    Cost,
    site_of,
)
from wartable.immortals.construct import ChooseStructure
from wartable.immortals.draft import DeployGroup
from wartable.immortals.home import ChooseHomeGroup
from wartable.immortals.magic import ChooseSpell
from wartable.immortals.masks import count, members
from wartable.immortals.options import (
    DRAFT_CARD,
    PERFORM,
    STRUCTURE,
    TARGET,
    V_LIGHT,
    V_PERFORM,
    V_PLAN,
    V_REVEAL,
    V_SITE,
    V_STRUCTURE,
    WORDS,
    argument_of,
    card_of,
    key,
    option,
    space_of,
    verb_of,
)
from wartable.immortals.performance import PerformOrForfeit
from wartable.immortals.seeding import DivideFallen
from wartable.immortals.table import NOBODY, Immortals, free_sites, owner_of
from wartable.immortals.verbs import cost_facts


def facts_of(game: Immortals, decision: Decision, code: i64) -> dict[str, Fact]:
    """What the option's sentence names: cards, sites, spaces, numbers, costs."""
    verb, argument = verb_of(code), argument_of(code)
    kind = WORDS[verb][1]
    if kind == "s":
        return site_facts(game, decision, argument)
    if verb == V_LIGHT:
        return {"armies": argument, "dark": game.players[decision.seat].tray - argument}
    if kind == "n":
        return {"armies": argument, **attack_facts(game)}
    if kind == "c":
        return {"card": CARD_IDS[argument]}
    if kind == "r":
        return {"realm": REALM_IDS[argument], "armies": game.players[decision.seat].limbo[argument]}
    if kind == "p":
        return {"space": SPACE_IDS[space_of(code)], "card": CARD_IDS[card_of(code)]}
    if decision.question == STRUCTURE:
        cost = game.players[decision.seat].board.light.construct[verb - V_STRUCTURE]
        return {"structure": STRUCTURE_IDS[verb - V_STRUCTURE], **cost_facts(cost)}
    return {}


def question_facts(game: Immortals) -> dict[str, Fact]:
    """What the open question is about: the site, the fallen armies, or the action and its card."""
    step = game.asker
    if isinstance(step, ChooseHomeGroup):
        return {"site": SITE_IDS[site_of(game.players[step.seat].board.light.home, LIGHT)]}
    if isinstance(step, DeployGroup | ChooseStructure):
        return {"site": SITE_IDS[step.site]}
    if isinstance(step, DivideFallen):
        return {"armies": game.players[step.seat].tray}
    if isinstance(step, PerformOrForfeit):
        space = game.players[step.seat].board.spaces[step.space]
        return {"action": [*ACTION_IDS, "magic"][space.action], "card": CARD_IDS[game.played]}
    if isinstance(step, ChooseSite):
        return {"action": ACTION_IDS[ACTIONS.index(step.action)]}
    return {"card": CARD_IDS[game.played]} if isinstance(step, ChooseSpell) else {}


def site_facts(game: Immortals, decision: Decision, site: i64) -> dict[str, Fact]:
    """The site, what is on it and what it yields; for a target also its owner and whom the inhabitants help."""
    facts: dict[str, Fact] = {"site": SITE_IDS[site], "armies": game.armies[site]}
    facts |= {"energy": ENERGY_OF_SITE[site], "gold": GOLD_OF_SITE[site]}
    source = source_of(game)
    if decision.question == TARGET and source is not None:
        shown = sites_shown(game, decision.seat, game.played)
        facts["case"] = CASE_WORDS[case_of(shown, source, site)]
        owner = owner_of(game, site)
        if owner != NOBODY:
            facts["victim"] = owner
    return facts


def source_of(game: Immortals) -> int | None:
    """From where armies attack or move, once that is chosen."""
    step = game.asker
    if isinstance(step, ChooseTarget | ChooseStrength):
        return int(step.source)
    if isinstance(step, ChooseDestination | ChooseMoved):
        return int(step.start)
    return None


def attack_facts(game: Immortals) -> dict[str, Fact]:
    """From where to where armies go, when their number is asked."""
    step = game.asker
    if isinstance(step, ChooseStrength):
        return {"source": SITE_IDS[step.source], "site": SITE_IDS[step.target]}
    if isinstance(step, ChooseMoved):
        return {"source": SITE_IDS[step.start], "site": SITE_IDS[step.goal]}
    return {}


def things_of(game: Immortals, decision: Decision, code: i64) -> list[str]:
    """The ids of the sites, cards and spaces that the option touches."""
    verb, argument = verb_of(code), argument_of(code)
    kind = WORDS[verb][1]
    if kind == "s":
        return [f"site:{SITE_IDS[argument]}"]
    if kind == "c":
        return [f"card:{CARD_IDS[argument]}", *sites_to_deploy(game, decision, argument)]
    if kind == "r":
        return [f"limbo:{decision.seat}:{REALM_IDS[argument]}"]
    if verb == V_PLAN:
        laid = [] if card_of(code) == EMPTY else [f"card:{CARD_IDS[card_of(code)]}"]
        return [space_thing(decision.seat, space_of(code)), *laid]
    if verb == V_REVEAL:
        return spaces_to_reveal(game, decision.seat, code)
    return site_in_question(game)


def sites_to_deploy(game: Immortals, decision: Decision, card: i64) -> list[str]:
    """IM-031, IM-032: in the draft the free sites of a card stand for it, as long as there are armies to deploy."""
    if decision.question != DRAFT_CARD or not game.players[decision.seat].groups:
        return []
    return [f"site:{SITE_IDS[site]}" for site in members(STANDS_FOR[card] & free_sites(game))]


def shortcuts_of(game: Immortals, decision: Decision) -> list[Shortcut]:
    """When a card is revealed, a site that its action can begin with stands for performing it there."""
    step = game.asker
    if decision.question != PERFORM or len(decision.options) == 1 or not isinstance(step, PerformOrForfeit):
        return []
    space = game.players[step.seat].board.spaces[step.space]
    action = ACTIONS[space.action]
    sites = first_sites(game, step.seat, action, space.cost)
    if isinstance(action, SiteAction) and count(sites) == 1:
        return []  # nothing is left to choose: looking at the site must not perform the action
    return [Shortcut(f"site:{SITE_IDS[site]}", keys_to_begin(action, site)) for site in members(sites)]


def first_sites(game: Immortals, seat: i64, action: Action, cost: Cost) -> i64:
    """The sites that the first question of an action is about."""
    if isinstance(action, SiteAction):
        return action.sites(game, seat, cost)
    if isinstance(action, AttackOrMove):
        return sources(game, seat) | action.move.sites(game, seat, MOVE_COST)
    return sources(game, seat) if isinstance(action, Attack) else 0


def keys_to_begin(action: Action, site: i64) -> list[str]:
    """IM-067: the affected site is chosen too; the source of an attack is only picked, and can be changed."""
    begun = [key(option(V_PERFORM, 0))]
    return [*begun, key(option(V_SITE, site))] if isinstance(action, SiteAction) else begun


def space_thing(seat: i64, space: i64) -> str:
    return f"space:{seat}:{SPACE_IDS[space]}"


def spaces_to_reveal(game: Immortals, seat: i64, code: i64) -> list[str]:
    """The space; with it its twin, if a blank card is on both (IM-R84)."""
    space = space_of(code)
    spaces, twin = game.cards[seat].spaces, game.players[seat].board.spaces[space].twin
    both = card_of(code) == BLANK and twin >= 0 and spaces[twin] == BLANK
    return [space_thing(seat, one) for one in ([space, twin] if both else [space])]


def site_in_question(game: Immortals) -> list[str]:
    """The site that a question without sites is about."""
    step = game.asker
    if isinstance(step, ChooseStructure):
        return [f"site:{SITE_IDS[step.site]}"]
    if isinstance(step, ChooseStrength):
        return [f"site:{SITE_IDS[step.target]}"]
    if isinstance(step, ChooseMoved):
        return [f"site:{SITE_IDS[step.goal]}"]
    if isinstance(step, ChooseDestination):
        return [f"site:{SITE_IDS[step.start]}"]
    return []
