// Hints about YAML, by the table that the command has: the rule that a line probably breaks, and
// the line as it was probably meant.
import { hints } from 'yaml-words';

export interface YamlHint {
  words: string;
  /** The corrected line. */
  write: string;
}

/** A line of block YAML, taken apart: "  - title: Hill # 3" is lead "  - title: ", the rest. */
interface Parts {
  line: string;
  /** Blanks at the start. */
  indent: number;
  /** Characters before the value: indentation, dashes, key and colon. */
  lead: number;
  /** Where a comment begins in the value; the end of the line when there is none. */
  comment: number;
  /** Whether the lead holds a key. */
  keyed: boolean;
}

type Row = (typeof hints)[number];

const CURLY = /[“”„‘’‚«»]/g;

function take_apart(line: string): Parts {
  const found = /^([ \t]*)((?:-[ \t]+)*)((?:[A-Za-z0-9_.-]+:(?=[ \t]|$)[ \t]*)?)/.exec(line);
  const [all = '', blanks = '', , key = ''] = found ?? [];
  const lead = all.length;
  const from = Math.max(lead, 1);
  const comment = line.slice(from - 1).search(/[ \t]#/);
  return {
    line,
    indent: blanks.length,
    lead,
    comment: comment < 0 ? line.length : from + comment,
    keyed: key !== '',
  };
}

/** The line with its value in double quotes, up to `end`. */
function quote(of: Parts, end: number): string {
  const value = of.line.slice(of.lead, end).trimEnd().replace(/["\\]/g, '\\$&');
  const rest = end < of.line.length ? `  ${of.line.slice(end)}` : '';
  return `${of.line.slice(0, of.lead)}"${value}"${rest}`;
}

const put = (of: Parts, at: number, rest: string): string => of.line.slice(0, at) + rest;

const MENDS: Record<Row['mend'], (of: Parts, found: RegExpExecArray) => string> = {
  BLANKS: (of) => of.line.slice(0, of.indent).replaceAll('\t', '  ') + of.line.slice(of.indent),
  BLANK: (of, found) => {
    const end = of.lead + found.index + (found[1]?.length ?? 0);
    return put(of, end, ` ${of.line.slice(end)}`);
  },
  STRAIGHT: (of) => {
    const value = of.line.slice(of.lead);
    const straight = value.replace(CURLY, (mark, at: number) =>
      at > 0 && /[A-Za-z0-9_.-]/.test(value[at + 1] ?? '') ? mark : '"',
    );
    return put(of, of.lead, straight);
  },
  NO_QUOTES: (of, found) => {
    const from = of.lead + found.index;
    return put(of, from, of.line.slice(from).replace(CURLY, ''));
  },
  QUOTE: (of) => quote(of, of.comment),
  QUOTE_ALL: (of) => quote(of, of.line.length),
  CLOSE: (of) => of.line + of.line.charAt(of.lead),
};

const LEADS: Record<Row['lead'], (of: Parts) => boolean> = {
  ANYTHING: () => true,
  KEY: (of) => of.keyed,
  NO_KEY: (of) => !of.keyed,
  ITEM: (of) => of.lead > of.indent,
};

/** Where a row looks; a line of blanks is not indented. */
const PARTS: Record<Row['part'], (of: Parts) => string> = {
  INDENT: (of) => (of.indent === of.line.length ? '' : of.line.slice(0, of.indent)),
  VALUE: (of) => of.line.slice(of.lead),
  COMMENT: (of) => of.line.slice(of.lead, of.comment),
};

const ROWS = hints.map((row) => ({
  ...row,
  find: new RegExp(row.find),
  unless: row.unless ? new RegExp(row.unless) : null,
}));

function first_of(rows: typeof ROWS, line: string): YamlHint | null {
  const of = take_apart(line);
  for (const row of rows) {
    if (!LEADS[row.lead](of)) continue;
    const part = PARTS[row.part](of);
    const found = row.find.exec(part);
    if (found && !row.unless?.test(part))
      return { words: row.words, write: MENDS[row.mend](of, found) };
  }
  return null;
}

/** The rule that a line probably breaks; null when it looks well. */
export const yaml_hint = (line: string): YamlHint | null => first_of(ROWS, line);

const SILENT = ROWS.filter((row) => row.silent);

/** The same of what YAML takes without complaint. */
export const silent_hint = (line: string): YamlHint | null => first_of(SILENT, line);
