"""The outcome of a game: by the rules, or as it stood when it ended by resignation. Who has resigned cannot win."""

from typing import NamedTuple

from wartable.server.story import Story


class Outcome(NamedTuple):
    winners: list[int]
    scores: list[int]
    places: list[int]


def outcome_of(story: Story) -> Outcome:
    match, resigned = story.started(), story.life.resigned
    if match.over and not resigned:
        return Outcome(match.winners, match.scores, match.places)
    scores = match.scores if match.over else points_so_far(story)
    rest = [seat for seat in range(len(scores)) if seat not in resigned]
    places = [1 + sum(scores[other] > points for other in rest) for points in scores]
    places = [len(rest) + 1 if seat in resigned else place for seat, place in enumerate(places)]
    return Outcome([seat for seat in rest if places[seat] == 1], scores, places)


def points_so_far(story: Story) -> list[int]:
    match = story.started()
    scores = [0] * story.charter.players
    for line in match.title.earned(match.game):
        scores[line.seat] += line.points
    return scores
