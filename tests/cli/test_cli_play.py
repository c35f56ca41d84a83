#!/usr/bin/env python3
"""Games as they are played: on a terminal, killed in the middle, with any nonsense typed."""
import json
import os
import pathlib
import random
import resource
import shutil
import signal
import subprocess
import tempfile
import unittest

from limits import deep, seconds
from using import BAYONET, EXAMPLES, ROOT, bayonet, on_terminal, read_until, words

LONG = {"nqm-ridge", "trial40k-charge", "trial40k-turns"}     # of which best play takes seconds


class Play(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, self.folder)

    def lines(self, name="nqm.jsonl"):
        return [json.loads(line) for line in (pathlib.Path(self.folder) / name).read_text().splitlines()]

    def test_dice_and_choices_are_typed_at_a_prompt(self):
        typed = ["1\r", "64\r", "2\r", "5 5\r", "?\r", "\r", "q\r"]
        shown, status = on_terminal(["play", "nqm"], typed, self.folder)
        self.assertEqual(status, 0, shown)
        self.assertIn("Attacker, your 3 dice for the attack: 64\r\n", shown)  # once: the terminal's own echo
        self.assertNotIn("64\r\n64", shown)
        self.assertIn("Attacker, 1 more die for the attack: ", shown)
        self.assertIn("falls in 77 of 100", shown)
        self.assertEqual([line.get("choose") or line.get("faces") for line in self.lines()[1:] if "part" not in line],
                         ["dice-2", [[6, 4, 2], [5, 5]], "go-on"])

    def test_the_end_of_the_input_leaves_like_q(self):
        shown, status = on_terminal(["play", "nqm"], ["1\r", "64\r", "\x04"], self.folder)
        self.assertEqual(status, 0, shown)
        self.assertIn("bayonet play nqm.jsonl", shown)
        self.assertEqual(self.lines()[-1], {"at": "attack", "own": True, "part": [6, 4]})

    def test_what_was_typed_survives_an_interruption(self):
        shown, status = on_terminal(["play", "nqm"], ["1\r", "64\r", ("1 more die", "\x03")], self.folder)
        self.assertEqual(status, -signal.SIGINT, shown)
        self.assertEqual(self.lines()[-1], {"at": "attack", "own": True, "part": [6, 4]})

    def test_what_was_typed_survives_a_kill(self):
        run = subprocess.Popen([BAYONET, "play", "nqm"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=self.folder)
        run.stdin.write(b"1\n642\n")
        run.stdin.flush()
        read_until(run, b"Defender, your 2 dice")
        run.kill()
        run.communicate()
        self.assertEqual(self.lines()[-1], {"at": "attack", "own": True, "part": [6, 4, 2]})
        done = bayonet("play", "nqm.jsonl", given=b"55\n", cwd=self.folder)
        self.assertEqual(done.returncode, 0)
        self.assertEqual(self.lines()[-1]["faces"], [[6, 4, 2], [5, 5]])

    def test_records_are_never_written_over_and_get_names_of_their_own(self):
        shutil.copy(ROOT / "examples" / "nqm-hill.yaml", pathlib.Path(self.folder) / "the hill.yaml")
        for name in ("the hill.jsonl", "the hill-2.jsonl"):
            text = words("play", "the hill.yaml", cwd=self.folder)
            self.assertIn(f"bayonet play '{name}'", text)
            self.assertEqual(len(self.lines(name)), 1)

    def test_what_next_says_goes_on_also_with_orders_and_an_aim(self):
        for given in (["--orders", "best"], ["--orders", "standing"], ["--aim", "cheaply"]):
            self.assertEqual(bayonet("play", "nqm", *given, "--record", "a.jsonl", given=b"1\nq\n",
                                     cwd=self.folder).returncode, 0, given)
            done = bayonet("play", "a.jsonl", *given, given=b"642\nq\n", cwd=self.folder)
            self.assertEqual((done.returncode, done.stderr), (0, b""), given)
            self.assertIn(f"bayonet play a.jsonl {' '.join(given)} ".encode(), done.stdout)
            self.assertEqual(self.lines("a.jsonl")[-1]["part"], [6, 4, 2])
            os.unlink(pathlib.Path(self.folder) / "a.jsonl")

    def test_a_seed_nobody_gave_is_a_new_one_each_time(self):
        for name in ("a.jsonl", "b.jsonl"):
            bayonet("play", "nqm", "--record", name, cwd=self.folder)
        self.assertNotEqual(self.lines("a.jsonl")[0]["seed"], self.lines("b.jsonl")[0]["seed"])

    def test_no_line_of_a_game_is_wider_than_eighty_columns(self):
        for path in EXAMPLES:
            text = ""
            if deep() or path.stem not in LONG:
                text += words("play", path, "--dice", 3, "--command", "attacker=best,defender=fallible", "--record",
                              "b.jsonl", cwd=self.folder)
                os.remove(pathlib.Path(self.folder) / "b.jsonl")
            typed = b"?\nw\ns\nh\n642\n1\n" * (12 if deep() else 2) + b"642\n1\n" * 10
            text += words("play", path, "--record", "a.jsonl", given=typed, cwd=self.folder)
            text += words("replay", "a.jsonl", cwd=self.folder) + words("replay", "a.jsonl", "--terse", cwd=self.folder)
            os.remove(pathlib.Path(self.folder) / "a.jsonl")
            self.assertGreater(text.count("\n"), 60)
            for line in text.splitlines():
                self.assertLessEqual(len(line), 80, (path, line))

    def test_whatever_is_typed_the_record_can_be_replayed(self):
        chance = random.Random(2)
        pieces = ["1", "2", "", "u", "r", "6", "64", "642", "3,3", "1 1 1 1", "?", "w", "s", "stay", "roll", "x", "\t",
                  "99", "-1", "'", '"', "\\", "\xe9", "\0", "place a 1 1", "0", "q "]
        for turn in range(40 if deep() else 12):
            typed = "\n".join(chance.choice(pieces) for _ in range(60)).encode("latin-1")
            options = chance.choice([[], ["--dice", "attacker=own,defender=seeded"], ["--command", "defender=fallible"],
                                     ["--dice", "5"], ["--aim", "cheaply"]])
            name = f"{turn}.jsonl"
            done = bayonet("play", chance.choice(EXAMPLES), "--record", name, "--seed", turn, *options, given=typed,
                           cwd=self.folder)
            self.assertEqual(done.returncode, 0, (typed, done.stderr))
            again = bayonet("replay", name, cwd=self.folder)
            self.assertEqual(again.returncode, 0, (typed, again.stderr))

    @unittest.skipUnless(os.path.exists("/dev/full"), "no full disk here")
    def test_a_full_disk_ends_the_game_with_a_word(self):
        done = bayonet("play", "nqm", "--record", "/dev/full", cwd=self.folder)
        self.assertEqual(done.returncode, 2)  # it is there already
        bayonet("play", "nqm", "--record", "a.jsonl", cwd=self.folder)
        limit = (os.path.getsize(pathlib.Path(self.folder) / "a.jsonl") + 10,) * 2
        done = bayonet("play", "a.jsonl", given=b"1\n642\n", cwd=self.folder,
                       preexec_fn=lambda: (signal.signal(signal.SIGXFSZ, signal.SIG_IGN),
                                           resource.setrlimit(resource.RLIMIT_FSIZE, limit)))
        self.assertEqual(done.returncode, 5, done.stdout)
        self.assertIn(b"the record cannot be written", done.stderr)

    def test_a_screen_that_takes_nothing_is_told_by_the_status(self):
        for number, options in ((1, []), (2, ["--json"])):
            with open(os.open("/dev/full", os.O_WRONLY), "wb") as full:
                streams = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, ("stdout", "stderr")[number - 1]: full}
                done = subprocess.run([BAYONET, "play", "nqm", "--record", f"{number}.jsonl", *options], cwd=self.folder,
                                      input=b"1\n642\n", timeout=seconds(60), **streams)
            self.assertEqual(done.returncode, 5)
            self.assertIn(b"cannot write to standard", done.stdout or done.stderr)
            self.assertEqual(len(self.lines(f"{number}.jsonl")), 1)  # nobody saw what was asked

    def test_a_closed_screen_leaves_nothing_in_the_record(self):
        bayonet("play", "nqm", "--record", "old.jsonl", given=b"1\n64\n", cwd=self.folder)
        before = (pathlib.Path(self.folder) / "old.jsonl").read_bytes()
        for closed, options in (("1", []), ("2", ["--json"]), ("0 1 2", [])):
            for what in (["old.jsonl"], ["nqm", "--record", f"new{closed[0]}.jsonl"]):
                done = subprocess.run(["bash", "-c", f"for n in {closed}; do eval \"exec $n>&-\"; done; exec \"$@\"", "-",
                                       BAYONET, "play", *what, *options], cwd=self.folder, input=b"642\n", timeout=seconds(60),
                                      stdout=subprocess.PIPE, stderr=subprocess.PIPE)
                self.assertEqual(done.returncode, 5, (closed, what))
            self.assertEqual((pathlib.Path(self.folder) / "old.jsonl").read_bytes(), before)
            self.assertEqual(len(self.lines(f"new{closed[0]}.jsonl")), 1)

    def second_player(self, first, *arguments):
        """Runs the second while the first holds the record."""
        read_until(first, b"\n> ", b"your")
        done = bayonet("play", *arguments, given=b"2\n", cwd=self.folder)
        first.communicate(b"64\n", timeout=seconds(60))
        return done

    def test_one_game_at_a_time_writes_to_a_record(self):
        for arguments in (["nqm", "--record", "a.jsonl"], ["a.jsonl"]):
            first = subprocess.Popen([BAYONET, "play", *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                     cwd=self.folder)
            done = self.second_player(first, "a.jsonl")
            self.assertEqual((first.returncode, done.returncode), (0, 2))
            self.assertIn(f"process {first.pid})".encode(), done.stderr)
            self.assertIn(b"--record FILE", done.stderr)
            self.assertEqual(done.stdout, b"")
        copy = bayonet("play", "a.jsonl", "--record", "b.jsonl", cwd=self.folder)
        self.assertEqual(copy.returncode, 0)
        self.assertEqual(bayonet("check", "a.jsonl", cwd=self.folder).returncode, 0)

    def test_two_games_begun_at_once_have_a_record_each(self):
        games = [subprocess.Popen([BAYONET, "play", "nqm"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=self.folder)
                 for _ in range(8)]
        self.assertEqual([game.communicate(b"1\n642\n", timeout=seconds(60)) and game.returncode for game in games], [0] * 8)
        names = sorted(os.listdir(self.folder))
        self.assertEqual(len(names), 8)
        for name in names:
            self.assertEqual(len(self.lines(name)), 3)

    def torn(self, size):
        bayonet("play", "nqm", "--record", "whole.jsonl", "--seed", 3, given=b"1\n642\n", cwd=self.folder)
        whole = (pathlib.Path(self.folder) / "whole.jsonl").read_bytes()
        os.remove(pathlib.Path(self.folder) / "whole.jsonl")
        (pathlib.Path(self.folder) / "a.jsonl").write_bytes(whole[:size])
        return whole[:size]

    def test_odds_over_the_budget_are_said_so_once_and_come_back(self):
        # 89,851 situations at first; where the second turn begins within the budget, and from the third on few
        done = bayonet("play", "wtj", "60", "v", "60", "turns=7", "--seed", 7, "--budget", 88000,
                       given=b"r\n\n" * 20, cwd=self.folder)
        shown = done.stdout.decode()
        self.assertEqual(done.returncode, 0, done.stderr)
        said = "The odds from here need more than 88000 situations, the budget; they return\n" \
               "when they need no more than 50000.\n"
        self.assertEqual(shown.count(said), 1)
        self.assertLess(shown.index(said), shown.index("Round 1 of 3"))
        third = shown.index("turn 3 begins")
        self.assertNotIn("falls in", shown[:third])
        self.assertIn("falls in", shown[third:])

    def test_a_torn_line_is_set_aside_and_play_goes_on(self):
        for older in range(3):
            torn = self.torn(-4)
            done = bayonet("play", "a.jsonl", given=b"5\n", cwd=self.folder)
            name = "a.jsonl.torn" if older == 0 else f"a.jsonl.torn-{older + 1}"
            self.assertEqual((done.returncode, done.stderr), (0, b""))
            self.assertIn(f"kept in {name}".encode(), b" ".join(done.stdout.split()))
            whole, _, tail = torn.rpartition(b"\n")
            self.assertEqual((pathlib.Path(self.folder) / name).read_bytes(), tail)
            self.assertTrue((pathlib.Path(self.folder) / "a.jsonl").read_bytes().startswith(whole + b"\n"))
            self.assertEqual(self.lines("a.jsonl")[-1], {"at": "attack", "own": True, "part": [5]})
        self.assertEqual(sorted(os.listdir(self.folder)), ["a.jsonl", "a.jsonl.torn", "a.jsonl.torn-2", "a.jsonl.torn-3"])

    def test_a_line_torn_anywhere_is_known_for_torn(self):
        header = self.torn(None).index(b"\n")
        for tail in (b"{", b'{"at":"attack","part":[6,4', b'{"at":"caf\xc3', b"\0\0\0\0", b'{"undo":1}'):
            torn = self.torn(header + 1) + tail
            (pathlib.Path(self.folder) / "a.jsonl").write_bytes(torn)
            whole = tail.endswith(b"}")
            for verb in ("check", "replay", "odds", "best", "show", "simulate"):
                few = ["-n", 10] if verb == "simulate" else []
                done = bayonet(verb, "a.jsonl", *few, cwd=self.folder)
                if whole:  # but there is nothing to take back
                    self.assertEqual(done.returncode, 1, (verb, tail))
                    continue
                self.assertEqual(done.returncode, 0, (verb, tail, done.stderr))
                self.assertIn(b"a.jsonl:2: note: the last line is torn", done.stderr)
            self.assertEqual((pathlib.Path(self.folder) / "a.jsonl").read_bytes(), torn)  # reading writes nothing
            self.assertEqual(os.listdir(self.folder), ["a.jsonl"])

    def test_only_the_line_feed_missing_is_not_torn(self):
        whole = self.torn(-1)
        self.assertEqual(bayonet("check", "a.jsonl", cwd=self.folder).stderr, b"")
        done = bayonet("play", "a.jsonl", given=b"5\n", cwd=self.folder)
        self.assertNotIn(b"torn", done.stdout)
        self.assertEqual((pathlib.Path(self.folder) / "a.jsonl").read_bytes(),
                         whole + b'\n{"at":"attack","own":true,"part":[5],"parts":1}\n')

    def test_a_torn_header_says_what_to_do(self):
        for size in (30, 200):
            self.torn(size)
            for verb in ("play", "check", "replay"):
                done = bayonet(verb, "a.jsonl", cwd=self.folder)
                self.assertEqual(done.returncode, 3)
                self.assertIn(b"torn in its first line", done.stderr)
                self.assertIn(b"Try:  rm a.jsonl", done.stderr)

    def test_a_line_that_does_not_fit_on_the_disk_is_cut_off_again(self):
        before = self.torn(None)
        limit = (len(before) + 10,) * 2
        bayonet("play", "a.jsonl", given=b"5\n", cwd=self.folder,
                preexec_fn=lambda: (signal.signal(signal.SIGXFSZ, signal.SIG_IGN),
                                    resource.setrlimit(resource.RLIMIT_FSIZE, limit)))
        self.assertEqual((pathlib.Path(self.folder) / "a.jsonl").read_bytes(), before)


if __name__ == "__main__":
    unittest.main()
