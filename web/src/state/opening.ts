// Opens what a person supplies: a scenario as YAML or JSON, a short form, a record. A text that
// cannot be read changes nothing, and the message gives the line and the reason.
import { signal } from '@preact/signals';
import { systems } from 'rule-systems';
import { Refused } from '../door/door';
import type { Fault, Line } from '../door/replies';
import { beyond, TEXT_MAX, TOO_LONG } from '../assault/bounds';
import { file_text } from '../assault/file_text';
import { is_slip, read_text, type Slip } from '../assault/scenario_text';
import { assault, open, open_short, refusal } from './assault';
import { busy_with } from './busy';
import { part } from './part';
import { open_record } from './record';
import { view } from './view';

/** A text that was not taken, or taken with something to note. */
export interface Opened {
  /** Of the file, or what the text is called. */
  name: string;
  taken: boolean;
  slips: readonly Slip[];
  /** Opens it once more, where that may help. */
  again: (() => void) | null;
}

/** What was opened last, where there is something to say about it. */
export const unread = signal<Opened | null>(null);

const at_line = (words: string, line: number, text: string, fault: Fault | null): Slip => ({
  words,
  spot: line > 0 ? { line, column: 1 } : null,
  line: text.split('\n')[line - 1]?.slice(0, 200) ?? '',
  trap: null,
  fault,
});

const whole = (words: string, fault: Fault | null = null): Slip => at_line(words, 0, '', fault);

function refused(thrown: unknown): Fault {
  if (thrown instanceof Refused) return thrown.fault;
  throw thrown;
}

/** A record: a line of JSON each, the first of which says so. */
const is_record = (text: string): boolean =>
  /^\s*\{[^\n]*"format"\s*:\s*"bayonet\/record\//.test(text);

async function take_record(text: string): Promise<Slip[]> {
  const lines: Line[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    try {
      lines.push(JSON.parse(line) as Line);
    } catch {
      return [at_line('this line of the record is not JSON', index + 1, text, null)];
    }
  }
  try {
    await open_record(lines);
    return [];
  } catch (thrown) {
    const fault = refused(thrown);
    return [at_line(fault.words, fault.record_line ?? 0, text, fault)];
  }
}

/** Letters of an assault in one line. */
const SHORT_MAX = 2000;
const TOO_LONG_LINE = `An assault in one line has at most ${SHORT_MAX} letters.`;

const SHORT = /^[^:{}\n]+\s(v|v\.|vs|vs\.|against)\s[^:{}\n]+$/i;

/** A short form may name its rules; else those in hand are meant. */
export async function take_short(text: string): Promise<Fault | null> {
  if (text.length > SHORT_MAX) return { status: 'too-long', words: TOO_LONG_LINE };
  const [first = '', ...rest] = text.trim().split(/\s+/);
  const named = systems.find(({ id }) => id === first.toLowerCase());
  const rules = named?.id ?? String(assault.value?.['rules'] ?? systems[0]?.id ?? '');
  const taken = await open_short(rules, named ? rest.join(' ') : text.trim());
  return taken ? null : refusal.value;
}

interface Taken {
  taken: boolean;
  slips: readonly Slip[];
}

const refuse = (slip: Slip): Taken => ({ taken: false, slips: [slip] });

async function take_scenario(text: string): Promise<Taken> {
  const read = read_text(await part('what reads scenarios', () => import('yaml')), text);
  if (is_slip(read)) return refuse(read);
  if (await open(read.scenario)) return { taken: true, slips: read.notes };
  const fault = refusal.value;
  return { taken: false, slips: fault ? [fault, ...(fault.also ?? [])].map(read.slip) : [] };
}

async function take(text: string): Promise<Taken> {
  // A record is read line by line, and as long as it was played.
  const too_much = beyond(text, is_record(text) ? Infinity : undefined);
  if (too_much) return refuse(at_line(too_much.words, too_much.line, text, null));
  if (is_record(text)) {
    const slips = await take_record(text);
    return { taken: slips.length === 0, slips };
  }
  if (!SHORT.test(text.trim())) return take_scenario(text);
  const fault = await take_short(text);
  return { taken: fault === null, slips: fault ? [whole(fault.words, fault)] : [] };
}

/** What opens now; an earlier one that is still at it has nothing to say any more. */
let turn = 0;

/** Reads and takes what `read` comes to, under `name`. */
async function open_as(name: string, read: () => Promise<string | Slip>): Promise<boolean> {
  const mine = (turn += 1);
  unread.value = null;
  let text: string | Slip = '';
  let done: Taken;
  let again: Opened['again'] = null;
  try {
    text = await read();
    done = typeof text === 'string' ? await take(text) : refuse(text);
  } catch (thrown) {
    // A part of the page or the file itself did not come; whatever it was, it is said.
    const fault = thrown instanceof Refused ? thrown.fault : null;
    done = refuse(whole(fault?.words ?? `it cannot be read: ${String(thrown)}`, fault));
    again = () => void busy_with(() => open_as(name, read));
  }
  if (mine !== turn) return done.taken;
  const { taken, slips } = done;
  unread.value = slips.length > 0 ? { name, taken, slips, again } : null;
  if (taken && typeof text === 'string' && !is_record(text)) view.value = 'ask';
  return taken;
}

/** Opens a text. False: it was not taken, and `unread` says why. */
export const open_text = (text: string, name = 'the text'): Promise<boolean> =>
  busy_with(() => open_as(name, () => Promise.resolve(text)));

/** Opens what the library lists: the module of its rules may not come. */
export async function open_listed(name: string, begin: () => Promise<boolean>): Promise<void> {
  const mine = (turn += 1);
  unread.value = null;
  const taken = await begin();
  const fault = refusal.value;
  if (taken || mine !== turn || !fault) return;
  const again = (): void => void open_listed(name, begin);
  unread.value = { name, taken, slips: [whole(fault.words, fault)], again };
}

/** A letter takes at most so many bytes. */
const LETTER_MAX = 4;

async function text_of(file: File): Promise<string | Slip> {
  if (file.size > LETTER_MAX * TEXT_MAX) return whole(TOO_LONG);
  const read = file_text(new Uint8Array(await file.arrayBuffer()));
  return typeof read === 'string' ? read : at_line(read.words, read.line, read.text, null);
}

/** Opens a file of this device; one that is far too large is not even fetched. */
export const open_file = (file: File): Promise<boolean> =>
  busy_with(() => open_as(file.name, () => text_of(file)));
