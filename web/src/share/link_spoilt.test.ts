// Links changed at random: whatever an address holds, it is read or refused in words.
import { expect, test } from 'vitest';
import type { Line, Scenario, Value } from '../door/replies';
import { canonical } from './canonical';
import { BrokenLink, fragment_of, read_fragment, record_text, type Shared } from './link';
import links from './links.json';
import { pack } from './packed';
import { Chance, LIMIT, MUTATIONS, spoilt } from './spoilt_under_test';

const kept = links as unknown as { link: string; means: Shared }[];

/** What it means; null where it is refused, in words. */
function meant(fragment: string): Shared | null {
  try {
    return read_fragment(fragment);
  } catch (thrown) {
    if (!(thrown instanceof BrokenLink)) throw thrown;
    expect(thrown.message).toMatch(/^[A-Z].*\.$/);
    return null;
  }
}

const text_of = (shared: Shared | null): string => canonical(shared as unknown as Value);

/** What is read is a map, or maps; and it is shared as it was read. */
function check(shared: Shared): void {
  const all: (Scenario | Line)[] = shared.kind === 'record' ? shared.lines : [shared.scenario];
  for (const one of all) expect(typeof one === 'object' && !Array.isArray(one)).toBe(true);
  // as JSON, which does not tell -0 from 0
  expect(text_of(read_fragment(fragment_of(shared)))).toBe(text_of(shared));
}

test('a spoilt link is read or refused in words', LIMIT, () => {
  const chance = new Chance();
  for (let left = MUTATIONS; left > 0; left -= 1) {
    const shared = meant(spoilt(chance.of(kept).link.slice(1), chance));
    if (shared) check(shared);
  }
});

test('a whole link with spoilt contents is read or refused in words', LIMIT, () => {
  const chance = new Chance();
  let read = 0;
  for (let left = MUTATIONS; left > 0; left -= 1) {
    const { means } = chance.of(kept);
    const record = means.kind === 'record';
    const text = record ? record_text(means.lines) : JSON.stringify(means.scenario);
    const shared = meant(`1${record ? 'r' : 'a'}.${pack(spoilt(text, chance))}`);
    if (!shared) continue;
    read += 1;
    check(shared);
  }
  expect(read).toBeGreaterThan(0);
});
