import { beforeEach, expect, test, vi } from 'vitest';
import type { Odds, Scenario } from '../door/replies';
import type { Vary } from '../door/vary';

interface Asked {
  values: (number | string)[];
  situations: number | undefined;
  signal: AbortSignal;
  answer(change?: (reply: Vary) => Vary): Promise<void>;
  fail(why: unknown): Promise<void>;
}
const asked = vi.hoisted(() => ({ all: [] as Asked[] }));

interface Request {
  over: { values: (number | string)[] }[];
  first: number;
  count: number;
  situations?: number;
}

const settled = (): Promise<void> => new Promise((later) => setTimeout(later));

vi.mock('../door/doors', async () => {
  const { ask: now } = await import('../door/core_under_test');
  const clerk = { ask: (request: object) => Promise.resolve(now(request)) };
  const ask = (request: Request, { signal }: { signal: AbortSignal }): Promise<unknown> =>
    new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
      const { first, count, situations, over } = request;
      asked.all.push({
        values: (over[0]?.values ?? []).slice(first, first + count),
        situations,
        signal,
        answer: (change = (reply) => reply) => (resolve(change(now<Vary>(request))), settled()),
        fail: (why) => (reject(why as Error), settled()),
      });
    });
  return { clerk, adviser: { ask } };
});

const { ask } = await import('../door/core_under_test');
const { Refused } = await import('../door/door');
const { give_up_range, range, work_out, work_out_rest } = await import('./range');
const { read } = await import('./systems');

const scenario: Scenario = {
  rules: 'nqm',
  attacker: { strength: 6, quality: 'regular' },
  defender: { strength: 3, quality: 'regular' },
};
const of = { scenario, name: 'attacker.strength', values: [4, 5, 6, 7, 8], present: 6 };

const latest = (): Asked => {
  const one = asked.all.at(-1);
  if (!one) throw new Error('nothing was asked');
  return one;
};

/** Each point of a reply is over the budget. */
const over = (reply: Vary): Vary => ({
  ...reply,
  points: reply.points.map(() => ({ error: { status: 'over-budget', words: 'Too much.' } })),
});

beforeEach(async () => {
  give_up_range();
  asked.all.length = 0;
  await read('nqm');
});

const shown = (): unknown[] =>
  of.values.map((value) => {
    const outcome = range.value?.outcomes.get(value);
    return outcome?.is === 'known' ? outcome.chance.word : outcome?.is;
  });

/** What `odds` says, asked for each value by itself. */
const by_odds = (also: Scenario = {}): string[] =>
  of.values.map((strength) => {
    const attacker = { strength, quality: 'regular' };
    const request = { do: 'odds', scenario: { ...scenario, attacker, ...also } };
    return ask<Odds>(request).ground_in_100;
  });

test('it fills in piece by piece, the nearest first, and says what odds says', async () => {
  const whole = work_out(of);
  expect(latest().values).toEqual([6, 5, 7]);
  expect(range.value?.busy).toBe(true);
  await latest().answer();
  const now = by_odds();
  expect(shown()).toEqual([undefined, now[1], now[2], now[3], undefined]);
  expect(latest().values).toEqual([4, 8]);
  await latest().answer();
  await whole;
  expect(shown()).toEqual(now);
  expect(range.value?.busy).toBe(false);
});

test('it follows the orders and the aim of the scenario, and says so', async () => {
  const orders = { orders: 'best-defender', aim: 'attrition' };
  const whole = work_out({ ...of, scenario: { ...scenario, ...orders } });
  while (range.value?.busy) await latest().answer();
  await whole;
  expect(shown()).toEqual(by_odds(orders));
  expect(shown()).not.toEqual(by_odds());
  expect(JSON.stringify(range.value?.premises)).toMatch(/defender at his best.*aim: attrition/);
});

test('a refused value is a gap with its reason; the others have their chances', async () => {
  const whole = work_out({ ...of, values: [0, 6], present: 6 });
  await latest().answer();
  await whole;
  expect(range.value?.outcomes.get(6)?.is).toBe('known');
  expect(range.value?.outcomes.get(0)).toEqual({
    is: 'refused',
    words: 'attacker.strength must be a whole number from 1 to 200.',
  });
});

test('what takes many situations is a gap, until it is asked for', async () => {
  const whole = work_out(of);
  expect(latest().situations).toBeGreaterThan(0);
  await latest().answer();
  await latest().answer(over);
  await whole;
  expect(shown().map((one) => one === 'over')).toEqual([true, false, false, false, true]);
  const rest = work_out_rest();
  expect(latest().values).toEqual([4, 8]);
  expect(latest().situations).toBeUndefined();
  await latest().answer();
  await rest;
  expect(shown()).toEqual(by_odds());
});

test('once given up, nothing is asked any more, and what comes late changes nothing', async () => {
  const whole = work_out(of);
  const first = latest();
  give_up_range();
  await whole;
  expect(first.signal.aborted).toBe(true);
  await first.answer();
  expect(asked.all).toHaveLength(1);
  expect(range.value).toBeNull();
});

test('another range takes the place of one under way', async () => {
  const before = work_out(of);
  const first = latest();
  const whole = work_out({ ...of, values: [6] });
  await before;
  expect(first.signal.aborted).toBe(true);
  await latest().answer();
  await whole;
  expect([...(range.value?.outcomes.keys() ?? [])]).toEqual([6]);
});

test('what cannot be worked out says why, and is busy no more', async () => {
  const whole = work_out(of);
  await latest().fail(new Refused({ status: 'broke-off', words: 'It broke off.' }));
  await whole;
  expect(range.value).toMatchObject({ busy: false, refused: 'It broke off.' });
});
