"""Champion cards: Instant, Ongoing and End-game, each as printed, and how they work together."""

import pytest
from tests.support.shadow_kingdoms import (
    AMBUSH_2,
    CLASH_2,
    CLASH_3,
    FITTING,
    HARD_LINE,
    SIEGE_2,
    TITLE,
    Board,
    asked,
    given,
    line,
    means,
    offered,
    offered_as,
    play,
    player,
    table,
    told,
)

from wartable.engine.match import Match
from wartable.shadow_kingdoms.champions import GainChampion
from wartable.shadow_kingdoms.components import CHAIN_IDS, CHAMPIONS, champion_number
from wartable.shadow_kingdoms.conquest import ResolveChains
from wartable.shadow_kingdoms.ending import score_points

PLANS = HARD_LINE.split()
TYPE_PLANS = {"ambush": AMBUSH_2, "clash": CLASH_2, "siege": SIEGE_2}


def gained(card: str, **board: object) -> Match:
    """The player gains this card; Gold and Magic are 0 unless said otherwise."""
    board.setdefault("gold", 0)
    board.setdefault("magic", 0)
    kind = CHAMPIONS[champion_number(card)].type
    name = ("instant", "ongoing", "endgame")[kind]
    others = [one.id for one in CHAMPIONS if one.type == kind and one.id not in str(board) and one.id != card]
    rows = {name: " ".join([card, *others[:2]])}
    return given(you=Board(**board), rows=rows, step=GainChampion(0, 3 * kind))  # type: ignore[arg-type]


def battle(kind: str, values: tuple[int, int] = (2, 2), **board: object) -> Match:
    """A battle of this Battle Type, fought up to the choice of a marker."""
    board.setdefault("gold", 0)
    board.setdefault("magic", 0)
    plan = TYPE_PLANS[kind]
    you = Board(reserve=[plan], dice=FITTING[plan].format(*values), place="gem", **board)  # type: ignore[arg-type]
    return play(given(you=you), "go:camp")


def chain(kind: str, **board: object) -> Match:
    board.setdefault("gold", 0)
    board.setdefault("magic", 0)
    return given(you=Board(**board), step=ResolveChains(0, [CHAIN_IDS.index(kind)]))  # type: ignore[arg-type]


# --- Instant


@pytest.mark.parametrize(
    ("card", "after"),
    [
        ("elite_guard", (0, 0, 12)),
        ("quartermaster", (3, 2, 10)),
        ("shadow", (0, 4, 10)),
        ("thief", (6, 0, 10)),
        ("warlock", (0, 1, 10)),
    ],
)
def test_instants(card: str, after: tuple[int, int, int]) -> None:
    """SK-152, SK-154, SK-156..SK-158, SK-080: Gold, Magic and Influence after gaining the card."""
    match = gained(card)
    assert means(match) == after and player(match).gems == (1 if card == "warlock" else 0)


def test_mercenary() -> None:
    """SK-153: one die of any Shrine without its action; without a space it may replace one."""
    match = play(gained("mercenary"), "die:gold:gargoyle:4")
    assert player(match).dice == ["gargoyle:4"] and player(match).gold == 0
    match = play(gained("mercenary", dice="orc:1 orc:2 orc:3"), "die:gold:gnoll:6", "replace:orc:1")
    assert player(match).dice == ["orc:2", "orc:3", "gnoll:6"]


def test_sentry() -> None:
    """SK-155, SK-R50, SK-R54, SK-R56: one plan without its cost; the slot's bonus is paid as usual; or none."""
    match = gained("sentry", gold=1, champions="tactician")
    assert offered(match) == [*(f"reserve:{plan}" for plan in PLANS), "pass"]
    play(match.copy(), "pass")
    play(match, f"reserve:{PLANS[4]}")
    assert player(match).gold == 1 and offered(match) == ["pay", "pass"]
    assert means(play(match, "pay")) == (0, 0, 11)


def test_sentry_may_cycle_plans() -> None:
    """SK-R22: 1 Magic each while the plan is chosen."""
    match = gained("sentry", magic=1)
    play(match, f"cycle:{PLANS[0]}")
    assert line(match)[0] == PLANS[1] and asked(match) == "plan_pick" and player(match).magic == 0


def test_sentry_without_a_slot() -> None:
    """SK-R31, SK-R84: the card may still be gained; its effect is lost without a question."""
    match = gained("sentry", reserve=["fall_of_goldspire"], magic=3)
    assert match.game.active == 1 and player(match).champions == ["sentry"]


def test_a_gem_without_space() -> None:
    """SK-R31, SK-R83, SK-084: Warlock's Magic comes, its Gem does not, and nothing is set off by it."""
    match = gained("warlock", gems=1, champions="shaman")
    assert player(match).gems == 1 and means(match) == (0, 1, 10)


def test_thief_at_the_limit() -> None:
    """SK-233: Gold 12 with the marker in place: 13, the rest is lost."""
    assert player(gained("thief", gold=12)).gold == 13


def test_nesting_is_at_most_three_deep() -> None:
    """SK-R55: right slot, Sentry, another slot, its bonus: each level fills a slot, depth first."""
    you = Board(gold=9, magic=0, off="reserve_middle reserve_right champions_6")
    rows = {"instant": "sentry sentry sentry"}
    match = given(you=you, rows=rows, shrines={"tactics": "goblin:1 gnoll:4"})
    play(match, "go:tactics", "die:goblin:1", f"reserve:{PLANS[0]}", "slot:right", "take:instant:1")
    assert asked(match) == "plan_pick"
    play(match, f"reserve:{PLANS[1]}", "slot:middle")
    assert asked(match) == "die_from_any_shrine"
    play(match, "pass")
    assert match.game.active == 1 and player(match).slots[0].plan is None


# --- Ongoing: gains


def test_adept() -> None:
    """SK-159, SK-R80, SK-R57: whenever another Champion is gained, also a free one."""
    assert means(gained("firebrand", champions="adept")) == (1, 1, 10)
    match = play(chain("champion", champions="adept"), "take:endgame:1")
    assert means(match) == (1, 1, 10)


def test_a_champion_does_not_react_to_its_own_arrival() -> None:
    """SK-R30: Adept gives nothing for itself; Cutter taken by a Chain bonus nothing for that bonus."""
    assert means(gained("adept")) == (0, 0, 10)
    you = Board(gold=0, magic=0)
    pending = [CHAIN_IDS.index("champion"), CHAIN_IDS.index("magic")]
    match = given(you=you, step=ResolveChains(0, pending))
    play(match, "chain:champion", "take:ongoing:1")
    assert player(match).champions == ["cutter"] and player(match).gold == 2  # for the Magic bonus only


@pytest.mark.parametrize(("card", "kind"), [("assassin", "ambush"), ("brawler", "clash"), ("brute", "siege")])
def test_strength_by_battle_type(card: str, kind: str) -> None:
    """SK-160..SK-162, SK-111: +2 in battles of the own type only."""
    for other in TYPE_PLANS:
        strength = told(battle(other, champions=card), "fought")[0]["strength"]
        assert strength == (6 if other == kind else 4)


def test_warrior() -> None:
    """SK-178: +1 in every battle."""
    for kind in TYPE_PLANS:
        assert told(battle(kind, champions="warrior"), "fought")[0]["strength"] == 5


@pytest.mark.parametrize(("card", "kind"), [("engineer", "siege"), ("soldier", "clash"), ("stalker", "ambush")])
def test_rewards_by_battle_type(card: str, kind: str) -> None:
    """SK-166, SK-174, SK-176, SK-116: 2 Gold and 1 Magic for a completed plan of the own type only."""
    for other in TYPE_PLANS:
        match = battle(other, champions=card)
        assert means(match)[:2] == ((2, 1) if other == kind else (0, 0)) and asked(match) == "marker"


@pytest.mark.parametrize(("card", "after"), [("cutter", (2, 0, 10)), ("soul_reavers", (0, 1, 10))])
def test_for_each_chain_bonus(card: str, after: tuple[int, int, int]) -> None:
    """SK-163, SK-175, SK-R38: 2 Gold, or 1 Magic, even if the bonus itself was lost."""
    assert means(chain("gem", champions=card, gems=1)) == after


def test_cutter_comes_after_the_content() -> None:
    """SK-R49: first the content with everything it sets off, then Cutter: 3 Gold fill the track, so Cutter's
    are lost.
    """
    match = chain("gold", champions="cutter", gold=10)
    assert [(fact["amount"], fact.get("champion")) for fact in told(match, "gained")] == [(3, None)]


def test_dark_conjuror() -> None:
    """SK-164: 1 Magic more for each gain of another source; it does not set itself off."""
    assert means(gained("shadow", champions="dark_conjuror")) == (0, 5, 10)


def test_peddler() -> None:
    """SK-169, SK-234: 2 Gold more once per instance: 3 + 2 at the Gold Shrine with a die of 3."""
    match = given(you=Board(gold=0, champions="peddler"), shrines={"gold": "orc:3 gnoll:6"})
    assert player(play(match, "go:gold", "die:orc:3")).gold == 5


def test_an_instance_is_one_effect_of_one_source() -> None:
    """SK-R32: the Gold half of Quartermaster is one, its Magic half another."""
    assert means(gained("quartermaster", champions="peddler dark_conjuror")) == (5, 3, 10)


def test_a_gain_of_nothing_is_no_gain() -> None:
    """SK-R33: a 6 at the Gold Shrine, or a gain wholly lost; a gain cut by the limit still counts."""
    match = given(you=Board(gold=0, champions="peddler"))
    assert player(play(match, "go:gold", "die:gnoll:6")).gold == 0
    assert means(gained("shadow", champions="dark_conjuror", magic=13)) == (0, 13, 10)
    assert means(gained("thief", champions="peddler", gold=9, off="track_14")) == (17, 0, 10)


def test_priest_and_satyr() -> None:
    """SK-170, SK-171: as much Magic, or Gold, as Influence gained."""
    assert means(gained("elite_guard", champions="priest")) == (0, 2, 12)
    assert means(gained("elite_guard", champions="satyr")) == (2, 0, 12)


def test_priest_sees_what_the_token_moved() -> None:
    """SK-241, SK-R34, SK-R40: at 19 with the track open: Influence 20, 2 VP, 1 Magic."""
    match = gained("elite_guard", champions="priest", influence=19, off="track_14")
    assert means(match) == (0, 1, 20) and player(match).points == 2


def test_priest_with_dark_conjuror() -> None:
    """SK-235, SK-081: 2 + 1 = 3 Magic for 2 Influence."""
    assert means(gained("elite_guard", champions="priest dark_conjuror")) == (0, 3, 12)


def test_oracle_and_shaman() -> None:
    """SK-168, SK-173, SK-R82: 1 Magic, or 1 Gold, for every Gem gained or spent."""
    assert means(chain("gem", champions="oracle shaman")) == (1, 1, 10)


def test_four_together() -> None:
    """SK-236, SK-R35: Oracle, Shaman, Peddler and Dark Conjuror: 2 Magic and 3 Gold for one Gem."""
    you = Board(gold=0, magic=0, champions="oracle shaman peddler dark_conjuror", off="champions_6")
    match = play(given(you=you), "go:gem", "die:goblin:4", "take")
    assert means(match) == (3, 2, 10)


def spending(gems: int, champions: str, **board: object) -> Match:
    """A battle in which Gems flip the first die, up to the choice of a marker."""
    you = Board(
        reserve=[CLASH_2], dice="goblin:2 gargoyle:2", place="gem", gems=gems, off="gems",
        champions=champions, gold=0, magic=0, **board,  # type: ignore[arg-type]
    )  # fmt: skip
    return play(given(you=you), "go:camp", *(["flip:0"] * gems))


def test_shaman_with_peddler() -> None:
    """SK-117, SK-R36: 1 Gem spent in battle: 1 Gold and 2 more, in step 5."""
    match = spending(1, "shaman peddler")
    assert player(match).gold == 3
    names = [event.name for event in match.events]
    assert names.index("gained") > names.index("fought") > names.index("spent_gem")


def test_two_gems_spent() -> None:
    """SK-240, SK-R36, SK-R82: each its own instance: 2 x (1 + 2) = 6 Gold."""
    assert player(spending(2, "shaman peddler")).gold == 6


def test_held_rewards_cannot_pay_in_step_2() -> None:
    """SK-R36: Oracle's Magic for the flip cannot change a die in the same battle."""
    match = spending(1, "oracle")
    assert asked(match) == "marker" and player(match).magic == 1


def test_scout() -> None:
    """SK-172, SK-R81: 1 Gold and 1 Magic when a plan comes from the line, before the slot's bonus is offered."""
    match = given(you=Board(gold=1, magic=0, champions="scout"))
    play(match, "go:tactics", "die:goblin:6", f"reserve:{PLANS[0]}")
    assert offered(match) == ["pay", "pass"] and means(match) == (1, 1, 10)


def test_scout_in_camp() -> None:
    """SK-R88, SK-R36: a plan bought in Camp counts, in step 5; completing a reserved plan does not."""
    camp = Board(gold=1, magic=0, champions="scout", dice="goblin:1 gargoyle:1", place="gem")
    match = play(given(you=camp, line=f"{CLASH_2} {' '.join(PLANS[:4])}"), "go:camp")
    assert means(match) == (1, 1, 10)
    assert means(battle("clash", champions="scout")) == (0, 0, 10)


# --- Ongoing: prices


def price_of(match: Match, key: str) -> int:
    option = next(option for option in match.decisions()[0].options if option.key == key)
    return int(option.facts["cost"])


def test_death_knight() -> None:
    """SK-165, SK-R27: 2 Gold less for a Champion, at least 0."""
    match = play(given(you=Board(champions="death_knight")), "go:champions", "die:gargoyle:6")
    assert [price_of(match, f"buy:{kind}:1") for kind in ("instant", "ongoing", "endgame")] == [0, 2, 3]


def test_miner_and_death_knight() -> None:
    """SK-243, SK-167, SK-R27: three Ongoing owned: 0 Gold at the right slot, 4 at the Shrine with a 6."""
    you = Board(gold=6, magic=0, champions="miner death_knight priest", off="champions_6 reserve_right")
    match = given(you=you, shrines={"tactics": "goblin:1 gnoll:4"})
    shop = play(match.copy(), "go:champions", "die:gargoyle:6")
    assert price_of(shop, "buy:ongoing:1") == 4
    play(match, "go:tactics", "die:goblin:1", f"reserve:{PLANS[0]}", "slot:right")
    assert price_of(match, "take:ongoing:1") == 0 and price_of(match, "take:instant:1") == 0
    assert price_of(match, "take:endgame:1") == 2


def test_miner_at_left_and_middle() -> None:
    """SK-167: the left bonus is free, the middle one costs 1."""
    left = play(given(you=Board(gold=0, champions="miner"), shrines={"tactics": "goblin:1"}), "go:tactics")
    play(left, f"reserve:{PLANS[0]}", "pay")
    assert means(left)[::2] == (0, 11)
    you = Board(gold=1, magic=0, champions="miner", off="reserve_middle")
    match = play(given(you=you, shrines={"tactics": "goblin:1"}), "go:tactics", f"reserve:{PLANS[0]}", "slot:middle")
    assert player(play(match, "die:gold:gnoll:6")).gold == 0


def test_tactician() -> None:
    """SK-177, SK-R27: 2 Gold less for a plan of the line, at the Shrine and in Camp, at least 0."""
    match = play(given(you=Board(champions="tactician", magic=0)), "go:tactics", "die:gnoll:4")
    assert [price_of(match, f"reserve:{plan}") for plan in PLANS] == [0, 0, 0, 0, 1]
    camp = Board(champions="tactician", gold=1, magic=0, dice="goblin:1 gargoyle:1", place="gem")
    match = play(given(you=camp, line=f"{PLANS[0]} {PLANS[1]} {CLASH_2} {PLANS[2]} {PLANS[3]}"), "go:camp")
    assert player(match).gold == 0 and table(match).battle is not None


def test_what_a_purchase_brings_cannot_pay_for_it() -> None:
    """SK-R86: the price must be at hand before: Thief is not bought with its own Gold."""
    match = play(given(you=Board(gold=0, magic=1)), "go:champions", "die:gargoyle:6")
    assert offered_as(match, "buy") == []


def test_adept_pays_for_sentrys_bonus() -> None:
    """SK-242, SK-R80: 1 Gold paid, Adept gives 1 Gold and 1 Magic, that Gold pays the left slot's bonus."""
    match = given(you=Board(gold=1, magic=0, champions="adept"), rows={"instant": "sentry thief shadow"})
    play(match, "go:champions", "die:gargoyle:6", "buy:instant:1")
    assert means(match) == (1, 1, 10)
    play(match, f"reserve:{PLANS[0]}", "pay")
    assert means(match) == (0, 1, 11)


# --- End-game


def score(card: str, **board: object) -> int:
    kind = champion_number(card)
    board["champions"] = f"{board.get('champions', '')} {card}"
    claims = board.pop("claims", ())
    match = given(you=Board(**board), claims=claims)  # type: ignore[arg-type]
    printed = CHAMPIONS[kind].score
    assert printed is not None
    return int(score_points(match.game, 0, printed))


SIEGES = (
    "sack_of_port_marlow burning_of_eastkeep fall_of_goldspire ruin_of_whitewall storm_on_highwatch "
    "plunder_of_ironvault"
)
CLASHES = "skirmish_at_dunmere charge_at_lionsgate_field brawl_at_brindle_ford rout_at_sunmeadow stand_at_copper_hill"
AMBUSHES = "knives_at_foxglove_inn shadows_over_larkspur snare_at_thornwick_pass night_raid_on_millbrook"


def first(names: str, number: int) -> str:
    return " ".join(names.split()[:number])


@pytest.mark.parametrize(("card", "plans"), [("bombardier", SIEGES), ("conqueror", CLASHES), ("huntsman", AMBUSHES)])
def test_points_by_battle_type(card: str, plans: str) -> None:
    """SK-179, SK-181, SK-186: 2 VP for each completed plan of the type."""
    assert score(card, completed=first(plans, 3)) == 6
    assert score(card, completed=first(plans, 1)) == 2 and score(card) == 0


def test_points_have_a_maximum() -> None:
    """SK-179: Bombardier at most 10, with six Sieges."""
    assert score("bombardier", completed=SIEGES) == 10


@pytest.mark.parametrize(
    ("card", "troop"),
    [("clan_chief", "orc"), ("grim_giant", "skeleton"), ("king_slayer", "gargoyle"), ("trail_master", "gnoll"),
     ("warmonger", "goblin")],
)  # fmt: skip
def test_points_by_icons(card: str, troop: str) -> None:
    """SK-180, SK-184, SK-188, SK-195, SK-197: 1 VP for each icon on completed plans, at most 10."""
    plans = f"{first(SIEGES, 4)} {first(CLASHES, 3)}"
    icons = {"goblin": 5, "orc": 3, "skeleton": 3, "gargoyle": 3, "gnoll": 3}
    assert score(card, completed=plans) == icons[troop]


@pytest.mark.parametrize(
    ("card", "champions", "points"),
    [("conscriptor", "thief thief shadow", 6), ("seer", "firebrand hoarder", 6), ("war_beast", "cutter miner", 4)],
)
def test_points_by_champions(card: str, champions: str, points: int) -> None:
    """SK-182, SK-191, SK-196, SK-082: 2 VP for each of the type; Seer counts itself."""
    assert score(card, champions=champions, off="champions_6") == points


def test_firebrand() -> None:
    """SK-183: 1 VP per completed plan, no maximum."""
    assert score("firebrand", completed=first(SIEGES, 4)) == 4


def test_hoarder() -> None:
    """SK-185: 1 VP per 2 Gold, rounded up, no maximum."""
    assert [score("hoarder", gold=gold, off="track_14") for gold in (0, 1, 2, 9, 20)] == [0, 1, 1, 5, 10]


def test_juggernaut() -> None:
    """SK-187: 3 VP for each own marker on an Award."""
    assert score("juggernaut", claims=[[0], [], [1, 0]], off="wild gems") == 6


def test_overseer() -> None:
    """SK-189, SK-R61: 2 VP per die on the board, at most 10."""
    assert score("overseer", dice="orc:1 orc:2 gnoll:1") == 6


def test_pharaoh() -> None:
    """SK-190: 10 VP for two plans of each type, nothing for less."""
    assert score("pharaoh", completed=f"{first(SIEGES, 2)} {first(CLASHES, 2)} {first(AMBUSHES, 2)}") == 10
    assert score("pharaoh", completed=f"{first(SIEGES, 3)} {first(CLASHES, 2)} {first(AMBUSHES, 1)}") == 0


def test_skullbasher() -> None:
    """SK-192: 1 VP per Influence above 10."""
    assert [score("skullbasher", influence=many, off="track_14") for many in (10, 13, 20)] == [0, 3, 10]


def test_sorceress() -> None:
    """SK-193: 1 VP per Magic, at most 10."""
    assert [score("sorceress", magic=magic) for magic in (0, 7, 13)] == [0, 7, 10]


def test_strategist() -> None:
    """SK-194, SK-102: 5 VP per plan still reserved, at most 10; the plans themselves cost nothing."""
    off = "reserve_middle reserve_right"
    plans = ["fall_of_goldspire", "ruin_of_whitewall", "rams_at_oakengate"]
    assert [score("strategist", reserve=plans[:number], off=off) for number in range(4)] == [0, 5, 10, 10]


def test_witch_doctor() -> None:
    """SK-198: 5 VP per Gem, at most 10."""
    assert [score("witch_doctor", gems=gems, off="gems") for gems in range(4)] == [0, 5, 10, 10]


def test_endgame_champions_score_at_the_end_only() -> None:
    """SK-082: nothing on being gained."""
    match = gained("firebrand", completed=first(SIEGES, 4))
    assert player(match).points == 0 and TITLE.scores(match.game) == [0, 0]


def test_the_champion_stays() -> None:
    """SK-I30, SK-080: whatever happens later, the card lies beside the board."""
    match = gained("thief")
    assert player(match).champions == ["thief"]


def test_a_free_champion_counts_for_the_surcharge() -> None:
    """SK-R57, SK-075: a third Ongoing costs 3 + 2."""
    match = play(given(you=Board(champions="miner priest")), "go:champions", "die:gargoyle:6")
    assert price_of(match, "buy:ongoing:1") == 5


def test_plans_need_matching_dice() -> None:
    """SK-107: the helper plans of this file are what their names say."""
    assert CLASH_3 not in TYPE_PLANS.values()
