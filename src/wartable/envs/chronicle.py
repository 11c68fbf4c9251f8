"""Chronicle: a game for OpenSpiel, which copies and pickles its states, with what each seat saw when it chose."""

# not compiled: it is pickled, and joins parts that are not compiled

from hashlib import blake2b
from typing import Any, Final

from wartable.envs.parts import Row
from wartable.envs.play import Play, Rules

DIGEST_BYTES: Final = 8
Imagined = tuple[int, int]  # a seat and the seed of the world that it imagined


class Chronicle:
    """A game from its deal on. It is pickled as what happened, and played again when it is unpickled."""

    def __init__(self, rules: Rules, seed: int) -> None:
        self.rules: Final = rules
        self.seed: Final = seed
        self.play = Play(rules, rules.new_game(seed))
        self.happened: list[int | Imagined] = []
        self.chosen: list[list[int]] = [[] for _ in range(rules.players)]
        self.memories = [b""] * rules.players
        self.seen: dict[int, Row] = {}

    def observe(self, seat: int) -> Row:
        """What the seat observes, made once a choice."""
        if seat not in self.seen:
            self.seen[seat] = self.play.observe(seat)
        return self.seen[seat]

    def act(self, action: int) -> None:
        """Take an action; the seat remembers what it saw and did."""
        decision = self.play.decision
        assert decision is not None
        seat = int(decision.seat)
        seen = self.observe(seat).tobytes() + action.to_bytes(4, "big")
        self.play.act(action)
        self.memories[seat] = blake2b(self.memories[seat] + seen, digest_size=DIGEST_BYTES).digest()
        self.chosen[seat].append(action)
        self.happened.append(action)
        self.seen = {}

    def imagine(self, seat: int, seed: int) -> "Chronicle":
        """The chronicle with everything that the seat cannot know dealt again."""
        chronicle = self.copy()
        chronicle.play = Play(self.rules, self.rules.title.imagine(self.play.game, seat, seed))
        chronicle.happened.append((seat, seed))
        chronicle.seen = {}
        return chronicle

    def copy(self) -> "Chronicle":
        chronicle = Chronicle.__new__(Chronicle)
        chronicle.__dict__.update(self.__dict__)
        chronicle.play = Play(self.rules, self.play.game.copy())
        chronicle.happened = self.happened[:]
        chronicle.chosen = [actions[:] for actions in self.chosen]
        chronicle.memories = self.memories[:]
        chronicle.seen = dict(self.seen)
        return chronicle

    def __deepcopy__(self, memo: dict[int, Any]) -> "Chronicle":
        return self.copy()

    def __reduce__(self) -> tuple[Any, tuple[Rules, int, list[int | Imagined]]]:
        return told_again, (self.rules, self.seed, self.happened)


def told_again(rules: Rules, seed: int, happened: list[int | Imagined]) -> Chronicle:
    chronicle = Chronicle(rules, seed)
    for one in happened:
        if isinstance(one, int):
            chronicle.act(one)
        else:
            chronicle = chronicle.imagine(*one)
    return chronicle
