"""Looks at every built page: each link leads to a file and an anchor that exist; nothing is loaded from elsewhere."""

import posixpath
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import unquote, urlsplit

TAG = re.compile(r"<(\w+)\b([^>]*)>")
ATTRIBUTE = re.compile(r"""\b(href|src|id|name)=(?:"([^"]*)"|'([^']*)'|([^\s>]+))""")
NO_MARKUP = re.compile(r"<script\b[^>]*>.*?</script>|<!--.*?-->|<style\b.*?</style>", re.DOTALL)
LOADED = {"script", "img", "link", "iframe", "source", "video"}


@dataclass
class BuiltPage:
    """What a page links to, what it loads, and the anchors that it has."""

    links: set[str] = field(default_factory=set)
    loads: set[str] = field(default_factory=set)
    anchors: set[str] = field(default_factory=set)


def broken_links(site: Path) -> list[str]:
    """A line for every link that leads nowhere, and for everything that would be loaded from another place."""
    names = {path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file()}
    pages = {name: read(site / name) for name in sorted(names) if name.endswith(".html") and not is_report(name)}
    return [
        f"{name}: {problem}"
        for name, page in pages.items()
        for link in sorted(page.links | page.loads)
        if (problem := problem_of(name, link, link in page.loads, names, pages))
    ]


def is_report(name: str) -> bool:
    """Reports hold everything themselves; they have tests of their own."""
    return name.startswith("reports/")


def read(path: Path) -> BuiltPage:
    page = BuiltPage()
    text = path.read_text(encoding="utf-8")
    for script in re.findall(r"<script\b([^>]*)>", text):
        page.loads |= {value for name, value in attributes(script) if name == "src"}
    for tag, inside in TAG.findall(NO_MARKUP.sub("", text)):
        for name, value in attributes(inside):
            if name in ("id", "name"):
                page.anchors.add(value)
            else:
                (page.loads if tag in LOADED and 'rel="canonical"' not in inside else page.links).add(value)
    return page


def attributes(text: str) -> Iterator[tuple[str, str]]:
    for name, *values in ATTRIBUTE.findall(text):
        yield name, "".join(values)


def problem_of(name: str, link: str, is_loaded: bool, names: set[str], pages: dict[str, BuiltPage]) -> str:
    """What is wrong with a link of a page, or nothing. Links to other sites are not followed."""
    address = urlsplit(link.replace("&amp;", "&"))
    if address.scheme == "data" or (address.scheme and not is_loaded):
        return ""
    if address.scheme or address.netloc:
        return f"loads {link}"
    target = target_of(name, unquote(address.path), names)
    if target not in names:
        return f"{link} leads to no file"
    anchor = unquote(address.fragment)
    if anchor and target in pages and anchor not in pages[target].anchors and not anchor.startswith("__"):
        return f"{link}: {target} has no such anchor"
    return ""


def target_of(name: str, path: str, names: set[str]) -> str:
    if not path:
        return name
    target = posixpath.normpath(posixpath.join("/", posixpath.dirname(name), path)).lstrip("/")
    return target if target in names else posixpath.join(target, "index.html").removeprefix("./")
