"""Printed: the component file, read once. What is made of its rows is in `components.py`."""

import tomllib
from pathlib import Path
from typing import Any, Final

with (Path(__file__).parent / "components.toml").open("rb") as file:
    TOML: Final[dict[str, Any]] = tomllib.load(file)
