"""What MkDocs calls while it builds the site: pages made from the code, and the repository's documents made to fit."""

import sys
from collections.abc import Iterator
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT)]

from tools.docsite import coverage_pages, notebooks, number_tables, sources  # noqa: E402
from tools.docsite.repository import SOURCES, TOP_PAGES, Repository, source_page  # noqa: E402
from tools.rule_coverage import measure  # noqa: E402

from wartable.titles import TITLES  # noqa: E402

REPOSITORY = Repository()


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for address, content in made_files():
        files.append(File.generated(config, address, content=content))
    return files


def made_files() -> Iterator[tuple[str, str | bytes]]:
    """Everything that stands in no file, or in none below `docs`."""
    coverages, _ = measure(ROOT)
    yield "coverage/index.md", coverage_pages.index_page(coverages)
    for coverage in coverages:
        yield f"coverage/{coverage.page}", coverage_pages.coverage_page(coverage)
    for game in TITLES:
        yield from number_tables.files_of(game)
    for notebook in notebooks.notebook_paths(ROOT / "docs"):
        yield from notebooks.files_of(notebook)
    yield "assets/candle-lit.svg", (ROOT / "web" / "public" / "candle-lit.svg").read_text(encoding="utf-8")
    yield "decisions/index.md", decisions_page()
    for name in TOP_PAGES:
        yield name.lower(), (ROOT / name).read_text(encoding="utf-8")
    linked = REPOSITORY.linked_sources() | coverage_pages.paths_of(coverages)
    for path in sorted(linked):
        yield source_page(path), sources.source_html(ROOT, path)
    yield f"{SOURCES}/source.css", sources.STYLE


def decisions_page() -> str:
    """The decisions by their numbers, each with its title."""
    rows = []
    for path in sorted((ROOT / "docs" / "decisions").glob("*.md")):
        title = path.read_text(encoding="utf-8").partition("\n")[0].removeprefix("# ")
        rows.append(f"- [{path.stem[:4]}]({path.name}) {title}")
    return "\n".join(["# Decisions", "", "Why things are as they are, where it is not obvious.", "", *rows, ""])


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:  # noqa: ARG001
    address = page.file.src_uri
    if address == "index.md":
        page.meta["hide"] = ["navigation", "toc"]  # not in the document, where a repository page would show it
    if address.startswith(("coverage/", f"{number_tables.FOLDER}/")):
        return markdown
    tops = {name.lower(): name for name in TOP_PAGES}
    return REPOSITORY.on_site(tops.get(address, f"docs/{address}"), markdown)
