"""The quality of several stands together, and what it gives them.

Source: catalogue A2, A-18; ruling R-15. Units: dice, attacks, lowest faces.
"""

from nqm_applied import note, note_reading
from nqm_battle import GRADES
from nqm_stand import clean, with_clean


def grade_of(battle, who, stands):
    """The grade that speaks for these stands; the side's own for none."""
    side = battle.sides[who]
    if not stands:
        return side.grade
    reading = note_reading(battle, "A-18")
    grades = [side.stands[i].grade for i in stands]
    if reading == "best":
        return min(grades, key=GRADES.index)
    if reading == "commonest":
        points = {grade: sum(side.stands[i].strength for i in stands
                             if side.stands[i].grade == grade)
                  for grade in grades}
        return max(points, key=lambda g: (points[g], GRADES.index(g)))
    return max(grades, key=GRADES.index)  # forbidden: there is but one


def quality_of(battle, who, stands):
    """The row of table A2 for these stands."""
    return battle.qualities[grade_of(battle, who, stands)]


def most_dice(battle, state, who, stands, column):
    """(most dice these stands may roll, their clean points)."""
    note("NQM-08")
    able = with_clean(battle, state, who, stands)
    points = sum(clean(battle, state, who, i) for i in able)
    if battle.readings["A-18"] != "per-stand":
        row = quality_of(battle, who, able)
        return min(getattr(row, column), points), points
    note_reading(battle, "A-18")
    limits, of_grade = {}, {}
    for i in able:
        grade = battle.sides[who].stands[i].grade
        limits[grade] = getattr(battle.qualities[grade], column)
        of_grade[grade] = of_grade.get(grade, 0) + clean(battle, state, who, i)
    total = sum(min(limits[g], of_grade[g]) for g in limits)
    return min(total, max(limits.values())), points


def attacks_of(battle, state, who, stands):
    """How many attacks an hour these stands may make; None: no limit."""
    note("NQM-16", "R-11")
    row = quality_of(battle, who, with_clean(battle, state, who, stands))
    return row.attacks or None  # NQM-16


def holding_faces(battle, quality):
    """The faces on which a break test holds."""
    note("NQM-26")
    faces = range(quality.hold_from, 7)
    if quality.grade == "veteran" and \
            note_reading(battle, "A-1") == "3-and-6":
        return sorted({quality.hold_from, 6} & set(range(1, 7)))
    return list(faces)
