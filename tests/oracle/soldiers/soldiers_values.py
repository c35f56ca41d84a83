"""Values of a document: whole numbers, words, flags, maps.

Source: the scenario table of the rulings page. What is not allowed raises
ValueError naming a clause, or a key where the page names no clause.
"""

import re
from fractions import Fraction

REQUIRED = object()


class Forbidden(ValueError):
    """A standing order that the rules forbid; all else is bad input."""


def refuse(clause, why):
    """Every input error."""
    raise ValueError("%s: %s" % (clause, why))


def forbid(clause, why):
    """A standing order that the rules forbid."""
    raise Forbidden("%s: %s" % (clause, why))


def whole(value, low, high, what):
    """A whole number in a range."""
    if isinstance(value, bool) or not isinstance(value, int):
        refuse(what, "must be a whole number")
    if not low <= value <= high:
        refuse(what, "must be %d .. %d" % (low, high))
    return value


def fraction(value, what):
    """A whole number or a text 'n/d'."""
    if isinstance(value, int) and not isinstance(value, bool):
        return Fraction(value)
    if isinstance(value, str) and re.fullmatch(r"-?\d+(/0*[1-9]\d*)?", value):
        return Fraction(value)
    return refuse(what, "must be a whole number or a fraction such as 1/3")


def word(value, allowed, what):
    """One of the words allowed."""
    if value not in allowed:
        refuse(what, "must be one of " + " ".join(map(str, allowed)))
    return value


def flag(given, key):
    """A truth value of a map; false where nothing is said."""
    value = given.get(key, False)
    if not isinstance(value, bool):
        refuse(key, "must be true or false")
    return value


def listed(value, low, high, what):
    """A list of so many items."""
    if not isinstance(value, list):
        refuse(what, "must be a list")
    whole(len(value), low, high, what)
    return value


def known(given, allowed, what):
    """A map with no key beyond those allowed."""
    if not isinstance(given, dict):
        refuse(what, "must be a map")
    for key in given:
        if key not in allowed:
            refuse(what, "unknown key %s" % key)
    return given
