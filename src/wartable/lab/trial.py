"""Trial: whether a bot plays by the rules, and chooses the same when only what it cannot know is different."""

from time import perf_counter
from typing import Any

import msgspec

from wartable.bots.bot import Bot
from wartable.bots.levels import make_bot
from wartable.bots.outside import OutsideBot, outside_bot
from wartable.engine.agenda import Game
from wartable.engine.chance import chance_from
from wartable.engine.contract import Title
from wartable.engine.window import Window
from wartable.lab.experiment import seed_of
from wartable.titles import title

APART = 7  # every so many choices the cards are dealt again behind its back
DEALS = 2
MOST_EXAMPLES = 5


class Slip(msgspec.Struct, frozen=True):
    """A choice that was another one when it should have been the same."""

    players: int
    game: int
    seat: int
    question: str
    chosen: str
    instead: str


class Trial(msgspec.Struct):
    """What a bot did. `unfair`: it chose differently because of hidden things; `unsteady`: for no reason at all."""

    bot: str
    game: str
    games: int = 0
    choices: int = 0
    compared: int = 0
    slowest: float = 0.0
    unfair: list[Slip] = []
    unsteady: list[Slip] = []

    @property
    def passed(self) -> bool:
        """Whether it was fair and steady throughout."""
        return not self.unfair and not self.unsteady


def try_bot(bot: str, game: str, games: int, seed: int = 1) -> Trial:
    """Let a bot play whole games in all seats, with every number of players; what it must not do is refused.

    Examples:
        >>> trial = try_bot("random", "quests", games=1)
        >>> trial.passed, trial.games
        (True, 5)
    """
    trial, played = Trial(bot, game), title(game)
    make_bot(bot, played, 0)  # refuses a name that does not exist
    for players in played.players:
        for number in range(games):
            TrialGame(trial, played, players, seed_of(seed, number, f"{players} players")).play(number)
    return trial


def unscreened(bot: str, played: Title[Any], seed: int) -> Bot:
    """A bot that could look behind its window, if it were one to do so."""
    found = make_bot(bot, played, seed)
    return outside_bot(bot, seed, screened=False) or found if isinstance(found, OutsideBot) else found


class TrialGame:
    """One game of a trial."""

    def __init__(self, trial: Trial, played: Title[Any], players: int, seed: int) -> None:
        self.trial = trial
        self.title = played
        self.players = players
        self.seed = seed
        self.game: Game = played.new(players, chance_from(seed), played.settings(players, {}))
        self.game.run()

    def play(self, number: int) -> None:
        bots = [make_bot(self.trial.bot, self.title, self.seed + seat) for seat in range(self.players)]
        self.trial.games += 1
        while not self.game.over:
            seat = int(self.game.decisions()[0].seat)
            if self.trial.choices % APART == 0:
                self.compare(number, seat)
            begun = perf_counter()
            option = bots[seat].choose(Window(self.title, self.game, seat))
            self.trial.slowest = max(self.trial.slowest, perf_counter() - begun)
            self.trial.choices += 1
            self.game.answer(seat, option)

    def compare(self, number: int, seat: int) -> None:
        """The same new bot is asked twice in this world, then in worlds that differ only in what it cannot know."""
        self.trial.compared += 1
        chosen = self.chosen_in(self.game, seat)
        if (again := self.chosen_in(self.game, seat)) != chosen:
            self.note(self.trial.unsteady, number, (seat, chosen, again))
            return
        for deal in range(DEALS):
            other = self.chosen_in(self.title.imagine(self.game, seat, self.seed + deal), seat)
            if other != chosen:
                self.note(self.trial.unfair, number, (seat, chosen, other))
                return

    def chosen_in(self, world: Game, seat: int) -> int:
        return int(unscreened(self.trial.bot, self.title, self.seed).choose(Window(self.title, world, seat)))

    def note(self, slips: list[Slip], number: int, slip: tuple[int, int, int]) -> None:
        seat, chosen, instead = slip
        if len(slips) < MOST_EXAMPLES:
            question = self.title.question(self.game.decisions()[0])
            slips.append(Slip(self.players, number, seat, question, self.title.key(chosen), self.title.key(instead)))
