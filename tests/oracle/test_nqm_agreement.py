"""The engine's exact odds against the oracle's, on generated assaults.

The oracle (nqm.py) is a second reading of the catalogue that shares nothing with the engine.
Every number must agree twice: the double within 1e-12, and the exact fraction modulo two primes.

    test_nqm_agreement.py [COUNT [SEED]]      (2,000 assaults by default)
"""
import json
import os
import pathlib
import subprocess
import sys
import unittest
from fractions import Fraction

HERE = pathlib.Path(__file__).resolve().parent
DOOR = pathlib.Path(os.environ.get("BAYONET_BUILD", "build/dev")) / "tests/support/door_lines"
PRIMES = [2147483647, 2147483629]
COUNT = int(os.environ.get("BAYONET_ASSAULTS", "2000"))
SEED = int(os.environ.get("BAYONET_SEED", "1"))


def oracle(*arguments, lines=None):
    """Output of the oracle's command, a parsed JSON value a line."""
    done = subprocess.run([sys.executable, str(HERE / "nqm.py"), *arguments], check=True, text=True,
                          input=lines, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    return [json.loads(line) for line in done.stdout.splitlines()]


def engine(cases):
    """The door's replies to the odds of every case, doubles and residues."""
    requests = [json.dumps({"do": "odds", "primes": PRIMES, **case}) for case in cases]
    done = subprocess.run([str(DOOR)], input="\n".join(requests) + "\n", text=True, check=True,
                          stdout=subprocess.PIPE)
    return [json.loads(line) for line in done.stdout.splitlines()]


def residue(fraction, prime):
    return fraction.numerator % prime * pow(fraction.denominator, -1, prime) % prime


def cells_of(truth, reply):
    """The oracle's fractions in the order of the reply's cells, with a name each."""
    cells = [(row["id"], Fraction(truth["endings"].get(row["id"], 0)), row["p"])
             for row in reply["endings"]]
    for name in reply["measure_order"] if "measure_order" in reply else reply["measures"]:
        want = [Fraction(p) for p in truth[name]]
        have = reply["measures"][name]["p"]
        want += [Fraction(0)] * (len(have) - len(want))
        cells += [(f"{name}[{k}]", p, q) for k, (p, q) in enumerate(zip(want, have))]
        assert not any(want[len(have):]), f"{name} is longer than the engine's"
    cells.append(("value", Fraction(truth["value"]), reply["value"]))
    joint = {key: Fraction(p) for key, p in truth["joint"].items()}
    for ending, attacker, defender, p in reply["joint"]:
        cells.append((f"joint {ending} {attacker} {defender}",
                      joint.pop(f"{ending},{attacker},{defender}", Fraction(0)), p))
    assert not any(joint.values()), f"the engine misses {joint}"
    return cells


class Agreement(unittest.TestCase):
    def compare(self, case, truth, reply):
        self.assertNotIn("error", reply, case)
        cells = cells_of(truth, reply)
        for name, want, have in cells:
            self.assertAlmostEqual(float(want), have, delta=1e-12 * max(1, abs(want)), msg=(name, case))
        for prime, residues in zip(PRIMES, reply["residues"]):
            self.assertIsNotNone(residues, case)
            self.assertEqual([residue(want, prime) for _, want, _ in cells], residues, case)

    def test_generated_assaults_agree(self):
        cases = oracle("--generate", str(COUNT), "--seed", str(SEED), "--no-table")
        truths = oracle(lines="\n".join(map(json.dumps, cases)) + "\n")
        self.assertEqual(len(truths), COUNT)
        for case, truth, reply in zip(cases, truths, engine(cases)):
            self.compare(case, truth, reply)


if __name__ == "__main__":
    if len(sys.argv) > 1:
        COUNT = int(sys.argv[1])
    if len(sys.argv) > 2:
        SEED = int(sys.argv[2])
    unittest.main(argv=sys.argv[:1])
