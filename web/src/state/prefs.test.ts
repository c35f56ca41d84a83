import { readFileSync } from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';

const script = readFileSync(new URL('../../public/theme.js', import.meta.url), 'utf8');

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
  const root: Record<string, string> = {};
  vi.stubGlobal('document', { documentElement: { dataset: root } });
  new Function(script)();
  expect(root['theme']).toBe('dark');
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
  new Function(script)();

  for (const text of ['', '7', 'null', '[]', '{"theme": "loud", "warn_at": "x", "own_dice": 1}']) {
    const kept = storage();
    kept.set('bayonet/prefs/1', text);
    const { theme, warn_at } = await load();
    expect(theme.value).toBe('auto');
    expect(warn_at.value).toBeGreaterThanOrEqual(0);
    new Function(script)();
  }
});
