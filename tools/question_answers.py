"""Measures what an answer of docs/questions/ hangs on, for tools/questions.py.

An answer is a list of statements about the figures of its question:

    <!-- answer: A1.1 < A1.2; A2.1 > A2.2 besides: A3.1 ~ A3.2 -->

Statements after `besides:` are part of the text, but not its main point. `A1.2` is row 1, column 2 of the
question's first table, `B` is its second table. Two sides are compared by `<`, `>` (by any amount), or `~`
(less than 3 apart). They may be sums and differences, numbers, and multiples of a figure (`100 A1.2`).

Each number and reading that an assault read and that is not certain is set to its other values, as
`--hangs-on` does, and every figure of the question is computed again. Settings that move a chance by 1 in
100, or casualties by 1 in 100 of their maximum, are named; first those that make a statement untrue.
"""
import collections
import re
import shlex
import textwrap

MOVED = 1.0       # in 100: what moves a figure by as much is named
MOST = 5          # so many have their figures named; so has all that turns the answer, and one that does not
WIDTH = 110
MEASURED = ("ground", "mean.attacker_losses", "mean.defender_losses")  # of what --hangs-on tells the figures
TERM = re.compile(r"([-+]?)\s*(\d+(?:\.\d+)?)?\s*([A-Z]\d+\.\d+)?")  # sign, so many times, a figure

Cell = collections.namedtuple("Cell", "command path row head figure most shown")
Change = collections.namedtuple("Change", "name value confidence")


class Statement:
    """One statement about figures."""

    def __init__(self, text):
        self.text = text.strip()
        parts = re.fullmatch(r"([^<>~]+)([<>~])([^<>~]+)", self.text)
        if not parts:
            raise ValueError(f"no statement: {self.text}")
        self.left, self.sign, self.right = parts[1], parts[2], parts[3]

    def cells(self):
        return re.findall(r"[A-Z]\d+\.\d+", self.text)

    def holds(self, figures):
        """figures: by name, A1.2. None where one of them is not known."""
        if any(figures.get(name) is None for name in self.cells()):
            return None
        apart = total(self.left, figures) - total(self.right, figures)
        return {"<": apart < -1e-9, ">": apart > 1e-9, "~": abs(apart) < 3}[self.sign]


def total(side, figures):
    """The value of a sum such as A1.1 - 100 A1.2 + 10."""
    return sum(float(f"{sign}1") * float(times or 1) * (figures[name] if name else 1)
               for sign, times, name in TERM.findall(side) if times or name)


def moved(cell, figure):
    """By how much in 100 a figure is another: of casualties, of the most there can be."""
    apart = abs(figure - cell.figure)
    return 100 * apart / cell.most if cell.most else apart


class Answer:
    """cells: by name. engine: what questions.Engine has."""

    def __init__(self, statements, cells, engine):
        main, _, besides = statements.partition("besides:")
        self.main = [Statement(text) for text in main.split(";")]
        self.besides = [Statement(text) for text in besides.split(";") if text.strip()]
        self.cells, self.engine = cells, engine
        self.unmeasured, self.forbidding = [], {}  # rows; the clause by change

    def wrong(self):
        """Statements that are not true, or name a figure that is not there."""
        figures = {name: cell.figure for name, cell in self.cells.items()}
        return [one.text for one in self.main + self.besides if not one.holds(figures)]

    def settings(self, cell):
        """What the assault of a cell read and is not certain, by name; not what its own command sets."""
        reply = self.engine.hangs_on(cell.command)
        if reply is None:
            self.unmeasured.append(cell.row)
            return {}
        given = {word.partition("=")[0] for word in shlex.split(cell.command)}
        return {row["name"]: row for row in reply["settings"] if row["name"] not in given}

    def changes(self):
        """{change: {cell's name: figure}} of all figures that another value gives; None: it is forbidden."""
        found = {}
        for name, cell in self.cells.items():
            for row in self.settings(cell).values():
                for move in row["moves"]:
                    change = Change(row["name"], str(move["value"]), row["confidence"])
                    self.forbidding[change] = self.forbidding.get(change) or move["clause"]
                    found.setdefault(change, {})[name] = self.figure(cell, row, move)
        return found

    def figure(self, cell, row, move):
        if move["clause"] is not None:
            return None
        if cell.path in MEASURED:
            figure = move[cell.path.removeprefix("mean.")]
            return 100 * figure if cell.path == "ground" else figure
        return self.engine.value(f"{cell.command} {row['name']}={move['value']}", cell.path)

    def turned(self, figures):
        """(0 the answer, 1 a part of it; the statement) that these figures turn; None: neither."""
        wrong = self.wrong()
        for rank, statements in enumerate((self.main, self.besides)):
            for one in statements:
                if one.holds(figures) is False and one.text not in wrong:
                    return rank, one
        return None

    def lines(self):
        """What it hangs on, in lines of the page."""
        turning, moving, names = [], {}, set()
        for change, other in self.changes().items():
            names.add(change.name)
            figures = {name: other.get(name, cell.figure) for name, cell in self.cells.items()}
            turned, (by, text) = self.turned(figures), self.largest(change, other)
            if turned:
                turning.append((turned[0], -by, change, self.words(turned[1].cells(), figures)))
            elif by >= MOVED:
                moving.setdefault(change.name, []).append((2, -by, change, text))
        named = {row[2].name for row in turning}
        calm = [min(rows) for name, rows in moving.items() if name not in named]
        rows = merged(sorted(turning + calm, key=lambda row: row[:3]))
        first = next((row for row in rows if row[0] == 2), None)
        full = [row for at, row in enumerate(rows) if at < MOST or row[0] == 0 or row is first]
        return [*written(full), *self.rest([row for row in rows if row not in full],
                                           len(names - named - set(moving)))]

    def largest(self, change, other):
        """(by how much, words) of the figure that a change moves most."""
        forbidden = [self.cells[name].row for name, figure in other.items() if figure is None]
        if forbidden:
            rows, clause = listed(forbidden), self.forbidding[change]
            return 100.0, f"{clause} forbids {rows}" if clause else f"there is no such choice in {rows}"
        name = max(other, key=lambda name: moved(self.cells[name], other[name]))
        return round(moved(self.cells[name], other[name]), 6), self.words([name], other)

    def words(self, names, figures):
        """What becomes of these cells: `one company, 1 hour: one die 93, not 51; two dice 90, not 64`."""
        cells = {name: self.cells[name] for name in names}
        before, place = "", lambda cell: f"{cell.row}, {cell.head}"
        if len({cell.row for cell in cells.values()}) == 1:
            before, place = f"{self.cells[names[0]].row}: ", lambda cell: cell.head
        elif len({cell.head for cell in cells.values()}) == 1:
            before, place = f"{self.cells[names[0]].head}: ", lambda cell: cell.row
        return before + "; ".join(f"{place(cell)} {self.now(cell, figures[name])}"
                                  for name, cell in cells.items())

    def now(self, cell, figure):
        text = self.engine.shown(figure, cell.shown)
        return text if text == cell.shown else f"{text}, not {cell.shown}"

    def rest(self, rows, still):
        """How many more, without figures; still: how many move nothing."""
        for rank, words in ((1, "and turning a part of it"), (2, "and, without turning it")):
            more = [f"`{change.name}`" for row in rows if row[0] == rank for change in row[2]]
            if more:
                yield from wrapped(f"- {words}: {listed(more)}.")
        if still:
            some = f"{still} others move" if still > 1 else "1 other moves"
            yield f"- {some} no figure by 1 in 100."
        if self.unmeasured:
            yield from wrapped(f"- Too large to be measured: {listed(self.unmeasured)}.")


def merged(rows):
    """(rank, by, changes, words) of rows of (rank, by, change, words), those that say the same as one."""
    same = {}
    for rank, by, change, text in rows:
        same.setdefault((rank, change.confidence, text), (by, []))[1].append(change)
    return [(rank, by, changes, text) for (rank, _, text), (by, changes) in same.items()]


def written(rows):
    """A line each, by what it does to the answer."""
    for rank, _, changes, text in rows:
        names = listed([f"`{change.name}={change.value}`" for change in changes])
        turns = "turns" if len(changes) == 1 else "turn"
        does = (f" **{turns} it**", f" {turns} a part of it", "")[rank]
        yield from wrapped(f"- {names} ({changes[0].confidence}){does}: {text}.")


def listed(words):
    words = list(dict.fromkeys(words))
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


def wrapped(line):
    return textwrap.wrap(line, WIDTH, subsequent_indent="  ", break_on_hyphens=False, break_long_words=False)
