// The door when things go wrong: given up, broken, grown, not loaded.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { systems } from 'rule-systems';
import { Door } from './door';
import { Refused } from './fault';
import type { Helper, Hears } from './helper';
import type { ToHelper } from './serving';

const MODULE = {} as WebAssembly.Module;

/** Helpers that do nothing by themselves: what they were told, and how to speak for them. */
class Staff {
  readonly all: { told: ToHelper[]; hears: Hears; ended: boolean }[] = [];
  start = (hears: Hears): Helper => {
    const one = { told: [] as ToHelper[], hears, ended: false };
    this.all.push(one);
    return { post: (message) => one.told.push(message), end: () => (one.ended = true) };
  };
  asked = (who: number): { id: number; request: string }[] =>
    (this.all[who]?.told ?? []).filter((one) => 'request' in one);
  reply(who: number, reply: object, size = 0): void {
    const id = this.asked(who).at(-1)?.id ?? -1;
    this.all[who]?.hears.heard({ id, reply: JSON.stringify(reply), size });
  }
}

let staff: Staff;
let door: Door;

beforeEach(() => {
  vi.useFakeTimers();
  staff = new Staff();
  door = new Door(() => Promise.resolve(MODULE), staff.start);
});
afterEach(() => void vi.useRealTimers());

const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

test('requests are answered one after another, by one helper with one module', async () => {
  const first = door.ask({ n: 1 });
  const second = door.ask({ n: 2 });
  await settled();
  expect(staff.asked(0).map((one) => one.request)).toEqual(['{"n":1}']);
  staff.reply(0, { is: 1 });
  await settled();
  staff.reply(0, { is: 2 });
  expect(await Promise.all([first, second])).toEqual([{ is: 1 }, { is: 2 }]);
  expect(staff.all).toHaveLength(1);
  expect(staff.all[0]?.told.filter((one) => 'module' in one)).toHaveLength(1);
});

test('each rule system has its module, and a helper holds one at a time', async () => {
  const load = vi.fn((rules: string) =>
    Promise.resolve({ rules } as unknown as WebAssembly.Module),
  );
  door = new Door(load, staff.start);
  const [one = '', other = ''] = systems.map(({ id }) => id);
  for (const rules of [one, one, other, one]) {
    const asked = door.ask({ do: 'rules', id: rules });
    await settled();
    staff.reply(0, { is: rules });
    expect(await asked).toEqual({ is: rules });
  }
  expect(staff.all).toHaveLength(1);
  const told = staff.all[0]?.told ?? [];
  expect(told.map((it) => ('module' in it ? it.module : 'asked'))).toEqual([
    ...[{ rules: one }, 'asked', 'asked'],
    ...[{ rules: other }, 'asked'],
    ...[{ rules: one }, 'asked'],
  ]);
});

test('a rule system that there is not is refused, and what follows is asked', async () => {
  const lost = door.ask({ do: 'odds', scenario: { rules: 'chess' } });
  await expect(lost).rejects.toMatchObject({ fault: { status: 'unknown-rules', given: 'chess' } });
  const next = door.ask({ n: 2 });
  await settled();
  staff.reply(0, { is: 2 });
  expect(await next).toEqual({ is: 2 });
});

test('an error is refused with all that stands beside it', async () => {
  const asked = door.ask({});
  await settled();
  staff.reply(0, { error: { status: 'bad-record', words: 'No.' }, record_line: 3 });
  await expect(asked).rejects.toMatchObject({ fault: { words: 'No.', record_line: 3 } });
});

test('what nobody waits for has a moment to finish, then its helper is replaced', async () => {
  const controller = new AbortController();
  const given_up = door.ask({ n: 1 }, { signal: controller.signal });
  given_up.catch(() => undefined);
  await settled();
  controller.abort(new Error('moved on'));
  await expect(given_up).rejects.toThrow('moved on');
  const next = door.ask({ n: 2 });
  await vi.advanceTimersByTimeAsync(39);
  expect(staff.all[0]?.ended).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(staff.all[0]?.ended).toBe(true);
  staff.reply(1, { is: 2 });
  expect(await next).toEqual({ is: 2 });
});

test('one that finishes in time is kept, and its answer goes nowhere', async () => {
  const controller = new AbortController();
  door.ask({ n: 1 }, { signal: controller.signal }).catch(() => undefined);
  await settled();
  controller.abort();
  const next = door.ask({ n: 2 });
  staff.reply(0, { is: 1 });
  await vi.advanceTimersByTimeAsync(100);
  staff.reply(0, { is: 2 });
  expect(await next).toEqual({ is: 2 });
  expect(staff.all).toHaveLength(1);
});

test('a computation that breaks off is refused in words, and its helper replaced', async () => {
  const lost = door.ask({ n: 1 });
  lost.catch(() => undefined);
  const next = door.ask({ n: 2 });
  await settled();
  staff.all[0]?.hears.heard({ id: 1, failed: 'RuntimeError: unreachable' });
  await expect(lost).rejects.toBeInstanceOf(Refused);
  await expect(lost).rejects.toMatchObject({ fault: { status: 'broke-off' } });
  await settled();
  staff.reply(1, { is: 2 });
  expect(await next).toEqual({ is: 2 });
});

test('a helper that is lost is replaced, and another asked the same', async () => {
  const asked = door.ask({ n: 1 });
  await settled();
  staff.all[0]?.hears.broke('gone');
  await settled();
  expect(staff.asked(1).map((one) => one.request)).toEqual(['{"n":1}']);
  staff.reply(0, { is: 'of one that was let go' });
  staff.reply(1, { is: 1 });
  expect(await asked).toEqual({ is: 1 });
});

test('what two helpers were lost over is refused, and what follows is asked', async () => {
  const lost = door.ask({ n: 1 });
  lost.catch(() => undefined);
  const next = door.ask({ n: 2 });
  await settled();
  staff.all[0]?.hears.broke('gone');
  await settled();
  staff.all[1]?.hears.broke('gone');
  await expect(lost).rejects.toThrow(/broke off \(gone, twice\)/);
  await settled();
  staff.reply(2, { is: 2 });
  expect(await next).toEqual({ is: 2 });
});

/** Heard of before, so that it is known to live. */
async function acquainted(): Promise<void> {
  staff.all[0]?.hears.heard({ here: true });
  await settled();
}

test('a helper that dies without a word is noticed, and another asked', async () => {
  const asked = door.ask({ n: 1 });
  await settled();
  await acquainted();
  await vi.advanceTimersByTimeAsync(4999);
  expect(staff.all[0]?.ended).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(staff.all[0]?.ended).toBe(true);
  staff.reply(1, { is: 1 });
  expect(await asked).toEqual({ is: 1 });
});

test('one that works in silence has time, and each word gives it as much again', async () => {
  const asked = door.ask({ n: 1 });
  await settled();
  staff.all[0]?.hears.heard({ id: 1, begun: true });
  await vi.advanceTimersByTimeAsync(39_000);
  staff.all[0]?.hears.heard({ id: 1, done: 1, of: 2 });
  await vi.advanceTimersByTimeAsync(39_000);
  staff.reply(0, { is: 1 });
  expect(await asked).toEqual({ is: 1 });
  expect(staff.all).toHaveLength(1);
});

test('one whose script comes over a slow line has time, and one that is not asked has all of it', async () => {
  door.wake();
  await vi.advanceTimersByTimeAsync(600_000);
  const asked = door.ask({ n: 1 });
  await vi.advanceTimersByTimeAsync(59_000);
  staff.reply(0, { is: 1 });
  expect(await asked).toEqual({ is: 1 });
  await vi.advanceTimersByTimeAsync(600_000);
  expect(staff.all).toHaveLength(1);
});

test('a reply that is none is refused, and what follows is asked', async () => {
  const lost = door.ask({ n: 1 });
  lost.catch(() => undefined);
  await settled();
  staff.all[0]?.hears.heard({ id: 1, reply: '{', size: 0 });
  await expect(lost).rejects.toThrow('cannot be read');
  const next = door.ask({ n: 2 });
  await settled();
  staff.reply(1, { is: 2 });
  expect(await next).toEqual({ is: 2 });
});

test('memory that is used up is called so', async () => {
  const lost = door.ask({});
  await settled();
  staff.all[0]?.hears.heard({ id: 1, failed: 'RangeError: no memory for the reply' });
  await expect(lost).rejects.toMatchObject({ fault: { status: 'no-memory' } });
});

test('a helper that has grown large is replaced when it has answered', async () => {
  const first = door.ask({ n: 1 });
  await settled();
  staff.reply(0, { is: 1 }, 65 * 1024 * 1024);
  expect(await first).toEqual({ is: 1 });
  expect(staff.all[0]?.ended).toBe(true);
  void door.ask({ n: 2 });
  await settled();
  expect(staff.asked(1)).toHaveLength(1);
});

test('a module that does not load is refused, and loaded again for the next', async () => {
  const load = vi
    .fn<() => Promise<WebAssembly.Module>>()
    .mockRejectedValueOnce(new Refused({ status: 'missing', words: 'Not there.' }))
    .mockResolvedValue(MODULE);
  door = new Door(load, staff.start);
  await expect(door.ask({ n: 1 })).rejects.toThrow('Not there.');
  const next = door.ask({ n: 2 });
  await settled();
  staff.reply(0, { is: 2 });
  expect(await next).toEqual({ is: 2 });
});

test('progress is told while somebody waits', async () => {
  const progress = vi.fn();
  void door.ask({}, { progress });
  await settled();
  staff.all[0]?.hears.heard({ id: 1, done: 3, of: 8 });
  expect(progress).toHaveBeenCalledWith(3, 8);
});
