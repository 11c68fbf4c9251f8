"""Pages of the repository on the site: links out of `docs`, lists, and rule ids that lead to their rules.

Documents are written for a reader of the repository. What the site needs beyond that is added when it is built.
"""

import posixpath
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from tools.rule_coverage import ID, rules_of

ROOT = Path(__file__).resolve().parents[2]
TOP_PAGES = ("CHANGELOG.md", "CONTRIBUTING.md", "STYLE.md")  # documents outside `docs` that are pages of the site
SOURCES = "source"  # where files of the repository that are no pages can be read

FENCE = re.compile(r"^(\s*)(```|~~~)")
LINK = re.compile(r"(\]\()([^)\s]+)(\))")
KEPT = re.compile(r"`[^`]*`|!?\[[^\]]*\]\([^)]*\)|<[^>]+>")  # code and links hold no id that should become a link
NOT_RELATIVE = re.compile(r"[a-z]+:|#|/")
LIST_ITEM = re.compile(r"(?:- |\d+\. )")
NESTED_ITEM = re.compile(r"^  (?=- )")
RULE_AT_START = re.compile(rf"^(\s*(?:-|\|)?\s*)\*\*({ID})\*\*")
RULE_ID = re.compile(rf"(?<![\w-])({ID})(?![\w-])")


@dataclass
class Repository:
    """Where everything is: the page of each rule, and the files that pages link to."""

    root: Path = ROOT
    pages: dict[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for page in sorted((self.root / "docs" / "rules").glob("*.md")):
            self.pages |= dict.fromkeys(rules_of(page), page.stem)

    def rule_address(self, rule: str) -> str:
        """Where a rule is on the site, as a path from its top."""
        return f"rules/{self.pages[rule]}.md#{rule}"

    def site_path(self, path: str) -> str:
        """Where a file of the repository is on the site."""
        if path.startswith("docs/"):
            return re.sub(r"\.ipynb$", ".md", path.removeprefix("docs/"))
        return path.lower() if path in TOP_PAGES else source_page(path)

    def linked_sources(self) -> set[str]:
        """The files that documents link to and that are no documents themselves; what is missing, MkDocs reports."""
        found: set[str] = set()
        for page in [*(self.root / "docs").rglob("*.md"), *(self.root / name for name in TOP_PAGES)]:
            found |= set(links(page.relative_to(self.root).as_posix(), page.read_text(encoding="utf-8")))
        outside = {path for path in found if not path.startswith("docs/") and path not in TOP_PAGES}
        return {path for path in outside if (self.root / path).is_file()}

    def on_site(self, where: str, text: str) -> str:
        """A page of the repository as the site's Markdown wants it."""
        told, before = [], ""
        for line, is_code in lines_of(text):
            changed = line if is_code else self.changed(where, line)
            if not is_code and LIST_ITEM.match(line) and before.strip() and not is_in_list(before):
                told.append("")  # on a repository page a list may follow its sentence at once
            told.append(changed)
            before = line
        return "\n".join(told)

    def changed(self, where: str, line: str) -> str:
        line = LINK.sub(lambda link: f"{link[1]}{self.moved(where, link[2])}{link[3]}", NESTED_ITEM.sub("    ", line))
        return line if line.startswith("#") else self.with_rules(self.site_path(where), line)

    def moved(self, where: str, link: str) -> str:
        """A link of a document that stands somewhere else on the site, or leads to what does."""
        if NOT_RELATIVE.match(link):
            return link
        path, mark, anchor = link.partition("#")
        return relative(self.site_path(where), self.site_path(repository_path(where, path))) + mark + anchor

    def with_rules(self, page: str, line: str) -> str:
        """Ids lead to their rules; at its own rule, an id is the anchor and leads to what covers it."""
        start = RULE_AT_START.match(line) if page.startswith("rules/") else None
        if start is None:
            return self.linked(page, line)
        coverage = relative(page, f"coverage/{posixpath.basename(page)}")
        head = f"{start[1]}[**{start[2]}**]({coverage}#{start[2]}){{ #{start[2]} }}"
        return head + self.linked(page, line[start.end() :])

    def linked(self, page: str, line: str) -> str:
        parts, end = [], 0
        for kept in KEPT.finditer(line):
            parts += [self.link_rules(page, line[end : kept.start()]), kept[0]]
            end = kept.end()
        return "".join([*parts, self.link_rules(page, line[end:])])

    def link_rules(self, page: str, text: str) -> str:
        return RULE_ID.sub(lambda found: self.link_of(page, found[1]), text)

    def link_of(self, page: str, rule: str) -> str:
        return f"[{rule}]({relative(page, self.rule_address(rule))})" if rule in self.pages else rule


def links(where: str, text: str) -> Iterator[str]:
    """What the relative links of a page lead to, as paths of the repository."""
    for line, is_code in lines_of(text):
        for _, link, _ in [] if is_code else LINK.findall(line):
            if not NOT_RELATIVE.match(link):
                yield repository_path(where, link.partition("#")[0])


def repository_path(where: str, path: str) -> str:
    return posixpath.normpath(posixpath.join(posixpath.dirname(where), path))


def lines_of(text: str) -> Iterator[tuple[str, bool]]:
    """The lines of a page, and whether each belongs to a block of code."""
    fence = ""
    for line in text.split("\n"):
        found = FENCE.match(line)
        if found and not fence:
            fence = found[2]
        elif found and found[2] == fence:
            fence = ""
        yield line, bool(fence or found)


def is_in_list(line: str) -> bool:
    return bool(LIST_ITEM.match(line.lstrip())) or line.startswith(("  ", "#"))


def relative(page: str, target: str) -> str:
    return posixpath.relpath(target, posixpath.dirname(page) or ".")


def source_page(path: str) -> str:
    return f"{SOURCES}/{path}.html"
