"""Files of the repository as pages of their own, with an anchor at every line: rules lead to code and tests."""

import html
from pathlib import Path

PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>{path}</title>
<link rel="stylesheet" href="{top}source/source.css">
<p><a href="{top}index.html">Wartable</a> · <code>{path}</code></p>
<pre>{lines}</pre>
</html>
"""
STYLE = """:root { color-scheme: light dark }
body { margin: 1rem; font: 1rem/1.5 system-ui, sans-serif }
pre { font-size: .85rem; line-height: 1.5; overflow-x: auto; counter-reset: line }
pre i { counter-increment: line; font-style: normal; scroll-margin-top: 40vh }
pre i::before { content: counter(line); display: inline-block; width: 2.5rem; margin-right: 1rem; opacity: .5 }
pre i::before { text-align: right }
pre i:target { background: #f3d590; color: #2a1b10 }
"""


def source_html(root: Path, path: str) -> str:
    """A file with its lines counted; line 12 is at `#L12`. It is not coloured: that would take half of the build."""
    lines = (root / path).read_text(encoding="utf-8").split("\n")
    told = "\n".join(f'<i id="L{number}">{html.escape(line)}</i>' for number, line in enumerate(lines, 1))
    return PAGE.format(path=path, top="../" * (path.count("/") + 1), lines=told)
