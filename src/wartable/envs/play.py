"""Play: a game that is driven by action ids. All environments step through it."""

# not compiled: it joins parts that are not

from typing import Any, Final, Literal

from wartable.engine.agenda import Game
from wartable.engine.chance import chance_from
from wartable.engine.contract import Setting, Title
from wartable.engine.decision import BadSetup, Decision, NotOffered
from wartable.envs.actions import ActionTable
from wartable.envs.observations import Observer, observer
from wartable.envs.parts import Row
from wartable.envs.tables import action_table
from wartable.titles import title

Rewards = Literal["place", "score"]
REWARDS: Final = ("place", "score")
PART: Final = "envs"
SEEDS: Final = 1 << 31


class Rules:
    """What is the same in all games at such a table: title, players, options, action ids, observations and rewards."""

    def __init__(self, game: str, players: int, options: dict[str, Setting] | None, rewards: Rewards) -> None:
        if rewards not in REWARDS:
            raise BadSetup("", "no_such_reward", {"reward": rewards, "rewards": ", ".join(REWARDS)}, PART)
        self.title: Final[Title[Any]] = title(game)
        self.players: Final = players
        self.options: Final = self.title.settings(players, options or {})
        self.actions: Final[ActionTable] = action_table(game, players, options)
        self.observer: Final[Observer] = observer(game, players, options)
        self.rewards: Final = rewards

    def __reduce__(self) -> tuple[type["Rules"], tuple[str, int, dict[str, Setting], Rewards]]:
        """Tables are made again where they are unpickled."""
        return Rules, (self.title.name, self.players, self.options, self.rewards)

    def new_game(self, seed: int) -> Game:
        """The game of a seed: the same that `wartable.new_game` sets up."""
        game: Game = self.title.new(self.players, chance_from(seed), self.options)
        game.run()
        return game

    def final_rewards(self, game: Game) -> list[float]:
        """By seat: the points, or from 1 for the first place to -1 for the last, those who share places the middle."""
        if self.rewards == "score":
            return [float(points) for points in self.title.scores(game)]
        if self.players == 1:
            return [1.0 if self.title.winners(game) else -1.0]
        places = self.title.places(game)
        return [place_reward(places, place) for place in places]


def refuse_fewer(what: str, number: int) -> None:
    """Refuses less than one of something."""
    if number < 1:
        raise BadSetup("", "at_least_one", {"what": what, "number": number}, PART)


def place_reward(places: list[int], place: int) -> float:
    """Those who share a place share the places behind it too, so that the rewards of a game add up to nothing."""
    middle = place + (places.count(place) - 1) / 2
    return 1 - 2 * (middle - 1) / (len(places) - 1)


class Play:
    """A game under way."""

    def __init__(self, rules: Rules, game: Game) -> None:
        self.rules: Final = rules
        self.game: Final = game

    @property
    def decision(self) -> Decision | None:
        """The decision that is to be answered next; of simultaneous ones the first."""
        return self.game.decision

    def legal_actions(self) -> list[int]:
        """The ids of the options of the decision."""
        decision = self.game.decision
        return [] if decision is None else self.rules.actions.ids_of(self.game, decision)

    def act(self, action: int) -> None:
        """Take the option with this id; refuses one that is not offered."""
        decision = self.game.decision
        option = -1 if decision is None else self.rules.actions.option_of(self.game, decision, action)
        if decision is None or option < 0:
            raise NotOffered("", "no_such_action", {"action": action}, PART)
        self.game.answer(decision.seat, option)

    def observe(self, seat: int) -> Row:
        return self.rules.observer.observe(self.game, seat)
