"""The command as the tests use it: run, or sat at on a terminal."""
import os
import pathlib
import pty
import select
import shutil
import subprocess
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
os.environ.pop("BAYONET_CALLED", None)  # else ./run calls it otherwise
BAYONET = os.path.abspath(shutil.which(os.environ.get("BAYONET", "bayonet")) or "bayonet")
EXAMPLES = sorted(path for path in (ROOT / "examples").iterdir() if path.is_file())
VERBS = ("check", "show", "odds", "best", "new")


def bayonet(*arguments, given=b"", **how):
    how.setdefault("timeout", 60)
    return subprocess.run([BAYONET, *map(str, arguments)], input=given, capture_output=True, **how)


def words(*arguments, **how):
    return bayonet(*arguments, **how).stdout.decode()


def answer(pid_terminal, text):
    os.write(pid_terminal, text.encode())


def on_terminal(arguments, typed, folder):
    """Runs the command on a terminal, types a line at each prompt; (all that was shown, status)."""
    pid, terminal = pty.fork()
    if pid == 0:
        os.chdir(folder)
        os.execv(BAYONET, [BAYONET, *arguments])
    shown, lines, end = b"", list(typed), time.monotonic() + 30
    while time.monotonic() < end:
        ready, _, _ = select.select([terminal], [], [], 0.3)
        try:
            got = os.read(terminal, 4096) if ready else b""
        except OSError:
            break
        if ready and not got:
            break
        shown += got
        if not ready and lines:
            answer(terminal, lines.pop(0))
    _, status = os.waitpid(pid, 0)
    os.close(terminal)
    return shown.decode(), status
