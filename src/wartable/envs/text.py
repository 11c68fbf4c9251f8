"""The spectator's view as text: how environments render a game."""

# not compiled: it reads structures of msgspec, which are not native

import msgspec

from wartable.envs.play import Play

INDENT = "  "


def rendered(play: Play) -> str:
    """Who is asked what, and what everybody may see, a line for each field that is not empty."""
    title, game = play.rules.title, play.game
    asked = [f"asked:player_{seat}:{question}" for seat, question in title.asked(game)]
    return "\n".join([*asked, *lines(msgspec.to_builtins(title.view(game, None)), "")])


def lines(value: object, indent: str) -> list[str]:
    """A field a line; lists of plain words and numbers are in one line, others a step further in."""
    told = []
    named = value.items() if isinstance(value, dict) else enumerate(value if isinstance(value, list) else [])
    for name, one in named:
        if is_plain(one):
            told.append(f"{indent}{name}: {one}")
        elif isinstance(one, list) and all(is_plain(each) for each in one):
            told += [f"{indent}{name}: {' '.join(str(each) for each in one)}"] if one else []
        elif one:
            told += [f"{indent}{name}:", *lines(one, indent + INDENT)]
    return told


def is_plain(value: object) -> bool:
    return isinstance(value, (str, int, float))
