"""examples/armies/: an assault an army, and every profile that has a name in one of them (catalogue 2.12, ruling R-2).

What the command says of them is recorded in tests/golden/reports/armies, which is run for each.
"""
import json
import os
import pathlib
import re
import subprocess
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[3]
ARMIES = sorted((ROOT / "examples" / "armies").glob("*"))
PROFILES = re.findall(r'^PROFILE\("([a-z-]+)"', (ROOT / "src/rules/trial40k/profiles.def").read_text(), re.M)
SITUATIONS = 500000  # so few that odds and best answer within a second or two


def ask(*words):
    done = subprocess.run([os.environ["BAYONET"], *words, "--json"], capture_output=True, text=True)
    return done.returncode, json.loads(done.stdout)


class Armies(unittest.TestCase):
    def test_every_profile_by_name_stands_in_an_army(self):
        text = "".join(path.read_text() for path in ARMIES)
        named = set(re.findall(r"profile[:=] ?([a-z-]+)", text))
        self.assertEqual(named, set(PROFILES))
        self.assertEqual(len(PROFILES), len(set(PROFILES)))

    def test_every_army_is_read_and_answers_at_once(self):
        self.assertGreater(len(ARMIES), 5)
        for path in ARMIES:
            for verb in ("odds", "best"):
                with self.subTest(army=path.name, verb=verb):
                    status, answer = ask(verb, str(path), f"--budget={SITUATIONS}")
                    self.assertEqual(status, 0, answer)

    def test_every_army_has_its_recorded_report(self):
        reports = (ROOT / "tests" / "golden" / "reports" / "armies").glob("*.sh")
        self.assertEqual(sorted(path.stem for path in reports), [path.stem for path in ARMIES])


if __name__ == "__main__":
    unittest.main()
