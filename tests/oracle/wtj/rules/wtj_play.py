"""The throws of WTJ 1916: a die, a die for each side, dice that are added."""

from oracle_play import Play as AnyPlay


class Play(AnyPlay):
    """One way through a chapter of a battle."""

    def pair(self):
        """A's die less D's: 36 equally likely pairs (WTJ-12)."""
        return self.throw({d: 6 - abs(d) for d in range(-5, 6)})

    def die(self, meaning):
        """One D6 read by a function of its face."""
        ways = {}
        for face in range(1, 7):
            value = meaning(face)
            ways[value] = ways.get(value, 0) + 1
        return self.throw(ways)


def added(one, many):
    """{sum: ways} of so many dice that each give {value: ways}."""
    total = {0: 1}
    for _ in range(many):
        after = {}
        for before, count in total.items():
            for value, ways in one.items():
                key = before + value
                after[key] = after.get(key, 0) + count * ways
        total = after
    return total
