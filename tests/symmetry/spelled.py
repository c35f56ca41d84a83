"""A scenario in short form as the board that its ruling lays out: portable P-1, soldiers R-2."""

STANDS = {"front": ("d3", "north"), "flank": ("c4", "east"), "rear": ("d5", "south")}  # by aspect


def portable_side(side, given, at, facing):
    leader = given["type"] == "commander"
    unit = {"name": side, "id": side, "type": given["type"], "at": at, "facing": facing}
    units = [unit if leader else dict(unit, quality=given.get("quality", "average"))]
    if given.get("commander"):
        name = f"{side}-commander"
        units.append({"name": name, "id": name, "type": "commander", "at": at})
    return {"units": units}


def portable(document):
    """The document with a board."""
    at, facing = STANDS[document["attacker"].get("aspect", "front")]
    places = {"attacker": (at, facing), "defender": ("d4", "south")}
    sides = {side: portable_side(side, document[side], *place) for side, place in places.items()}
    ground = [{"at": place[0], "kind": document[side].get("ground", "open")}
              for side, place in places.items()]
    return {**document, **sides, "columns": 7, "rows": 7, "ground": ground}


def soldiers(document):
    """The document with a board."""
    given = document["defender"]
    attackers = [{"name": f"{chr(ord('A') + number)} Coy", "at": ("d3", "e3", "c4", "e4")[number % 4]}
                 for number in range(document["attacker"]["companies"])]
    defenders = [{"name": f"{number + 1} Coy", "at": "d4"} for number in range(given["companies"])]
    kinds = {given.get("ground", "clear"), given.get("height", "level")} - {"level"}
    return {**document, "attacker": {"units": attackers}, "defender": {"units": defenders},
            "columns": 7, "rows": 7, "ground": [{"at": "d4", "kind": kind} for kind in sorted(kinds)]}


def faced(document):
    """The document with the facing of every unit."""
    sides = {side: {"units": [{"facing": facing, **unit} for unit in document[side]["units"]]}
             for side, facing in (("attacker", "north"), ("defender", "south"))}
    return {**document, **sides}
