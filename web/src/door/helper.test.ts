// A worker does the work; if none can start, the page itself does it.
import { beforeEach, expect, test, vi } from 'vitest';
import type { FromHelper, ToHelper } from './serving';

class Fake {
  onmessage: ((event: { data: FromHelper }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  onmessageerror: (() => void) | null = null;
  told: ToHelper[] = [];
  postMessage = (message: ToHelper): void => void this.told.push(message);
  terminate = vi.fn();
}

/** No door is in it: that it was asked shows in how that fails. */
const EMPTY = new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]));

let begin: (worker: Fake | Error) => ReturnType<typeof import('./helper').helper>;
const heard = vi.fn<(message: FromHelper) => void>();
const broke = vi.fn<(why: string) => void>();

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('navigator', {});
  heard.mockReset();
  broke.mockReset();
  const { helper } = await import('./helper');
  begin = (worker) =>
    helper(
      () => {
        if (worker instanceof Error) throw worker;
        return worker as unknown as Worker;
      },
      { heard, broke },
    );
});

async function answered_in_page(): Promise<void> {
  await vi.waitFor(() => expect(heard).toHaveBeenCalled());
  expect(heard.mock.lastCall?.[0]).toMatchObject({
    id: 1,
    failed: expect.stringContaining('is not a function') as string,
  });
}

test('a worker that is there is told, and heard', () => {
  const worker = new Fake();
  const helper = begin(worker);
  worker.onmessage?.({ data: { here: true } });
  helper.post({ id: 1, request: '{}' });
  worker.onmessage?.({ data: { id: 1, reply: '{}', size: 0 } });
  expect(worker.told).toEqual([{ id: 1, request: '{}' }]);
  expect(heard.mock.calls).toEqual([[{ here: true }], [{ id: 1, reply: '{}', size: 0 }]]);
});

test('a worker that dies at work is lost', () => {
  const worker = new Fake();
  begin(worker);
  worker.onmessage?.({ data: { here: true } });
  worker.onerror?.({ message: 'gone' });
  expect(broke).toHaveBeenCalledExactlyOnceWith('gone');
});

test('a word that cannot be read is a worker lost', () => {
  const worker = new Fake();
  begin(worker);
  worker.onmessage?.({ data: { here: true } });
  worker.onmessageerror?.();
  expect(broke).toHaveBeenCalledExactlyOnceWith('what it said could not be read');
});

test('one that never starts leaves its work to the page', async () => {
  const worker = new Fake();
  const helper = begin(worker);
  helper.post({ module: EMPTY });
  helper.post({ id: 1, request: '{}' });
  worker.onerror?.({ message: 'blocked' });
  expect(broke).not.toHaveBeenCalled();
  expect(worker.terminate).toHaveBeenCalled();
  await answered_in_page();
});

test('where workers are forbidden they are not tried again', async () => {
  begin(new Error('SecurityError'));
  const worker = new Fake();
  const helper = begin(worker);
  helper.post({ module: EMPTY });
  helper.post({ id: 1, request: '{}' });
  await answered_in_page();
  expect(worker.told).toEqual([]);
});
