#!/usr/bin/env python3
"""The command in use: what it says, and what takes a terminal."""
import fractions
import functools
import json
import os
import pathlib
import re
import shlex
import shutil
import signal
import subprocess
import tempfile
import unittest

from limits import seconds
from using import BAYONET, EXAMPLES, ROOT, VERBS, bayonet, interrupted, on_terminal, words


GOLDEN = ROOT / "tests" / "golden" / "reports"


@functools.cache
def report(verb, path):
    """What a command says of an example: read where the golden reports have it, else asked once."""
    golden = GOLDEN / f"{path.stem}.{verb}.stdout.exact"
    return golden.read_text() if golden.exists() else words(verb, path.relative_to(ROOT), cwd=ROOT)


class Readme(unittest.TestCase):
    """What the README shows is what the command prints."""

    def block_after(self, heading):
        text = (ROOT / "README.md").read_text()
        return re.search(rf"^## {heading}$.*?^```\n(.*?)^```$", text, re.M | re.S)[1]

    def test_report(self):
        self.assertEqual(self.block_after("A report"), words("odds", "nqm"))

    def test_game(self):
        with tempfile.TemporaryDirectory() as folder:
            shown, _ = on_terminal(["play", "nqm"], ["\r", "642\r", "5 5\r", "q\r"], folder)
        self.assertIn(self.block_after("A game"), shown.replace("\r", "").replace("> q\n", ">\n"))


class Reports(unittest.TestCase):
    def test_no_line_is_wider_than_eighty_columns(self):
        texts = [words()] + [words(verb, "--help") for verb in ("rules", *VERBS, "vary", "simulate", "play", "replay", "door", "help")]
        texts += [words("rules", "nqm"), words("rules", "NQM-16"), words("--help")]
        texts += [report(verb, path) for verb in VERBS for path in EXAMPLES]
        texts += [words("odds", "nqm", "--digits", digits) for digits in range(10)]
        texts += [words("best", "nqm", "hours=2", "--digits", digits) for digits in range(10)]
        for text in texts:
            self.assertTrue(text)
            for line in text.splitlines():
                self.assertLessEqual(len(line), 80, line)

    def test_lines_do_not_end_in_blanks(self):
        for verb in VERBS:
            for path in EXAMPLES:
                self.assertNotRegex(report(verb, path), r"(?m)[ \t]$")

    def test_what_comes_next_can_be_pasted(self):
        with tempfile.TemporaryDirectory() as folder:
            odd = pathlib.Path(folder) / "the hill's $(x).yaml"
            odd.write_text("rules: nqm\nattacker: 6 regular\ndefender: 3 regular\n")
            starts = [["odds", "nqm"], ["best", "nqm"], ["check", "nqm"], ["show", "nqm"], ["rules"],
                      ["rules", "nqm"], ["rules", "NQM-07"],
                      ["odds", "nqm", "6", "veteran", "v", "3", "regular", "hours=2"],
                      ["odds", odd.name, "hours=3"], ["best", odd.name, "title=a b"]]
            for start in starts:
                text = words(*start, cwd=folder)
                after = text[text.index("\nNext:") + 6:]
                commands = re.findall(r"(bayonet .*?)(?:   |$)", after, re.M)
                self.assertTrue(commands, text)
                for command in commands:
                    pasted = shlex.split(command)
                    done = bayonet(*pasted[1:], cwd=folder)
                    self.assertEqual(done.returncode, 0, (command, done.stderr))

    def test_the_first_five_things_to_try_work(self):
        with tempfile.TemporaryDirectory() as folder:
            lines = [line for line in words().splitlines() if line.startswith("  bayonet")]
            self.assertEqual(len(lines), 5)
            for line in lines:
                command = line.strip().split("   ")[0].replace("bayonet", shlex.quote(BAYONET), 1)
                done = subprocess.run(command, shell=True, cwd=folder, capture_output=True, timeout=seconds(60),
                                      stdin=subprocess.DEVNULL)
                self.assertEqual(done.returncode, 0, line)

    def test_examples_of_help_work(self):
        with tempfile.TemporaryDirectory() as folder:
            shutil.copy(ROOT / "examples" / "nqm-hill.yaml", pathlib.Path(folder) / "hill.yaml")
            bayonet("play", "nqm", "--record", "raid.jsonl", "--dice", 7, given=b"1\n", cwd=folder)
            for verb in ("rules", *VERBS, "vary", "simulate", "play", "replay"):
                for line in words(verb, "--help").split("\nUsage")[0].splitlines():
                    if not line.startswith("  bayonet"):
                        continue
                    command = line.strip().split("   ")[0].replace("bayonet", shlex.quote(BAYONET), 1)
                    done = subprocess.run(command, shell=True, cwd=folder, capture_output=True,
                                          timeout=seconds(60), stdin=subprocess.DEVNULL)
                    self.assertEqual(done.returncode, 0, (line, done.stderr))


class Figures(unittest.TestCase):
    def test_fractions_are_what_the_decimals_approach(self):
        for arguments in (["odds", "nqm"], ["odds", "nqm", "60", "regular", "v", "30", "regular", "hours=9"],
                          ["odds", "nqm", "4", "elite", "v", "4", "elite"], ["best", "nqm", "hours=2"]):
            reply = json.loads(words(*arguments, "--fractions", "--json"))
            odds = reply.get("odds", reply)
            pairs = [(row["fraction"], row["p"]) for row in odds["endings"]]
            self.assertEqual(sum(fractions.Fraction(text) for text, _ in pairs), 1)
            for measure in odds["measures"].values():
                self.assertEqual(len(measure["fraction"]), len(measure["p"]))
                self.assertEqual(sum(map(fractions.Fraction, measure["fraction"])), 1)
                pairs += zip(measure["fraction"], measure["p"])
            self.assertEqual(len(odds["fractions"]["joint"]), len(odds["joint"]))
            pairs += zip(odds["fractions"]["joint"], (cell[3] for cell in odds["joint"]))
            pairs.append((odds["fractions"]["value"], odds["value"]))
            for text, p in pairs:
                exact = fractions.Fraction(text)
                self.assertAlmostEqual(float(exact), p, delta=1e-12 * max(1, abs(p)))

    def test_shown_numbers_add_up_to_a_hundred(self):
        self.assertEqual(words("odds", "nqm"), words("odds", "nqm", "--digits", 0))
        for path in EXAMPLES:
            for digits in (0, 1, 3):
                text = words("odds", path, "--digits", digits) if digits else report("odds", path)
                block = text.split("\n\n")[2]
                shown = [row.split()[0] for row in block.splitlines()]
                if shown == ["certain"] or any(row[0] == ">" for row in shown):
                    continue
                total = sum(fractions.Fraction(row) for row in shown if row[0] != "<")
                self.assertEqual(total, 100, text)


class Documents(unittest.TestCase):
    def test_every_reply_is_one_sorted_document(self):
        requests = [["rules"], ["rules", "nqm"], ["rules", "NQM-01"], ["new", "nqm"], ["odds", "nqm", "--fractions"],
                    ["odds", *EXAMPLES[:3]], *([verb, path] for verb in VERBS for path in EXAMPLES)]
        for request in requests:
            text = words(*request, "--json")
            reply = json.loads(text, object_pairs_hook=self.sorted_pairs)
            self.assertEqual(text.count("\n"), 1)
            self.assertRegex(reply["schema"], r"^bayonet/[a-z-]+/1$")
            self.assertRegex(reply["version"], r"^\d+\.\d+\.\d+$")

    def sorted_pairs(self, pairs):
        names = [name for name, _ in pairs]
        self.assertEqual(names, sorted(set(names)))
        return dict(pairs)

    def test_every_fault_is_a_document_too(self):
        for arguments, status in ((["odds", "nqm", "hours=99"], 2), (["odds", "none.yaml"], 3), (["foo"], 2),
                                  (["odds", "nqm", "--budget", "5"], 4), (["rules", "NQM-99"], 2), (["best"], 2),
                                  (["odds", "nqm", "--digits", "x"], 2)):
            done = bayonet(*arguments, "--json")
            reply = json.loads(done.stdout)
            self.assertEqual(done.returncode, status, arguments)
            self.assertEqual(reply["schema"], "bayonet/error/1")
            self.assertTrue(reply["error"]["status"] and reply["error"]["words"])
            self.assertTrue(done.stderr)


class NewScenario(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, self.folder)

    def test_enter_takes_what_is_shown(self):
        shown, status = on_terminal(["new", "nqm"], ["\r"] * 12, self.folder)
        self.assertEqual(status, 0, shown)
        self.assertIn("[nqm.yaml]", shown)
        self.assertEqual(bayonet("check", "nqm.yaml", cwd=self.folder).returncode, 0)

    def test_answers_are_checked_at_once_and_go_into_the_file(self):
        typed = ["Night raid: the mill\r", "2\r", "0\r", "8\r", "veterann\r", "veteran\r", "\r", "4\r", "\r", "1\r",
                 "raid.yaml\r"]
        shown, status = on_terminal(["new", "nqm"], typed, self.folder)
        self.assertEqual(status, 0, shown)
        scenario = json.loads(words("check", "raid.yaml", "--json", cwd=self.folder))["scenario"]
        self.assertEqual(scenario["title"], "Night raid: the mill")
        self.assertEqual(scenario["hours"], 2)
        self.assertEqual((scenario["attacker"]["strength"], scenario["attacker"]["quality"]), (8, "veteran"))
        self.assertEqual((scenario["defender"]["strength"], scenario["defender"]["pins"]), (4, 1))
        self.assertIn("one of elite", shown)

    def test_a_name_with_a_blank_can_be_pasted(self):
        shown, status = on_terminal(["new", "nqm"], ["\r"] * 8 + ["night raid.yaml\r"], self.folder)
        self.assertEqual(status, 0, shown)
        self.assertIn("bayonet odds 'night raid.yaml'", shown)
        self.assertIn("night raid.yaml", os.listdir(self.folder))

    def test_typed_standard_input_ends_at_its_first_end(self):
        typed = "rules: nqm\rattacker: 6\rdefender: 3\r\x04"
        shown, status = on_terminal(["odds", "-"], [("", typed)], self.folder)
        self.assertEqual(status, 0, shown)
        self.assertIn("takes the position in 76", shown)

    def test_an_existing_file_is_left_alone(self):
        (pathlib.Path(self.folder) / "nqm.yaml").write_text("mine\n")
        shown, status = on_terminal(["new", "nqm"], ["\r"] * 8 + ["nqm.yaml\r", "\r"], self.folder)
        self.assertEqual(status, 0, shown)
        self.assertIn("is there already", shown)
        self.assertEqual((pathlib.Path(self.folder) / "nqm.yaml").read_text(), "mine\n")
        self.assertTrue((pathlib.Path(self.folder) / "nqm-2.yaml").exists())

    def test_the_end_of_the_input_ends_the_questions(self):
        shown, status = on_terminal(["new", "nqm"], ["\r", "\x04"], self.folder)
        self.assertEqual(status, 1)
        self.assertIn("nothing was written", shown)
        self.assertEqual(os.listdir(self.folder), [])

    def test_no_input_asks_nothing_on_a_terminal(self):
        shown, status = on_terminal(["new", "nqm", "--no-input"], [], self.folder)
        self.assertEqual(status, 0)
        self.assertIn("rules: nqm", shown)

    def test_interrupting_a_question_ends_at_once(self):
        shown, status = on_terminal(["new", "nqm"], ["\x03"], self.folder)
        self.assertEqual(status, -signal.SIGINT, shown)


class Progress(unittest.TestCase):
    """What takes more than a second says how far it is, on the terminal alone."""
    LONG = [ROOT / "examples/nqm-ridge.yaml", "hours=6", "--budget", "400000000"]
    COUNT = re.compile(r"\[[#.]{12}\] ([\d,]+) situations; (\d+) s; Ctrl-C stops ")
    LEFT = re.compile(r"\[[#.]{12}\] ([\d,]+) situations; \d+ (s|min|h) to the budget; Ctrl-C stops ")

    def test_odds_and_best_count_from_one_second_on(self):
        for verb in ("odds", "best"):
            status, out, shown = interrupted([verb, *self.LONG], self.COUNT)
            self.assertEqual((status, out), (-signal.SIGINT, ""))
            situations, spent = self.COUNT.search(shown).groups()
            self.assertGreater(int(situations.replace(",", "")), 0)
            self.assertGreaterEqual(int(spent), 1)

    def test_after_three_seconds_it_says_when_the_budget_is_spent(self):
        status, _, shown = interrupted(["best", *self.LONG], self.LEFT)
        self.assertEqual(status, -signal.SIGINT)
        self.assertEqual([line for line in re.split(r"[\r\n]", shown) if len(line) > 79], [])

    def test_what_is_no_terminal_sees_nothing_of_it(self):
        done = bayonet("best", *self.LONG[:2], "--budget", "3000000", timeout=seconds(120))
        self.assertEqual(done.returncode, 4)
        self.assertNotIn(b"Ctrl-C", done.stderr)


class Pages(unittest.TestCase):
    NAMES = ("bayonet", "rules", *VERBS, "vary", "play", "replay", "simulate", "door", "help")

    @unittest.skipUnless(shutil.which("mandoc"), "no mandoc here")
    def test_manual_pages_have_nothing_against_them(self):
        for name in self.NAMES:
            done = subprocess.run(["mandoc", "-T", "lint", "-W", "all"], input=bayonet("help", "--man", name).stdout,
                                  capture_output=True, timeout=seconds(60))
            against = [line for line in done.stdout.decode().splitlines() if "referenced manual not found" not in line]
            self.assertEqual(against, [], name)

    def test_completions_are_read_by_their_shells(self):
        for shell, check in (("bash", "-n"), ("zsh", "-n"), ("fish", "-n")):
            if not shutil.which(shell):
                continue
            with tempfile.NamedTemporaryFile(suffix=f".{shell}") as file:
                file.write(bayonet("help", "--completion", shell).stdout)
                file.flush()
                done = subprocess.run([shell, check, file.name], capture_output=True, timeout=seconds(60))
            self.assertEqual((done.returncode, done.stderr), (0, b""), shell)

    def test_bash_completes_verbs_options_values_and_systems(self):
        script = f'''
            PATH={shlex.quote(os.path.dirname(BAYONET))}:$PATH
            eval "$(bayonet help --completion bash)"
            complete_words() {{ COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _bayonet; echo "${{COMPREPLY[*]}}"; }}
            cd /var/empty 2>/dev/null || cd /
            complete_words bayonet od
            complete_words bayonet odds --fra
            complete_words bayonet odds --orders sta
            complete_words bayonet best nq
        '''
        done = subprocess.run(["bash", "-c", script], capture_output=True, text=True, timeout=seconds(60))
        self.assertEqual(done.stdout.split("\n")[:4], ["odds", "--fractions", "standing", "nqm"])


if __name__ == "__main__":
    unittest.main()
