"""The oracle of cover model by model against what was worked out by hand."""
import unittest
from fractions import Fraction

from trial40k_charge import fight, places, solve
from trial40k_charge_table import table_of
from trial40k_charge_told import begun, counted
from trial40k_cover import step_of
from trial40k_kind import PLAIN
from trial40k_length import tenths
from trial40k_shelter import against, sheltered
from trial40k_shelter_scenes import SCREEN, axes, bare, bows, by_model, four_ways, king, pikes, wood
from trial40k_terrain_scenes import ZERO, chief, piece, scene, unit
from trial40k_turn import begin

LOW = piece("cover", "line", (500, -100), (500, 10))


def hidden(scenario):
    """{where a model of the defender stands: the parties against which it is in cover}."""
    table = table_of(scenario)
    return {tuple(part - ZERO for part in table.start[n]): against(table, n)
            for n, model in enumerate(table.models) if model.side == "defender"}


def groups(scenario, unit_number=0):
    """[(name, where its models stand, units against which they are in cover)]."""
    return [(group["name"], [tuple(tenths(part) - ZERO for part in point.split(", ")) for point in group["at"]],
             group["shelter"]) for group in sheltered(scenario)["defender"]["units"][unit_number]["groups"]]


def steps(scenario):
    """{(unit, units against which its models are in cover, whom they strike): step}, of plain blows."""
    battle, state = begun(scenario, places(scenario))
    state = begin(battle, state, None)
    return {(unit.name, tuple(battle.units[x].name for x in battle.shelter.get((n, stack.kind), ())),
             battle.units[x].name): step_of(battle, state, n, stack._replace(mode=PLAIN, target=(x,)))
            for n, unit in enumerate(battle.units) for stack in state.units[n] for x in stack.touch}


class Hidden(unittest.TestCase):
    """R-39: a model for itself, from where all stand as the phase begins."""

    def test_half_a_unit_behind_a_wall(self):
        scenario = by_model([axes((0, 0), (0, 300))], [pikes((1000, 0), (1000, 300))], LOW)
        self.assertEqual(hidden(scenario), {(1000, 0): ["axes"], (1000, 300): []})
        self.assertEqual(groups(scenario), [("Pikes line", [(1000, 300)], []),
                                            ("Pikes line in cover", [(1000, 0)], ["axes"])])

    def test_the_nearest_of_who_charges_looks_at_each(self):
        # Of 0, 0 and 0, 300 the second is the nearer to 1000, 200: over 500, 250, above the wall.
        line = piece("cover", "line", (500, -100), (500, 240))
        self.assertEqual(hidden(by_model([axes((0, 0), (0, 300))], [pikes((1000, 0), (1000, 260))], line)),
                         {(1000, 0): ["axes"], (1000, 260): []})
        self.assertEqual(hidden(by_model([axes((0, 0))], [pikes((1000, 0), (1000, 260))], line)),
                         {(1000, 0): ["axes"], (1000, 260): ["axes"]})

    def test_who_charges_past_it_does_not_lend_cover_to_others(self):
        # R-36 would have all in cover, for one of Axes looks at its nearest over the wall.
        scenario = by_model([axes((0, 0))], [pikes((1000, 0), (1000, 300))], LOW)
        self.assertEqual(hidden(scenario), {(1000, 0): ["axes"], (1000, 300): []})

    def test_in_an_area_and_on_its_edge(self):
        area = piece("cover", "area", (1000, 0), (1300, 0), (1300, 200), (1000, 200))
        self.assertEqual(hidden(by_model([axes(), bows()], [pikes((1000, 0), (999, 300), (1100, -1), (1290, 130))], area)),
                         {(1000, 0): ["axes", "bows"], (999, 300): [], (1100, -1): [], (1290, 130): ["axes", "bows"]})

    def test_an_area_on_the_way_and_a_line_behind_do_nothing(self):
        self.assertEqual(hidden(by_model([axes()], [pikes((1000, 0))], wood(500, 0), piece(
            "cover", "line", (1001, -50), (1001, 50)))), {(1000, 0): []})

    def test_of_two_chargers_one_comes_over_the_wall(self):
        scenario = by_model([axes(), bows()], [pikes((1000, 0), (1000, 300))], SCREEN)
        self.assertEqual(hidden(scenario), {(1000, 0): ["axes"], (1000, 300): ["axes"]})
        self.assertEqual(groups(scenario), [("Pikes line in cover from Axes", [(1000, 0), (1000, 300)], ["axes"])])

    def test_of_several_as_near_any_counts(self):
        east = piece("cover", "line", (1500, -100), (1500, 100))
        for x, want in ((2000, ["axes"]), (2001, []), (1999, ["axes"])):       # 1000 away, 1001, 999
            self.assertEqual(hidden(by_model([axes((0, 0), (x, 0))], [pikes((1000, 0))], east)), {(1000, 0): want}, x)
        # 40, 999 is 999.8 away: as near as who is 1000 away, to the tenth.
        across = piece("cover", "line", (-50, 500), (50, 500))
        for x, want in ((1000, ["axes"]), (999, [])):
            self.assertEqual(hidden(by_model([axes((x, 0), (40, 999))], [pikes((0, 0))], across)), {(0, 0): want}, x)

    def test_who_has_joined_looks_and_is_looked_at(self):
        line = piece("cover", "line", (500, 390), (500, 410))
        scenario = by_model([axes(), chief("Lord", "Axes", (0, 400))], [pikes((1000, 0)), king(1000, 400)], line)
        self.assertEqual(hidden(scenario), {(1000, 0): [], (1000, 400): ["axes"]})
        self.assertEqual(groups(scenario, 1), [("King himself in cover", [(1000, 400)], ["axes", "lord"])])

    def test_a_force_field_hides_all_of_one_unit(self):
        scenario = by_model([axes(), bows()], [pikes((1000, 0), (1000, 300), cover="always"), king(1000, 600)])
        self.assertEqual([row[2] for row in groups(scenario)], [["axes", "bows"]])
        self.assertEqual([row[2] for row in groups(scenario, 1)], [[]])
        self.assertEqual(sheltered(by_model([axes(cover="always")], [pikes((1000, 0))]))["attacker"]["units"][0]["groups"],
                         axes()["groups"])

    def test_the_open_first_then_by_the_first_unit_in_order(self):
        names = [name for name, _, _ in groups(four_ways())]       # Guard is before Squad
        self.assertEqual(names, ["Boyz", "Boyz in cover from Squad", "Boyz in cover from Guard",
                                 "Boyz in cover from Guard and Squad", "Nob"])
        self.assertEqual([name for name, _, _ in groups(four_ways("Squad"))], ["Boyz", "Boyz in cover", "Nob"])

    def test_of_whole_units_nothing_is_written_apart(self):
        for word in ("unit", "a", None):
            made = scene([axes()], [pikes((1000, 0))], LOW, **({"cover_scope": word} if word else {}))
            self.assertIs(sheltered(made), made)
        made = by_model([axes()], [pikes((1000, 0))], LOW)
        self.assertEqual(sheltered({**made, "parameters": {"cover_scope": "b"}})["defender"], sheltered(made)["defender"])
        self.assertEqual(sheltered(sheltered(made)), sheltered(made))


class Steps(unittest.TestCase):
    """Who strikes in the cover step (11), by R-5 and R-39; orks have Initiative 2."""

    def test_half_a_unit_behind_a_wall(self):
        scenario = by_model([axes((0, 0), (0, 300))], [pikes((1000, 0), (1000, 300))], LOW)
        self.assertEqual(steps(scenario), {("axes", (), "pikes"): 2, ("pikes", ("axes",), "axes"): 11,
                                           ("pikes", (), "axes"): 2})
        self.assertEqual(counted(scenario, places(scenario)), [("pikes", "axes", 1, False)])

    def two(self, word, thrown="none"):
        scenario = by_model([axes(grenades=thrown), bows()], [pikes((1000, 0), (1000, 300))], SCREEN, cover_multi=word)
        found = steps(scenario)
        return [found[key] for key in (("axes", (), "pikes"), ("bows", (), "pikes"), ("pikes", ("axes",), "axes"),
                                       ("pikes", ("axes",), "bows"))]

    def test_one_comes_over_the_wall(self):
        self.assertEqual(self.two("those"), [2, 2, 11, 2])
        self.assertEqual(self.two("all"), [2, 2, 11, 11])
        self.assertEqual(self.two("none"), [2, 2, 2, 2])

    def test_frag_goes_with_those_at_whom_it_is_thrown(self):
        self.assertEqual(self.two("those", "frag"), [11, 2, 11, 2])
        self.assertEqual(self.two("all", "frag"), [11, 2, 11, 11])
        self.assertEqual(self.two("none", "frag"), [2, 2, 2, 2])        # nobody has cover
        self.assertEqual(self.two("those", "plasma"), [2, 2, 2, 2])

    def test_all_are_those_in_cover_against_somebody(self):
        # 1000, 0 is in cover against Axes alone, 1000, 300 in the open: it strikes at Bows.
        scenario = by_model([axes(), bows()], [pikes((1000, 0), (1000, 300))], LOW, cover_multi="all")
        found = steps(scenario)
        self.assertEqual((found["pikes", ("axes",), "axes"], found["pikes", (), "bows"]), (11, 2))

    def test_frag_is_thrown_at_units_and_plasma_too(self):
        for thrown, want in (("frag", 11), ("none", 2)):
            scenario = by_model([axes((0, 300), grenades=thrown)], [pikes((1000, 0), (1000, 300))], wood(1000, 0))
            self.assertEqual(steps(scenario)["axes", (), "pikes"], want)
        scenario = by_model([axes((0, 300), grenades="plasma")], [pikes((1000, 0), (1000, 300))], wood(1000, 0))
        self.assertEqual(set(steps(scenario).values()), {2})

    def test_who_supports(self):
        for word, want in (("yes", 11), ("no", 2)):
            scenario = by_model([axes()], [pikes((1000, 0), (1200, -300), (1200, 300))], wood(1200, 300),
                                cover_support=word)
            self.assertEqual(steps(scenario)["pikes", ("axes",), "axes"], want)

    def test_frag_lowers_those_in_cover_alone(self):
        scenario = by_model([axes((0, 0), (0, 300), grenades="frag", troop=0)], [pikes((1000, 0), (1000, 300))],
                            wood(1000, 300), frag_step="initiative")
        self.assertEqual(steps(scenario), {("axes", (), "pikes"): 4, ("pikes", ("axes",), "axes"): 4,
                                           ("pikes", (), "axes"): 2})

    def test_a_party_is_in_cover_if_one_of_it_is(self):
        scenario = by_model([axes((0, 0), (0, 300), grenades="frag")], [pikes((800, -300)), king(800, 300)], wood(800, 300))
        self.assertEqual(steps(scenario), {("axes", (), "king"): 11, ("axes", (), "pikes"): 11, ("king", ("axes",), "axes"): 11,
                                           ("pikes", (), "axes"): 2})

    def test_but_not_by_a_force_field(self):
        scenario = by_model([axes((0, 0), (0, 300), grenades="frag")], [pikes((800, -300)), king(800, 300, cover="always")])
        self.assertEqual(steps(scenario), {("axes", (), "king"): 11, ("axes", (), "pikes"): 2, ("king", ("axes",), "axes"): 11,
                                           ("pikes", (), "axes"): 2})

    def test_plasma_at_whom_it_touches(self):
        scenario = by_model([axes(grenades="plasma")], [pikes((800, 200)), king(500, 0)], wood(800, 200))
        self.assertEqual(steps(scenario)["pikes", ("axes",), "axes"], 11)

    def test_of_whole_units_charged_both_ways_are_who_are_engaged_with_both(self):
        scenario = scene([axes(), bare(unit("Bows", (300, 700)))], [pikes((1000, 0)), king(1000, 700)],
                         piece("cover", "line", (500, -100), (500, 100)), cover_multi="none")
        self.assertEqual((steps(scenario)["pikes", (), "axes"], steps(scenario)["king", (), "bows"]), (11, 5))


class Fought(unittest.TestCase):
    """A marine charges two guardsmen; a blow of theirs kills 1 in 18, each of his two 8 in 27."""

    def duel(self, *ground, **more):
        marine = axes(troop=0)
        guards = bare(pikes((1000, 0), (1000, 300), **more), ws=3, s=3, t=3, i=3, ld=7, sv=5, weapons=[], a=1)
        return by_model([marine], [guards], *ground)

    def test_one_of_two_strikes_first(self):
        none = Fraction(19, 27) ** 2
        one = 2 * Fraction(19, 27) * Fraction(8, 27)
        lost = {where: solve(self.duel(*ground))["attacker_losses"][1] for where, ground in (
            ("open", ()), ("contact", (wood(1000, 0),)), ("support", (wood(1000, 300),)), ("both", (wood(1000, 0), wood(
                1000, 300))))}
        self.assertEqual(lost["both"], 1 - Fraction(17, 18) ** 2)
        # In the open: both strike where none has fallen, one where one has.
        self.assertEqual(lost["open"], none * (1 - Fraction(17, 18) ** 2) + one / 18)
        # One strikes first, and the other if it lives: the supporter falls first.
        self.assertEqual(lost["contact"], Fraction(1, 18) + Fraction(17, 18) * none / 18)
        self.assertEqual(lost["support"], Fraction(1, 18) + Fraction(17, 18) * (none + one) / 18)

    def test_it_is_noted_before_anybody_moves(self):        # TAR-056
        scenario = by_model([axes((0, 0), (0, 300))], [pikes((1000, 0), (1000, 300))], LOW)
        row, = fight(scenario, places(scenario))["defender"]["units"]
        self.assertEqual((row["cover"], row["cover_against"]), ("defended", ["axes"]))
        self.assertEqual([group["shelter"] for group in row["groups"]], [[], ["axes"]])


if __name__ == "__main__":
    unittest.main()
