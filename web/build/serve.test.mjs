// What the server sends, and what it refuses to send.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve } from './serve.mjs';

const STATED = "default-src 'none'; style-src 'sha256-Zm9v'";
const PAGE = `<meta http-equiv="Content-Security-Policy" content="${STATED}" /><p>`;

let top;
let site;

beforeAll(async () => {
  top = mkdtempSync(join(tmpdir(), 'bayonet-'));
  mkdirSync(join(top, 'dist/assets'), { recursive: true });
  writeFileSync(join(top, 'secret.txt'), 'secret');
  writeFileSync(join(top, 'dist/index.html'), PAGE);
  writeFileSync(join(top, 'dist/bayonet.html'), '<p>');
  writeFileSync(join(top, 'dist/assets/core.wasm'), 'wasm');
  site = await serve(join(top, 'dist'), { port: 0 });
});

afterAll(async () => {
  await site.close();
  rmSync(top, { recursive: true });
});

test('a folder is its index, under the strict policy', async () => {
  const reply = await fetch(site.url);
  expect(await reply.text()).toBe(PAGE);
  expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(reply.headers.get('content-security-policy')).toBe(`${STATED}; frame-ancestors 'self'`);
  expect(reply.headers.get('cache-control')).toBe('no-cache');
});

test('the module has its own type and may be kept', async () => {
  const { headers } = await fetch(`${site.url}assets/core.wasm`);
  expect(headers.get('content-type')).toBe('application/wasm');
  expect(headers.get('cache-control')).toMatch(/immutable/);
});

test('what a browser takes packed is sent so, and anew when the file changes', async () => {
  writeFileSync(join(top, 'dist/assets/long.js'), 'long '.repeat(1000));
  const sent = async (how) => {
    const reply = await fetch(`${site.url}assets/long.js`, { headers: { 'accept-encoding': how } });
    return [reply.headers.get('content-encoding'), (await reply.text()).length];
  };
  expect(await sent('gzip, br')).toEqual(['gzip', 5000]);
  expect(await sent('identity')).toEqual([null, 5000]);
  writeFileSync(join(top, 'dist/assets/long.js'), 'longer '.repeat(1000));
  expect(await sent('gzip')).toEqual(['gzip', 7000]);
});

test('a folder without a page serves what it has', async () => {
  const other = await serve(join(top, 'dist/assets'), { port: 0 });
  const [page, file] = [await fetch(other.url), await fetch(`${other.url}core.wasm`)];
  expect([page.status, file.status]).toEqual([404, 200]);
  expect(file.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
  await other.close();
});

test('the single file brings its own policy', async () => {
  const { headers } = await fetch(`${site.url}bayonet.html`);
  expect(headers.has('content-security-policy')).toBe(false);
});

/** fetch would tidy the path before it is sent. */
const status_of = (path) =>
  new Promise((resolve) => {
    request(site.url, { path }, (reply) => {
      reply.resume();
      resolve(reply.statusCode);
    }).end();
  });

test('nothing outside the folder is served, however it is asked for', async () => {
  for (const path of ['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/assets', '/%'])
    expect([path, await status_of(path)]).toEqual([path, 404]);
});

test('a port that is taken is passed over', async () => {
  const port = Number(new URL(site.url).port);
  const second = await serve(join(top, 'dist'), { port });
  expect(second.url).not.toBe(site.url);
  await second.close();
});
