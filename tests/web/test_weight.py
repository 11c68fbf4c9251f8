"""How much JavaScript a page loads, gzipped."""

import gzip

from playwright.sync_api import Response
from tests.web.conftest import NewPerson
from tests.web.person import Person

SHELL = 60_000
WITH_QUESTS = 150_000


def weigh(mira: Person) -> dict[str, int]:
    """Collect the size of every script from now on, as it is when compressed by gzip."""
    scripts: dict[str, int] = {}

    def weigh_one(response: Response) -> None:
        if response.url.endswith(".js"):
            scripts[response.url.rsplit("/", 1)[-1]] = len(gzip.compress(response.body(), 9))

    mira.page.on("response", weigh_one)
    return scripts


def test_the_shell_and_the_table_are_light(person: NewPerson) -> None:
    """given the start page, then a table / when all scripts are added up / then they stay within the budget"""
    mira = person()
    scripts = weigh(mira)
    mira.go("/")
    mira.page.get_by_role("button", name="Quests of Valeria: Play").wait_for()
    mira.page.wait_for_load_state("networkidle")
    shell = sum(scripts.values())
    assert 0 < shell <= SHELL, scripts
    mira.page.get_by_role("button", name="Quests of Valeria: Play").click()
    mira.await_turn()
    mira.page.wait_for_load_state("networkidle")
    assert shell < sum(scripts.values()) <= WITH_QUESTS, scripts
