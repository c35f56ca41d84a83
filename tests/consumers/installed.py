"""An installed tree for the tests, moved once so that nothing can depend on where it was put."""
import os
import pathlib
import re
import shutil
import subprocess

from limits import seconds

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUILD = pathlib.Path(os.environ["BAYONET_BUILD"])
CC = os.environ.get("CC", "cc")
CXX = os.environ.get("CXX", "c++")
SECONDS = 120


def run(*command, **more):
    """What the command prints; an error with its words when it fails."""
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True,
                          timeout=seconds(SECONDS), check=False, **more)
    if done.returncode:
        raise AssertionError(f"{command}: exit status {done.returncode}\n{done.stdout}{done.stderr}")
    return done.stdout


def install(name):
    """The folder under which the tree stands."""
    first, then = BUILD / "installed" / f"{name}-first", BUILD / "installed" / name
    for place in (first, then):
        shutil.rmtree(place, ignore_errors=True)
    run("cmake", "--install", BUILD, "--prefix", first)
    first.rename(then)
    return then


def find(tree, pattern):
    """The one file under `tree` that fits, wherever this system puts such."""
    found = [path for path in sorted(tree.rglob(pattern)) if not path.is_symlink()]
    if len(found) != 1:
        raise AssertionError(f"{pattern} under {tree}: {found}")
    return found[0]


def declared(include):
    """Names of the functions and variables that the public headers declare."""
    headers = sorted((include / "bayonet").glob("*.h"))
    text = run(CC, "-std=c99", "-E", "-P", "-I", include, "-x", "c", "-",
               input="".join(f'#include "bayonet/{header.name}"\n' for header in headers))
    while re.search(r"{[^{}]*}", text):  # bodies, from the inside: those of types, then those of functions
        text, types = re.subn(r"\b(struct|union|enum)\b[\w\s]*{[^{}]*}", r"\1", text)
        if not types:
            text = re.sub(r"{[^{}]*}", ";", text)
    names = set()
    for statement in map(str.strip, text.split(";")):
        if not re.match(r"(typedef|static)\b|struct \w+$", statement):
            names.update(re.findall(r"\b(bay_\w+)\s*(?:\(|\[|$)", statement)[:1])
    return names
