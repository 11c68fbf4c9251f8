"""Printed: the component file, read once. What is made of its rows is in `components.py`."""

from pathlib import Path
from typing import Any, Final

from wartable.editions.chosen import read_components

TOML: Final[dict[str, Any]] = read_components(Path(__file__).parent / "components.toml")
