"""The door of the build that is tried, asked by lines."""
import json
import os
import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUILD = pathlib.Path(os.environ.get("BAYONET_BUILD", ROOT / "build/dev")).resolve()
DOOR = BUILD / "tests/support/door_lines"


def ask(requests):
    """The door's replies to requests, in their order."""
    lines = "".join(json.dumps(request) + "\n" for request in requests)
    done = subprocess.run([str(DOOR)], input=lines, text=True, check=True, stdout=subprocess.PIPE)
    return [json.loads(line) for line in done.stdout.split("\n")[:-1]]


class Door:
    """The one door, asked one request at a time."""

    def __init__(self):
        self.program = subprocess.Popen([str(DOOR)], text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def ask(self, request):
        self.program.stdin.write(json.dumps(request) + "\n")
        self.program.stdin.flush()
        return json.loads(self.program.stdout.readline())

    def close(self):
        self.program.stdin.close()
        self.program.stdout.close()
        self.program.wait()
