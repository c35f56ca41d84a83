// Opening what somebody has: a scenario as YAML or JSON, a short form, a record. What cannot be
// read changes nothing, and says at which line and why.
import { signal } from '@preact/signals';
import { Refused } from '../door/door';
import type { Fault, Line } from '../door/replies';
import { is_slip, read_text, type Slip } from '../assault/scenario_text';
import { assault, open, open_short, refusal } from './assault';
import { open_record } from './record';
import { systems } from './systems';
import { view } from './view';

/** A text that was not taken, or taken with something to note. */
export interface Opened {
  /** Of the file, or what the text is called. */
  name: string;
  taken: boolean;
  slips: readonly Slip[];
}

/** What was opened last, where there is something to say about it. */
export const unread = signal<Opened | null>(null);

/** Larger than any scenario or record. */
const BYTES_MAX = 8_000_000;

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

const SHORT = /^[^:{}\n]+\s(v|v\.|vs|vs\.|against)\s[^:{}\n]+$/i;

/** A short form may name its rules; else those in hand are meant. */
export async function take_short(text: string): Promise<Fault | null> {
  const [first = '', ...rest] = text.trim().split(/\s+/);
  const named = systems.value.find(({ id }) => id === first.toLowerCase());
  const rules = named?.id ?? String(assault.value?.['rules'] ?? systems.value[0]?.id ?? '');
  const taken = await open_short(rules, named ? rest.join(' ') : text.trim());
  return taken ? null : refusal.value;
}

async function take_scenario(text: string): Promise<{ taken: boolean; slips: readonly Slip[] }> {
  const read = read_text(await import('yaml'), text);
  if (is_slip(read)) return { taken: false, slips: [read] };
  if (await open(read.scenario)) return { taken: true, slips: read.notes };
  const fault = refusal.value;
  return { taken: false, slips: fault ? [fault, ...(fault.also ?? [])].map(read.slip) : [] };
}

async function take(text: string): Promise<{ taken: boolean; slips: readonly Slip[] }> {
  if (is_record(text)) {
    const slips = await take_record(text);
    return { taken: slips.length === 0, slips };
  }
  if (!SHORT.test(text.trim())) return take_scenario(text);
  const fault = await take_short(text);
  return { taken: fault === null, slips: fault ? [whole(fault.words, fault)] : [] };
}

/** Opens a text. False: it was not taken, and `unread` says why. */
export async function open_text(text: string, name = 'the text'): Promise<boolean> {
  unread.value = null;
  const { taken, slips } = await take(text);
  unread.value = slips.length > 0 ? { name, taken, slips } : null;
  if (taken && !is_record(text)) view.value = 'ask';
  return taken;
}

/** Opens a file of this device. */
export async function open_file(file: File): Promise<boolean> {
  if (file.size <= BYTES_MAX) return open_text(await file.text(), file.name);
  unread.value = {
    name: file.name,
    taken: false,
    slips: [whole('it is larger than any scenario or record')],
  };
  return false;
}
