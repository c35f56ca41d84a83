"""The shortest way round outlines, by its definition alone: slow, exact and without a trick.
Every coordinate, radius and length is a whole number of tenths of a millimetre.

Outline of a disc of radius R >= 1 about m: the convex hull of the 16 points m + (+-a, +-b) and
m + (+-b, +-a), for (a, b) = (R, R tan 11.25) and (R cos 33.75 / cos 11.25, R sin 33.75 / cos 11.25),
angles in degrees, each number rounded up. Outline of an edge from a to b grown by R: the convex hull
of the outlines of the discs of radius R about a and about b; a may be b.

A leg, the closed segment from p to q, is free of an outline when no point of it lies strictly inside.
A way from s to g is a row of points s, ..., g, of at least one leg: every point between is a corner of
an outline, every leg is free of every outline. Its length is the sum of its legs' lengths, each
rounded up. The answer is the smallest length of a way; "-" when no way is, or none within the limit.

    ways.py [COUNT] [SEED]    scenes with their answers, one a line (usually 300, of seed 1);
                              what kinds they are is counted on standard error

An obstacle is written d:x,y,R (a disc) or e:x1,y1,x2,y2,R (an edge).
"""
import collections
import decimal
import fractions
import functools
import heapq
import math
import random
import sys

decimal.getcontext().prec = 60
COS_45 = (decimal.Decimal(1) / 2).sqrt()
COS_22, SIN_22 = ((1 + COS_45) / 2).sqrt(), ((1 - COS_45) / 2).sqrt()  # of 22.5; its sine is the cosine of 67.5
COS_11, SIN_11 = ((1 + COS_22) / 2).sqrt(), ((1 - COS_22) / 2).sqrt()  # of 11.25
COS_33, SIN_33 = ((1 + SIN_22) / 2).sqrt(), ((1 - SIN_22) / 2).sqrt()  # of 33.75

# Of an obstacle, the points are its middle (a disc) or its two ends (an edge).
Obstacle = collections.namedtuple("Obstacle", "points radius")
Scene = collections.namedtuple("Scene", "start goal obstacles")
Way = collections.namedtuple("Way", "length points")  # the length is math.inf where there is no way


def disc_points(middle, radius):
    pairs = [(radius, math.ceil(radius * SIN_11 / COS_11)),
             (math.ceil(radius * COS_33 / COS_11), math.ceil(radius * SIN_33 / COS_11))]
    return [(middle[0] + i * x, middle[1] + j * y)
            for a, b in pairs for x, y in ((a, b), (b, a)) for i in (1, -1) for j in (1, -1)]


def turn(a, b, c):
    """Above 0 where c is to the left of the line from a to b, 0 where it is on it."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def chain(points):
    """One half of a hull, from the first point to the last: it turns left at every corner."""
    kept = []
    for point in points:
        while len(kept) >= 2 and turn(kept[-2], kept[-1], point) <= 0:
            kept.pop()
        kept.append(point)
    return kept


@functools.cache
def outline(obstacle):
    """The corners in order, the inside to the left; no three of them are on a line."""
    points = sorted({point for middle in obstacle.points for point in disc_points(middle, obstacle.radius)})
    return chain(points)[:-1] + chain(points[::-1])[:-1]


def sides(corners):
    return list(zip(corners, corners[1:] + corners[:1]))


def is_free(p, q, corners):
    """Cuts the segment p + t (q - p), 0 <= t <= 1, down to what is strictly left of every side."""
    enters, leaves = fractions.Fraction(0), fractions.Fraction(1)
    for a, b in sides(corners):
        at_p, at_q = turn(a, b, p), turn(a, b, q)
        if at_p <= 0 and at_q <= 0:
            return True
        if at_p <= 0:
            enters = max(enters, fractions.Fraction(at_p, at_p - at_q))
        elif at_q <= 0:
            leaves = min(leaves, fractions.Fraction(at_p, at_p - at_q))
    return enters >= leaves


def leg_length(p, q):
    square = (p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2
    return 1 + math.isqrt(square - 1) if square else 0


def goes_straight(scene):
    return all(is_free(scene.start, scene.goal, outline(obstacle)) for obstacle in scene.obstacles)


def is_inside(scene):
    return not all(goes_straight(scene._replace(start=end, goal=end)) for end in (scene.start, scene.goal))


def shortest(scene):
    """Dijkstra's search over start, goal and every corner of every outline."""
    points = [scene.goal] + sorted({corner for obstacle in scene.obstacles for corner in outline(obstacle)})
    best, waiting = {scene.start: Way(0, [scene.start])}, [] if is_inside(scene) else [(0, scene.start)]
    while waiting:
        length, here = heapq.heappop(waiting)
        if here == scene.goal:
            return best[here]
        for there in points:
            longer = length + leg_length(here, there)
            if there not in best or longer < best[there].length:
                if goes_straight(scene._replace(start=here, goal=there)):
                    best[there] = Way(longer, best[here].points + [there])
                    heapq.heappush(waiting, (longer, there))
    return Way(math.inf, [])


def starts_on_border(scene):
    return not is_inside(scene) and any(
        all(turn(a, b, scene.start) >= 0 for a, b in sides(outline(obstacle))) for obstacle in scene.obstacles)


def outlines_rounded(scene, way):
    inner = set(way.points[1:-1])
    return 0 if not inner else 1 if any(inner <= set(outline(obstacle)) for obstacle in scene.obstacles) else 2


def first_grown(scene, more):
    first = scene.obstacles[0]
    return scene._replace(obstacles=[first._replace(radius=first.radius + more)] + scene.obstacles[1:])


def spot(rng, low, high):
    return rng.randint(low, high), rng.randint(low, high)


def clutter(rng, most, low, high, least=0):
    """Discs and edges anywhere; a tenth of the edges have no length, a few obstacles stand there twice."""
    made = []
    for _ in range(rng.randint(least, most)):
        (x, y), (right, up), choice = spot(rng, low, high), spot(rng, -1500, 1500), rng.randint(1, 20)
        ends = ((x, y),) if choice > 10 else ((x, y), (x, y) if choice == 1 else (x + right, y + up))
        made.append(made[-1] if choice == 20 and made else Obstacle(ends, rng.randint(125, 600)))
    return made


def scattered(rng):
    high = rng.randint(1500, 4000)
    start, goal = spot(rng, 0, high), spot(rng, 0, high)
    return Scene(start, start if rng.randint(1, 20) == 1 else goal, clutter(rng, 9, 0, high, rng.randint(0, 3)))


def along_a_side(rng):
    obstacles = clutter(rng, 6, -2000, 3500, 1)
    a, b = rng.choice(sides(outline(obstacles[0])))
    parts = math.gcd(b[0] - a[0], b[1] - a[1])
    x, y = (b[0] - a[0]) // parts, (b[1] - a[1]) // parts
    before, after = rng.randint(-900, 500) // max(abs(x), abs(y)), rng.randint(0, 1500) // max(abs(x), abs(y))
    return Scene((a[0] + before * x, a[1] + before * y), (b[0] + after * x, b[1] + after * y), obstacles)


def through_a_corner(rng):
    """Two outlines have one corner in common, and the way goes through it between them."""
    radius, far = rng.randint(125, 600), rng.randint(2, 5)
    x, y = rng.choice(disc_points((0, 0), radius))
    second = (2 * x, 2 * y), (far * x, far * y)
    times, skew = rng.randint(10, 40), rng.randint(-1, 1)
    dx, dy = (-y * times + x * skew) // 10, (x * times + y * skew) // 10
    pair = [Obstacle(((0, 0),), radius), Obstacle(second[:rng.randint(1, 2)], radius)]
    return Scene((x - dx, y - dy), (x + dx, y + dy), pair + clutter(rng, 4, -3000, 4000))


def eight_discs(apart, radius):
    return [Obstacle(((i * apart, j * apart),), radius) for i in (-1, 0, 1) for j in (-1, 0, 1) if i or j]


def wall(shape, scale, radius):
    """Edges from each point of the shape to the next."""
    ends = [(x * scale, y * scale) for x, y in shape]
    return [Obstacle((a, b), radius) for a, b in zip(ends, ends[1:])]


def walled_in(rng):
    shape = rng.choice([[(-3, -2), (3, -2), (0, 4)], [(-2, -2), (2, -2), (2, 2), (-2, 2)],
                        [(-4, 0), (-2, -3), (2, -3), (4, 0), (2, 3), (-2, 3)]])
    radius = rng.randint(125, 500)
    ring = rng.choice([wall(shape + shape[:1], rng.randint(150, 500), radius),
                       eight_discs(2 * radius - rng.randint(1, 60), radius)])
    ends = [spot(rng, -250, 250), spot(rng, -3000, 3000)]
    return Scene(*ends[::rng.choice((1, -1))], ring + clutter(rng, 9 - len(ring), -3000, 3000))


def exact_gap(rng):
    """The outlines of the first two obstacles have a part of a side in common, and no more."""
    a, b, long, deep, shift = *spot(rng, 125, 570), *spot(rng, 300, 2500), rng.randint(-30, 30)
    steep = sum(max(x + y for x, y in disc_points((0, 0), radius)) for radius in (a, b))
    pair = rng.choice([[Obstacle(((-a - long, 0), (-a, 0)), a), Obstacle(((b, 0), (b + deep, 0)), b)],
                       [Obstacle(((-a, 0), (-a, deep)), a), Obstacle(((b, 0), (b, long)), b)],
                       [Obstacle(((-a, shift),), a), Obstacle(((b, 0),), b)],
                       [Obstacle(((0, 0),), a), Obstacle(((steep // 2 + shift, steep - steep // 2 - shift),), b)],
                       eight_discs(2 * a, a)])
    start = spot(rng, -20, 20) if len(pair) == 8 else (rng.randint(-400, 400), rng.randint(300, 3000))
    goal = rng.randint(-400, 400), -rng.randint(300, 2500)
    return Scene(start, goal, pair + clutter(rng, min(3, 9 - len(pair)), -3000, 3000))


def bent_wall(rng):
    shape = rng.choice([[(0, 4), (0, 0), (4, 0), (4, 4)], [(0, 4), (2, 0), (4, 4)], [(0, 4), (0, 0), (4, 0)],
                        [(0, 4), (0, 0), (4, 0), (4, 4), (3, 4)], [spot(rng, -2, 6) for _ in range(5)]])
    scale = rng.randint(150, 600)
    start, goal = spot(rng, 2 * scale - 200, 2 * scale + 200), spot(rng, -2 * scale, 6 * scale)
    return Scene(start, goal, wall(shape, scale, rng.randint(125, 400)) + clutter(rng, 3, -1000, 3500))


def stands(rng):
    """Two units of bases of 25 mm, their models 30 mm apart in one or two ranks."""
    (x, y), ranks, split = rng.choice([(300, 0), (180, 240), (240, -180)]), rng.randint(1, 2), rng.randint(1, 3)
    gap = rng.choice((0, 0, 198, 199, 200, 201, 240, 400))
    models = [(file * x - rank * y + gap * (file >= split), file * y + rank * x)
              for file in range(rng.randint(2, 9 // ranks)) for rank in range(ranks)]
    return Scene(spot(rng, -900, 2500), spot(rng, -900, 2500), [Obstacle((model,), 250) for model in models])


def seen_otherwise(rng, scene):
    """Mirrored, turned by right angles and moved."""
    i, j, swap, (right, up) = rng.choice((1, -1)), rng.choice((1, -1)), rng.randint(0, 1), spot(rng, -500, 2500)

    def look(point):
        return i * point[swap] + right + 1500 - 1500 * i, j * point[1 - swap] + up + 1500 - 1500 * j

    obstacles = [Obstacle(tuple(map(look, points)), radius) for points, radius in scene.obstacles]
    return Scene(look(scene.start), look(scene.goal), obstacles)


def is_tight(scene, way):
    """Straight, and no longer so when the first radius is one more."""
    return goes_straight(scene) and not goes_straight(first_grown(scene, 1))


KINDS = [  # name, maker, what must be true
    ("free", scattered, lambda scene, way: goes_straight(scene)),
    ("one", scattered, lambda scene, way: outlines_rounded(scene, way) == 1),
    ("several", scattered, lambda scene, way: outlines_rounded(scene, way) == 2),
    ("side", along_a_side, is_tight),
    ("corner", through_a_corner, is_tight),
    ("border", lambda rng: along_a_side(rng)._replace(goal=spot(rng, -2000, 3500)),
     lambda scene, way: starts_on_border(scene)),
    ("inside", scattered, lambda scene, way: is_inside(scene)),
    ("walled in", walled_in, lambda scene, way: way.length == math.inf and not is_inside(scene)),
    ("narrow", lambda rng: first_grown(exact_gap(rng), rng.choice((1, 1, 2, 5, 25))),
     lambda scene, way: way.length > 100 + shortest(first_grown(scene, -25)).length),
    ("exact", exact_gap, lambda scene, way: way.length + 50 < shortest(first_grown(scene, 1)).length),
    ("bent", bent_wall, lambda scene, way: way.points and not goes_straight(scene)),
    ("stand", stands, lambda scene, way: way.points and not goes_straight(scene))]
ROUND = KINDS + [kind for kind in KINDS if kind[0] in ("several", "bent", "stand")] + [("copy", None, None)] * 2


def choose_limit(rng, length):
    """Often it just suffices or is one short; once in ten it is anything."""
    choice = rng.randint(1, 10)
    if choice == 1 or not 600 < length <= 5000:
        return rng.randint(600, 5000)
    return length if choice < 5 else length - 1 if choice < 7 else rng.randint(length, 5000)


def make(rng, count):
    """Rows of kind, limit, scene and way."""
    made = []
    while len(made) < count:
        kind, maker, holds = ROUND[len(made) % len(ROUND)]
        if kind == "copy":
            _, limit, old, way = rng.choice(made)
            scene = seen_otherwise(rng, Scene(old.goal, old.start, old.obstacles[::-1]))
            assert shortest(scene).length == way.length
        else:
            scene = seen_otherwise(rng, maker(rng))
            way = shortest(scene)
            limit = choose_limit(rng, way.length)
        if kind == "copy" or holds(scene, way):
            made.append((kind, limit, scene, way))
    return made


def main(count=300, seed=1):
    print("# python3 ways.py %s %s > ways.tsv\n# limit\tstart\tgoal\tobstacles\tlength" % (count, seed))
    counts = collections.Counter()
    for kind, limit, scene, way in make(random.Random(int(seed)), int(count)):
        obstacles = ["de"[len(points) - 1] + ":" + ",".join(map(str, sum(points, ()) + (radius,)))
                     for points, radius in scene.obstacles]
        print(limit, "%d,%d" % scene.start, "%d,%d" % scene.goal, " ".join(obstacles),
              way.length if way.length <= limit else "-", sep="\t")
        counts["made: " + kind] += 1
        counts["round " + ("none", "one", "several")[outlines_rounded(scene, way)]] += 1
        counts["limit " + ("less", "one short", "just", "more")[max(-2, min(1, limit - way.length)) + 2]] += 1
        counts.update(ask.__name__ for ask in (goes_straight, starts_on_border, is_inside) if ask(scene))
    print(*("%4d %s" % (number, kind) for kind, number in sorted(counts.items())), sep="\n", file=sys.stderr)


if __name__ == "__main__":
    main(*sys.argv[1:])
