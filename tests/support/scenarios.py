"""The examples of the project as scenarios for the door."""
import json
import subprocess

from door import BUILD, ROOT


def scenario_of(name):
    """That of a file in examples/, whole."""
    done = subprocess.run([BUILD / "apps/cli/bayonet", "check", ROOT / "examples" / name, "--json"], check=True,
                          stdout=subprocess.PIPE)
    return json.loads(done.stdout)["scenario"]


def examples():
    """(name, scenario) of every example."""
    for path in sorted(path for path in (ROOT / "examples").iterdir() if path.is_file()):
        yield path.name, scenario_of(path.name)
