"""Shapes: where a pattern of markers can be on a map of 3 x 3 areas."""


def placements(cells: list[list[int]]) -> list[int]:
    """SK-064, SK-199, SK-R16: every place of a shape on the map, rotated, mirrored and shifted, as sets of areas."""
    found: set[int] = set()
    for turn in range(8):
        shape = [turned(row, col, turn) for row, col in cells]
        top, left = (min(cell[axis] for cell in shape) for axis in (0, 1)) if shape else (0, 0)
        for down in range(3):
            for right in range(3):
                moved = [(row - top + down, col - left + right) for row, col in shape]
                if moved and all(row < 3 and col < 3 for row, col in moved):
                    found.add(sum(1 << 3 * row + col for row, col in moved))
    return sorted(found)


def turned(row: int, col: int, turn: int) -> tuple[int, int]:
    """A cell of the 3 x 3 grid after one of the eight rotations and mirror images."""
    if turn & 4:
        col = 2 - col
    for _ in range(turn & 3):
        row, col = col, 2 - row
    return row, col
