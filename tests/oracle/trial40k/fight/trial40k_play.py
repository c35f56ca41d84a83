"""The throws of the Trial Assault Rules: batches of blows, and sums of D6.

Source: section 4, aggregation of chance. Unit: unsaved wounds; pips.
"""

from functools import cache

from oracle_play import Play as AnyPlay
from trial40k_blow import added, hit_ways, once
from trial40k_charts import sums

VOLLEYS = {}


class Play(AnyPlay):
    """One way through a chapter of a battle."""

    def volleys(self, rows, cap):
        """{sort: wounds} of the volleys of one unit on one (TAR-057, 067).

        cap: of each sort no more can matter; None: any number
        """
        sorts = sorted({sort for row in rows
                        for sort in (row.plain, row.rend)})
        counts = {}
        for row in rows:
            key = (row.needs, sorts.index(row.plain), sorts.index(row.rend))
            counts[key] = counts.get(key, 0) + row.attacks
        key = (tuple(sorted(counts.items(), key=str)), cap)
        if key not in VOLLEYS:
            VOLLEYS[key] = together(counts, len(sorts), cap)
        lot = self.throw(VOLLEYS[key])
        return {sort: count for sort, count in zip(sorts, lot) if count}

    def hits(self, needs, attacks):
        """(hits, rending hits), before they are divided (TAR-189)."""
        return self.throw(hit_ways(needs, attacks))

    def follow(self, needs, plain, rend):
        """(ordinary, rending) unsaved wounds of hits."""
        key = (needs, "hits", plain, rend)
        if key not in VOLLEYS:
            ways = {}
            one = added(once(needs, "hit"), plain, plain)
            other = added(once(needs, "rend"), rend, rend)
            for (a, b), count in one.items():
                for (c, d), more in other.items():
                    pair = (a + c, b + d)
                    ways[pair] = ways.get(pair, 0) + count * more
            VOLLEYS[key] = ways
        return self.throw(VOLLEYS[key])

    def test(self, score):
        """Whether 2D6 come to the score or less (TAR-100, 135)."""
        passed = sum(ways for total, ways in sums(2).items()
                     if total <= score)
        return self.throw({True: passed, False: 36 - passed})

    def save(self, score):
        """Whether one D6 saves (TAR-074)."""
        if score is None:
            return False
        return self.throw({True: 7 - score, False: score - 1})

    def outpaced(self, dice, pairs):
        """The pairs whose winner rolled more than the loser (TAR-139).

        dice: {("fled" or "won", party): how many D6}; pairs: (winner, loser)
        """
        return self.throw(races(tuple(dice.items()), tuple(pairs)))


@cache
def races(dice, pairs):
    """{pairs whose winner rolled more: ways} (TAR-139)."""
    ways = {(): 1}
    for _, many in dice:
        ways = {before + (total,): count * more
                for before, count in ways.items()
                for total, more in sums(many).items()}
    found = {}
    for rolled, count in ways.items():
        names = (name for name, _ in dice)
        key = faster(dict(zip(names, rolled)), pairs)
        found[key] = found.get(key, 0) + count
    return found


def faster(rolled, pairs):
    """The pairs whose winner rolled more (TAR-139)."""
    return tuple(pair for pair in pairs
                 if rolled["won", pair if ("won", pair) in rolled
                           else pair[0]] > rolled["fled", pair[1]])


def together(counts, sorts, cap):
    """{wounds of each sort: weight} of attacks that are added."""
    total = {(0,) * sorts: 1}
    for (needs, plain, rend), attacks in counts.items():
        one = once(needs, "attack")
        for _ in range(attacks):
            after = {}
            for lot, count in total.items():
                for (a, b), ways in one.items():
                    row = list(lot)
                    row[plain] += a
                    row[rend] += b
                    if cap is not None:
                        row = [min(cap, many) for many in row]
                    key = tuple(row)
                    after[key] = after.get(key, 0) + count * ways
            total = after
    return total
