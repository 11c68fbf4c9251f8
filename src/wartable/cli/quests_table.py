"""The table of Quests of Valeria in the terminal: tavern, quests, players, own cards."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from wartable.cli.telling import SEAT_STYLES
from wartable.engine.face import Amount, CardFace
from wartable.quests.cards import faces
from wartable.quests.solo import rank_of
from wartable.quests.view import PlayerView, QuestsView

STYLES = {
    "worker": "yellow",
    "soldier": "red",
    "shadow": "magenta",
    "holy": "cyan",
    "gold": "bright_yellow",
    "magic": "bright_blue",
    "strength": "bright_red",
}
CITIZEN_COLUMNS = ("citizen", "role", "brings", "hire power")


def draw_quests(view: QuestsView, names: Sequence[str], viewer: int | None) -> Iterator[RenderableType]:
    yield Text(f"\n{heading(view, names)}", style="bold reverse")
    yield tavern(view)
    yield quests(view, view.players[viewer] if viewer is not None else None)
    yield players(view, names)
    if viewer is not None:
        yield from own_cards(view.players[viewer])
    yield from draw_detail(view)


def draw_detail(view: QuestsView) -> Iterator[RenderableType]:
    """What is going on within an action: a citizen being paid, a party being gathered, bonuses waiting."""
    if view.set_aside is not None:
        yield Text(f"Being hired: {face('citizen', view.set_aside).name}, {view.owed} still to be paid")
    if view.party is not None:
        card = face("quest", view.party.quest)
        yield Text.assemble(f"Party for {card.name} (", amounts_text(card.needs), f"): {counted(view.party.citizens)}")
    for group in view.groups:
        sort, _, name = group.source.partition(":")
        steps = (" or " if group.only_one else ", ").join(step.replace("_", " ") for step in group.steps)
        yield Text(f"From {face(sort, name).name}: {steps}")


def heading(view: QuestsView, names: Sequence[str]) -> str:
    if view.over:
        return f"The game is over after {view.round} rounds."
    actions = f"{view.main_actions} main action{'' if view.main_actions == 1 else 's'} left"
    last = ", the last round" if view.end_triggered else ""
    return f"Round {view.round}{last}: {names[view.active]}, {actions}"


def tavern(view: QuestsView) -> Table:
    table = plain_table(f"Tavern (deck {view.citizen_deck}, discard pile {len(view.citizen_discard)})")
    for column in ("cost", *CITIZEN_COLUMNS):
        table.add_column(column)
    for slot in view.line:
        table.add_row(str(slot.cost), *(citizen_cells(slot.citizen) if slot.citizen else ("-", "", "", "")))
    return table


def quests(view: QuestsView, own: PlayerView | None) -> Table:
    """The quests that lie open; a check mark where the viewer's whole guild is enough."""
    table = plain_table(f"Quests (deck {view.quest_deck}, discard pile {len(view.quest_discard)})")
    for column in ("", "quest", "points", "type", "needs", "bonus"):
        table.add_column(column)
    for quest in view.spaces:
        if quest is not None:
            table.add_row(*quest_cells(quest, own.guild_yield if own else {}))
    if own is not None and own.reserve is not None:
        table.add_section()
        table.add_row(*quest_cells(own.reserve, own.guild_yield), style="bold")
    return table


def players(view: QuestsView, names: Sequence[str]) -> Table:
    table = plain_table("Players")
    for column in ("player", "points", "quests", "hand", "guild", "reserve"):
        table.add_column(column)
    for player in view.players:
        name = Text(names[player.seat], style=SEAT_STYLES[player.seat % len(SEAT_STYLES)])
        reserve = face("quest", player.reserve).name if player.reserve else ""
        numbers = (str(player.points), str(len(player.completed)), str(player.hand_size))
        table.add_row(name, *numbers, counted(player.guild), reserve)
    return table


def own_cards(player: PlayerView) -> Iterator[RenderableType]:
    if player.hand:
        yield citizen_table("Your hand", player.hand)
    if player.guild:
        yield citizen_table("Your guild", player.guild)
        brings = [Amount(what, amount) for what, amount in player.guild_yield.items() if amount]
        yield Text.assemble("It brings ", amounts_text(brings))
    if player.guild_master is not None:
        master = face("guild_master", player.guild_master)
        yield Text(f"{master.name}: {master.text}", style="dim")


def citizen_table(title: str, citizens: Iterable[str]) -> Table:
    table = plain_table(title)
    for column in ("", *CITIZEN_COLUMNS):
        table.add_column(column)
    for citizen, copies in Counter(citizens).items():
        table.add_row(f"{copies}×" if copies > 1 else "", *citizen_cells(citizen))
    return table


def citizen_cells(citizen: str) -> tuple[RenderableType, ...]:
    card = face("citizen", citizen)
    return Text(card.name, "bold"), Text(card.kind, STYLES[card.kind]), amounts_text(card.gives), card.text


def quest_cells(quest: str, brings: Mapping[str, int]) -> tuple[RenderableType, ...]:
    card = face("quest", quest)
    is_met = bool(brings) and all(brings[need.what] >= (need.amount or 0) for need in card.needs)
    return "✓" if is_met else "", card.name, str(card.points), card.kind, amounts_text(card.needs), card.text


def amounts_text(amounts: Iterable[Amount]) -> Text:
    parts = [Text(f"{'=' if one.amount is None else one.amount} {one.what}", STYLES[one.what]) for one in amounts]
    return Text(" ").join(parts)


def counted(citizens: Iterable[str]) -> str:
    """Names, equal ones counted."""
    names = Counter(face("citizen", citizen).name for citizen in citizens)
    return ", ".join(f"{copies}× {name}" if copies > 1 else name for name, copies in names.items())


def plain_table(title: str) -> Table:
    return Table(
        title=f"\n{title}", title_justify="left", title_style="bold", box=None, header_style="dim", pad_edge=False
    )


@cache
def face_index() -> dict[tuple[str, str], CardFace]:
    return {(card.sort, card.id): card for card in faces()}


def face(sort: str, name: str) -> CardFace:
    return face_index()[sort, name]


def remark(view: QuestsView) -> str:
    """QV-214..QV-218: the rank that a lone player has earned."""
    if not view.solo:
        return ""
    rank = rank_of(view.players[0].points)
    return f"{rank.name}. {rank.remark}"
