"""Invariants: what holds after every choice. Those that compare two moments are tested in `tests/shadow_kingdoms`."""

# not compiled: nothing here is hot

from collections import Counter

from wartable.shadow_kingdoms.camp import can_complete
from wartable.shadow_kingdoms.components import (
    AWARDS,
    CHART,
    CIRCLES,
    LINE_SPACES,
    PLANS,
    PLANS_TO_END,
    ROW_SLOTS,
    SLOT_MARKERS,
    START_INFLUENCE,
    TROOPS,
)
from wartable.shadow_kingdoms.components import CHAMPIONS_6 as LIMIT_6
from wartable.shadow_kingdoms.components import CHAMPIONS_10 as LIMIT_10
from wartable.shadow_kingdoms.dice import troop_of
from wartable.shadow_kingdoms.effects import NOTHING
from wartable.shadow_kingdoms.ending import markers_on_awards
from wartable.shadow_kingdoms.gains import champion_limit, die_spaces, gem_limit, track_limit
from wartable.shadow_kingdoms.knowledge import all_champions, open_plans
from wartable.shadow_kingdoms.options import BATTLE_PLAN, key
from wartable.shadow_kingdoms.riftlands import rank_points
from wartable.shadow_kingdoms.riftlands_components import ACTIVE_SPACES, AREAS, CHITS, RELICS, RIFTS
from wartable.shadow_kingdoms.rifts import Rifts, chits_on_board, relics_of
from wartable.shadow_kingdoms.table import ShadowKingdoms
from wartable.shadow_kingdoms.verbs import BAG_FIELD, BAG_MASK

MOST_OPTIONS = 50
MOST_SOLO_TURNS = 34
SOLO_TACTICS_EVERY = 5


def broken(game: ShadowKingdoms) -> list[str]:
    """SK-I01..SK-I27: the ids of the invariants that do not hold. SK-I29: only what verbs do can change a board."""
    checks = {
        "SK-I01": dice_are_complete(game),
        "SK-I02": all(0 <= die < TROOPS * 6 for die in visible_dice(game)),
        "SK-I03": game.gems + sum(player.gems for player in game.players) == game.count.gems,
        "SK-I04": all(player.gems <= gem_limit(player) for player in game.players),
        "SK-I05": plans_are_complete(game),
        "SK-I06": champions_are_complete(game),
        "SK-I07": len(game.line) == LINE_SPACES or game.plan_deck.size == 0,
        "SK-I08": rows_are_full(game),
        "SK-I09": all(len(player.champions) <= champion_limit(player) for player in game.players),
        "SK-I10": all(len(player.dice) <= die_spaces(player) for player in game.players),
        "SK-I11": reserves_are_unlocked(game),
        "SK-I12": markers_are_complete(game),
        "SK-I13": maps_match_plans(game),
        "SK-I14": claims_are_right(game),
        "SK-I15": tracks_are_within_limits(game),
        "SK-I19": all(p.is_covered(LIMIT_10) or not p.is_covered(LIMIT_6) for p in game.players),
        "SK-I21": turns_are_even(game),
        "SK-I23": not game.is_solo or adversary_is_on_time(game),
        "SK-I24": battle_is_within_influence(game),
        "SK-I25": game.over or all(2 <= len(d.options) <= MOST_OPTIONS for d in game.decisions()),
        "SK-I27": a_plan_is_certain_in_camp(game),
    }
    names = [name for name, holds in checks.items() if not holds]
    if isinstance(game.annex, Rifts):
        names += broken_in_rifts(game, game.annex)
    return names + ([] if keys_differ(game) else ["keys"])


def broken_in_rifts(game: ShadowKingdoms, rifts: Rifts) -> list[str]:
    """RL-I01..RL-I20: the expansion's invariants, beside the base game's.

    RL-I05..RL-I09 follow from limits that powers raise.
    """
    owners = range(game.seats + 1)
    relics = [r for owner in owners for r in relics_of(game, owner)] + rifts.deck.cards[rifts.deck.drawn :]
    relics += [relic for relic in rifts.spaces if relic != NOTHING]
    checks = {
        "RL-I01": sorted(relics) == list(range(len(RELICS))),
        "RL-I02": all(0 <= chits_on_board(game, owner) <= CHITS for owner in owners),
        "RL-I03": NOTHING not in rifts.spaces or rifts.deck.size == 0,
        "RL-I04": all(len(active) <= ACTIVE_SPACES for active in rifts.active),
        "RL-I05": markers_are_complete(game),
        "RL-I06": champions_are_complete(game),
        "RL-I14": all(markers_on_awards(game, seat) <= 4 for seat in range(game.seats)),
        "RL-I15": all(
            sum(rank_points(game, area, owner) for owner in owners) <= sum(RIFTS[area].ranks) for area in range(AREAS)
        ),
        "RL-I16": dice_are_complete(game) and len(game.shrines) == TROOPS,
        "RL-I17": all(active_relics_work(game, rifts, seat) for seat in range(game.seats)),
        "RL-I19": all(len(decision.options) <= MOST_OPTIONS for decision in game.decisions()),
    }
    return [name for name, holds in checks.items() if not holds]


def visible_dice(game: ShadowKingdoms) -> list[int]:
    dice = [die for shrine in game.shrines for die in shrine] + game.battle.troops
    for player in game.players:
        dice = dice + player.dice + ([player.locked_die] if player.locked_die != NOTHING else [])
    return dice


def dice_are_complete(game: ShadowKingdoms) -> bool:
    """SK-I01, RL-I16: each colour has its number of dice, wherever they are; one may be in hand while its place
    is asked.
    """
    counts = Counter(int(troop_of(die)) for die in visible_dice(game))
    for troop in range(TROOPS):
        counts[troop] += game.bag >> BAG_FIELD * troop & BAG_MASK
    missing = [game.count.dice_per_color - counts[troop] for troop in range(TROOPS)]
    return all(number >= 0 for number in missing) and sum(missing) == (1 if is_placing_a_die(game) else 0)


def is_placing_a_die(game: ShadowKingdoms) -> bool:
    return type(game.asker).__name__ in ("FindRoom", "ChooseSpace")


def plans_are_complete(game: ShadowKingdoms) -> bool:
    """SK-I05: each of the 48 plans is in exactly one place."""
    deck = game.plan_deck
    return sorted(open_plans(game) + deck.cards[deck.drawn :]) == list(range(len(PLANS)))


def champions_are_complete(game: ShadowKingdoms) -> bool:
    """SK-I06, RL-I06: every card of the edition is in exactly one place, and no other."""
    found = [kind for kind in game.rows if kind != NOTHING]
    for player in game.players:
        found = found + player.champions
    for deck in game.champion_decks:
        found = found + deck.cards[deck.drawn :]
    return sorted(found) == sorted(kind for row in range(3) for kind in all_champions(game, row))


def rows_are_full(game: ShadowKingdoms) -> bool:
    """SK-I08: no empty slot while the deck has cards."""
    return all(kind != NOTHING or game.champion_decks[p // ROW_SLOTS].size == 0 for p, kind in enumerate(game.rows))


def reserves_are_unlocked(game: ShadowKingdoms) -> bool:
    """SK-I11: plans are only in slots without a marker."""
    for player in game.players:
        for slot, marker in enumerate(SLOT_MARKERS):
            if player.reserve[slot] != NOTHING and marker != NOTHING and player.is_covered(marker):
                return False
    return True


def markers_are_complete(game: ShadowKingdoms) -> bool:
    """SK-I12, RL-I05: on the board, the map, Awards, or in hand between two steps of a battle."""
    for seat, player in enumerate(game.players):
        places = int(player.markers).bit_count() + int(player.covered).bit_count() + markers_on_awards(game, seat)
        in_hand = 1 if seat == game.active and game.battle.marker != NOTHING else 0
        if places + in_hand != len(game.edition.markers):
            return False
    return True


def maps_match_plans(game: ShadowKingdoms) -> bool:
    """SK-I13: as many covered areas as completed plans, one more from step 7 to step 9 of a battle."""
    for seat, player in enumerate(game.players):
        more = int(player.covered).bit_count() - len(player.completed)
        is_fighting = seat == game.active and game.battle.plan != NOTHING
        if more not in ((0, 1) if is_fighting else (0,)) or len(player.completed) > PLANS_TO_END:
            return False
    return True


def claims_are_right(game: ShadowKingdoms) -> bool:
    """SK-I14: one marker of a player on an Award; the last circle holds several only with four or five players."""
    most = len(CIRCLES) if game.seats < 4 else game.seats
    return all(len(set(claims)) == len(claims) <= most for claims in game.claims) and len(set(game.awards)) == len(
        [AWARDS[award] for award in game.awards]
    )


def tracks_are_within_limits(game: ShadowKingdoms) -> bool:
    """SK-I15: Gold and Magic from 0, Influence from 10, up to the limit."""
    for player in game.players:
        limit = track_limit(player)
        if not (0 <= player.gold <= limit and 0 <= player.magic <= limit):
            return False
        if not START_INFLUENCE <= player.influence <= limit:
            return False
    return True


def turns_are_even(game: ShadowKingdoms) -> bool:
    """SK-I21: at most one turn apart, and none at the end."""
    turns = [player.turns for player in game.players]
    return max(turns) - min(turns) <= (0 if game.over else 1)


def adversary_is_on_time(game: ShadowKingdoms) -> bool:
    """SK-I23: one plan for each entry into the Tactics Shrine, the fourth move and every fifth after it."""
    turns = game.players[0].turns
    moves = turns if game.over else max(turns - 1, 0)
    return len(game.adversary.plans) == (moves + 1) // SOLO_TACTICS_EVERY and turns <= MOST_SOLO_TURNS


def battle_is_within_influence(game: ShadowKingdoms) -> bool:
    """SK-I24: Total Strength never exceeded the Influence, and has a row in the chart."""
    total = game.battle.total
    return total == 0 or (total <= game.players[game.active].influence and 0 <= total < len(CHART))


def a_plan_is_certain_in_camp(game: ShadowKingdoms) -> bool:
    """SK-I27, RL-I20: whenever a plan is chosen in step 1, some plan can be completed for certain."""
    decision = game.decision
    if decision is None or decision.question != BATTLE_PLAN:
        return True
    player = game.players[decision.seat]
    return can_complete(game, decision.seat, player.gold, player.magic, game.line)


def active_relics_work(game: ShadowKingdoms, rifts: Rifts, seat: int) -> bool:
    """RL-I17, RL-020: the powers of active Relics are in force, those of stacked ones are not."""
    powers = game.players[seat].powers
    active = [number for relic in rifts.active[seat] for number in RELICS[relic].powers]
    stacked = [number for relic in rifts.stacks[seat] for number in RELICS[relic].powers]
    return all(number in powers for number in active) and not any(number in powers for number in stacked)


def keys_differ(game: ShadowKingdoms) -> bool:
    """Within a decision all keys differ."""
    return all(len({key(code) for code in d.options}) == len(d.options) for d in game.decisions())
