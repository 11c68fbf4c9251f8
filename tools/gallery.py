"""Draws every page, and typical moments of every game, at all sizes and in both themes.

    .venv/bin/python -m tools.gallery FOLDER                  everything: one picture per scene, size and theme
    .venv/bin/python -m tools.gallery FOLDER --only immortals only scenes whose name holds this
    .venv/bin/python -m tools.gallery FOLDER --faults         also lists what is clipped, covered, or too small
    .venv/bin/python -m tools.gallery FOLDER --language de    in another language

The rules are those that this Python sees. Games are played at a glance, from a seed: the moments are always the same.
"""

import argparse
import json
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from tests.support.chromium import FLAGS
from tests.support.server import Guest, RunningServer
from tests.web.moments import at_a_glance, lay_for
from tools.setup import BROWSERS

from wartable.matches.match import Match
from wartable.titles import TITLES, title

SEED = 3
MOMENTS = {"opening": 0.0, "middle": 0.5, "late": 0.9, "over": 1.0}  # of the choices of the game
QUESTIONS = {"shadow_kingdoms-battle": "flip", "immortals-attack": "target", "dragon_valley-division": "assign_item"}
REPLAYED, SHOWN = 0.4, 0.5  # so much of a game is played, and so much of that is seen in a replay
PLAYERS = 3
NEVER_ASKED = "never"
PAGES = ("/", "/about", "/settings", "/puzzles", "/rules")
OF_A_GAME = ("/new/{}", "/how/{}", "/rules/{}", "/cards/{}")
KNOWN = {"speed": "fast", "coach": True, "known": list(TITLES)}
FAULTS = Path(__file__).with_name("gallery_faults.js")


@dataclass(frozen=True)
class Size:
    name: str
    width: int
    height: int
    is_touched: bool = False


SIZES = (
    Size("phone", 390, 844, is_touched=True),
    Size("tablet", 820, 1180, is_touched=True),
    Size("desktop", 1440, 900),
    Size("large", 1920, 1080),
    Size("huge", 2560, 1440),
    Size("zoomed", 720, 450),  # 1440 × 900 at 200 %
)
THEMES = ("dark", "light")


@dataclass(frozen=True)
class Setting:
    """A game as it is played in the gallery."""

    name: str
    game: str
    players: int
    options: tuple[tuple[str, Any], ...] = ()


SETTINGS = (
    *(Setting(game, game, PLAYERS) for game in TITLES),
    Setting("riftlands", "shadow_kingdoms", 5, (("riftlands", True),)),  # the table with most on it
)


@dataclass(frozen=True)
class Scene:
    """Something to look at: an address, and whose browser opens it."""

    name: str
    address: str
    guest: Guest


def scenes(server: RunningServer, wanted: str) -> Iterator[Scene]:
    visitor = server.guest()
    for path in [*PAGES, *(path.format(game) for game in TITLES for path in OF_A_GAME)]:
        name = path.strip("/").replace("/", "-") or "start"
        if wanted in name:
            yield Scene(name, path, visitor)
    if wanted in "waiting":
        yield Scene("waiting", f"/t/{visitor.create('me', 'open')['id']}", visitor)
    for setting in SETTINGS:
        for moment, share in MOMENTS.items():
            if wanted in f"{setting.name}-{moment}":
                match = played(setting, share)
                yield Scene(f"{setting.name}-{moment}", f"/t/{lay_moment(server, visitor, match)}", visitor)
        for name, question in QUESTIONS.items():
            if name.startswith(setting.name) and wanted in name:
                yield Scene(name, f"/t/{lay_moment(server, visitor, played(setting, 0, question))}", visitor)
        if wanted in f"{setting.name}-replay":
            match = played(setting, REPLAYED)
            shown = int(len(match.choices) * SHOWN)
            yield Scene(f"{setting.name}-replay", f"/t/{lay_moment(server, visitor, match)}/{shown}", visitor)


def played(setting: Setting, share: float, wanted: str = "") -> Match:
    """A game after this share of its choices, with the next question of seat 0, perhaps the one that is wanted."""
    first = round(share * whole_length(setting)) if share else 0
    return at_a_glance(
        Match(title(setting.game), setting.players, SEED, dict(setting.options)),
        lambda asked, match: len(match.choices) >= first and asked.seat == 0 and wanted in ("", asked.question),
    )


@cache
def whole_length(setting: Setting) -> int:
    return len(played(setting, 0, NEVER_ASKED).choices)


def lay_moment(server: RunningServer, guest: Guest, match: Match) -> str:
    """A table at which a person in seat 0 plays with beginners, who have tempers."""
    seats = ["person", *["beginner"] * (match.players - 1)]
    return lay_for(server, match, seats, [guest.http.cookies["wartable_guest"]])


def open_context(
    browser: Browser, address: str, size: Size, theme: str, language: str = "en", **settings: Any
) -> BrowserContext:
    context = browser.new_context(
        base_url=address,
        locale=language,
        viewport={"width": size.width, "height": size.height},
        has_touch=size.is_touched,
        is_mobile=size.is_touched,
        color_scheme="light" if theme == "light" else "dark",
        reduced_motion="reduce",
    )
    kept = json.dumps(json.dumps({"theme": theme, **KNOWN, **settings}))
    context.add_init_script(f"if (!localStorage.getItem('wartable')) localStorage.setItem('wartable', {kept})")
    return context


def draw(page: Page, scene: Scene) -> None:
    cookie = {"name": "wartable_guest", "value": scene.guest.http.cookies["wartable_guest"], "url": scene.guest.address}
    page.context.add_cookies([cookie])  # type: ignore[list-item]
    page.goto(scene.address)
    page.get_by_role("heading").first.wait_for(state="attached")
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")


def faults_of(page: Page, size: Size) -> list[str]:
    return list(page.evaluate(FAULTS.read_text(encoding="utf-8"), {"isTouched": size.is_touched, "width": size.width}))


def walk(
    browser: Browser, chosen: list[Scene], sizes: tuple[Size, ...], language: str
) -> Iterator[tuple[str, Page, Size]]:
    """Every scene in every size and theme, drawn, with its name."""
    for size in sizes:
        for theme in THEMES:
            context = open_context(browser, chosen[0].guest.address, size, theme, language)
            page = context.new_page()
            for scene in chosen:
                draw(page, scene)
                yield f"{scene.name}-{size.name}-{theme}", page, size
            context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", default="")
    parser.add_argument("--sizes", nargs="*", default=[size.name for size in SIZES])
    parser.add_argument("--language", default="en")
    parser.add_argument("--faults", action="store_true")
    wish = parser.parse_args()
    wish.folder.mkdir(parents=True, exist_ok=True)
    chromium = next(browser for browser in BROWSERS if browser.exists())
    sizes = tuple(size for size in SIZES if size.name in wish.sizes)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = RunningServer(Path(data) / "data")
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        for name, page, size in walk(browser, list(scenes(server, wish.only)), sizes, wish.language):
            page.screenshot(path=wish.folder / f"{name}.png")
            for fault in faults_of(page, size) if wish.faults else []:
                print(f"{name}: {fault}", flush=True)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
