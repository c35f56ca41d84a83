"""The focus of a random scenario: one thing that is made likely.

Source: catalogue A.6 and the rulings R-3 to R-12: what has to come together
before a rule tells. Each focus changes a draft in place; its row names the
readings and the numbers that are turned along with it.
"""

HEIGHTS = ("slope", "crest")
COVER = ("improved", "woods", "town", "trench", "canal")


def chance(rng, percent):
    """True in so many cases of a hundred."""
    return rng.randrange(100) < percent


def on_foot(unit):
    """Whether a unit may assault by its type."""
    return unit.get("type", "infantry") in ("infantry", "dismounted")


def walkers(draft):
    """The attacker's units that may assault, made fit for it mostly."""
    row = [unit for unit in draft.sides[0] if on_foot(unit)]
    for unit in row:
        if chance(draft.rng, 80):
            for key in ("left", "route", "allowance", "disrupted"):
                unit.pop(key, None)
    return row


def bare(draft, cell):
    """A cell without ground."""
    draft.kinds[cell].clear()
    draft.levels[cell] = None


def beside(draft, cells):
    """Free cells next to any of these."""
    taken = draft.cells_of(0) + draft.cells_of(1)
    return sorted({other for cell in cells for other in draft.around(cell)
                   if other not in taken})


def heights(draft):
    """The defender on a height, the attackers on different levels."""
    rng = draft.rng
    walkers(draft)
    for cell in draft.cells_of(1):
        bare(draft, cell)
        draft.kinds[cell].add(rng.choice(HEIGHTS))
        if chance(rng, 30):
            draft.kinds[cell].add(rng.choice(HEIGHTS + COVER))
    for cell in draft.cells_of(0):
        bare(draft, cell)
        if chance(rng, 60):
            draft.levels[cell] = rng.randrange(3)
        elif chance(rng, 40):
            draft.kinds[cell].add(rng.choice(HEIGHTS))


def cover(draft):
    """The defender in works, woods, a town or a canal."""
    rng = draft.rng
    walkers(draft)
    for cell in draft.cells_of(1):
        bare(draft, cell)
        for _ in range(rng.choice((1, 1, 2))):
            draft.kinds[cell].add(rng.choice(COVER))
    for cell in draft.cells_of(0):
        if chance(rng, 35):
            draft.kinds[cell].add("canal")


def march(draft):
    """Every attacker on foot came by a route, over dear ground."""
    rng = draft.rng
    quiet(draft, 70)
    for unit in draft.sides[0]:
        if not on_foot(unit):
            continue
        for key in ("left", "allowance"):
            unit.pop(key, None)
        route = [unit["at"]]
        for _ in range(rng.choice((1, 1, 1, 2, 2, 3))):
            route.insert(0, rng.choice(draft.around(route[0])))
        unit["route"] = route
        if chance(rng, 40):
            unit["type"] = "dismounted"
        if chance(rng, 55):
            unit["allowance"] = rng.choice((0, 1, 2, 4, 4, 5, 6))
        kinds = rng.choice((("road",), ("road", "canal"), ("canal",),
                            ("canal", "bridge"), ("woods",), ("slope",),
                            ("crest",), ("town",), ("woods", "road"),
                            ("crest", "town"), ()))
        for cell in route:
            if chance(rng, 75):
                draft.kinds[cell].discard("impassable")
                draft.kinds[cell].update(kinds)


def quiet(draft, percent):
    """No fire and no charges, in so many of a hundred."""
    if chance(draft.rng, percent):
        draft.fire = draft.charges = "none"


def crowd(draft):
    """Several assaulters in one hex beside two that are held."""
    rng = draft.rng
    quiet(draft, 40)
    row = walkers(draft)
    if not row:
        return
    at = row[0]["at"]
    for unit in row:
        if chance(rng, 80):
            unit["at"] = at
            unit.pop("announces", None)
            unit["stacking"] = rng.choice((1, 2, 2, 3))
    free = beside(draft, [at])
    for unit in draft.sides[1]:
        if free and chance(rng, 60):
            unit["at"] = rng.choice(free)
            unit["stacking"] = rng.choice((1, 1, 2, 3))
    if chance(rng, 70):
        draft.parameters["stacking_limit"] = max(
            draft.points(cell) for cell in
            draft.cells_of(0) + draft.cells_of(1)) + rng.choice((0, 0, 1))
    objectives_near(draft)


def objectives_near(draft):
    """Objectives that the attacker stands in, or next to."""
    rng = draft.rng
    cells = draft.cells_of(0) + draft.cells_of(1) + beside(
        draft, draft.cells_of(1))
    draft.objectives = rng.sample(cells, min(len(cells),
                                             rng.choice((1, 2, 2, 3, 4))))


def pursuit(draft):
    """Two held hexes next to each other, and few ways out of them."""
    rng = draft.rng
    walkers(draft)
    held = draft.cells_of(1)
    free = beside(draft, held[:1])
    if len(held) == 1 and len(draft.sides[1]) > 1 and free:
        draft.sides[1][-1]["at"] = rng.choice(free)
    for unit in draft.sides[1]:
        if chance(rng, 50):
            unit["stacking"] = rng.choice((1, 2, 3))
    for cell in beside(draft, draft.cells_of(1)):
        if chance(rng, 35):
            draft.kinds[cell].add("impassable")
    if chance(rng, 50):
        draft.parameters["stacking_limit"] = max(
            draft.points(cell) for cell in
            draft.cells_of(0) + draft.cells_of(1))
    if chance(rng, 70):
        objectives_near(draft)


def barrage(draft):
    """Fire over ground of many kinds."""
    rng = draft.rng
    draft.fire = rng.choice(("attacker", "attacker", "defender", "both"))
    draft.charges = "none"
    for side in (0, 1):
        for unit in draft.sides[side]:
            if unit.get("type") == "cavalry" or chance(rng, 40):
                rearmed(rng, unit)
            if chance(rng, 70):
                unit.pop("attack", None)
                unit.pop("stacking", None)
    for cell in draft.cells_of(0) + draft.cells_of(1):
        if chance(rng, 60):
            draft.kinds[cell].add(rng.choice(COVER + HEIGHTS))


def rearmed(rng, unit):
    """Another type of unit that fires."""
    for key in ("allowance", "left", "route", "battery", "disrupted"):
        unit.pop(key, None)
    unit["type"] = rng.choice(("machine-gun", "field-gun", "field-gun",
                               "howitzer", "dismounted"))
    if unit["type"] in ("field-gun", "howitzer") and chance(rng, 40):
        unit["battery"] = True
    if chance(rng, 40):
        unit["nation"] = "austro-hungarian"
    if chance(rng, 15):
        unit["disrupted"] = True


def charge(draft):
    """Squadrons beside their enemies."""
    rng = draft.rng
    walkers(draft)
    draft.charges = rng.choice(("defender", "defender", "both", "attacker"))
    side = 0 if draft.charges == "attacker" else 1
    for unit in draft.sides[side]:
        if chance(rng, 55):
            for key in ("attack", "range", "fires", "battery", "announces",
                        "allowance", "left", "route", "disrupted"):
                unit.pop(key, None)
            unit["type"] = "cavalry"
            if chance(rng, 20):
                unit["disrupted"] = True


# focus: (weight, how it changes a draft, readings, beginnings of numbers)
FOCUSES = (
    (14, None, (), ()),
    (10, heights, ("AMB-A17", "AMB-A1"), ("slope_s", "crest_s")),
    (12, cover, ("off_table", "AMB-A4", "AMB-A1"),
     ("improved_s", "woods_s", "canal_s", "town_s", "trench_s")),
    (11, march, ("AMB-A15", "AMB-A11"),
     ("points", "infantry_al", "dismounted_al", "clear_c", "woods_c",
      "slope_c", "crest_c", "town_c", "road", "canal_e")),
    (14, crowd, ("AMB-A18", "AMB-A21", "AMB-A2", "equal_units"),
     ("stacking",)),
    (16, pursuit, ("AMB-A6", "AMB-A7", "AMB-A8", "AMB-A10", "AMB-A13"), ()),
    (13, barrage, ("AMB-A16", "fire_on", "fire_again", "disrupted_fire", "AMB-A9"),
     ("infantry_", "dismounted_", "machine", "field", "austrian", "howitzer",
      "clear_d", "improved_d", "woods_d", "slope_d", "crest_d", "canal_d",
      "town_d", "trench_d")),
    (10, charge, ("AMB-A12", "AMB-A10", "fire_again", "disrupted_fire"),
     ("charge", "cav")),
)
