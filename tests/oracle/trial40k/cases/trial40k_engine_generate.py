#!/usr/bin/env python3
"""Scenarios of the engine of Trial Assault made at random, with answers.

Source: docs/rulings/trial40k.md; trial40k_themes.py. Unit: cases, each a map
with a scenario and the orders to solve it under. The same seed gives the
same.

    run.py trial40k_engine_generate --stats N [SEED]  what the cases are like
"""

import random
import sys
from collections import Counter

from oracle_hard import Mix
from oracle_walk import TooLarge
from trial40k_engine import GAINS, SIDES, read, solve, table
from trial40k_generate import kinds, share, weapons
from trial40k_men import men
from trial40k_scenario import MARINE
from trial40k_state import OUT
from trial40k_themes import (SAID, chance, layout, loner, some, stand_by,
                             unit)
from trial40k_words import NUMBER_OF, OFFERED, WEAPON_OF, words_of

MOST = (600, 1500, 3000, 5000)      # ways of a case
LEAST = 250         # situations of most cases
WORD_OF = {theirs: ours for ours, theirs in WEAPON_OF.items()}
BY_NAME = ("first", "second", "third", "fourth", "fifth", "sixth")
COVER_ROWS = ("cover_multi", "cover_support", "cover_round", "fist_cover",
              "frag_step")


def arms(rng, row):
    """The engine's weapons and flags of an oracle's list."""
    row = list(row)
    found = {"rending": True} if "rending" in row else {}
    row = [WORD_OF[word] for word in row if word != "rending"]
    if row == ["blade"] and chance(rng, 50):
        row = []
    if found and len(row) == 1 and row[0] not in ("blade", "pistol"):
        row.append("pistol")
    if len(row) == 1 and row[0] in ("power", "heavy") and chance(rng, 15):
        row.append("two-handed")
    rng.shuffle(row)
    return {"weapons": row, **found}


def group(rng, name, given):
    """A group of the engine's, from one of the oracle's themes."""
    row = {**MARINE, **given}
    made = {"name": name, **{word: row[word] for word in (
        "ws", "s", "t", "w", "i", "a")}}
    made["ld"] = 7 if row["ld"] is None else row["ld"]
    for word in ("sv", "inv"):
        made[word] = "none" if row[word] is None else row[word]
    made.update(arms(rng, row.get("weapons", ["ccw"])))
    if row.get("count", 1) != 1:
        made["models"] = row["count"]
    for ours, theirs in (("place", "role"), ("with", "with"),
                         ("zone", "zone"), ("power_bonus", "bonus"),
                         ("monstrous", "monstrous"), ("psyker", "psyker")):
        if theirs in row:
            made[ours] = row[theirs]
    if made.get("place") == "out":
        made.pop("with", None)
    grenades = "frag" if row.get("frag") else "plasma" if (
        row.get("plasma")) else None
    if grenades:
        made["grenades"] = grenades
    if row.get("wounds", row["w"]) != row["w"]:
        made["wounded"] = row["w"] - row["wounds"]
    return made


def monster(rng, name, foes):
    """A unit of one monstrous creature."""
    return {"name": name, "groups": [men(
        "carnifex", **{"with": list(foes), "i": rng.choice((2, 4)),
                       "w": rng.choice((2, 3, 4)),
                       "s": rng.choice((5, 8, 10))})]}


def unit_made(rng, name, foes, most):
    """A unit of the engine's."""
    if chance(rng, 4):
        row = monster(rng, name, foes)
    else:
        row = unit(rng, name, foes, most)
    made = {"name": name, "groups": [
        group(rng, "%s %s" % (name, word), given)
        for word, given in zip(BY_NAME, row["groups"])]}
    for ours, theirs in (("size", "start"), ("fast", "fast"),
                         ("trapped", "trapped")):
        if theirs in row:
            made[ours] = row[theirs]
    return made


def character(rng, name, foes, host):
    """An independent character in contact."""
    row = loner(rng, name, foes, host)
    row["groups"][0].pop("role")
    made = {"name": name, "independent": True, "groups": [
        group(rng, name + " himself", row["groups"][0])]}
    if host is not None:
        made["joined"] = host
    return made


def of_side(rng, names, most):
    """The units of a side; a character stands for a unit or has joined it."""
    row = []
    for name, foes in sorted(names.items()):
        alone = chance(rng, 12 if len(foes) == 1 else 30)
        row.append(character(rng, name, foes, None) if alone
                   else unit_made(rng, name, foes, most))
        if not alone and chance(rng, 15):
            row.append(character(rng, "C" + name, some(rng, foes), name))
    return row


def touched_back(rng, units, enemies):
    """Whom a joined character touches touches him, some who support too."""
    for one, foe in [(one, foe) for one in units if "joined" in one
                     for foe in enemies
                     if foe["name"] in one["groups"][0]["with"]]:
        rows = [row for row in foe["groups"]
                if one["joined"] in row.get("with", ())]
        touching = [row for row in rows if "place" not in row
                    or row["place"] == "contact"][:1]
        for row in rows:
            if row in touching or chance(rng, 30):
                row["with"] = row["with"] + [one["name"]]
                if "zone" in row:
                    row["zone"] = row["zone"] + [one["name"]]


def forces(rng):
    """(attacker's units, defender's units)."""
    ours, theirs = layout(rng), {}
    for name, foes in ours.items():
        for foe in foes:
            theirs.setdefault(foe, []).append(name)
    most = 4 if len(ours) + len(theirs) == 2 else 1
    sides = [of_side(rng, names, most) for names in (ours, theirs)]
    touched_back(rng, sides[0], sides[1])
    touched_back(rng, sides[1], sides[0])
    stand_by(rng, sides[0], sides[1], "joined", "place")
    stand_by(rng, sides[1], sides[0], "joined", "place")
    return sides


def charges(rng, sides):
    """Who has charged, and over what."""
    for one in sides[0]:
        if chance(rng, 25):
            one["charged"] = False
        if chance(rng, 5):
            one["cover"] = "always"
    for one in sides[1]:
        if chance(rng, 30):
            one["cover"] = rng.choice(("defended", "always"))
            if chance(rng, 50):
                one["cover_against"] = some(rng, [
                    foe["name"] for foe in sides[0]])


def parameters(rng, sides):
    """Readings and numbers that are turned."""
    given, cover = {}, any("cover" in one for one in sides[1])
    names = list(OFFERED)
    if cover and chance(rng, 50):
        names += [name for name in COVER_ROWS if name in OFFERED] * 6
    for name in rng.sample(names, rng.choice((0, 1, 2, 4, 6))):
        given[name] = rng.choice(words_of(name))
    if chance(rng, 20):
        for name in rng.sample(sorted(NUMBER_OF), rng.choice((1, 2))):
            given[name] = rng.choice((-3, 0, -4))
        given["morale_mods"] = "3e"
    if "outnumber" in given or chance(rng, 10):
        given["morale_mods"] = "3e"
    joined = any("joined" in one for units in sides for one in units)
    if joined and chance(rng, SAID):
        given["idle_joined"] = rng.choice(words_of("idle_joined"))
    if given.get("majority_whom") == "fighting" or joined:
        given.pop("unit_ld", None)      # trial40k.md, D-14
    if "instant_toughness" in given and "instant_death" in OFFERED:
        given["instant_death"] = "on"
    return given


def aim(rng):
    """What the sides want; nobody would rather wound fewer."""
    if chance(rng, 70):
        return rng.choice(("ground", "cheaply", "attrition"))
    gain, loss = rng.randint(-20, 60), rng.randint(-20, 60)
    return {**dict.fromkeys(GAINS, str(gain)),
            **dict.fromkeys(("driven-back", "repelled"), str(-loss)),
            rng.choice(("both-stand", "nobody-stands")):
            str(rng.randint(-20, 20)),
            "defender_losses": str(rng.randint(0, 9)),
            "attacker_models": str(-rng.randint(0, 9))}


def spoilt(rng, sides):
    """Something that the rules forbid."""
    fault = rng.randrange(3)
    if fault == 0:
        sides[1][0]["charged"] = True
    elif fault == 1:
        sides[0][0].update(charged=True, cover="defended")
    else:
        for row in sides[0][0]["groups"]:
            row["place"] = "support"


def scenario(rng):
    """One scenario document; nothing hangs on the order of its lines."""
    sides = forces(rng)
    charges(rng, sides)
    if chance(rng, 1):
        spoilt(rng, sides)
    made = {"rules": "trial40k", "aim": aim(rng),
            "turns": rng.choice((1, 1, 1, 1, 2, 2, 3, "unlimited"))}
    given = parameters(rng, sides)
    if chance(rng, 25):
        made["preset"] = "3e"
    if given and chance(rng, 65):
        made["parameters"] = given
    for side, units in zip(SIDES, sides):
        for one in units:
            rng.shuffle(one["groups"])
        rng.shuffle(units)
        made[side] = {"units": units}
    return made


def answered(case, most):
    """The answer; what is too large is walked by standing orders, if at all.
    """
    for orders in dict.fromkeys((case["orders"], "standing")):
        case["orders"] = orders
        try:
            return solve(case["scenario"], orders, most)
        except TooLarge:
            pass
    return None


def zones(document):
    """Whether a unit has several zones that are not the same (D-16)."""
    return any(len({tuple(sorted(row.get("zone", row["with"])))
                    for row in one["groups"] if "with" in row}) > 1
               for side in SIDES for one in document[side]["units"])


def made(rng, mix):
    """(case, answer or error), or None if it is not kept."""
    case = {"scenario": scenario(rng),
            "orders": rng.choice(("standing", "best", "best", "best"))}
    if zones(case["scenario"]):
        case["orders"] = "standing"
    try:
        answer = answered(case, rng.choice(MOST))
    except ValueError as error:
        if not mix.may_refuse() or not chance(rng, 50):
            return None
        mix.refuse()
        return case, error
    if answer is None or not mix.keep(answer, solve.situations):
        return None
    return case, answer


def cases(count, seed):
    """So many (case, answer); the answer of a forbidden one is its error."""
    rng, mix = random.Random(seed), Mix(LEAST)
    for _ in range(count):
        row = None
        while row is None:
            row = made(rng, mix)
        yield row


def features(case, answer, battle):
    """(words, whether they hold of a case)."""
    document, units = case["scenario"], battle.units
    return (
        ("several units on a side", len(units) > 2),
        ("a certain ending", 1 in answer["endings"].values()),
        ("two kinds or more on a side", max(
            len(kinds(battle, side)) for side in (0, 1)) > 1),
        ("special weapons", weapons(battle)),
        ("two special weapons or more", len(weapons(battle)) > 1),
        ("characters", any(unit.independent for unit in units)),
        ("a unit that touches nobody", any(all(
            stack.role == OUT for stack in row) for row in battle.stacks)),
        ("cover", any(unit.cover for unit in units)),
        ("several turns", document["turns"] != 1),
        ("unlimited", document["turns"] == "unlimited"),
        ("readings or numbers turned", "parameters" in document),
        ("best play", case["orders"] == "best"))


def stats(count, seed):
    """Lines that say what the cases are like."""
    counts, sizes, refused = Counter(), [], 0
    for case, answer in cases(count, seed):
        if isinstance(answer, ValueError):
            refused += 1
            continue
        sizes.append(solve.situations)
        for words, found in features(case, answer, read(case["scenario"])):
            counts[words] += bool(found)
    sizes.sort()
    number = len(sizes)
    lines = ["%d cases, %d refused" % (count, refused),
             "situations: median %d, a tenth below %d, largest %d" % (
                 sizes[number // 2], sizes[number // 10], sizes[-1])]
    return lines + [share(counts[words], number, words) for words in counts]


if __name__ == "__main__":
    if len(sys.argv) < 3 or sys.argv[1] != "--stats":
        sys.exit(__doc__)
    print("\n".join(stats(int(sys.argv[2]), int((sys.argv + ["1"])[3]))))
    sys.stderr.write(table())
