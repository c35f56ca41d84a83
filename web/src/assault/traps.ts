// The traps of YAML that a scenario steps into, each with the line as it was probably meant.
// The command says the same of the same lines (apps/cli/yaml/traps.c).

export interface Trap {
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
  /** Whether the lead holds a key. */
  keyed: boolean;
}

const CURLY = /[“”„‘’‚«»]/;
const is_blank = (at: string | undefined): boolean => at === ' ' || at === '\t';
const is_key = (at: string | undefined): boolean => at !== undefined && /[A-Za-z0-9_.-]/.test(at);
const begins_with = (of: Parts, set: string): boolean =>
  of.lead < of.line.length && set.includes(of.line.charAt(of.lead));

function key_end(line: string, at: number): number {
  while (is_key(line[at])) at += 1;
  return at;
}

function take_apart(line: string): Parts {
  const lead = /^([ \t]*)((?:-[ \t]+)*)((?:[A-Za-z0-9_.-]+:(?=[ \t]|$)[ \t]*)?)/.exec(line);
  const [all = '', blanks = '', , key = ''] = lead ?? [];
  return { line, indent: blanks.length, lead: all.length, keyed: key !== '' };
}

/** The line with its value in double quotes, up to where a comment begins. */
function quoted(of: Parts, comment: number): string {
  const value = of.line.slice(of.lead, comment).trimEnd().replace(/["\\]/g, '\\$&');
  const rest = comment < of.line.length ? `  ${of.line.slice(comment)}` : '';
  return `${of.line.slice(0, of.lead)}"${value}"${rest}`;
}

function tab_in_indentation(of: Parts): Trap | null {
  const blanks = of.line.slice(0, of.indent);
  if (!blanks.includes('\t') || of.indent === of.line.length) return null;
  return {
    words: 'The line is indented with a tab; YAML needs spaces.',
    write: blanks.replaceAll('\t', '  ') + of.line.slice(of.indent),
  };
}

/** A value (or a key) that begins with a curly quote. An apostrophe inside a word is none. */
function curly_quote(of: Parts): Trap | null {
  const value = of.line.slice(of.lead);
  if (!CURLY.test(value.charAt(0))) return null;
  const straight = [...value].map((letter, index) =>
    CURLY.test(letter) && !(index > 0 && is_key(value[index + 1])) ? '"' : letter,
  );
  return {
    words: 'Curly quotes are letters like any other to YAML; use straight ones.',
    write: of.line.slice(0, of.lead) + straight.join(''),
  };
}

/** key:value at the start of a line, or after { or a comma. */
function missing_space(of: Parts): Trap | null {
  const { line } = of;
  for (let at = of.lead; at < line.length; at += 1) {
    const listed = is_blank(line[at - 1]) && at > 1 && line[at - 2] === ',';
    const end = at === of.lead || line[at - 1] === '{' || listed ? key_end(line, at) : at;
    if (end === at || end + 1 >= line.length || line[end] !== ':') continue;
    if (is_blank(line[end + 1]) || line[end + 1] === '/') continue;
    if (at === of.lead && of.keyed) continue; // a value such as 10:30
    return {
      words: 'A space is missing after the colon.',
      write: `${line.slice(0, end + 1)} ${line.slice(end + 1)}`,
    };
  }
  return null;
}

/** Where a comment begins in the value. `glued`: only a # that runs on into a word: Coy #2. */
function hash_at(of: Parts, glued: boolean): number {
  for (let at = Math.max(of.lead, 1); at < of.line.length; at += 1)
    if (of.line[at] === '#' && is_blank(of.line[at - 1]) && (!glued || is_key(of.line[at + 1])))
      return at;
  return of.line.length;
}

function hash_in_value(of: Parts): Trap | null {
  if (of.lead === of.indent || begins_with(of, '"\'{[|>')) return null;
  if (hash_at(of, true) === of.line.length) return null;
  return {
    words: 'What follows a # is a comment; in a value it needs quotes.',
    write: quoted(of, of.line.length),
  };
}

function colon_in_value(of: Parts): Trap | null {
  if (!of.keyed || begins_with(of, '"\'{[|>#')) return null;
  const end = hash_at(of, false);
  if (!/:(?:[ \t]|$)/.test(of.line.slice(of.lead, end))) return null;
  return {
    words: 'A colon and a space make a key; a value that holds them needs quotes.',
    write: quoted(of, end),
  };
}

function reserved_letter(of: Parts): Trap | null {
  if (of.lead === of.indent || !begins_with(of, '@`%&*!')) return null;
  return {
    words: 'A value that begins with one of @ ` % & * ! needs quotes.',
    write: quoted(of, hash_at(of, false)),
  };
}

function unclosed_quote(of: Parts): Trap | null {
  if (!begins_with(of, '"\'')) return null;
  const quote = of.line.charAt(of.lead);
  const rest = of.line.slice(of.lead + 1);
  const closed = [...rest].some((letter, at) => letter === quote && rest[at - 1] !== '\\');
  if (closed) return null;
  return { words: 'The quotation mark has no partner on its line.', write: of.line + quote };
}

/** A quote that opens in the middle of a value: 6 ‘regular’. Such quotes go. */
function curly_inside(of: Parts): Trap | null {
  const value = of.line.slice(of.lead);
  const opening = /[ {[(,][“”„‘’‚«»]/.exec(value);
  if (!opening) return null;
  const from = opening.index + 1;
  return {
    words: 'Curly quotes are letters like any other to YAML; leave them out.',
    write:
      of.line.slice(0, of.lead) +
      value.slice(0, from) +
      value.slice(from).replace(new RegExp(CURLY, 'g'), ''),
  };
}

/** In the order in which they are looked for. */
const TRAPS = [
  tab_in_indentation,
  curly_quote,
  missing_space,
  hash_in_value,
  colon_in_value,
  reserved_letter,
  unclosed_quote,
  curly_inside,
];

/** The trap that a line looks like having stepped into; null when it looks well. */
export function trap_in(line: string): Trap | null {
  const parts = take_apart(line);
  for (const trap of TRAPS) {
    const found = trap(parts);
    if (found) return found;
  }
  return null;
}

/** What YAML takes without complaint but hardly means what was meant. */
export function silent_trap(line: string): Trap | null {
  const parts = take_apart(line);
  return curly_quote(parts) ?? hash_in_value(parts);
}
