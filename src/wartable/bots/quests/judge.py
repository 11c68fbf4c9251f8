"""Judgement for Quests of Valeria: points, what the open quests promise, and what is in hand and guild."""

from typing import Final, final

from mypy_extensions import i64

from wartable.bots.judge import POINT, SETTLED
from wartable.bots.learned import LearnedJudge
from wartable.bots.quests.circumstances import circumstance_names, circumstances_of
from wartable.bots.quests.features import count_features, feature_names, stage_of, term_names
from wartable.bots.quests.gauges import COUNTED, built, gauges_of, raided
from wartable.bots.quests.habits import gain_of, pay, pay_for_power, pay_or_decline, ranked_by_gain, send, take_best
from wartable.bots.quests.outlook import HAND_CARD, completable, outlook, points_for, worth_of_guild
from wartable.bots.weights import FeatureSum
from wartable.engine.decision import Decision
from wartable.quests import pile
from wartable.quests.ending import scores, winners
from wartable.quests.options import BONUS, MAIN, PAY_POWER, QUEST_PARTY, TAKE_QUEST
from wartable.quests.table import NOTHING, Quests

VICTORY: Final[i64] = 10 * POINT
FULL_HAND: Final[i64] = 6
RIVAL_SHARE: Final[i64] = 12  # a rival's cards count for a twelfth, and again for each quest it has completed


@final
class QuestsJudge(LearnedJudge[Quests]):
    def names(self) -> list[str]:
        return feature_names()

    def groups(self) -> list[str]:
        return term_names()

    def count(self, world: Quests, seat: i64, tally: FeatureSum) -> None:
        count_features(world, seat, tally)

    def circumstance_names(self) -> list[str]:
        return circumstance_names()

    def circumstances(self, world: Quests, seat: i64) -> list[float]:
        return circumstances_of(world, seat)

    def gauges(self, world: Quests, seat: i64) -> dict[str, float]:
        return gauges_of(world, seat)

    def built(self, world: Quests, seat: i64) -> float:
        return built(world, seat)

    def raided(self, world: Quests, seat: i64) -> float:
        return raided(world, seat)

    def counted(self) -> dict[str, list[str]]:
        return COUNTED

    def stage(self, world: Quests) -> float:
        return stage_of(world)

    def worth(self, world: Quests, seat: i64) -> i64:
        """The rivals' guild masters are imagined, so they count only at the end of an imagined game."""
        if world.over:
            return POINT * scores(world)[seat] + (VICTORY if seat in winners(world) else 0)
        player = world.players[seat]
        worth: i64 = points_of(world, seat) + worth_of_guild(player.guild) + worth_of_hand(player.hand)
        if not world.end_triggered:
            worth += outlook(world, seat, player.guild)
        elif world.active == seat and world.main_actions:
            worth += completable(world, seat)
        return worth - worth_of_rivals(world, seat)

    def candidates(self, world: Quests, decision: Decision) -> list[int]:
        """Cards to pay, to send or to discard are found without comparing."""
        question = decision.question
        if question in (MAIN, BONUS, TAKE_QUEST):
            return decision.options
        if question == PAY_POWER:
            return [pay_for_power(world, decision), decision.options[-1]]
        return [self.follow_up(world, decision)]

    def ranking(self, world: Quests, decision: Decision) -> list[int]:
        question = decision.question
        if question in (MAIN, BONUS, TAKE_QUEST):
            return ranked_by_gain(world, decision)
        habit = pay_for_power(world, decision) if question == PAY_POWER else self.follow_up(world, decision)
        return [habit, *(option for option in reversed(decision.options) if option != habit)]

    def glances(self, decision: Decision) -> bool:
        return decision.question == MAIN

    def sensible(self, world: Quests, decision: Decision) -> list[int]:
        """What gains at least as much as a card drawn, which can always be had."""
        return [code for code in decision.options if gain_of(world, decision.seat, code) >= HAND_CARD]

    def habit(self, world: Quests, decision: Decision) -> i64:
        return take_best(world, decision) if decision.question == MAIN else self.follow_up(world, decision)

    def follow_up(self, world: Quests, decision: Decision) -> i64:
        question = decision.question
        if question == MAIN:
            return SETTLED
        if question in (BONUS, TAKE_QUEST):
            return take_best(world, decision)
        if question == PAY_POWER:
            return pay_or_decline(world, decision)
        return send(world, decision) if question == QUEST_PARTY else pay(world, decision)


def points_of(world: Quests, seat: i64) -> i64:
    """The seat's points as they would be counted now."""
    player = world.players[seat]
    points: i64 = 0
    for quest in player.completed:
        points += points_for(int(player.guild_master), quest)
    return POINT * points


def worth_of_hand(hand: int) -> i64:
    """Cards in hand pay for hires; more than a turn can use are worth half."""
    cards = pile.size(hand)
    return HAND_CARD * cards if cards <= FULL_HAND else HAND_CARD * (FULL_HAND + cards) // 2


def worth_of_rivals(world: Quests, seat: i64) -> i64:
    """What the others have in front of them; most is gained where the most quests are completed."""
    worth: i64 = 0
    for other in range(world.seats):
        if other != seat:
            rival = world.players[other]
            cards: i64 = worth_of_guild(rival.guild) + HAND_CARD * pile.size(rival.hand)
            if rival.reserve != NOTHING:
                cards += HAND_CARD
            worth += cards * (1 + len(rival.completed))
    return worth // RIVAL_SHARE
