"""What the tools that break the project share: the listing of known breaks, and a copy to break."""
import os
import pathlib
import re
import shutil
import subprocess

NOT_COPIED = {".git", "build", "node_modules", "__pycache__"}


class Trouble(Exception):
    """What keeps a tool from trying anything."""


def listed(path):
    """{(file, before, after): words} from blocks of `file`, `- before`, `+ after`, words."""
    known = {}
    text = re.sub(r"^#.*\n", "", path.read_text(), flags=re.M) if path.is_file() else ""
    for block in filter(None, (b.strip() for b in text.split("\n\n"))):
        lines = block.split("\n")
        if len(lines) < 4 or lines[1][:2] != "- " or lines[2][:2] != "+ ":
            raise Trouble(f"{path.name}: not file, - before, + after, reason:\n{block}")
        known[lines[0], lines[1][2:], lines[2][2:]] = " ".join(lines[3:])
    return known


def run(command):
    done = subprocess.run([str(c) for c in command], text=True, stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, check=False)
    if done.returncode:
        raise Trouble(f"{' '.join(map(str, command))} failed:\n{done.stdout}")
    return done.stdout


class Copy:
    """A copy of the project with its own build."""

    def __init__(self, root, folder, optimise="-O0"):
        self.folder, self.build = folder, folder / "build" / "mutate"
        changed = self.sync(root)
        if not changed and (self.build / "CMakeCache.txt").is_file():
            return
        quick = ["-G", "Ninja"] if shutil.which("ninja") else []
        if shutil.which("ld.lld"):
            quick.append("-DCMAKE_EXE_LINKER_FLAGS=-fuse-ld=lld")
        run(["cmake", *quick, "-S", folder, "-B", self.build, "-DCMAKE_BUILD_TYPE=Debug",
             f"-DCMAKE_C_FLAGS_DEBUG={optimise}", "-DBAYONET_WERROR=OFF"])

    def sync(self, root):
        """Copies what differs, so that what does not need not be built again. True if files came or
        went, or if what says how to build has changed."""
        wanted, changed = set(), False
        for at, folders, files in os.walk(root):
            here = pathlib.Path(at)
            folders[:] = [f for f in folders
                          if f not in NOT_COPIED and (here / f).resolve() != self.folder]
            for name in files:
                path = (here / name).relative_to(root)
                wanted.add(path)
                to, data = self.folder / path, (here / name).read_bytes()
                changed |= not to.is_file()
                if not to.is_file() or to.read_bytes() != data:
                    changed |= name == "CMakeLists.txt" or to.suffix == ".cmake"
                    to.parent.mkdir(parents=True, exist_ok=True)
                    to.write_bytes(data)
        for top in ("src", "tests", "include"):
            for path in (self.folder / top).rglob("*"):
                if path.is_file() and path.relative_to(self.folder) not in wanted:
                    path.unlink()
                    changed = True
        return changed

    def making(self, targets):
        return ["cmake", "--build", self.build, "--target", *targets]
