#!/usr/bin/env python3
"""Runs scripts that use the command, and compares what they print with what is recorded.

Usage: run_cases.py [--record] [--programs=FOLDER] [FOLDER or SCRIPT …]   (default: this folder)

A case is NAME.sh with, where they are not empty or 0, NAME.stdout.exact, NAME.stderr.exact and
NAME.exit. It runs in an empty folder of its own that holds `examples` and `bayonet` on the path.
--record writes what came out instead of comparing; look at the difference before committing it.
BAYONET names the command (default: the one on the path). Other programs that the scripts use are
in the folder given. BAYONET_ONLY, a pattern, selects cases by name. Prints TAP.
"""
import fnmatch
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path.insert(0, str(ROOT / "tests" / "support"))
from limits import seconds  # noqa: E402
SECONDS = 60


def scripts(arguments):
    for argument in arguments or [str(HERE)]:
        path = pathlib.Path(argument).resolve()
        yield from sorted(path.rglob("*.sh")) if path.is_dir() else [path]


def chosen(arguments):
    only = os.environ.get("BAYONET_ONLY", "*")
    for script in scripts(arguments):
        name = script.relative_to(ROOT).with_suffix("")
        if fnmatch.fnmatchcase(str(name), only):
            yield name, script


def run(script, programs):
    """(stdout, stderr, exit status) as texts."""
    command = shutil.which(os.environ.get("BAYONET", "bayonet"))
    if not command:
        sys.exit("No bayonet to test: set BAYONET.")
    with tempfile.TemporaryDirectory() as folder:
        place = pathlib.Path(folder)
        (place / "bin").mkdir()
        (place / "bin" / "bayonet").symlink_to(os.path.abspath(command))
        work = place / "work"
        work.mkdir()
        (work / "examples").symlink_to(ROOT / "examples")
        environment = dict(os.environ, PATH=os.pathsep.join([f"{place / 'bin'}", *programs, os.environ["PATH"]]),
                           LC_ALL="C.UTF-8", NO_COLOR="1")
        environment.pop("BAYONET_CALLED", None)
        limit = seconds(SECONDS)
        try:
            done = subprocess.run(["bash", "-u", str(script)], cwd=work, env=environment,
                                  stdin=subprocess.DEVNULL, capture_output=True, timeout=limit)
        except subprocess.TimeoutExpired:
            return "", f"timed out after {limit:.0f} s\n", "none\n"
    return (done.stdout.decode("utf-8", "backslashreplace"),
            done.stderr.decode("utf-8", "backslashreplace"), f"{done.returncode}\n")


def recorded(script):
    def read(ending, default):
        path = script.with_suffix(ending)
        return path.read_text() if path.exists() else default
    return (read(".stdout.exact", ""), read(".stderr.exact", ""), read(".exit", "0\n"))


def record(script, got):
    for ending, text, usual in zip((".stdout.exact", ".stderr.exact", ".exit"), got, ("", "", "0\n")):
        path = script.with_suffix(ending)
        if text == usual:
            path.unlink(missing_ok=True)
        else:
            path.write_text(text)


def difference(wanted, got):
    with tempfile.NamedTemporaryFile("w", suffix=".wanted") as a, \
            tempfile.NamedTemporaryFile("w", suffix=".got") as b:
        a.write(wanted), b.write(got)
        a.flush(), b.flush()
        return subprocess.run(["diff", "-u", a.name, b.name], capture_output=True, text=True).stdout


def main():
    options = [a for a in sys.argv[1:] if a.startswith("--")]
    recording = "--record" in options
    programs = [os.path.abspath(a.removeprefix("--programs="))
                for a in options if a.startswith("--programs=")]
    passed = failed = 0
    for name, script in chosen([a for a in sys.argv[1:] if a not in options]):
        print(f"# begins: {name}", flush=True)
        got = run(script, programs)
        if recording:
            record(script, got)
        wanted = recorded(script)
        good = got == wanted
        print(f"{'ok' if good else 'not ok'} - {name}")
        for what, a, b in zip(("stdout", "stderr", "exit status"), wanted, got):
            if a != b:
                print("".join(f"# {line}" for line in f"{what}:\n{difference(a, b)}".splitlines(True)))
        passed += good
        failed += not good
    print(f"1..{passed + failed}")
    return 0 if passed and not failed else 1


if __name__ == "__main__":
    sys.exit(main())
