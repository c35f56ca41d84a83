"""A scenario with the lines of its lists and its keys in another order, where that order means nothing.

It means something, and is left alone, in
  orders   the first that fits is carried out
  route    the cells in the order in which the unit came through them (soldiers, R-4)
  table, fire_table   columns have to rise (soldiers, ARV-10)
  ground   of two items about one cell the last level counts (boards, G-8); others change places
"""
IN_ORDER = {"order", "orders", "route", "table", "fire_table"}


def shuffled_map(rng, text):
    """The letters of each cell in another order."""
    return "".join(" ".join("".join(rng.sample(cell, len(cell))) for cell in line.split()) + "\n"
                   for line in text.splitlines())


def by_cell(items):
    """The items of ground in groups, those about one cell together."""
    cells = {}
    for item in items:
        cells.setdefault(item["at"], []).append(item)
    return list(cells.values())


class Backwards:
    """Every list back to front."""

    @staticmethod
    def sample(items, count):
        return list(items)[::-1][:count]


def permuted(rng, value, key=None):
    """The document with its lines in an order that `rng` makes (random.Random, or Backwards)."""
    if isinstance(value, dict):
        return {name: permuted(rng, value[name], name) for name in rng.sample(list(value), len(value))}
    if key == "map":
        return shuffled_map(rng, value) if any(" " in line.strip() for line in value.splitlines()) else value
    if not isinstance(value, list) or key in IN_ORDER:
        return value
    if key == "ground":
        return [item for cell in rng.sample(by_cell(value), len(by_cell(value))) for item in cell]
    return [permuted(rng, item) for item in rng.sample(value, len(value))]
