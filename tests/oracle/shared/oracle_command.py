"""The command of every oracle: what goes in and out of it, and no rule.

    SYSTEM.py                       JSON Lines {"scenario":..., "orders":...} in, one JSON answer
                                    a line out
    SYSTEM.py --generate N --seed S JSON Lines {"scenario", "orders", "truth"} out; the tally of
                                    applied ids on stderr
"""

import argparse
import json
import sys


def as_json(answer):
    """An answer with fractions as text and joint keys 'ending,a,d'."""
    def texts(ways):
        return {key if isinstance(key, str) else "%s,%d,%d" % key: str(p)
                for key, p in ways.items()}
    return {name: texts(part) if isinstance(part, dict) else
            [str(p) for p in part] if isinstance(part, list) else str(part)
            for name, part in answer.items()}


def as_error(error):
    """A refusal."""
    return {"error": str(error)}


def answer_lines(solve, lines, out, refusal=as_error):
    """Answer each JSON line; an input error becomes what `refusal` makes of it."""
    for line in lines:
        if not line.strip():
            continue
        case = json.loads(line)
        try:
            answer = as_json(solve(case["scenario"], case.get("orders", "standing")))
        except ValueError as error:
            answer = refusal(error)
        out.write(json.dumps(answer) + "\n")


def main(about, solve, cases, tally, refusal=as_error):
    """Carries out the command line.

    about: its first line is the help. solve(scenario, orders): an answer. cases(count, seed):
    pairs of a case and its answer, or the error that forbids it. tally(): text.
    """
    parser = argparse.ArgumentParser(description=about.splitlines()[0])
    parser.add_argument("--generate", type=int, metavar="N")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    given = parser.parse_args()
    if given.generate is None:
        answer_lines(solve, sys.stdin, sys.stdout, refusal)
        return
    for case, answer in cases(given.generate, given.seed):
        truth = as_json(answer) if isinstance(answer, dict) else refusal(answer)
        sys.stdout.write(json.dumps({**case, "truth": truth}) + "\n")
    sys.stderr.write(tally())
