"""The picture beside the page about bots: the rating of every level in every game."""

from wartable.bots.levels import LEVELS
from wartable.bots.ratings import Measured, rating_of
from wartable.lab.plots import Column, dots_plot
from wartable.titles import TITLES
from wartable.words import word


def ladder_picture(ratings: dict[str, Measured]) -> str:
    """A dot and its interval for each level, the games side by side; games that are not measured are left out."""
    columns = {word(game, "title"): columns_of(game, ratings) for game in TITLES}
    return dots_plot({name: found for name, found in columns.items() if found}, "rating")


def columns_of(game: str, ratings: dict[str, Measured]) -> list[Column]:
    found = {level: rating_of(level, game, ratings) for level in LEVELS}
    return [
        Column(level, one.points, one.points - one.reach, one.points + one.reach) for level, one in found.items() if one
    ]
