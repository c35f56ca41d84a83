"""Lengths of a scenario. Unit: tenths of a millimetre, whole."""

import re
from fractions import Fraction


def tenths(words):
    """25.1 mm"""
    number = Fraction(re.fullmatch(r"([0-9.]+) mm", words)[1]) * 10
    assert number.denominator == 1
    return int(number)


def words(point):
    """30 mm, 45.1 mm"""
    return ", ".join("%d.%d mm" % divmod(part, 10) for part in point)
