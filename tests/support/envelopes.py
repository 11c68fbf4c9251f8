"""Envelopes: a tiny game that uses everything the engine has, so that the contract can be tried where Quests is silent.

Every round each seat secretly puts a card of its hand into an envelope and says whether it doubles. When all have
done so the envelopes are opened, and the highest card wins its points. The winner takes two rewards in any order, and
the others may object, one after the other, which costs the winner a point.
"""

from typing import Final

import msgspec

from wartable.engine.agenda import Game, Step
from wartable.engine.chance import Chance, chance_from
from wartable.engine.combinators import Secretly, each_seat_from
from wartable.engine.contract import ENGLISH, ScoreLine, Setting, SetupOption, Title
from wartable.engine.decision import Decision, NotOffered
from wartable.engine.face import CardFace
from wartable.engine.log import EVERYBODY, Fact, bit

CARDS = list(range(1, 13))
HAND = 3
NOTHING = 0
PUT, DOUBLE, REWARD, OBJECT = 1, 2, 3, 4
QUESTIONS = ("", "put", "double", "reward", "object")
NO, YES, FIRST_REWARD, OWN_CARDS = 0, 1, 2, 64  # an option is an answer, a reward by its place, or a card
ANSWERS = ("no", "yes")


class Envelopes(Game):
    """The table: hands and deck are hidden, envelopes until they are opened."""

    def __init__(self, seats: int, chance: Chance, rounds: int) -> None:
        super().__init__(seats, chance)
        self.rounds = rounds
        self.round = 1
        self.deck: list[int] = []
        self.hands: list[list[int]] = []
        self.envelopes = [NOTHING] * seats
        self.doubled = [False] * seats
        self.opened: list[int] = []
        self.points = [0] * seats

    def copy(self) -> "Envelopes":
        other = Envelopes(self.seats, self.chance.copy(), self.rounds)
        self.copy_run_into(other)
        other.round, other.deck, other.hands = self.round, self.deck[:], [hand[:] for hand in self.hands]
        other.envelopes, other.doubled = self.envelopes[:], self.doubled[:]
        other.opened, other.points = self.opened[:], self.points[:]
        return other


class Round(Step[Envelopes]):
    """All seats fill their envelopes at the same time; then they are opened."""

    def happens(self, game: Envelopes) -> None:
        seats = each_seat_from(0, game.seats)
        game.then(Secretly(seats, [PutCard(seat) for seat in seats], OpenEnvelopes()))


class PutCard(Step[Envelopes]):
    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def asks(self, game: Envelopes) -> Decision | None:
        return Decision(self.seat, PUT, [OWN_CARDS + card for card in sorted(game.hands[self.seat])])

    def chosen(self, game: Envelopes, option: int) -> None:
        card = option - OWN_CARDS
        game.hands[self.seat].remove(card)
        game.envelopes[self.seat] = card
        game.tell_some("put", {"seat": self.seat}, {"card": card}, bit(self.seat))
        game.then(MayDouble(self.seat))


class MayDouble(Step[Envelopes]):
    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def asks(self, game: Envelopes) -> Decision | None:
        return Decision(self.seat, DOUBLE, [YES, NO])

    def chosen(self, game: Envelopes, option: int) -> None:
        game.doubled[self.seat] = option == YES


class OpenEnvelopes(Step[Envelopes]):
    def happens(self, game: Envelopes) -> None:
        game.learns(EVERYBODY)
        winner = game.envelopes.index(max(game.envelopes))
        game.points[winner] += game.envelopes[winner] * (2 if game.doubled[winner] else 1)
        for seat in range(game.seats):
            game.tell("opened", {"seat": seat, "card": game.envelopes[seat]})
        game.opened += game.envelopes
        game.envelopes, game.doubled = [NOTHING] * game.seats, [False] * game.seats
        others = each_seat_from(winner + 1, game.seats)[:-1]
        game.do(TakeRewards(winner, [GainPoint(winner), DrawCard(winner)]), MayObject(others, winner))


class TakeRewards(Step[Envelopes]):
    """All of them, in the order the seat likes."""

    def __init__(self, seat: int, rewards: list[Step[Envelopes]]) -> None:
        self.seat: Final = seat
        self.rewards: Final = rewards

    def asks(self, game: Envelopes) -> Decision | None:
        places = range(FIRST_REWARD, FIRST_REWARD + len(self.rewards))
        return Decision(self.seat, REWARD, list(places)) if self.rewards else None

    def chosen(self, game: Envelopes, option: int) -> None:
        place = option - FIRST_REWARD
        rest = self.rewards[:place] + self.rewards[place + 1 :]
        game.do(self.rewards[place], TakeRewards(self.seat, rest))


class MayObject(Step[Envelopes]):
    """Out of turn, one seat after the other; the first that objects ends the offer."""

    def __init__(self, others: list[int], winner: int) -> None:
        self.others: Final = others
        self.winner: Final = winner

    def asks(self, game: Envelopes) -> Decision | None:
        return Decision(self.others[0], OBJECT, [YES, NO]) if self.others else None

    def happens(self, game: Envelopes) -> None:
        game.then(NextRound())

    def chosen(self, game: Envelopes, option: int) -> None:
        game.then(LosePoint(self.winner) if option == YES else MayObject(self.others[1:], self.winner))


class GainPoint(Step[Envelopes]):
    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def happens(self, game: Envelopes) -> None:
        game.points[self.seat] += 1
        game.tell("gained", {"seat": self.seat})


class DrawCard(Step[Envelopes]):
    """A random card of the deck for the winner."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def happens(self, game: Envelopes) -> None:
        if game.deck:
            card = game.deck.pop(game.chance.below(len(game.deck)))
            game.hands[self.seat].append(card)
            game.learns(bit(self.seat))
            game.tell_some("drew", {"seat": self.seat}, {"card": card}, bit(self.seat))


class LosePoint(Step[Envelopes]):
    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def happens(self, game: Envelopes) -> None:
        game.points[self.seat] -= 1
        game.then(NextRound())


class NextRound(Step[Envelopes]):
    def happens(self, game: Envelopes) -> None:
        if game.round == game.rounds:
            game.over = True
            game.learns(EVERYBODY)
        else:
            game.round += 1
            game.then(Round())


class View(msgspec.Struct, frozen=True):
    hand: list[int] | None
    hand_sizes: list[int]
    deck: int
    own_envelope: int
    own_doubled: bool
    filled: list[bool]  # who has put a card
    opened: list[int]
    points: list[int]
    round: int


class EnvelopesTitle(Title[Envelopes]):
    """Its attributes are set on the object: a plain class cannot override those of a compiled one."""

    def __init__(self) -> None:
        self.name = "envelopes"
        self.rules_version = 1
        self.players = (2, 3)
        self.setup_options = (SetupOption("rounds", (2, 3), 3),)
        self.longest = 100

    def new(self, players: int, chance: Chance, options: dict[str, Setting]) -> Envelopes:
        game = Envelopes(players, chance, int(options["rounds"]))
        game.deck = CARDS[:]
        game.chance.shuffle(game.deck)
        game.hands = [[game.deck.pop() for _ in range(HAND)] for _ in range(players)]
        game.then(Round())
        return game

    def imagine(self, game: Envelopes, seat: int, seed: int) -> Envelopes:
        world = game.copy()
        world.chance = chance_from(seed)
        unseen = [card for card in CARDS if card not in self.known(world, seat)]
        world.chance.shuffle(unseen)
        for other in range(world.seats):
            if other != seat:
                world.hands[other] = [unseen.pop() for _ in world.hands[other]]
                if world.envelopes[other]:
                    world.envelopes[other] = unseen.pop()
                    self.imagine_doubling(world, other)
        world.deck = sorted(unseen)
        world.ask_again()
        return world

    def known(self, world: Envelopes, seat: int) -> list[int]:
        return [*world.opened, *world.hands[seat], world.envelopes[seat]]

    def imagine_doubling(self, world: Envelopes, seat: int) -> None:
        """Known to be open while the seat is still asked; else a guess."""
        still_asked = any(decision.seat == seat for decision in world.decisions())
        world.doubled[seat] = not still_asked and world.chance.below(2) == 1

    def view_type(self) -> type:
        return View

    def faces(self, language: str = ENGLISH) -> list[CardFace]:
        return [CardFace(id=f"c{card}", sort="card", name=f"Card {card}", text="", rule="EN-001") for card in CARDS]

    def view(self, game: Envelopes, seat: int | None) -> View:
        return View(
            hand=None if seat is None else sorted(game.hands[seat]),
            hand_sizes=[len(hand) for hand in game.hands],
            deck=len(game.deck),
            own_envelope=NOTHING if seat is None else game.envelopes[seat],
            own_doubled=seat is not None and game.doubled[seat],
            filled=[card != NOTHING for card in game.envelopes],
            opened=game.opened[:],
            points=game.points[:],
            round=game.round,
        )

    def question(self, decision: Decision) -> str:
        return QUESTIONS[decision.question]

    def key(self, option: int) -> str:
        if option < FIRST_REWARD:
            return ANSWERS[option]
        return f"put:{option - OWN_CARDS}" if option >= OWN_CARDS else f"place:{option - FIRST_REWARD}"

    def facts(self, game: Envelopes, decision: Decision, option: int) -> dict[str, Fact]:
        return {"card": option - OWN_CARDS} if option >= OWN_CARDS else {}

    def touches(self, game: Envelopes, decision: Decision, option: int) -> list[str]:
        return [f"hand:{option - OWN_CARDS}"] if option >= OWN_CARDS else []

    def why_not(self, game: Envelopes, seat: int, wish: str) -> NotOffered:
        return NotOffered("EN-001", f"{wish} is not offered.")

    def scores(self, game: Envelopes) -> list[int]:
        return game.points[:]

    def winners(self, game: Envelopes) -> list[int]:
        return [seat for seat in range(game.seats) if game.points[seat] == max(game.points)]

    def account(self, game: Envelopes) -> list[ScoreLine]:
        return [ScoreLine(seat, "points", game.points[seat], {}) for seat in range(game.seats)]

    def earned(self, game: Envelopes) -> list[ScoreLine]:
        return self.account(game)

    def rounds(self, game: Envelopes) -> int:
        return game.round

    def broken_invariants(self, game: Envelopes) -> list[str]:
        cards = [*game.deck, *game.opened, *(card for hand in game.hands for card in hand)]
        cards += [card for card in game.envelopes if card != NOTHING]
        return [] if sorted(cards) == CARDS else ["EN-I01"]


TITLE = EnvelopesTitle()
