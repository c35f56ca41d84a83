// The real module answers requests, with the size of each answer and a time limit.
import { readFileSync } from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';
import { budget, serving } from './serving';
import type { FromHelper } from './serving';

const path =
  process.env['BAYONET_WASM'] ??
  new URL('../../../build/wasm/apps/wasm/bayonet.wasm', import.meta.url);
const module = new WebAssembly.Module(readFileSync(path));
const said: FromHelper[] = [];
const last = (): FromHelper | undefined => said.at(-1);

beforeEach(() => {
  said.length = 0;
  vi.stubGlobal('navigator', {});
});

test('a request is answered, with what the core holds now', () => {
  const serve = serving((message) => said.push(message));
  serve({ module });
  serve({ id: 4, request: '{"do":"rules"}' });
  expect(last()).toMatchObject({ id: 4, reply: expect.stringMatching('"systems"') as string });
  const { size } = last() as { size: number };
  expect(size).toBeGreaterThan(1024 * 1024);
});

test('another module is another core', () => {
  const serve = serving((message) => said.push(message));
  serve({ module });
  serve({ id: 7, request: '{"do":"rules"}' });
  serve({ module: new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])) });
  serve({ id: 8, request: '{"do":"rules"}' });
  expect(last()).toMatchObject({ id: 8, failed: expect.any(String) as string });
});

test('what takes too long in the page is refused in words, and what follows is answered', () => {
  const serve = serving((message) => said.push(message), 0);
  serve({ module });
  serve({ id: 5, request: '{"do":"best","short":"nowhere 1 v 1"}' });
  expect(last()).toMatchObject({ id: 5, reply: expect.stringMatching('over-budget') as string });
});

test('asked before the module came, it fails and says so', () => {
  serving((message) => said.push(message))({ id: 6, request: '{}' });
  expect(last()).toMatchObject({
    id: 6,
    failed: expect.stringMatching('before the module') as string,
  });
});

test('a telephone lends less than a desk, and one that does not tell some', () => {
  const mib = 1024 * 1024;
  expect([0.5, 4, 8, undefined].map((gib) => budget(gib) / mib)).toEqual([64, 384, 768, 384]);
});
