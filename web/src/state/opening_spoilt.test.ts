// Whatever a person opens, it is taken or refused in words, and the page stays as it was.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { Chance, LIMIT, MUTATIONS, spoilt } from '../share/spoilt_under_test';

vi.mock('../door/doors', async () => {
  const { ask: now } = await import('../door/core_under_test');
  const ask = (request: object): Promise<unknown> =>
    new Promise((resolve) => resolve(now(request)));
  return { clerk: { ask }, quick: { ask }, patient: { ask } };
});

const { open_text, take_short, unread } = await import('./opening');
const { assault } = await import('./assault');
const { record, lines_of, text_of } = await import('./record');

function texts_in(folder: string, ending: RegExp): string[] {
  const from = new URL(folder, import.meta.url);
  return readdirSync(from)
    .filter((name) => ending.test(name))
    .sort()
    .map((name) => readFileSync(new URL(name, from), 'utf8'));
}

const records = texts_in('../../../tests/golden/records/', /\.jsonl$/);
const scenarios = texts_in('../../../examples/', /\.(yaml|json)$/);
const shorts = ['6 regular v 3 regular', 'nqm 4 elite, 1 pin vs 2 militia', 'wtj 6 v 4'];

/** Opens it; what is not taken has its reason, and leaves the assault in hand alone. */
async function check_opened(text: string): Promise<boolean> {
  const before = assault.value;
  const taken = await open_text(text);
  for (const { words, spot } of unread.value?.slips ?? []) {
    expect(words).not.toBe('');
    // That is said of what nobody expected: a fault of the page.
    expect(words).not.toMatch(/^it cannot be read: /);
    expect(spot?.line ?? 1).toBeLessThanOrEqual(text.split('\n').length);
  }
  if (taken) return true;
  expect(unread.value?.slips.length).toBeGreaterThan(0);
  expect(assault.value).toBe(before);
  return false;
}

async function check_all(texts: readonly string[]): Promise<number> {
  const chance = new Chance();
  let taken = 0;
  for (let left = MUTATIONS; left > 0; left -= 1)
    taken += Number(await check_opened(spoilt(chance.of(texts), chance)));
  return taken;
}

test('a spoilt record is taken or refused at its line', LIMIT, async () => {
  await check_all(records);
  if (record.value) expect(lines_of(text_of(record.value))).toEqual(record.value);
});

test('a spoilt scenario is taken or refused at its line', LIMIT, async () => {
  expect(await check_all(scenarios)).toBeGreaterThan(0);
});

test('a spoilt short form is taken or refused in words', LIMIT, async () => {
  const chance = new Chance();
  for (let left = MUTATIONS; left > 0; left -= 1) {
    const fault = await take_short(spoilt(chance.of(shorts), chance));
    if (fault) expect(fault.words).not.toBe('');
  }
});
