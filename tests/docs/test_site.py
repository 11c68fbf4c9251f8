"""The documentation site: documents fit in, what is made from the code is right, and broken links are found."""

import re
from pathlib import Path

import pytest

pytest.importorskip("mkdocs")
pytest.importorskip("nbclient")

import nbformat
from tests.support.cases import PUBLISHED
from tools.docsite import coverage_pages, notebooks, number_tables
from tools.docsite.built_links import broken_links
from tools.docsite.repository import Repository
from tools.rule_coverage import measure
from tools.setup import ROOT

import wartable.envs
from tools import documentation

REPOSITORY = Repository()


@pytest.mark.parametrize(
    ("where", "line", "shown"),
    [
        ("docs/editions.md", "[why](decisions/0001.md)", "[why](decisions/0001.md)"),
        ("docs/start/hosts.md", "[how](../operating.md#health)", "[how](../operating.md#health)"),
        ("docs/start/hosts.md", "[how](../../CONTRIBUTING.md)", "[how](../contributing.md)"),
        ("CONTRIBUTING.md", "[words](docs/architecture.md#words)", "[words](architecture.md#words)"),
        ("docs/data.md", "[bot](../examples/bots/first.py)", "[bot](source/examples/bots/first.py.html)"),
        ("docs/start/hosts.md", "[try](../notebooks/a.ipynb)", "[try](../notebooks/a.md)"),
        ("docs/data.md", "[Polars](https://docs.pola.rs)", "[Polars](https://docs.pola.rs)"),
        ("docs/bots.md", "See QV-067, not `QV-067`.", "See [QV-067](rules/quests.md#QV-067), not `QV-067`."),
        ("docs/bots.md", "UTF-8 and XX-999", "UTF-8 and XX-999"),
        (
            "docs/rules/quests.md",
            "- **QV-001** [Components] as QV-002",
            "- [**QV-001**](../coverage/quests.md#QV-001){ #QV-001 } [Components] as [QV-002](quests.md#QV-002)",
        ),
    ],
)
def test_a_line_of_a_document_fits_the_site(where: str, line: str, shown: str) -> None:
    assert REPOSITORY.on_site(where, line) == shown


def test_code_stays_as_it_is() -> None:
    text = "```\n[a](../x.py) QV-067\n- b\n```"
    assert REPOSITORY.on_site("docs/bots.md", text) == text


def test_a_list_may_follow_its_sentence() -> None:
    """Given lists as a repository page allows them, then there is a line before each, and inner ones are indented."""
    assert REPOSITORY.on_site("docs/bots.md", "Words\n- one\n  - inner\n- two") == "Words\n\n- one\n    - inner\n- two"


def test_every_rule_is_shown_with_its_code_and_its_tests() -> None:
    """Given the pages of rule coverage, then each id has a row, and its links lead to lines that define something."""
    coverages, _ = measure(ROOT)
    for coverage in coverages:
        page = coverage_pages.coverage_page(coverage)
        assert re.findall(r'<tr id="([^"]+)">', page) == list(coverage.rules)
        assert all(coverage.in_code[rule] and coverage.in_tests[rule] for rule in coverage.rules)
    lines = {path: (ROOT / path).read_text().split("\n") for path in coverage_pages.paths_of(coverages)}
    for named in [named for one in coverages for named in (one.in_code, one.in_tests)]:
        places = {place for places in named.values() for place in places}
        assert all(place.line == 1 or place.name in lines[place.path][place.line - 1] for place in places)


def test_the_numbers_of_every_table_are_listed() -> None:
    """Given any table that can be set up, then a file of the site lists its action ids and its observation."""
    files = {address: text for game in number_tables.TITLES for address, text in number_tables.files_of(game)}
    for case in PUBLISHED:
        matters = {name: value for name, value in case.options.items() if name == "riftlands" and value}
        name = number_tables.TableSize(case.title.name, case.players, matters).name()
        keys = wartable.envs.action_keys(case.title.name, case.players, case.options)
        numbers = wartable.envs.observation_names(case.title.name, case.players, case.options)
        assert files[f"tables/{name}-actions.csv"] == number_tables.as_csv("action", keys)
        assert files[f"tables/{name}-observation.csv"] == number_tables.as_csv("number", numbers)


def test_a_notebook_is_shown_with_what_it_printed(tmp_path: Path) -> None:
    picture = nbformat.v4.new_output("display_data", {"image/png": "aGVsbG8=", "text/plain": "<Figure>"})
    printed = nbformat.v4.new_output("stream", text="42\n")
    cells = [nbformat.v4.new_markdown_cell("# Title"), nbformat.v4.new_code_cell("6 * 7", outputs=[printed, picture])]
    nbformat.write(nbformat.v4.new_notebook(cells=cells), tmp_path / "six.ipynb")
    files = dict(notebooks.files_of(tmp_path / "six.ipynb"))
    assert files["notebooks/six-1-1.png"] == b"hello"
    assert "# Title\n\n```python\n6 * 7\n```\n\n```{ .text .printed }\n42\n```\n\n![" in str(files["notebooks/six.md"])


@pytest.mark.parametrize(
    ("inside", "problem"),
    [
        ('<a href="other/">', ""),
        ('<a href="other/#here">', ""),
        ('<a href="#top"><p id=top>', ""),
        ('<a href="https://example.org/gone">', ""),
        ('<a href="lost/">', "index.html: lost/ leads to no file"),
        ('<a href="other/#there">', "index.html: other/#there: other/index.html has no such anchor"),
        ('<img src="https://example.org/x.png">', "index.html: loads https://example.org/x.png"),
        ('<script src="//cdn.example.org/x.js"></script>', "index.html: loads //cdn.example.org/x.js"),
    ],
)
def test_broken_links_are_found(tmp_path: Path, inside: str, problem: str) -> None:
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "index.html").write_text('<h1 id="here">Here</h1>')
    (tmp_path / "index.html").write_text(inside)
    assert broken_links(tmp_path) == ([problem] if problem else [])


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("[x](index.md)", ""),
        ("[x](index.md#nowhere)", "does not contain an anchor"),
        ("[x](lost.md)", "the target is not found"),
        ('<a href="../lost/">x</a>', "leads to no file"),
    ],
)
def test_a_site_with_a_broken_link_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], line: str, problem: str
) -> None:
    """Given a small site with our settings of strictness, then the command fails if a link leads nowhere."""
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "index.md").write_text("# Home")
    (tmp_path / "docs" / "page.md").write_text(f"# Page\n\n{line}\n")
    ours = (ROOT / "mkdocs.yml").read_text()
    strictness = ours[ours.index("validation:") : ours.index("not_in_nav:")]
    (tmp_path / "mkdocs.yml").write_text(f"site_name: Small\ntheme: {{ name: null, custom_dir: docs }}\n{strictness}")
    (tmp_path / "docs" / "main.html").write_text("{{ page.content }}")
    monkeypatch.setattr(documentation, "ROOT", tmp_path)
    assert documentation.build(tmp_path / "site") == (1 if problem else 0)
    assert problem in "".join(capfd.readouterr())
