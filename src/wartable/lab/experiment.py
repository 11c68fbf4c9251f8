"""Experiment: games played by bots, each of them determined by the experiment's seed and the game's number."""

from collections import Counter
from collections.abc import Sequence
from hashlib import blake2b

import msgspec

from wartable.bots.bot import Bot
from wartable.bots.levels import unhurried_bot
from wartable.bots.playout import Seating
from wartable.editions.agreeing import refuse_another
from wartable.editions.chosen import EditionName
from wartable.engine.chance import chance_from
from wartable.engine.contract import Setting
from wartable.engine.seed import Seed
from wartable.lab.watching import SlippingBot, WatchedBot, Watcher
from wartable.titles import title

SEED_BYTES = 6  # seeds stay whole numbers in every language that reads JSON


class Experiment(msgspec.Struct, frozen=True):
    """What is played. The bots go round the seats and move on by one seat with every game, so that none is favoured."""

    game: str
    players: int
    options: dict[str, Setting]
    bots: list[str]
    games: int
    seed: int
    check: bool = False  # look at every invariant after every choice
    replays: int = 1  # how many games in a row have the same deal, with other seeds for the bots
    slips: int = 0  # one decision in so many is left to chance; 0: none
    edition: EditionName | None = None  # of component data other than the printed

    def bot_at(self, number: int, seat: int) -> str:
        """Who sits in a seat in the game with this number."""
        return self.bots[(number + seat) % len(self.bots)]


class Batch(msgspec.Struct, frozen=True):
    """The games of an experiment from one number up to another."""

    experiment: Experiment
    first: int
    end: int


class Played(msgspec.Struct, frozen=True):
    """How one game went."""

    number: int
    finished: bool
    decisions: int
    options: int
    most_options: int
    rounds: int
    scores: list[int]
    winners: list[int]
    broken: dict[str, int]
    sides: list[list[str]] = []  # by seat


def run_batch(batch: Batch) -> list[Played]:
    """Play the games of a batch; the same in every process and on every machine."""
    return [play(batch.experiment, number) for number in range(batch.first, batch.end)]


def play(experiment: Experiment, number: int, watchers: Sequence[Watcher] = ()) -> Played:
    """Play one game of an experiment; the same whether somebody watches or not."""
    refuse_another(experiment.game, experiment.edition)
    played = title(experiment.game)
    settings = played.settings(experiment.players, experiment.options)
    game = played.new(experiment.players, chance_from(game_seed(experiment, number)), settings)
    for watcher in watchers:
        watcher.begins(played, game, number)
    game.run()
    tally = Seating(played, seated_bots(experiment, number, watchers), experiment.check).play(game)
    scores, winners = played.scores(game), played.winners(game) if game.over else []
    for watcher in watchers:
        watcher.ends(scores, winners)
    return Played(
        number,
        game.over,
        int(tally.decisions),
        int(tally.options),
        int(tally.most_options),
        played.rounds(game),
        scores,
        winners,
        dict(Counter(tally.broken)),
        [played.sides(game, seat) for seat in range(experiment.players)],
    )


def seated_bots(experiment: Experiment, number: int, watchers: Sequence[Watcher]) -> list[Bot]:
    played = title(experiment.game)
    seeds = [seed_of(experiment.seed, number, f"bot {seat}") for seat in range(experiment.players)]
    bots = [unhurried_bot(experiment.bot_at(number, seat), played, seed) for seat, seed in enumerate(seeds)]
    if experiment.slips:
        bots = [SlippingBot(bot, experiment.slips, -seed) for bot, seed in zip(bots, seeds, strict=True)]
    return [WatchedBot(bot, watchers) for bot in bots] if watchers else bots


def game_seed(experiment: Experiment, number: int) -> int:
    return seed_of(experiment.seed, number // experiment.replays, "game")


def seed_of(seed: Seed, number: int, purpose: str) -> int:
    """A seed for one purpose in one game; neighbours are unrelated."""
    return int.from_bytes(blake2b(f"{seed}/{number}/{purpose}".encode(), digest_size=SEED_BYTES).digest())
