"""Positions made at random from which charges begin: see trial40k_charge.py.

Units stand in ranks or loosely, at gaps on which something hangs: touching,
an inch, two inches, just in and just out of reach. The same seed gives the
same.

    run.py trial40k_charge_generate COUNT [SEED]    scenarios, one a line; what
                                                they reach on standard error
"""

import json
import math
import random
import sys
from itertools import count as count_from
from itertools import islice

import trial40k_charge
from oracle_hard import Mix
from oracle_walk import TooLarge
from trial40k_charge_declare import fights
from trial40k_charge_table import SEEN, Two, square
from trial40k_words import id_of, words_of

# In tenths of a millimetre.
REACHES = (0, 260, 300, 508, 700, 900, 1100, 1250, 1350, 1420, 1480, 1510,
           1519, 1520, 1523, 1524, 1525, 1549, 1600, 1900)
BESIDE = (0, 3, 5, 40, 150, 253, 254, 300, 400, 506, 508, 509, 700)
SPACES = (5, 5, 8, 20, 60, 120, 200, 249, 250, 300, 480, 508, 509, 530, 1800)
PUT = 20            # of 100 in which models are put by their player
TIRED = {"attacker": 6, "defender": 30}     # of 100 that fall back
SAID = {"equal_units": 20, "idle_joined": 40}   # of 100 that say which
MIDDLE = 25000
TRIES = 40
WAYS = 5000         # of a fight that is answered
PHASES = 60         # of a position whose best play is answered
SITUATIONS = 400    # of most that are answered
LOOKED_AT = 100     # phases of a position that is only counted
WIDE = {"25 mm": 250, "40 mm": 400, "60 mm": 600, "25.1 mm": 251}
BASES = ("25 mm",) * 8 + ("40 mm", "40 mm", "60 mm", "25.1 mm")


def profile(word, numbers, sv="none", **more):
    """A group's profile, and all its numbers: WS S T W I A Ld."""
    return {"profile": word,
            **dict(zip(("ws", "s", "t", "w", "i", "a", "ld"), numbers)),
            "sv": sv, "inv": "none", "weapons": [], "grenades": "none",
            **more}


TROOPS = (profile("marines", (4, 4, 4, 1, 4, 1, 8), 3, grenades="frag"),
          profile("guardsmen", (3, 3, 3, 1, 3, 1, 7), 5),
          profile("orks", (4, 3, 4, 1, 2, 2, 7), 6,
                  weapons=["pistol", "blade"]),
          profile("fire-warriors", (2, 3, 3, 1, 2, 1, 7), 4),
          profile("wyches", (4, 3, 3, 1, 6, 1, 8), 6, weapons=["power"]))
LEADERS = (profile("sergeants", (4, 4, 4, 1, 4, 2, 9), 3,
                   weapons=["power"]),
           profile("nobs", (4, 4, 4, 2, 3, 3, 7), 6))
CHARACTERS = (profile("commanders", (5, 4, 4, 2, 5, 3, 9), 3,
                      weapons=["power"]),
              profile("ethereals", (4, 3, 3, 2, 3, 3, 10)))
NAMES = {"attacker": ("Axes", "Bows", "Clubs"),
         "defender": ("Pikes", "Shields", "Tents")}


def chance(rng, percent):
    """Whether it happens."""
    return rng.random() * 100 < percent


def size(rng, most):
    """How many models a unit has."""
    return rng.randint(1, min(most, rng.choice((2, 3, 4, 6))))


def unit(rng, name, most):
    """A unit without places."""
    base = rng.choice(BASES)
    groups = [{"name": name + " line", "models": size(rng, most),
               "base": base, **rng.choice(TROOPS)}]
    if chance(rng, 35):
        groups.append({"name": name + " leader", "models": 1, "base":
                       base if chance(rng, 70) else rng.choice(BASES),
                       **rng.choice(LEADERS)})
    return {"name": name, "groups": groups}


def character(rng, name, host):
    """An independent character, who has joined a unit or not."""
    made = {"name": name, "independent": True, "groups": [
        {"name": name + " himself", "models": 1, "base": rng.choice(BASES),
         **rng.choice(CHARACTERS)}]}
    if host:
        made["joined"] = host
    return made


def slots(units):
    """(unit, group, its base) of each model of a party."""
    return [(u, g, WIDE[group["base"]]) for u, one in enumerate(units)
            for g, group in enumerate(one["groups"])
            for _ in range(group["models"])]


def shape(rng, bases, drill):
    """Where models stand about a point: ranks, or loosely.

    drill: all in ranks, so far apart
    """
    rank = rng.randint(1, max(1, len(bases)))
    step = drill or max(bases) + rng.choice(SPACES)
    angle = 0 if drill else rng.choice((0, 0, 90, 180, 270,
                                        rng.uniform(0, 360)))
    loose = 0 if drill else rng.choice((0, 0, 0, 10, 100, 400))
    found = []
    for k, _ in enumerate(bases):
        x = k % rank * step + rng.randint(0, loose)
        y = k // rank * step + rng.randint(0, loose)
        turned = math.radians(angle)
        found.append((x * math.cos(turned) - y * math.sin(turned),
                      x * math.sin(turned) + y * math.cos(turned)))
    rng.shuffle(found)
    return found


def fits(rows, others):
    """Whether nobody stands on another."""
    everybody = rows + others
    return not any(Two(a + b, 4 * square(p, q)).overlap()
                   for n, (p, a) in enumerate(rows)
                   for q, b in everybody[n + 1:])


def gap_of(rows, others):
    """The smallest gap between two sets of models, about."""
    return min(math.sqrt(square(p, q)) - (a + b) / 2
               for p, a in rows for q, b in others)


def moved(rows, bases, middle, angle, far):
    """The models of a shape, at a distance from a point."""
    x = middle[0] + far * math.cos(angle)
    y = middle[1] + far * math.sin(angle)
    return [((round(x + a), round(y + b)), wide)
            for (a, b), wide in zip(rows, bases)]


def put(rng, bases, anchors, gap, standing, drill):
    """Places of a party at a gap from others, or None."""
    middle = rng.choice(anchors)[0]
    angle = math.radians(rng.choice((0, 90, 180, 270) + (
        () if drill else (270, 90, rng.uniform(0, 360)))))
    rows, near, far = shape(rng, bases, drill), 0, 12000
    while far - near > 0.5:
        half = (near + far) / 2
        if gap_of(moved(rows, bases, middle, angle, half), anchors) < gap:
            near = half
        else:
            far = half
    made = moved(rows, bases, middle, angle, math.ceil(far))
    return made if fits(made, standing) else None


def parties(rng, side, most):
    """Units of a side, those that go together in one list."""
    found = []
    for name in NAMES[side][:rng.choice((1, 1, 1, 2, 2, 3))]:
        if chance(rng, 12):
            found.append([character(rng, name, None)])
            continue
        rows = [unit(rng, name, most)]
        if chance(rng, 15):
            rows.append(character(rng, name + " chief", name))
        found.append(rows)
    return found


def place_side(rng, rows, gaps, own, others, drill):
    """Gives all models of a side places; False: they do not fit."""
    for row in rows:
        bases = [wide for _, _, wide in slots(row)]
        for _ in range(TRIES):
            anchors = rng.choice(others or own or [[((MIDDLE, MIDDLE), 10)]])
            made = put(rng, bases, anchors, rng.choice(gaps),
                       [one for part in own + others for one in part],
                       drill)
            if made:
                break
        else:
            return False
        own.append(made)
        for (u, g, _), (point, _) in zip(slots(row), made):
            row[u]["groups"][g].setdefault("at", []).append(
                ", ".join("%d.%d mm" % divmod(part, 10) for part in point))
    return True


def aim(rng):
    """What the sides want."""
    if chance(rng, 85):
        return rng.choice(("ground", "cheaply", "attrition"))
    return {"wiped-out": "30", "driven-off": "20", "both-stand": "7",
            "repelled": "-20", "defender_losses": "3",
            "attacker_losses": "-2"}


def scenario(rng, most=6):
    """One position."""
    while True:
        sides = {side: parties(rng, side, rng.choice((1, most, most)))
                 for side in NAMES}
        theirs, ours = [], []
        drill = rng.choice((0, 0, 0, 0, 300, 650))
        if place_side(rng, sides["defender"], BESIDE, theirs, [], drill) and (
                place_side(rng, sides["attacker"], REACHES, ours, theirs,
                           drill)):
            break
    made = {"rules": "trial40k", "begin": "charges", "aim": aim(rng)}
    for side, rows in sides.items():
        units = [one for row in rows for one in row]
        rng.shuffle(units)
        made[side] = {"units": units}
    tire(random.Random(json.dumps(made)), made)
    turn(made)
    put_down(random.Random(json.dumps(made)), made)
    return made


def turn(made):
    """Says now and then at which end of their ids equal ones begin, and of
    which combat one is who has joined and stands by; what else is drawn at
    random stays the same."""
    rng = random.Random("equal " + json.dumps(made))
    joined = any("joined" in one for side in NAMES
                 for one in made[side]["units"])
    for name, percent in SAID.items():
        if (joined or name != "idle_joined") and chance(rng, percent):
            made.setdefault("parameters", {})[name] = rng.choice(
                words_of(name))


def tire(rng, made):
    """Lets some units have fired, or fall back; the places stay."""
    table = trial40k_charge.table_of(made)
    for side in NAMES:
        for one in made[side]["units"]:
            if "joined" in one:
                continue
            if side == "attacker" and chance(rng, 8):
                one["fired"] = True
            if chance(rng, TIRED[side]) and not fights(table, id_of(one)):
                one["falls_back"] = True


def put_down(rng, made):
    """Says where the models of some groups are put: where a charge may take
    them, or hard by."""
    if not chance(rng, PUT):
        return
    table = trial40k_charge.table_of(made)
    phase = rng.choice(list(islice(trial40k_charge.phases(table), 8)))
    ends = {model.slot: place
            for model, place in zip(phase.table.models, phase.where)}
    for u, one in enumerate(made["attacker"]["units"]):
        for g, group in enumerate(one["groups"]):
            if chance(rng, 70):
                off = rng.choice((0, 0, 0, 1, 60))
                group["placed"] = [", ".join(
                    "%d.%d mm" % divmod(part + rng.randint(-off, off), 10)
                    for part in ends["attacker", u, g, k])
                                   for k in range(len(group["at"]))]


def standing(made, points):
    """A unit, with its models at points about the middle."""
    points = iter(points)
    for group in made["groups"]:
        group.update(base="25 mm", at=[
            ", ".join("%d.%d mm" % divmod(MIDDLE + part, 10)
                      for part in next(points))
            for _ in range(group["models"])])
    return made


def column(x, y):
    """Points one beside another, as many as are wanted."""
    return ((x, y + 300 * k) for k in count_from(0))


def between_two(rng):
    """A unit before two that fall back, or one of both; one behind them."""
    x, space = rng.choice((600, 900, 1200)), rng.choice((300, 550, 755))
    pikes = standing(unit(rng, "Pikes", 3), column(x, 0))
    wide = sum(group["models"] for group in pikes["groups"])
    shields = standing(unit(rng, "Shields", 2),
                       column(x, 300 * (wide - 1) + space))
    axes = unit(rng, "Axes", 2)
    axes["groups"][0]["models"] += 2
    made = {"rules": "trial40k", "begin": "charges", "aim": aim(rng),
            "attacker": {"units": [
                standing(axes, column(0, 0)),
                standing(unit(rng, "Bows", 2), column(2 * x, 300))]},
            "defender": {"units": [pikes, shields]}}
    if chance(rng, 50):
        made["defender"]["units"].append(standing(
            character(rng, "Pikes chief", "Pikes"), column(x + 300, 0)))
    for one in rng.choice(([pikes], [shields], [pikes, shields])):
        one["falls_back"] = True
    return made


def scenarios(count, seed, most=6):
    """So many positions."""
    rng = random.Random(seed)
    return [scenario(rng, most) for _ in range(count)]


def answered(case):
    """The answer; None: it is too large, or not compared."""
    for orders in dict.fromkeys((case["orders"], "standing")):
        case["orders"] = orders
        try:
            return trial40k_charge.solve(case["scenario"], orders, WAYS,
                                         PHASES)
        except (TooLarge, trial40k_charge.Zones):
            pass
    return None


def made(rng):
    """(case, answer), or None if it is too large."""
    case = {"scenario": scenario(rng, rng.choice((2, 3, 4, 6))),
            "orders": rng.choice(("standing", "best", "best", "best"))}
    try:
        answer = answered(case)
    except ValueError:
        return None     # a support whom the rulings forbid (TAR-041)
    return answer and (case, answer)


def kept(draw, count, seed):
    """So many of the (case, answer) that are drawn at random."""
    rng, mix = random.Random(seed), Mix(SITUATIONS)
    while mix.kept < count:
        row = draw(rng)
        if row and mix.keep(row[1], trial40k_charge.solve.situations):
            yield row


def cases(count, seed):
    """So many (case, answer)."""
    return kept(made, count, seed)


def tally():
    """What was reached, a line each."""
    return "".join("%8d  %s\n" % (count, name)
                   for name, count in sorted(SEEN.items()))


def main(count, seed=1):
    """Writes positions, and what their charges reach."""
    for position in scenarios(int(count), int(seed)):
        print(json.dumps(position))
        table = trial40k_charge.table_of(position)
        for _ in islice(trial40k_charge.phases(table), LOOKED_AT):
            pass
    sys.stderr.write(tally())


if __name__ == "__main__":
    main(*sys.argv[1:])
