// The link is the input: an assault or a record in the fragment of an address, which a browser
// never sends.
//
//   #1a.LETTERS   an assault: its document as canonical JSON, packed
//   #1r.LETTERS   a record: its lines, packed
//
// `.ask` or `.roll` behind it names the view, where it is not the usual one. links.json holds links
// of every version for ever; what a version means never changes.
import type { Line, Scenario, Value } from '../door/replies';
import { canonical } from './canonical';
import { pack, unpack } from './packed';

/** Where a link leads: the views of the page, by their names in links. */
export type Place = 'ask' | 'roll';

export type Shared =
  | { kind: 'assault'; view: Place; scenario: Scenario }
  | { kind: 'record'; view: Place; lines: Line[] };

/** A link that cannot be followed; the message is for people. */
export class BrokenLink extends Error {}

const VERSION = 1;

/** Letters in an address that some programs cut off. */
export const LONG = 2000;

const USUAL: Record<Shared['kind'], Place> = { assault: 'ask', record: 'roll' };
const LETTER: Record<Shared['kind'], string> = { assault: 'a', record: 'r' };

/** The text of a record: its lines as they stand in a file. */
export const record_text = (lines: readonly Line[]): string =>
  lines.map((line) => `${canonical(line)}\n`).join('');

/** What stands behind the # of a link. */
export function fragment_of(shared: Shared): string {
  const text = shared.kind === 'assault' ? canonical(shared.scenario) : record_text(shared.lines);
  const view = shared.view === USUAL[shared.kind] ? '' : `.${shared.view}`;
  return `${VERSION}${LETTER[shared.kind]}.${pack(text)}${view}`;
}

const is_map = (value: Value): value is Scenario =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function maps(texts: readonly string[]): Scenario[] {
  const values = texts.map((text) => JSON.parse(text) as Value);
  if (!values.every(is_map)) throw new BrokenLink('This link holds no assault.');
  return values;
}

/** The parts of a fragment; the full stop or bracket of a sentence behind it is passed over. */
const FORM = /^(\d+)([a-z])\.([\w-]+)(?:\.(ask|roll))?[^\w-]*$/;

function parts(fragment: string): [kind: Shared['kind'], letters: string, view: string] {
  const [, version, letter, letters, view] = FORM.exec(fragment) ?? [];
  if (Number(/^\d+/.exec(fragment)?.[0]) > VERSION)
    throw new BrokenLink(
      'This link was made by a newer Bayonet than this page. Load the page again to get it.',
    );
  const kind = letter === 'a' ? 'assault' : letter === 'r' ? 'record' : null;
  if (version === undefined || letters === undefined || !kind)
    throw new BrokenLink("What stands behind the # of this address is no link of Bayonet's.");
  return [kind, letters, view ?? ''];
}

/** What a fragment shares; null when there is none. Throws BrokenLink. */
export function read_fragment(fragment: string): Shared | null {
  if (fragment === '') return null;
  const [kind, letters, named] = parts(fragment);
  const text = unpack(letters);
  if (text === null)
    throw new BrokenLink('This link is not whole: a part was lost or changed on its way.');
  const view = named === 'ask' || named === 'roll' ? named : USUAL[kind];
  if (kind === 'record')
    return { kind, view, lines: maps(text.split('\n').filter((line) => line !== '')) };
  const [scenario] = maps([text]);
  if (!scenario) throw new BrokenLink('This link holds no assault.');
  return { kind, view, scenario };
}
