"""Small documents for the oracle's own tests."""


def scenario(attacker, defender=None, **keys):
    """A scenario document; whole numbers are blocks, lists are stands."""
    def one(side):
        if isinstance(side, int):
            return {"strength": side}
        return {"stands": side} if isinstance(side, list) else side
    return {"rules": "nqm", "attacker": one(attacker),
            "defender": one(3 if defender is None else defender), **keys}


def stands(count, **keys):
    """So many stands of strength 1 with the same keys."""
    prefix = keys.pop("prefix", "S")
    return [{"name": "%s %d" % (prefix, number), "strength": 1, **keys}
            for number in range(1, count + 1)]
