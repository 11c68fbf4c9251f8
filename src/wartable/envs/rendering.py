"""Rendering: the spectator's view in the ways that Gymnasium and PettingZoo name."""

# not compiled: it speaks to what draws pictures

from typing import Final

from wartable.engine.decision import BadSetup
from wartable.envs.play import PART, Play
from wartable.envs.spaces import Picture
from wartable.envs.text import rendered
from wartable.extras import extra

RENDER_MODES: Final = ["human", "ansi", "rgb_array"]


def refuse_unknown(mode: str | None) -> None:
    """Refuses a render mode that does not exist; None is for those who look at nothing."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadSetup("", "no_such_render_mode", {"mode": mode, "modes": ", ".join(RENDER_MODES)}, PART)


def shown(play: Play, mode: str | None) -> str | Picture | None:
    """The text, the picture, or nothing where the text is printed."""
    if mode == "rgb_array":
        with extra("envs"):
            from wartable.envs.picture import drawn
        return drawn(play)
    text = rendered(play)
    if mode == "ansi":
        return text
    print(text)  # noqa: T201  (rendering for people is printing)
    return None
