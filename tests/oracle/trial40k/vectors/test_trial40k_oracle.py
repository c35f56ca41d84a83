"""The oracle of the Trial Assault Rules against the catalogue's own vectors and printed values (trial40k.md)."""
import unittest

import trial40k_checks
import trial40k_sums
import trial40k_vectors
import trial40k_vectors_fight
import trial40k_vectors_own
import trial40k_vectors_readings
import trial40k_vectors_words


class Checks(unittest.TestCase):
    def holds(self, group):
        count = 0
        for name, what, want, found in group():
            count += 1
            with self.subTest(name=name, what=what):
                self.assertEqual(found, want)
        self.assertTrue(count)


class Vectors(Checks):
    def test_attacks_and_initiative(self):
        self.holds(trial40k_vectors.counted)

    def test_majorities(self):
        self.holds(trial40k_vectors.majorities)

    def test_blows(self):
        self.holds(trial40k_vectors.blows)

    def test_penetration(self):
        self.holds(trial40k_vectors.armour)

    def test_striking_order(self):
        self.holds(trial40k_vectors_fight.striking_order)

    def test_casualties(self):
        self.holds(trial40k_vectors_fight.casualties)

    def test_results(self):
        self.holds(trial40k_vectors_fight.results)

    def test_breaking(self):
        self.holds(trial40k_vectors_fight.breaking)

    def test_several_units(self):
        self.holds(trial40k_vectors_fight.several)

    def test_psychic(self):
        self.holds(trial40k_vectors_fight.psychic)


class OwnVectors(Checks):
    def test_cover(self):
        self.holds(trial40k_vectors_own.cover)

    def test_weapons(self):
        self.holds(trial40k_vectors_own.weapons)

    def test_killing(self):
        self.holds(trial40k_vectors_own.killing)

    def test_targets(self):
        self.holds(trial40k_vectors_own.targets)

    def test_morale(self):
        self.holds(trial40k_vectors_own.morale)

    def test_who_stands_by(self):
        self.holds(trial40k_vectors_own.standing_by)
        self.holds(trial40k_vectors_own.of_the_combat)

    def test_next_turn(self):
        self.holds(trial40k_vectors_own.turning)

    def test_sweeps(self):
        self.holds(trial40k_vectors_own.sweeps)


class Readings(Checks):
    def test_steps(self):
        self.holds(trial40k_vectors_readings.steps)

    def test_second_weapons(self):
        self.holds(trial40k_vectors_readings.second_weapons)

    def test_majorities(self):
        self.holds(trial40k_vectors_readings.majorities)

    def test_wounds_laid(self):
        self.holds(trial40k_vectors_readings.laid)

    def test_choosing(self):
        self.holds(trial40k_vectors_readings.choosing)

    def test_victors(self):
        self.holds(trial40k_vectors_readings.victors)

    def test_afterwards(self):
        self.holds(trial40k_vectors_readings.later)


class Words(Checks):
    def test_further_words(self):
        self.holds(trial40k_vectors_words.words)

    def test_psychic(self):
        self.holds(trial40k_vectors_words.psychic)

    def test_sweep_rolls(self):
        self.holds(trial40k_vectors_words.sweeping)

    def test_groups_answer_as_one(self):
        self.holds(trial40k_vectors_words.answering)


class Figures(Checks):
    def test_charts(self):
        self.holds(trial40k_checks.charts)

    def test_one_attack(self):
        self.holds(trial40k_checks.attacks)

    def test_batches(self):
        self.holds(trial40k_checks.batches)

    def test_zones(self):
        self.holds(trial40k_checks.zones)

    def test_chance_nodes(self):
        self.holds(trial40k_checks.nodes)

    def test_whole_fights(self):
        self.holds(trial40k_checks.fights)


class Sums(Checks):
    def test_turns_by_recursion(self):
        self.holds(trial40k_sums.fights)

    def test_squads_by_binomials(self):
        self.holds(trial40k_sums.squads)

    def test_sides_exchanged(self):
        self.holds(trial40k_sums.mirrors)

    def test_loops(self):
        self.holds(trial40k_sums.loops)


if __name__ == "__main__":
    unittest.main()
