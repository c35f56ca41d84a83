// Every way in which loading the module may fail has its own sentence.
import { afterEach, expect, test, vi } from 'vitest';
import { fetched, kept_each } from './load';

const EMPTY = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);
const WASM = { 'content-type': 'application/wasm' };

afterEach(() => void vi.unstubAllGlobals());

function host(answer: () => Promise<Response>): void {
  vi.stubGlobal('fetch', answer);
}

const sends = (bytes: Uint8Array<ArrayBuffer>, headers: Record<string, string>): void =>
  host(() => Promise.resolve(new Response(bytes, { headers })));

test('a host that does not know the type is good enough', async () => {
  sends(EMPTY, { 'content-type': 'application/octet-stream' });
  expect(await fetched('core.wasm')).toBeInstanceOf(WebAssembly.Module);
  sends(EMPTY, WASM);
  expect(await fetched('core.wasm')).toBeInstanceOf(WebAssembly.Module);
});

test('a file that is not there is named, with what the host said', async () => {
  host(() => Promise.resolve(new Response('', { status: 404 })));
  await expect(fetched('core.wasm')).rejects.toMatchObject({
    fault: { status: 'missing', words: expect.stringContaining('core.wasm (404)') as string },
  });
});

test('no connection is called so', async () => {
  host(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(fetched('core.wasm')).rejects.toThrow('no connection');
});

test('a host that sends its front page instead is found out', async () => {
  sends(new TextEncoder().encode('<!doctype html>'), { 'content-type': 'text/html' });
  await expect(fetched('core.wasm')).rejects.toThrow('what came is something else');
});

test('a host that forbids WebAssembly is told what to allow', async () => {
  const words = 'WebAssembly.compile(): violates the following Content Security Policy directive';
  sends(EMPTY, {});
  vi.stubGlobal('WebAssembly', {
    ...WebAssembly,
    CompileError: WebAssembly.CompileError,
    compile: () => Promise.reject(new WebAssembly.CompileError(words)),
  });
  await expect(fetched('core.wasm')).rejects.toThrow("'wasm-unsafe-eval'");
});

test('a browser without WebAssembly, or with too old a one, is told so', async () => {
  sends(new Uint8Array([...EMPTY, 255, 1, 0]), WASM);
  await expect(fetched('core.wasm')).rejects.toMatchObject({ fault: { status: 'too-old' } });
  vi.stubGlobal('WebAssembly', undefined);
  await expect(fetched('core.wasm')).rejects.toMatchObject({ fault: { status: 'too-old' } });
});

test('what was loaded is kept; what failed is tried again', async () => {
  const load = vi.fn((_name: string) => Promise.resolve(7));
  load.mockRejectedValueOnce(new Error('once'));
  const get = kept_each(load);
  await expect(get('one')).rejects.toThrow('once');
  expect([await get('one'), await get('one')]).toEqual([7, 7]);
  expect(load).toHaveBeenCalledTimes(2);
  await get('other');
  expect(load.mock.calls).toEqual([['one'], ['one'], ['other']]);
});
