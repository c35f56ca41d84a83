import { expect, test, vi } from 'vitest';
import { single } from './single';

test('a double click presses once, whatever is under its second half', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  single(first)({ detail: 1, timeStamp: 1000 });
  single(second)({ detail: 2, timeStamp: 1100 });
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 0]);
});

test('two presses with time to read between them are two, and so are two by keyboard', () => {
  const press = vi.fn();
  single(press)({ detail: 1, timeStamp: 2000 });
  single(press)({ detail: 2, timeStamp: 2300 });
  single(press)({ detail: 0, timeStamp: 2310 });
  single(press)({ detail: 0, timeStamp: 2320 });
  expect(press).toHaveBeenCalledTimes(4);
});
