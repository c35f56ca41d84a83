"""From two strengths to a column of a results table, and its results.

Source: catalogue ARV-09, ARV-10, ARV-28; ruling R-9. Units: columns; 0 is the
leftmost, negative ones stand left of it, those from len(table) on right.
"""

from fractions import Fraction

from soldiers_applied import note, note_reading
from soldiers_numbers import at_most

OFF_TABLE = None


def further_left(table):
    """Ratios of the columns beyond the left end, the nearest first."""
    k = 1
    while True:
        if Fraction(1, k) < table[0].ratio:
            yield Fraction(1, k)
        k += 1


def further_right(table):
    """Ratios of the columns beyond the right end, the nearest first."""
    k = 1
    while True:
        if k > table[-1].ratio:
            yield Fraction(k)
        k += 1


def around_odds(table, odds):
    """(column, its ratio) at or below the odds, and the one above."""
    columns = [(number, column.ratio) for number, column in enumerate(table)]
    for number, ratio in enumerate(further_left(table), 1):
        columns.insert(0, (-number, ratio))
        if ratio <= odds:
            break
    for number, ratio in enumerate(further_right(table), len(table)):
        columns.append((number, ratio))
        if ratio > odds:
            break
    lower = max(row for row in columns if row[1] <= odds)
    higher = min(row for row in columns if row[1] > odds)
    return lower, higher


def rounded(battle, table, odds):
    """The column of the odds (AMB-A1)."""
    (lower, low), (higher, high) = around_odds(table, odds)
    if low == odds:
        return lower
    reading = note_reading(battle, "AMB-A1")
    if reading == "down":
        return lower
    if reading == "up":
        return higher
    if odds >= 1:
        return higher if high - odds < odds - low else lower
    return higher if 1 / odds - 1 / high < 1 / low - 1 / odds else lower


def column_of(battle, table, attack, defence, shift):
    """The column in which two strengths are resolved, or OFF_TABLE."""
    top = len(table) - 1
    column = rounded(battle, table, Fraction(attack) / defence)
    if column > top and note_reading(battle, "AMB-A4") == "cap":
        column = top
    if column < 0 and note_reading(battle, "off_table") == "clamp":
        column = 0
    column -= shift  # ARV-28
    if column < 0:
        return 0 if note_reading(battle, "off_table") == "clamp" \
            else OFF_TABLE
    return min(column, top)


def results(battle, column):
    """[(probability, result)] of one throw, what cannot come left out."""
    eliminated = at_most(battle.dice, battle.die, column.eliminated)
    disrupted = at_most(battle.dice, battle.die, column.disrupted)
    rows = [(eliminated, "eliminated"),
            (disrupted - eliminated, "disrupted"), (1 - disrupted, "none")]
    note("ARV-10")
    return [row for row in rows if row[0]]
