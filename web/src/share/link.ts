// The link is the input: an assault or a record in the fragment of an address, which a browser
// never sends.
//
//   #1a.LETTERS   an assault: its document as canonical JSON, packed
//   #1r.LETTERS   a record: its lines, packed
//
// `.roll` behind an assault: to be played. links.json holds links of every version for ever; what a
// version means never changes.
import type { Line, Scenario, Value } from '../door/replies';
import { too_deep } from '../assault/bounds';
import { canonical } from './canonical';
import { pack, unpack } from './packed';

export type Shared =
  | { kind: 'assault'; view: 'ask' | 'roll'; scenario: Scenario }
  | { kind: 'record'; view: 'roll'; lines: Line[] };

/** A link that cannot be followed; the message is for people. */
export class BrokenLink extends Error {}

const VERSION = 1;

/** Letters in an address that some programs cut off. */
export const LONG = 2000;

/** The text of a record: its lines as they stand in a file. */
export const record_text = (lines: readonly Line[]): string =>
  lines.map((line) => `${canonical(line)}\n`).join('');

/** What stands behind the # of a link. */
export function fragment_of(shared: Shared): string {
  if (shared.kind === 'record') return `${VERSION}r.${pack(record_text(shared.lines))}`;
  const view = shared.view === 'roll' ? '.roll' : '';
  return `${VERSION}a.${pack(canonical(shared.scenario))}${view}`;
}

const is_map = (value: Value): value is Scenario =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function value_of(text: string): Value {
  try {
    return JSON.parse(text) as Value;
  } catch {
    throw new BrokenLink(
      'This link came whole, and what it holds cannot be read: it is not JSON. Whoever made it has to make it anew.',
    );
  }
}

function maps(texts: readonly string[]): Scenario[] {
  const values = texts.map(value_of);
  if (!values.every(is_map) || values.some(too_deep))
    throw new BrokenLink('This link holds no assault.');
  return values;
}

interface Parts {
  letter: string;
  letters: string;
  roll: boolean;
}

/** The parts of a fragment; the full stop or bracket of a sentence behind it is passed over. */
const FORM = /^(\d+)([ar])\.([\w-]+)(\.roll)?[^\w-]*$/;

function parts(fragment: string): Parts {
  if (Number(/^\d+/.exec(fragment)?.[0]) > VERSION)
    throw new BrokenLink(
      'This link was made by a newer Bayonet than this page. Load the page again to get it.',
    );
  const [, version, letter, letters, roll] = FORM.exec(fragment) ?? [];
  if (Number(version) !== VERSION || letter === undefined || letters === undefined)
    throw new BrokenLink("What stands behind the # of this address is no link of Bayonet's.");
  return { letter, letters, roll: roll !== undefined };
}

/** What a fragment shares; null when there is none. Throws BrokenLink. */
export function read_fragment(fragment: string): Shared | null {
  if (fragment === '') return null;
  const { letter, letters, roll } = parts(fragment);
  const text = unpack(letters);
  if (text === null)
    throw new BrokenLink('This link is not whole: a part was lost or changed on its way.');
  if (letter === 'r') {
    const lines = maps(text.split('\n').filter((line) => line !== ''));
    return { kind: 'record', view: 'roll', lines };
  }
  const [scenario] = maps([text]);
  if (!scenario) throw new BrokenLink('This link holds no assault.');
  return { kind: 'assault', view: roll ? 'roll' : 'ask', scenario };
}
