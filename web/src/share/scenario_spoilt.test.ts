// Scenarios and files changed at random: what the reader of YAML takes is what another reader of
// it finds there and comes back when it is written; what it does not take has its place in words.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as yaml from 'yaml';
import { beyond, too_deep } from '../assault/bounds';
import { file_text } from '../assault/file_text';
import { is_slip, read_text, type Read, type Slip } from '../assault/scenario_text';
import { ask } from '../door/core_under_test';
import { Refused } from '../door/door';
import type { RuleSystem, Scenario, Value } from '../door/replies';
import { canonical } from './canonical';
import { json_text, yaml_text } from './scenario_file';
import { Chance, LIMIT, MUTATIONS, spoilt } from './spoilt_under_test';

const folder = new URL('../../../examples/', import.meta.url);
const texts = readdirSync(folder)
  .filter((name) => /\.(yaml|json)$/.test(name))
  .sort()
  .map((name) => readFileSync(new URL(name, folder), 'utf8'));

const system = ask<RuleSystem>({ do: 'rules', id: 'nqm' });

/** The words, and a place that there is in the text. */
function check_slip({ words, spot, line }: Slip, text: string): void {
  expect(words).not.toBe('');
  if (!spot) return;
  const lines = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split('\n');
  expect(spot.line).toBeGreaterThan(0);
  expect(spot.column).toBeGreaterThan(0);
  expect(spot.line).toBeLessThanOrEqual(lines.length);
  expect(line).toBe(lines[spot.line - 1]);
  expect(spot.column).toBeLessThanOrEqual(line.length + 1);
}

/** What the door says of it has its place too. */
function check_faults({ scenario, slip }: Read, text: string): void {
  try {
    ask({ do: 'new', scenario });
  } catch (thrown) {
    if (!(thrown instanceof Refused)) throw thrown;
    for (const fault of [thrown.fault, ...(thrown.fault.also ?? [])]) check_slip(slip(fault), text);
  }
}

const parsed = (text: string): unknown =>
  yaml.parse(text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n'), {
    version: '1.2',
    logLevel: 'silent',
  });

async function check_read(read: Read, text: string): Promise<void> {
  const { scenario, notes } = read;
  expect(canonical(scenario)).toBe(canonical(parsed(text) as Value));
  for (const note of notes) check_slip(note, text);
  check_faults(read, text);
  for (const written of [await yaml_text(scenario, system), json_text(scenario, system)]) {
    const again = read_text(yaml, written);
    expect(is_slip(again) ? again.words : again.scenario).toEqual(scenario);
  }
}

test('a spoilt scenario is read as it stands, or refused at its place', LIMIT, async () => {
  const chance = new Chance();
  let read = 0;
  for (let left = MUTATIONS; left > 0; left -= 1) {
    const text = spoilt(chance.of(texts), chance);
    if (beyond(text)) continue;
    const done = read_text(yaml, text);
    if (is_slip(done)) check_slip(done, text);
    else await check_read(done, text);
    read += Number(!is_slip(done));
  }
  expect(read).toBeGreaterThan(MUTATIONS / 20);
});

function json_map(text: string): Scenario | null {
  try {
    const value = JSON.parse(text) as unknown;
    const map = typeof value === 'object' && value !== null && !Array.isArray(value);
    return map && !too_deep(value) ? (value as Scenario) : null;
  } catch {
    return null;
  }
}

test('a spoilt document in JSON is read as JSON, or a key stands twice in it', LIMIT, () => {
  const chance = new Chance();
  const documents = texts.flatMap((text) => {
    const done = read_text(yaml, text);
    return is_slip(done) ? [] : [JSON.stringify(done.scenario, null, chance.below(3))];
  });
  for (let left = MUTATIONS; left > 0; left -= 1) {
    const text = spoilt(chance.of(documents), chance);
    const right = json_map(text);
    if (!right || beyond(text) || /1e400/.test(text)) continue;
    const done = read_text(yaml, text);
    if (is_slip(done)) expect(done.words, text).toMatch(/^the key ".*" /);
    else expect(canonical(done.scenario), text).toBe(canonical(right));
  }
});

test('a file of spoilt bytes is text, or told why it is none', LIMIT, () => {
  const chance = new Chance();
  for (let left = MUTATIONS; left > 0; left -= 1) {
    const bytes = new TextEncoder().encode(spoilt(chance.of(texts), chance));
    if (bytes.length > 0) bytes[chance.below(bytes.length)] = chance.below(256);
    const read = file_text(bytes);
    if (typeof read === 'string') {
      expect(read).toBe(new TextDecoder().decode(bytes));
    } else {
      expect(read.words).not.toBe('');
      expect(read.line).toBeLessThanOrEqual(read.text.split('\n').length);
    }
  }
});
