import { deflateSync } from 'fflate';
import { expect, test } from 'vitest';
import { ask } from '../door/core_under_test';
import type { Line, Scenario } from '../door/replies';
import { canonical } from './canonical';
import { BrokenLink, fragment_of, read_fragment, type Shared } from './link';
import links from './links.json';
import { pack } from './packed';

interface Kept {
  about: string;
  link: string;
  means: Shared;
}

const kept = links as unknown as Kept[];
const meaning = (one: Kept | undefined): Shared =>
  one?.means ?? { kind: 'record', view: 'roll', lines: [] };
const sample = meaning(kept[0]);
const every = meaning(kept.find(({ about }) => about.startsWith('every kind')));

const why = (fragment: string): string => {
  try {
    read_fragment(fragment);
  } catch (thrown) {
    if (thrown instanceof BrokenLink) return thrown.message;
    throw thrown;
  }
  return '';
};

test.each(kept)('a published link means for ever what it meant: $about', ({ link, means }) => {
  expect(read_fragment(link.slice(1))).toStrictEqual(means);
});

test.each(kept)('what is shared comes back: $about', ({ means }) => {
  expect(read_fragment(fragment_of(means))).toStrictEqual(means);
});

test('one assault has one link, however its keys are ordered', () => {
  const turned = (value: object): Scenario =>
    Object.fromEntries(Object.entries(value).reverse()) as Scenario;
  if (sample.kind !== 'assault') throw new Error('the first link is an assault');
  const other: Shared = { ...sample, scenario: turned(sample.scenario) };
  expect(fragment_of(other)).toBe(fragment_of(sample));
});

test('the library takes what a link of every kind of value holds, and gives it back', () => {
  if (every.kind !== 'assault') throw new Error('every kind of value: an assault');
  const reply = ask<{ scenario: Scenario }>({ do: 'new', scenario: every.scenario });
  expect(canonical(reply.scenario)).toBe(canonical(every.scenario));
});

test.each(kept.filter(({ means }) => means.kind === 'record'))(
  'the library goes on with the record of a link: $about',
  ({ link }) => {
    const shared = read_fragment(link.slice(1));
    const lines: Line[] = shared?.kind === 'record' ? shared.lines : [];
    expect(ask<{ ok: boolean }>({ do: 'check', record: lines }).ok).toBe(true);
  },
);

test('no fragment is no link', () => {
  expect(read_fragment('')).toBeNull();
});

test('the end of the sentence around a link does not break it', () => {
  for (const tail of ['.', ')', ').', '>', '”'])
    expect(read_fragment(fragment_of(sample) + tail)).toStrictEqual(sample);
});

test('a letter lost or changed anywhere is found', () => {
  const whole = fragment_of(sample);
  for (let at = 3; at < whole.length; at++) {
    const other = whole[at] === 'A' ? 'B' : 'A';
    expect(why(whole.slice(0, at) + whole.slice(at + 1)), `without ${at}`).toMatch(/not whole/);
    // The last letter has bits that say nothing.
    if (at < whole.length - 1)
      expect(why(whole.slice(0, at) + other + whole.slice(at + 1)), `at ${at}`).toMatch(
        /not whole/,
      );
  }
});

test('a newer link says so, and what is none says so', () => {
  expect(why('2a.AAAA')).toMatch(/newer/);
  expect(why('12z-any.form')).toMatch(/newer/);
  expect(why('chapter-3')).toMatch(/no link/);
  expect(why('1x.AAAA')).toMatch(/no link/);
  expect(why('0a.AAAA')).toMatch(/no link/);
  expect(why('1a.')).toMatch(/no link/);
  expect(why('1a.AAAA')).toMatch(/not whole/);
});

test('a bomb is not unpacked', () => {
  const small = deflateSync(new Uint8Array(40_000_000), { level: 9 });
  const letters = Buffer.concat([Buffer.alloc(3), small]).toString('base64url');
  expect(letters.length).toBeLessThan(0x10000);
  const before = process.cpuUsage(); // which others on the machine do not move
  expect(why(`1a.${letters}`)).toMatch(/not whole/);
  expect(process.cpuUsage(before).user).toBeLessThan(2_000_000); // microseconds
  expect(why(`1a.${'A'.repeat(5_000_000)}`)).toMatch(/not whole/);
});

/** As fragment_of packs it, whatever it holds. */
const packed = (text: string, kind: string): string => `1${kind}.${pack(text)}`;

test.each(['a', 'r'])('a whole link of kind %s that holds no JSON says so', (kind) => {
  expect(why(packed('rules: nqm', kind))).toMatch(/cannot be read: it is not JSON/);
  expect(why(packed('{"rules": "nqm"', kind))).toMatch(/cannot be read: it is not JSON/);
});

test('a link that is nested deeper than any assault holds none', () => {
  const deep = `{"rules":${'['.repeat(50_000)}${']'.repeat(50_000)}}`;
  expect(why(packed(deep, 'a'))).toMatch(/no assault/);
});

test('a link that holds no assault says so', () => {
  const list = fragment_of({ kind: 'assault', view: 'ask', scenario: [] as unknown as Scenario });
  expect(why(list)).toMatch(/no assault/);
});
