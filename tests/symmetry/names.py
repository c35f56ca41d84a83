"""Units that change their names with each other: of each side in the opposite order of their ids."""


class Renamed:
    """Orders stay as they are: what is compared then rests on none (changes.compared)."""

    @staticmethod
    def scenario(document):
        return {key: side(value) if key in ("attacker", "defender") else value for key, value in document.items()}

    @staticmethod
    def orders(orders):
        return orders


def side(given):
    """One side with its stands renamed; a block has no other name to take."""
    if "stands" not in given:
        return given
    ids = sorted(stand["id"] for stand in given["stands"])
    other = dict(zip(ids, ids[::-1], strict=True))
    return {**given, "stands": [{**stand, "id": other[stand["id"]]} for stand in given["stands"]]}
