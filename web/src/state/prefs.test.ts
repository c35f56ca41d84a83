import { readFileSync } from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';

const script = readFileSync(new URL('../early.js', import.meta.url), 'utf8');

/** A page that is loaded: its root's data, and prefs.ts read anew. */
async function load() {
  const root: Record<string, string> = {};
  vi.stubGlobal('document', { documentElement: { dataset: root } });
  vi.resetModules();
  return { root, ...(await import('./prefs')) };
}

function storage(): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
  });
  return kept;
}

/** What stands before anything is painted, of a page with this answer in it, opened at this link. */
function early(link = '', sample = 'sample'): Record<string, string> {
  const root: Record<string, string> = { sample };
  vi.stubGlobal('document', { documentElement: { dataset: root } });
  vi.stubGlobal('location', { hash: link && `#${link}` });
  new Function(script)();
  return root;
}

beforeEach(() => vi.unstubAllGlobals());

test('what was chosen is there again, before the first paint too', async () => {
  storage();
  const first = await load();
  expect(first.root['theme']).toBeUndefined();
  first.theme.value = 'dark';
  first.warn_at.value = 3;
  expect(first.root['theme']).toBe('dark');

  const again = await load();
  expect(again.theme.value).toBe('dark');
  expect(again.warn_at.value).toBe(3);
  expect(early()['theme']).toBe('dark');
});

test('the answer in the page is shown to whom it is about, and to nobody else', () => {
  const shows = (link?: string): boolean => early(link)['opening'] === undefined;
  const kept = storage();
  expect(shows()).toBe(true);
  expect(shows('sample')).toBe(true);
  expect(shows('another')).toBe(false);
  kept.set('bayonet/assault/1', '{"rules":"nqm"}');
  expect(shows()).toBe(false);
  expect(shows('sample')).toBe(true);
});

test('a page that is loaded again shows what its address had no time to say', () => {
  storage();
  const late = (value: unknown) =>
    vi.stubGlobal('sessionStorage', { getItem: () => JSON.stringify(value) });
  const visit = (type: string) =>
    vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] });
  visit('reload');
  late([['sample'], 'another']);
  expect(early('sample')['opening']).toBe('');
  late([['another'], 'sample']);
  expect(early('another')['opening']).toBeUndefined();
  visit('navigate');
  expect(early('another')['opening']).toBe('');
  for (const broken of [null, 7, [], [7, 'sample'], { 0: 'another' }]) {
    late(broken);
    visit('reload');
    expect(early('another')['opening']).toBe('');
  }
});

test('a storage that is forbidden, or holds anything, changes nothing', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('forbidden', 'SecurityError');
    },
    setItem: () => {
      throw new DOMException('forbidden', 'SecurityError');
    },
  });
  const forbidden = await load();
  forbidden.theme.value = 'light';
  expect(forbidden.root['theme']).toBe('light');
  early();

  for (const text of ['', '7', 'null', '[]', '{"theme": "loud", "warn_at": "x", "own_dice": 1}']) {
    const kept = storage();
    kept.set('bayonet/prefs/1', text);
    const { theme, warn_at } = await load();
    expect(theme.value).toBe('auto');
    expect(warn_at.value).toBeGreaterThanOrEqual(0);
    early();
  }
});
