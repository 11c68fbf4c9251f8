"""A real server, a real Chromium, and people who sit at tables with it."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext
from tests.support.chromium import FLAGS
from tests.support.server import RunningServer
from tests.web.person import Person
from tools.setup import BROWSERS

# A page that nobody looks at need not be painted, which is most of a browser's work; axe looks, and `check` shows it.
UNSEEN = (
    "(window.unseen = new CSSStyleSheet()).replaceSync('body { opacity: 0 }'); document.adoptedStyleSheets = [unseen];"
)
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}

NewPerson = Callable[..., Person]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    chromium = next(browser for browser in BROWSERS if browser.exists())
    return {"executable_path": chromium, "args": FLAGS, "headless": True}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    running = RunningServer(tmp_path_factory.mktemp("web") / "data")
    yield running
    running.stop()


@pytest.fixture
def person(browser: Browser, server: RunningServer) -> Iterator[NewPerson]:
    """Makes people: each has a browser of their own, with settings that keep tests quick."""
    contexts: list[BrowserContext] = []
    people: list[Person] = []

    def make(
        phone: bool = False, theme: str = "dark", locale: str = "en-GB", worker: bool = False, **settings: Any
    ) -> Person:
        context = browser.new_context(
            base_url=server.address,
            ignore_https_errors=True,  # a proxy of ours has a certificate of ours
            service_workers="allow" if worker else "block",  # starting one takes as long as some tests
            viewport=PHONE if phone else DESKTOP,
            has_touch=phone,
            is_mobile=phone,
            color_scheme="light" if theme == "light" else "dark",
            reduced_motion="reduce",
            locale=locale,
        )
        known = ["quests", "shadow_kingdoms", "immortals", "dragon_valley"]  # no first games
        kept = {"theme": theme, "speed": "fast", "coach": False, "known": known, **settings}
        context.add_init_script(
            f"if (!localStorage.getItem('wartable')) localStorage.setItem('wartable', {json.dumps(json.dumps(kept))})"
        )
        context.add_init_script(UNSEEN)
        contexts.append(context)
        people.append(Person(context))
        return people[-1]

    yield make
    for context in contexts:
        context.close()
    mistakes = [mistake for one in people for mistake in one.mistakes]
    assert not mistakes, mistakes
