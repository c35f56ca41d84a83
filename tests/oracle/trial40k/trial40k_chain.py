"""Situations that come round again: components, and sums over them.

Source: issue 15 (loops of 0 to 0 draws). Unit: expected visits and worth, as
fractions.
"""

from fractions import Fraction


def components(after):
    """Components of {situation: what follows}, the last ones first.

    Two situations are in one if each leads to the other.
    """
    order, low, number, stack, done = [], {}, {}, [], set()
    for root in after:
        if root in number:
            continue
        work = [(root, iter(after[root]))]
        number[root] = low[root] = len(number)
        stack.append(root)
        while work:
            here, rest = work[-1]
            for there in rest:
                if there not in number:
                    number[there] = low[there] = len(number)
                    stack.append(there)
                    work.append((there, iter(after[there])))
                    break
                if there not in done:
                    low[here] = min(low[here], number[there])
            else:
                work.pop()
                if work:
                    up = work[-1][0]
                    low[up] = min(low[up], low[here])
                if low[here] == number[here]:
                    part = []
                    while not part or part[-1] != here:
                        part.append(stack.pop())
                        done.add(part[-1])
                    order.append(part[::-1])
    return order


def solved(rows, right):
    """x with rows x = right, by elimination; rows: {column: value}."""
    rows = [dict(row) for row in rows]
    right = list(right)
    for k in range(len(rows)):
        pivot = next(r for r in range(k, len(rows)) if rows[r].get(k))
        rows[k], rows[pivot] = rows[pivot], rows[k]
        right[k], right[pivot] = right[pivot], right[k]
        scale = rows[k][k]
        rows[k] = {c: v / scale for c, v in rows[k].items()}
        right[k] /= scale
        for r, row in enumerate(rows):
            share = row.get(k)
            if r == k or not share:
                continue
            for c, v in rows[k].items():
                row[c] = row.get(c, 0) - share * v
            right[r] -= share * right[k]
    return right


def endless(part, chain):
    """Situations of a component that never leave a closed part of it.

    chain: {situation: {what follows: probability}}
    """
    inside = set(part)
    leaves = {s for s in part if any(t not in inside for t in chain[s])}
    while True:
        more = {s for s in part if s not in leaves
                and any(t in leaves for t in chain[s])}
        if not more:
            return inside - leaves
        leaves |= more


def visits(part, chain, mass):
    """Expected visits of a component's situations, given what comes in.

    None of its situations may be endless.
    """
    at = {s: k for k, s in enumerate(part)}
    rows = [{k: Fraction(1)} for k in range(len(part))]
    for s in part:
        for t, p in chain[s].items():
            if t in at:
                row = rows[at[t]]
                row[at[s]] = row.get(at[s], 0) - p
    return dict(zip(part, solved(rows, [mass.get(s, Fraction(0))
                                        for s in part])))


def values(part, chain, outside):
    """Worth of a component's situations under one chain.

    outside(situation): worth of what is not in the component
    """
    at = {s: k for k, s in enumerate(part)}
    rows, right = [], []
    for k, s in enumerate(part):
        row, known = {k: Fraction(1)}, Fraction(0)
        for t, p in chain[s].items():
            if t in at:
                row[at[t]] = row.get(at[t], 0) - p
            else:
                known += p * outside(t)
        rows.append(row)
        right.append(known)
    return dict(zip(part, solved(rows, right)))
