"""The engine's exact odds against the oracle's, on generated assaults.

The oracle (nqm.py) is a second reading of the catalogue that shares nothing with the engine.
Every number must agree twice: the double within 1e-12, and the exact fraction modulo two primes.
What the rules forbid must be refused by both, for the same clause. Every clause, ruling and
reading must have been applied by the way (of 1,000 assaults or more).

nqm_telling.jsonl holds small assaults on which single rules tell: each has other odds where the
rule that it names (`tells`, in the oracle's words) is bent.

    test_nqm_agreement.py [COUNT [SEED]]      (300 assaults by default, 2,000 with BAYONET_DEEP=1)
"""
import json
import os
import pathlib
import subprocess
import sys
import unittest
from fractions import Fraction

from nqm_applied import every_id

HERE = pathlib.Path(__file__).resolve().parent
DOOR = pathlib.Path(os.environ.get("BAYONET_BUILD", "build/dev")) / "tests/support/door_lines"
PRIMES = [2147483647, 2147483629]
COUNT = int(os.environ.get("BAYONET_ASSAULTS", "2000" if os.environ.get("BAYONET_DEEP") else "300"))
SEED = int(os.environ.get("BAYONET_SEED", "1"))


def oracle(count, seed):
    """Generated cases with the oracle's answers, and how often each id was applied."""
    done = subprocess.run([sys.executable, str(HERE / "nqm.py"), "--generate", str(count),
                           "--seed", str(seed)],
                          check=True, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    tally = dict(reversed(line.split(maxsplit=1)) for line in done.stderr.splitlines())
    return [json.loads(line) for line in done.stdout.splitlines()], tally


def telling():
    """The assaults of nqm_telling.jsonl with the oracle's answers."""
    lines = (HERE / "nqm_telling.jsonl").read_text(encoding="utf-8").splitlines()
    cases = [json.loads(line) for line in lines]
    done = subprocess.run([sys.executable, str(HERE / "nqm.py")], check=True, text=True,
                          input="".join(json.dumps(case) + "\n" for case in cases),
                          stdout=subprocess.PIPE)
    return [{**case, "truth": json.loads(line)}
            for case, line in zip(cases, done.stdout.splitlines(), strict=True)]


def engine(cases):
    """The door's replies to the odds of every case, doubles and residues."""
    requests = [json.dumps({"do": "odds", "primes": PRIMES, "scenario": case["scenario"],
                            "orders": case["orders"],
                            "only": ["endings", "joint", "measures", "residues", "value"]})
                for case in cases]
    done = subprocess.run([str(DOOR)], input="\n".join(requests) + "\n", text=True, check=True,
                          stdout=subprocess.PIPE)
    return [json.loads(line) for line in done.stdout.splitlines()]


def residue(fraction, prime):
    return fraction.numerator % prime * pow(fraction.denominator, -1, prime) % prime


def cells_of(truth, reply):
    """The oracle's fractions in the order of the reply's cells, with a name each."""
    cells = [(row["id"], Fraction(truth["endings"].get(row["id"], 0)), row["p"])
             for row in reply["endings"]]
    assert set(truth["endings"]) <= {row["id"] for row in reply["endings"]}, "an ending is missing"
    for name in ("attacker_losses", "defender_losses", "attacker_permanent"):
        want = [Fraction(p) for p in truth[name]]
        have = reply["measures"][name]["p"]
        assert not any(want[len(have):]), f"{name} is longer than the engine's"
        want = (want + [Fraction(0)] * len(have))[:len(have)]
        cells += [(f"{name}[{k}]", p, q) for k, (p, q) in enumerate(zip(want, have))]
    cells.append(("value", Fraction(truth["value"]), reply["value"]))
    joint = {key: Fraction(p) for key, p in truth["joint"].items()}
    for ending, attacker, defender, p in reply["joint"]:
        cells.append((f"joint {ending} {attacker} {defender}",
                      joint.pop(f"{ending},{attacker},{defender}", Fraction(0)), p))
    assert not any(joint.values()), f"the engine misses {joint}"
    return cells


def compare(case, reply):
    """What differs, in words; nothing if all agree."""
    truth = case["truth"]
    if "error" in truth or "error" in reply:
        want = truth.get("error", "no error").split(":")[0]
        error = reply.get("error", {"clause": "no error"})
        if want == error.get("clause") and error["status"] in ("forbidden", "bad-input"):
            return []
        return [f"refused: {truth.get('error')} / {reply.get('error')}"]
    try:
        cells = cells_of(truth, reply)
    except AssertionError as error:
        return [str(error)]
    wrong = [f"{name}: {float(want)} / {have}" for name, want, have in cells
             if abs(float(want) - have) > 1e-12 * max(1, abs(want))]
    for prime, residues in zip(PRIMES, reply["residues"]):
        if residues is None:
            wrong.append(f"no residues modulo {prime}")
        elif [residue(want, prime) for _, want, _ in cells] != residues:
            wrong.append(f"a residue modulo {prime}")
    return wrong


class Agreement(unittest.TestCase):
    def agree(self, cases):
        replies = engine(cases)
        self.assertEqual(len(replies), len(cases))
        for case, reply in zip(cases, replies):
            self.assertEqual(compare(case, reply), [], {k: case[k] for k in case if k != "truth"})

    def test_generated_assaults_agree(self):
        cases, tally = oracle(COUNT, SEED)
        self.assertEqual(len(cases), COUNT)
        if COUNT >= 1000:
            self.assertEqual([name for name in every_id() if tally[name] == "0"], [])
        self.agree(cases)

    def test_telling_assaults_agree(self):
        cases = telling()
        self.assertEqual([case for case in cases if "error" in case["truth"]], [])
        self.agree(cases)


if __name__ == "__main__":
    if len(sys.argv) > 1:
        COUNT = int(sys.argv[1])
    if len(sys.argv) > 2:
        SEED = int(sys.argv[2])
    unittest.main(argv=sys.argv[:1])
