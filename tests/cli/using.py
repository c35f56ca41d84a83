"""The command as the tests use it: run, or sat at on a terminal."""
import fcntl
import os
import pathlib
import pty
import re
import select
import shutil
import signal
import subprocess
import termios
import time

from limits import seconds

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
os.environ.pop("BAYONET_CALLED", None)  # else ./run calls it otherwise
BAYONET = os.path.abspath(shutil.which(os.environ.get("BAYONET", "bayonet")) or "bayonet")
EXAMPLES = sorted(path for path in (ROOT / "examples").iterdir() if path.is_file())
VERBS = ("check", "show", "odds", "best", "new")


def bayonet(*arguments, given=b"", **how):
    how.setdefault("timeout", seconds(60))
    return subprocess.run([BAYONET, *map(str, arguments)], input=given, capture_output=True, **how)


def words(*arguments, **how):
    return bayonet(*arguments, **how).stdout.decode()


def read_until(run, *words):
    """Reads what a running command prints until one of the words is in it, however it comes in pieces."""
    shown = b""
    while not any(word in shown for word in words):
        got = os.read(run.stdout.fileno(), 4096)
        if not got:
            raise AssertionError(f"it ended, and showed only: {shown}")
        shown += got


class Terminal:
    """The command on a terminal of its own. Nothing is timed: what is typed waits for what is shown."""

    def __init__(self, arguments, **how):
        self.shown, (self.master, slave) = "", pty.openpty()
        how = {"stdin": slave, "stdout": slave, "stderr": slave, **how}
        self.run = subprocess.Popen([BAYONET, *map(str, arguments)], start_new_session=True,
                                    preexec_fn=lambda: fcntl.ioctl(slave, termios.TIOCSCTTY, 0), **how)
        os.close(slave)

    def type(self, text):
        os.write(self.master, text.encode())

    def wait_for(self, seen):
        """Reads until `seen` holds of what is shown (True), or until the command has closed (False)."""
        limit = seconds(30)
        end = time.monotonic() + limit
        while not seen(self.shown):
            if not select.select([self.master], [], [], max(0, end - time.monotonic()))[0]:
                self.run.kill()
                raise AssertionError(f"timed out after {limit:.0f} s; shown so far:\n{self.shown}")
            try:
                got = os.read(self.master, 4096)
            except OSError:  # Linux says so that nobody is at the other end
                got = b""
            if not got:
                return False
            self.shown += got.decode(errors="replace")
        return True

    def at_prompt(self, prompt):
        """Waits for a line that ends as a prompt does, with `prompt` in it; False when it has closed."""
        since = len(self.shown)
        return self.wait_for(lambda text: PROMPT.search(text, since) and prompt in text[since:].rpartition("\n")[2])

    def close(self):
        """Waits for the end; the exit status, negative where a signal was its end."""
        self.wait_for(lambda _: False)
        os.close(self.master)
        return self.run.wait(timeout=seconds(30))


def interrupted(arguments, seen, **how):
    """(exit status, standard output, what the terminal shows) of a run that Ctrl-C stops once a pattern is `seen`."""
    terminal = Terminal(arguments, stdout=subprocess.PIPE, **how)
    if not terminal.wait_for(seen.search):
        raise AssertionError(f"it ended by itself: {terminal.shown}")
    terminal.run.send_signal(signal.SIGINT)
    out = terminal.run.stdout.read().decode()
    terminal.run.stdout.close()
    return terminal.close(), out, terminal.shown


PROMPT = re.compile(r"[>:\])] \Z")


def on_terminal(arguments, typed, folder):
    """Runs the command on a terminal and types a text at each prompt; (all that was shown, exit status).
    A pair waits for a prompt with certain words: ("1 more die", "4\\r"); ("", text) waits for none."""
    terminal = Terminal(arguments, cwd=folder)
    for item in typed:
        prompt, text = item if isinstance(item, tuple) else (None, item)
        if prompt != "" and not terminal.at_prompt(prompt or ""):
            break
        terminal.type(text)
    status = terminal.close()
    return terminal.shown, status
