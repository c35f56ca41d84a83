"""Finds lines of C, and the ways to break each on purpose: cited ones, or all code of a file.

A line cites a clause by a comment that begins with its id: `x += 2; // WTJ-07, WTJ-09`. A header
without braces (`if (…) // WTJ-07`) cites the statement under it too. A comment alone at the left
margin cites the whole function under it; a comment alone further in, the statement under it.
A row of a table cites a clause by its tag (`"3", WTJ_07`). There, only numbers and readings given as
text are broken.

A break is a replacement in the text of the file. The compiler decides whether it compiles.
"""
import bisect
import dataclasses
import re

KEYWORDS = {"if", "while", "for", "switch", "return", "sizeof", "else", "do", "case", "default"}
COMPARISONS = {"<": ("<=", ">="), "<=": ("<", ">"), ">": (">=", "<="), ">=": (">", "<"),
               "==": ("!=",), "!=": ("==",)}
ARITHMETIC = {"+": "-", "-": "+", "*": "/", "/": "*", "%": "/"}
COMPOUND = {"+=": "-=", "-=": "+=", "++": "--", "--": "++", "|=": "&=", "&=": "|=", "*=": "/=",
            "/=": "*=", "&&": "||", "||": "&&"}
DECLARATION = re.compile(r"(?:(?:static|const|unsigned)\s+)*\w+\s+\**\w+(?:\[[^\]]*\])*\s*[=;,]")
AT_MARGIN = re.compile(r"^[A-Za-z_][^;{}]*[;{]", re.M)
TYPE = re.compile(r"(?:typedef\s+)?(?:struct|union)\b[^=(]*\{$")
BARE = re.compile(r"\s*(?!return\b)(?:(?:static|const|unsigned)\s+)*\w+\s+\**\w+(?:\[[^\]=]*\])*"
                  r"(?:,\s*\**\w+(?:\[[^\]=]*\])*)*;\s*$")  # a declaration without a value
HEADER = re.compile(r"\s+|else\b|(?:case\s[^:?]*|default\s*):|(?:if|for|while|switch)\s*\(")


VALUE = re.compile(r"(?:^return\s+|(?<![-+*/%|&<>=!^])=(?!=)\s*)(.+);$", re.S)
NOT_CODE = re.compile(r"//[^\n]*|/\*.*?\*/|\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])*'", re.S)


def masked(text, strings_too=True):
    """The text with comments, and strings, blanked: what is left keeps its place."""
    def blank(found):
        if found.group()[0] != "/" and not strings_too:
            return found.group()
        return re.sub(r"[^\n]", " ", found.group())
    return NOT_CODE.sub(blank, text)


def squeezed(text):
    return " ".join(text.split())


@dataclasses.dataclass(frozen=True)
class Citation:
    line: int       # where the comment stands, from 1
    clauses: tuple  # the ids
    start: int      # the code it cites
    end: int
    kind: str       # "line", "function", "row", "value"


@dataclasses.dataclass(frozen=True)
class Mutant:
    file: str
    line: int
    clauses: tuple
    start: int
    end: int
    text: str    # what takes the place of start .. end
    what: str    # in words
    before: str  # the broken lines, blanks squeezed, comments away
    after: str

    def applied(self, text):
        return text[:self.start] + self.text + text[self.end:]


class Source:
    """One file: its text, its citations and their mutants."""

    def __init__(self, name, text, clauses, enums):
        """`clauses`: {tag: id}; `enums`: what `siblings` found."""
        self.name, self.text, self.clauses, self.enums = name, text, clauses, enums
        self.code, self.bare = masked(text), masked(text, strings_too=False)
        self.starts = [0] + [i + 1 for i, c in enumerate(text) if c == "\n"]
        ids = "|".join(map(re.escape, sorted(clauses.values())))
        self._code = None  # the mutants of all code, once they are asked for
        self.id = re.compile(rf"\b(?:{ids})(?![\w-])")

    def line_of(self, place):
        return bisect.bisect_right(self.starts, place)

    # --- What is cited -----------------------------------------------------------------------

    def citations(self):
        for number, start in enumerate(self.starts, 1):
            end = self.text.find("\n", start)
            end = len(self.text) if end < 0 else end
            comment = re.search(r"//\s*(.*)$", self.text[start:end])
            code = self.code[start:end]
            tags = [t for t in re.findall(r"\w+", code) if t in self.clauses]
            if tags and '"' in self.text[start:end] and not code.startswith("#"):
                yield Citation(number, tuple(self.clauses[t] for t in tags), start, end, "row")
                continue
            if not comment or not self.id.match(comment.group(1)):
                continue
            clauses, kind = tuple(dict.fromkeys(self.id.findall(comment.group(1)))), "line"
            if code.strip():
                if re.match(r"\s*(\}?\s*else\s+)?(if|for|while)\b.*\)\s*$", code):
                    end = self.code.find(";", end) + 1 or end
            elif self.text[start:start + 2] == "//":
                kind, start = "function", self.code.find("{\n", end) + 1 or end
                end = self.code.find("\n}", start)
            else:
                start = end
                end = self.code.find(";", start) + 1 or start
            yield Citation(number, clauses, start, end, kind)

    # --- What is code ------------------------------------------------------------------------

    def pieces(self):
        """The bodies of the functions, and the values at the margin. Types and prototypes hold none."""
        place = 0
        while found := AT_MARGIN.search(self.code, place):
            head, start, place = found.group(), found.start(), found.end()
            if head.endswith("{"):
                place = self.closing(place, "{}") + 1
            if TYPE.match(head) or head.startswith("static_assert"):
                continue
            if head.endswith("{") and "=" not in head and "(" in head:
                yield Citation(self.line_of(start), (), found.end(), place - 1, "function")
            elif head.endswith("{") or "=" in head:
                start = start + head.index("=") if "=" in head else found.end()
                yield Citation(self.line_of(start), (), start, place, "value")

    def code_mutants(self):
        if self._code is None:
            self._code = list(self._of_code())
        return self._code

    def _of_code(self):
        """Of all code. An assertion may say anything that is true, so none of it is broken; nor is a
        declaration without a value, of which only the size could be."""
        for piece in self.pieces():
            for mutant in self.mutants(piece):
                line = self.code[self.starts[mutant.line - 1]:].split("\n", 1)[0]
                if "assert(" not in mutant.before and not BARE.match(line):
                    yield mutant

    # --- How it can be broken ------------------------------------------------------------------

    def all_mutants(self):
        """Of every citation; what a line cites for itself is not broken for its function too."""
        cited = list(self.citations())
        own = [(c.start, c.end) for c in cited if c.kind == "line"]
        for one in cited:
            for mutant in self.mutants(one):
                if one.kind != "function" or not any(a <= mutant.start < b for a, b in own):
                    yield mutant

    def mutants(self, cited):
        seen = set()
        rules = {"row": self._row, "value": self._of_value}.get(cited.kind, self._breaks)
        for start, end, text, what in rules(cited.start, cited.end):
            line = self.code.rfind("\n", 0, start) + 1
            if (start, end, text) in seen or self.code.startswith("#", line):
                continue
            seen.add((start, end, text))
            first, last = self.line_of(start), self.line_of(max(start, end - 1))
            left = self.starts[first - 1]
            right = self.starts[last] if last < len(self.starts) else len(self.text)
            before = self.bare[left:right]
            after = self.bare[left:start] + text + self.bare[end:right]
            at = first if cited.kind in ("function", "value") else cited.line
            yield Mutant(self.name, at, cited.clauses, start, end, text, what, squeezed(before),
                         squeezed(after))

    def _row(self, start, end):
        part = self.bare[start:end]
        for m in re.finditer(r'"(\d+)"', part):
            number = int(m.group(1))
            for other in (number - 1, number + 1) if number else (1,):
                yield (start + m.start(1), start + m.end(1), str(other),
                       f"`{number}` to `{other}`")
        for m in re.finditer(r'"([\w-]+(?:\|[\w-]+)+)",\s*"([\w-]+)"', part):
            for other in m.group(1).split("|"):
                if other != m.group(2):
                    yield (start + m.start(2), start + m.end(2), other,
                           f"`{m.group(2)}` to `{other}`")

    def _breaks(self, start, end):
        part = self.code[start:end]
        for rule in (self._operators, self._conditions, self._constants, self._calls):
            yield from rule(part, start)
        yield from self._statements(start, end)

    def _of_value(self, start, end):
        part = self.code[start:end]
        for rule in (self._operators, self._constants):
            yield from rule(part, start)

    def _operators(self, part, at):
        for m in re.finditer(r"(?<![-<>=!+*/%&|^])(<=|>=|==|!=|<|>)(?![<>=])", part):
            for other in COMPARISONS[m.group()]:
                yield at + m.start(), at + m.end(), other, f"`{m.group()}` to `{other}`"
        for m in re.finditer(r"(?<=[\w)\]] )[-+*/%](?= )", part):
            other = ARITHMETIC[m.group()]
            yield at + m.start(), at + m.end(), other, f"`{m.group()}` to `{other}`"
        for m in re.finditer(r"\+=|-=|\+\+|--|\|=|&=|\*=|/=|&&|\|\|", part):
            other = COMPOUND[m.group()]
            yield at + m.start(), at + m.end(), other, f"`{m.group()}` to `{other}`"
        for m in re.finditer(r"!(?!=)", part):
            yield at + m.start(), at + m.end(), "", "`!` dropped"

    def _conditions(self, part, at):
        for m in re.finditer(r"\b(?:if|while) \(", part):
            left = at + m.end()
            right = self.closing(left)
            inside = self.bare[left:right].rstrip()
            yield left, right, f"!({inside})", f"condition `{squeezed(inside)}` negated"
        for m in re.finditer(r" \? ", part):
            right = at + m.start()
            left = self.condition_before(right)
            inside = self.bare[left:right].rstrip()
            yield left, right, f"!({inside})", f"condition `{squeezed(inside)}` negated"

    def _constants(self, part, at):
        for m in re.finditer(r"(?<![\w.])(\d+)(u?)(?![\w.]|\] = \{)", part):
            number = int(m.group(1))
            near = {0: (1,), 1: (0,)}.get(number, (number - 1, number + 1))
            for other in near:
                yield (at + m.start(), at + m.end(), f"{other}{m.group(2)}",
                       f"`{m.group()}` to `{other}`")
        for m in re.finditer(r"\b(true|false)\b", part):
            other = "false" if m.group() == "true" else "true"
            yield at + m.start(), at + m.end(), other, f"`{m.group()}` to `{other}`"
        for m in re.finditer(r"\b[A-Z]\w+\b", part):
            for other in self.enums.get(m.group(), ()):
                yield at + m.start(), at + m.end(), other, f"`{m.group()}` to `{other}`"
        for m in re.finditer(r"\{(\w+), (\w+)(?=[,}])", part):
            one, two = m.groups()
            if one != two:
                yield (at + m.start(1), at + m.end(2), f"{two}, {one}",
                       f"`{one}`, `{two}` swapped")

    def _calls(self, part, at):
        for m in re.finditer(r"\b([a-z]\w*)\(", part):
            start, end = at + m.start(), self.closing(at + m.end()) + 1
            if m.group(1) in KEYWORDS or self.statement(end)[0] == start:
                continue
            yield start, end, "0", f"result of `{m.group(1)}` dropped"

    def _statements(self, start, end):
        place = start
        while True:
            place = self.statement_end(place)
            left, right = self.statement(place) if place > 0 else (end, end)
            if left >= end:
                return
            said = self.bare[left:right]
            value = VALUE.search(said)
            if value and not re.fullmatch(r"\d+|true|false|NULL|BAY_OK|\{.*\}", value.group(1),
                                               flags=re.S):
                yield (left + value.start(1), left + value.end(1), "0",
                       f"value `{squeezed(value.group(1))}` dropped")
            last = re.match(r"\s*\n\}", self.code[right:])
            if said.startswith("return") and last or DECLARATION.match(said) \
                    and not said.startswith("return"):
                continue
            yield left, right, ";", f"`{squeezed(said)}` deleted"

    # --- Where things begin and end ----------------------------------------------------------

    def closing(self, place, pair="()"):
        """The parenthesis that closes the one before `place`."""
        depth = 1
        while depth:
            depth += {pair[0]: 1, pair[1]: -1}.get(self.code[place], 0)
            place += 1
        return place - 1

    def condition_before(self, place):
        """Where the condition of the `?` at `place` begins."""
        depth = 0
        for i in range(place - 1, 0, -1):
            c = self.code[i]
            depth += {")": 1, "]": 1, "(": -1, "[": -1}.get(c, 0)
            assigned = c == "=" and self.code[i - 1] not in "=!<>" and self.code[i + 1] != "="
            returned = self.code[max(0, i - 6):i + 1] == "return "
            if depth < 0 or depth == 0 and (c in ",;{?:" or assigned or returned):
                return i + 1 + len(self.code[i + 1:]) - len(self.code[i + 1:].lstrip())
        return place

    def statement_end(self, place):
        """After the next `;` that is not in parentheses; -1 when there is none."""
        depth = 0
        for i in range(place, len(self.code)):
            c = self.code[i]
            depth = max(0, depth + {"(": 1, ")": -1}.get(c, 0))
            if c == ";" and depth == 0:
                return i + 1
        return -1

    def statement(self, place):
        """The simple statement that holds the character before `place`, headers left out."""
        end = self.statement_end(place - 1)
        depth, start = 0, end - 1
        while start > 0:
            c = self.code[start - 1]
            if depth == 0 and (c in ";{" or c == "}" and not self.initializer(start - 1)):
                break
            depth += {")": 1, "}": 1, "(": -1, "{": -1}.get(c, 0)
            start -= 1
        while True:
            found = HEADER.match(self.code, start)
            if not found:
                return start, end
            start = found.end()
            if found.group().endswith("("):
                start = self.closing(start) + 1

    def initializer(self, place):
        """Does the brace that closes at `place` close a value?"""
        return bool(re.match(r"\}\s*[;,)]", self.code[place:place + 40]))


def lists_of(code):
    """Lists of enumerators that code makes from rows: `#define ROWS(ROW, …) ROW(NAME, …) …` names
    its rows, and in a row `(FIRST, SECOND)` the values of a reading."""
    found = []
    for head, body in re.findall(r"#define \w+\(([A-Z][\w, ]*)\)((?:[^\n]*\\\n)+[^\n]*)", code):
        kinds = "|".join(head.replace(" ", "").split(","))
        found.append(re.findall(rf"\b(?:{kinds})\(\s*(\w+)\s*,", body))
        found += [values.replace(" ", "").split(",")
                  for values in re.findall(rf"\b(?:{kinds})\(\s*\w+\s*,\s*\(([\w, ]+)\)", body)]
    return found


def siblings(texts):
    """For each enumerator those that may take its place: the neighbours in its enum."""
    other = {}
    for text in texts:
        masked_text = masked(text)
        code = re.sub(r"^\s*#.*$", "", masked_text, flags=re.M)
        enums = [re.findall(r"(?:^|,)\s*([A-Za-z]\w*)", body)
                 for body in re.findall(r"\benum\s*\w*\s*\{([^}]*)\}", code)]
        for names in enums + lists_of(masked_text):
            for i, name in enumerate(names):
                near = names[i + 1:i + 2] + names[max(0, i - 1):i]
                other[name] = [n for n in near if n != "BAY_NOBODY"]  # it indexes no side
    return other
