"""The view: what a seat, or a spectator, may see of the table, built from scratch (QV-I22)."""

# not compiled: msgspec structures

import msgspec

from wartable.quests import pile
from wartable.quests.components import (
    CITIZENS,
    DEED_IDS,
    GUILD_MASTERS,
    HAND_COST,
    LINE_COSTS,
    QUESTS,
    QUESTS_TO_END,
    RESOURCE_IDS,
    ROLE_IDS,
    brings,
    citizen_ids,
)
from wartable.quests.ending import bonus, points
from wartable.quests.groups import Group, deeds_of, quest_of_source
from wartable.quests.owing import owed
from wartable.quests.questing import ChooseParty
from wartable.quests.table import NOTHING, Quests


class PlayerView(msgspec.Struct, frozen=True):
    seat: int
    hand: list[str] | None  # kinds, one entry per card; None when the viewer may not see them
    hand_size: int
    guild: list[str]
    guild_yield: dict[str, int]  # roles and resources that the whole guild would bring to a quest
    reserve: str | None
    completed: list[str]
    points: int  # of completed quests; with the guild master's bonus once everybody knows it
    guild_master: str | None


class SlotView(msgspec.Struct, frozen=True):
    cost: int
    citizen: str | None


class GroupView(msgspec.Struct, frozen=True):
    """Steps that a hired citizen or a completed quest has granted and that are still open, the newest group first."""

    source: str  # "citizen:<id>" or "quest:<id>"
    steps: list[str]
    only_one: bool


class PartyView(msgspec.Struct, frozen=True):
    """A quest for which citizens are being picked."""

    quest: str
    citizens: list[str]
    brings: dict[str, int]


class QuestsView(msgspec.Struct, frozen=True):
    players: list[PlayerView]
    line: list[SlotView]
    hire_from_hand_cost: int
    spaces: list[str | None]
    citizen_deck: int
    quest_deck: int
    citizen_discard: list[str]
    quest_discard: list[str]
    solo: bool
    active: int
    main_actions: int
    first_player: int
    round: int
    idle_rounds: int
    quests_to_end: int
    end_triggered: bool
    groups: list[GroupView]
    set_aside: str | None
    owed: int  # how many cards the current question takes, picked one by one; 0 where it takes none
    party: PartyView | None
    over: bool


def view(game: Quests, seat: int | None) -> QuestsView:
    """Everything the viewer may see; a seat's own hand and guild master, nobody else's (QV-038, QV-R54..QV-R56)."""
    tavern = game.tavern
    return QuestsView(
        players=[view_player(game, owner, seat) for owner in range(game.seats)],
        line=[SlotView(LINE_COSTS[slot], citizen_id(kind)) for slot, kind in enumerate(tavern.line)],
        hire_from_hand_cost=HAND_COST,
        spaces=[quest_id(quest) for quest in tavern.spaces],
        citizen_deck=len(tavern.citizen_deck),
        quest_deck=len(tavern.quest_deck),
        citizen_discard=citizen_ids(tavern.citizen_discard),
        quest_discard=[QUESTS[quest].id for quest in sorted(tavern.quest_discard)],
        solo=game.mode.solo,
        active=game.active,
        main_actions=game.main_actions,
        first_player=game.first_player,
        round=game.round,
        idle_rounds=game.idle_rounds,
        quests_to_end=QUESTS_TO_END,
        end_triggered=game.end_triggered,
        groups=view_groups(game),
        set_aside=citizen_id(tavern.set_aside),
        owed=int(owed(game)),
        party=view_party(game),
        over=game.over,
    )


def view_player(game: Quests, owner: int, viewer: int | None) -> PlayerView:
    """QV-R54: completed quests and their points are open. QV-184, QV-199: guild masters at the end, and solo."""
    player = game.players[owner]
    is_counted = game.over or game.mode.solo  # before that, the points of all are told alike
    knows_master = owner == viewer or is_counted
    return PlayerView(
        seat=owner,
        hand=citizen_ids(player.hand) if owner == viewer else None,
        hand_size=pile.size(player.hand),
        guild=citizen_ids(player.guild),
        guild_yield=view_yield(player.guild),
        reserve=quest_id(player.reserve),
        completed=[QUESTS[quest].id for quest in player.completed],
        points=points(game, owner) + (bonus(game, owner) if is_counted else 0),
        guild_master=GUILD_MASTERS[player.guild_master].id if knows_master else None,
    )


def view_yield(citizens: int) -> dict[str, int]:
    total = brings(citizens)
    roles = {role: pile.field(total, place) for place, role in enumerate(ROLE_IDS)}
    resources = {name: pile.resource(total, pile.ROLES + place) for place, name in enumerate(RESOURCE_IDS)}
    return roles | resources


def view_groups(game: Quests) -> list[GroupView]:
    """The open groups, the newest first; they are on the agenda, except the one that asks now."""
    steps = [*game.agenda, game.asker] if game.asker is not None else game.agenda
    groups = [step for step in reversed(steps) if isinstance(step, Group)]
    return [GroupView(source_word(one.source), deed_words(one.steps), one.only_one) for one in groups]


def view_party(game: Quests) -> PartyView | None:
    """QV-R70: citizens picked so far for a quest are seen by all."""
    step = game.asker
    if not isinstance(step, ChooseParty):
        return None
    return PartyView(QUESTS[step.quest].id, citizen_ids(step.party), view_yield(step.party))


def source_word(source: int) -> str:
    quest = quest_of_source(source)
    return f"citizen:{CITIZENS[source].id}" if quest == NOTHING else f"quest:{QUESTS[quest].id}"


def deed_words(steps: int) -> list[str]:
    return [DEED_IDS[deed] for deed in deeds_of(steps)]


def citizen_id(kind: int) -> str | None:
    return None if kind == NOTHING else CITIZENS[kind].id


def quest_id(quest: int) -> str | None:
    return None if quest == NOTHING else QUESTS[quest].id
