// A scenario as text: YAML 1.2, which includes every JSON document. The place of each value is
// kept, so that a message of the door about a path can be shown at its line.
import type { Document, Node, Pair, YAMLError, YAMLMap } from 'yaml';
import { faults } from 'yaml-words';
import type { Fault, Scenario, Value } from '../door/replies';
import { DEPTH_MAX, TOO_DEEP } from './bounds';
import { above, below } from './path';
import { block_at, holds, type Block } from './text_block';
import { silent_hint, yaml_hint, type YamlHint } from './yaml_hints';
import { yaml_words } from './yaml_words';

type Yaml = typeof import('yaml');

/** Line and column, from 1. */
export interface Spot {
  line: number;
  column: number;
}

/** Something wrong with a text, at its line. */
export interface Slip {
  words: string;
  /** Null: about the whole. */
  spot: Spot | null;
  /** The line that `spot` is in. */
  line: string;
  trap: YamlHint | null;
  fault: Fault | null;
}

interface Place {
  key: number | null;
  value: number;
  block: Block | null;
}

export interface Read {
  scenario: Scenario;
  /** What the text does without complaint but hardly means. */
  notes: Slip[];
  /** A fault of the door about this scenario, at its line. */
  slip(fault: Fault): Slip;
}

/** What stops the reading of a text, at an offset into it. */
class Stop extends Error {
  constructor(
    words: string,
    readonly at: number,
  ) {
    super(words);
  }
}

/** From the nodes of a YAML document to values, noting where each stands. */
class Walk {
  readonly places = new Map<string, Place>();

  constructor(
    private readonly yaml: Yaml,
    private readonly text: string,
  ) {}

  value(node: Node | null, path: string, key: number | null, depth = 0): Value {
    const at = node?.range?.[0] ?? key ?? 0;
    this.places.set(path, { key, value: at, block: this.block(node) });
    if (depth > DEPTH_MAX) throw new Stop(TOO_DEEP, at);
    if (this.yaml.isAlias(node)) throw new Stop(faults.ALIAS, at);
    if (this.yaml.isMap(node)) return this.map(node as YAMLMap<Node, Node>, path, depth);
    if (this.yaml.isSeq(node))
      return node.items.map((item, index) =>
        this.value(item as Node, below(path, index), null, depth + 1),
      );
    return this.scalar(this.yaml.isScalar(node) ? node.value : null, at);
  }

  private block(node: Node | null): Block | null {
    const literal = this.yaml.isScalar(node) && node.type === 'BLOCK_LITERAL';
    return literal ? block_at(this.text, node.range?.[0] ?? 0, String(node.value)) : null;
  }

  private scalar(value: unknown, at: number): Value {
    if (typeof value === 'number' && !Number.isFinite(value)) throw new Stop(faults.INFINITE, at);
    if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
    return typeof value === 'number' ? value : String(value);
  }

  private map(node: YAMLMap<Node, Node>, path: string, depth: number): Value {
    return Object.fromEntries(
      node.items.map((pair: Pair<Node, Node>) => {
        const at = pair.key.range?.[0] ?? 0;
        if (!this.yaml.isScalar(pair.key)) throw new Stop(faults.KEY_WORD, at);
        const name = String(pair.key.value ?? '');
        return [name, this.value(pair.value, below(path, name), at, depth + 1)];
      }),
    );
  }
}

/** A text with what is needed to say where something is. */
class Sheet {
  readonly lines: string[];

  constructor(readonly text: string) {
    this.lines = text.split('\n');
  }

  spot(at: number): Spot {
    const before = this.text.slice(0, at).split('\n');
    return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
  }

  slip(words: string, at: number | null, fault: Fault | null = null): Slip {
    if (at === null) return { words, spot: null, line: '', trap: null, fault };
    const spot = this.spot(at);
    const line = this.lines[spot.line - 1] ?? '';
    return { words, spot, line, trap: yaml_hint(line), fault };
  }

  /** The line of a text of lines that is at fault; what would be a trap elsewhere is none there. */
  within(fault: Fault, block: Block): Slip {
    const line = block.line + (fault.text_line ?? 1) - 1;
    const column = block.indent + (fault.text_column ?? 1);
    const spot = { line, column };
    return { words: fault.words, spot, line: this.lines[line - 1] ?? '', trap: null, fault };
  }

  /** A syntax error; an open end shows late, so the line before it is looked at too. */
  syntax(error: YAMLError): Slip {
    const at = this.beginning(error);
    const words =
      error.code === 'DUPLICATE_KEY' ? this.twice(at) : yaml_words(error.code, error.message);
    const slip = this.slip(words, at);
    const before = this.lines[(slip.spot?.line ?? 1) - 2];
    return { ...slip, trap: slip.trap ?? (before === undefined ? null : yaml_hint(before)) };
  }

  /** Of a key that stands at an offset, that it stood there before. */
  private twice(at: number): string {
    const key = /^[^:\s]*/.exec(this.text.slice(at))?.[0] ?? '';
    return `the key "${key.replaceAll(/["']/g, '')}" ${faults.KEY_TWICE}`;
  }

  /** Where what is wrong begins: what has no end is shown where it was opened. */
  private beginning(error: YAMLError): number {
    if (/closing ["']quote/.test(error.message)) return this.open_quote(error);
    if (/^Flow (map|sequence)/.test(error.message)) return this.open_bracket(error);
    return error.pos[0];
  }

  /** The bracket that the text up to an error leaves open. */
  private open_bracket(error: YAMLError): number {
    const open: number[] = [];
    for (const { 0: bracket, index } of this.text.slice(0, error.pos[0]).matchAll(/[[\]{}]/g))
      if ('[{'.includes(bracket)) open.push(index);
      else open.pop();
    return open.at(-1) ?? error.pos[0];
  }

  /** The quotation mark that the text up to an error leaves open. */
  private open_quote(error: YAMLError): number {
    const quote = error.message.includes("'") ? "'" : '"';
    const before = this.lines.slice(0, this.spot(error.pos[0]).line);
    const open = before.findLastIndex((line) => line.split(quote).length % 2 === 0);
    if (open < 0) return error.pos[0];
    const start = before.slice(0, open).reduce((sum, line) => sum + line.length + 1, 0);
    return start + (this.lines[open] ?? '').lastIndexOf(quote);
  }

  notes(blocks: readonly Block[]): Slip[] {
    return this.lines.flatMap((line, index) => {
      const drawn = blocks.some((block) => holds(block, index + 1));
      const trap = drawn || /^\s*#/.test(line) ? null : silent_hint(line);
      const spot = { line: index + 1, column: 1 };
      return trap ? [{ words: trap.words, spot, line, trap, fault: null }] : [];
    });
  }
}

/** Where a fault points: at the key when the key is at fault, else at the value. */
function offset_of(fault: Fault, places: Map<string, Place>): number | null {
  if (fault.path === undefined) return null;
  const whole = places.get(fault.path);
  if (whole) {
    const child =
      fault.given === undefined ? undefined : places.get(below(fault.path, fault.given));
    if (child) return child.key ?? child.value;
    return fault.path.endsWith(fault.given ?? '\n') ? (whole.key ?? whole.value) : whole.value;
  }
  for (let path = above(fault.path); path !== ''; path = above(path)) {
    const holder = places.get(path);
    if (holder) return holder.key ?? holder.value;
  }
  return null;
}

const tag_at = (document: Document.Parsed, yaml: Yaml): number | null => {
  let found: number | null = null;
  yaml.visit(document, {
    Node(_, node) {
      if (node.tag !== undefined) found ??= node.range?.[0] ?? 0;
    },
  });
  return found;
};

function first_stop(document: Document.Parsed, yaml: Yaml, sheet: Sheet): Slip | null {
  const [error] = document.errors;
  if (error) return sheet.syntax(error);
  if (document.contents === null) return sheet.slip('it is empty', null);
  if (!yaml.isMap(document.contents)) return sheet.slip('a scenario is a map of keys', 0);
  const tag = tag_at(document, yaml);
  return tag === null ? null : sheet.slip(faults.TAG, tag);
}

/** Reads a text; a Slip where it is none that can be read. */
export function read_text(yaml: Yaml, given: string): Read | Slip {
  const text = given.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const sheet = new Sheet(text);
  const document = yaml.parseDocument(text, {
    version: '1.2',
    prettyErrors: false,
    logLevel: 'error',
  });
  const stop = first_stop(document, yaml, sheet);
  if (stop) return stop;
  const walk = new Walk(yaml, text);
  try {
    const scenario = walk.value(document.contents as Node, '', null) as Scenario;
    const slip = (fault: Fault): Slip => {
      const block = walk.places.get(fault.path ?? '')?.block;
      if (block && fault.text_line !== undefined) return sheet.within(fault, block);
      return sheet.slip(fault.words, offset_of(fault, walk.places), fault);
    };
    const blocks = [...walk.places.values()].flatMap(({ block }) => block ?? []);
    return { scenario, slip, notes: sheet.notes(blocks) };
  } catch (thrown) {
    if (thrown instanceof Stop) return sheet.slip(thrown.message, thrown.at);
    throw thrown;
  }
}

export const is_slip = (of: Read | Slip): of is Slip => 'words' in of;
