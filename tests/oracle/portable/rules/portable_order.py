"""The order of the board, and the way the attacker looks.

Source: rulings P-5 and P-23. A way to go through the board is (ahead,
onward): along lines that lead ahead, line after line onward.
"""

from portable_battle import ATTACKER, GRADES, TYPES
from portable_board import DIRECTIONS, STEPS, opposite, turned

WAYS = [(ahead, turned(ahead, quarters))
        for ahead in DIRECTIONS for quarters in (1, 3)]


def reach(square, direction):
    """How far a square lies in a direction."""
    return sum(one * step for one, step in zip(square, STEPS[direction]))


def squares_on(board, way):
    """All squares in the order in which a way comes to them."""
    return sorted(((column, row) for column in range(board.columns)
                   for row in range(board.rows)),
                  key=lambda square: (reach(square, way[1]),
                                      reach(square, way[0])))


def seen(way, direction):
    """A direction as it is seen on a way."""
    return (*way, opposite(way[0]), opposite(way[1])).index(direction)


def unit_told(battle, square, way):
    """What is said of the fighting unit of a square; more comes first."""
    for piece in battle.pieces:
        if piece.square == square and piece.fights:
            return (1, piece.side == ATTACKER, -TYPES.index(piece.kind),
                    GRADES.index(piece.grade), -seen(way, piece.facing),
                    not piece.moved)
    return (0,)


def commander_told(battle, square):
    """What is said of a square's commander."""
    for piece in battle.pieces:
        if piece.square == square and not piece.fights:
            return (1, piece.side == ATTACKER)
    return (0,)


KINDS = ("impassable", "river", "works", "built-up", "hill", "wood")


def ground_told(battle, square, way):
    """What is said of the ground of a square."""
    ground = battle.board.at(square)
    faces = [seen(way, face) for face in ground.faces]
    return (square in battle.objectives, ground.level,
            [kind in ground.kinds for kind in KINDS],
            [face in faces for face in (3, 2, 1, 0)])


def told_on(battle, way):
    """All that a way comes to, longer lines first."""
    squares = squares_on(battle.board, way)
    across = way[0] in ("east", "west")
    line = battle.board.columns if across else battle.board.rows
    return line, [(unit_told(battle, square, way),
                   commander_told(battle, square),
                   ground_told(battle, square, way)) for square in squares]


def put_in_order(battle):
    """The battle with its units and the sides of a square in order."""
    way = max(WAYS, key=lambda each: told_on(battle, each))
    rank = {square: number for number, square
            in enumerate(squares_on(battle.board, way))}
    units = sorted(range(len(battle.pieces)), key=lambda unit: (
        rank[battle.pieces[unit].square], not battle.pieces[unit].fights))
    return battle._replace(
        order=tuple(units),
        directions=(*way, opposite(way[0]), opposite(way[1])))


def in_order(battle, units):
    """Units in the order of the board."""
    return sorted(units, key=battle.order.index)


def attackers_front(battle):
    """The way most attacking units look at first; None: no one way."""
    looks = [battle.pieces[unit].facing for unit in battle.of(ATTACKER)
             if battle.pieces[unit].fights]
    most = max(map(looks.count, DIRECTIONS))
    ways = [way for way in DIRECTIONS if looks.count(way) == most]
    return ways[0] if len(ways) == 1 else None


def leftmost(battle, state, units):
    """The unit furthest to the attacker's left, of equals the nearest."""
    front = attackers_front(battle)
    return max(units, key=lambda unit: (
        reach(state.at[unit], turned(front, 3)),
        reach(state.at[unit], opposite(front))))
