"""How to play: the page that tells a game in a few pictures, from the pictures that its file names and the words."""

from importlib.resources import files

import msgspec

from wartable.server.games import title_of
from wartable.server.protocol import HowChapter, HowIcon, HowIcons, HowPart, HowToPlay
from wartable.words import word


class Pictured(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`say` names a sentence; beside it are cards of the game and signs of its sheet of glyphs."""

    say: str
    cards: list[str] = []
    signs: list[str] = []


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    say: str
    parts: list[Pictured]
    in_order: bool = False  # the parts follow one another at the table


class Leaflet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How to play a game, as its file tells it."""

    chapters: list[Chapter]
    icons: list[Pictured]
    missed: list[str]


def how_to_play(game: str) -> HowToPlay:
    leaflet, part = leaflet_of(game), f"how_{game}"
    return HowToPlay(
        goal=word(part, "goal"),
        ending=word(part, "ending"),
        chapters=[_chapter(part, chapter) for chapter in leaflet.chapters],
        icons=[_icons(part, row) for row in leaflet.icons],
        missed=[word(part, f"missed-{name}") for name in leaflet.missed],
    )


def leaflet_of(game: str) -> Leaflet:
    file = files("wartable").joinpath(title_of(game).name, "how.toml")
    return msgspec.toml.decode(file.read_bytes(), type=Leaflet)


def _chapter(part: str, chapter: Chapter) -> HowChapter:
    parts = [_part(part, chapter.say, one) for one in chapter.parts]
    return HowChapter(chapter.say, word(part, chapter.say), parts, chapter.in_order)


def _part(part: str, chapter: str, one: Pictured) -> HowPart:
    return HowPart(word(part, f"{chapter}-{one.say}"), one.cards, [_icon(part, sign) for sign in one.signs])


def _icons(part: str, row: Pictured) -> HowIcons:
    return HowIcons(word(part, f"icons-{row.say}"), [_icon(part, sign) for sign in row.signs])


def _icon(part: str, sign: str) -> HowIcon:
    return HowIcon(sign, word(part, f"sign-{sign}"))
