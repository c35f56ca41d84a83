import { beforeEach, expect, test, vi } from 'vitest';

const asked = vi.hoisted(() => ({ count: 0, late: Promise.resolve() }));

vi.mock('../door/doors', async () => {
  const { ask: now } = await import('../door/core_under_test');
  const ask = async (request: object): Promise<unknown> => {
    asked.count += 1;
    const { late } = asked;
    await new Promise((later) => setTimeout(later, 1));
    const reply = now(request);
    await late;
    return reply;
  };
  return { clerk: { ask }, quick: { ask }, patient: { ask } };
});

const state = await import('./assault');
const { assault, draft, faults } = state;
const SHORT = { rules: 'nqm', attacker: '6 regular', defender: '3 regular' };

beforeEach(async () => {
  await state.open(SHORT);
  asked.count = 0;
});

const strength = (): unknown => (assault.value?.['attacker'] as { strength: number }).strength;

test('an assault is opened with its short forms expanded', () => {
  expect(assault.value).toEqual({
    rules: 'nqm',
    attacker: { quality: 'regular', strength: 6 },
    defender: { quality: 'regular', strength: 3 },
  });
  expect(state.value_at('hours')).toBe(1);
  expect(state.value_at('attacker.quality')).toBe('regular');
});

test('changes in a row do not queue up: the latest wins', async () => {
  for (let value = 7; value <= 30; value += 1) void state.set({ 'attacker.strength': value });
  await state.set({ 'attacker.strength': 31 });
  expect(strength()).toBe(31);
  expect(asked.count).toBeLessThanOrEqual(2);
});

test('and are one change to take back', async () => {
  await state.set({ 'attacker.strength': 7 });
  await state.set({ 'attacker.strength': 8 });
  await state.set({ hours: 2 });
  state.undo();
  expect([strength(), assault.value?.['hours']]).toEqual([8, undefined]);
  state.undo();
  expect(strength()).toBe(6);
  state.redo();
  expect(strength()).toBe(8);
});

/** The replies to what is asked from now on are held back; the function lets them go. */
function hold(): () => void {
  let let_go = (): void => undefined;
  asked.late = new Promise((held) => (let_go = held));
  return () => {
    asked.late = Promise.resolve();
    let_go();
  };
}

test('a change that is taken back before the door has answered does not come back', async () => {
  await state.set({ 'attacker.strength': 7 });
  const let_go = hold();
  const changed = state.set({ hours: 2 });
  state.undo();
  let_go();
  await changed;
  expect([strength(), assault.value?.['hours']]).toEqual([7, undefined]);
  expect(state.can_redo.value).toBe(true);
  state.redo();
  await vi.waitFor(() => expect(assault.value?.['hours']).toBe(2));
  state.undo();
  state.undo();
  expect(strength()).toBe(6);
});

test('what is opened meanwhile is not put away by the answer about a change before', async () => {
  const seen: unknown[] = [];
  const let_go = hold();
  const changed = state.set({ 'attacker.strength': 7 });
  asked.late = Promise.resolve();
  await state.open({ ...SHORT, attacker: '9 regular' });
  const stop = assault.subscribe(() => seen.push(strength()));
  let_go();
  await changed;
  stop();
  expect(seen).toEqual([9]);
  expect(draft.value).toEqual(assault.value);
});

test('what the door refuses stays a draft; the last good assault stays in hand', async () => {
  expect(await state.set({ 'attacker.pins': 9 })).toBe(false);
  expect(faults.value[0]).toMatchObject({ path: 'attacker.pins', clause: 'NQM-S05' });
  expect(assault.value?.['attacker']).toEqual({ quality: 'regular', strength: 6 });
  expect(draft.value?.['attacker']).toMatchObject({ pins: 9 });
  expect(await state.set({ 'attacker.strength': 12 })).toBe(true);
  expect(assault.value?.['attacker']).toMatchObject({ strength: 12, pins: 9 });
});

test('a draft that was refused can be given up', async () => {
  await state.set({ 'attacker.strength': 'many' });
  expect(faults.value).toHaveLength(1);
  state.undo();
  expect(faults.value).toHaveLength(0);
  expect(draft.value).toEqual(assault.value);
});

test('drafts that were refused are taken back one by one', async () => {
  await state.set({ 'attacker.strength': 'many' });
  await state.set({ 'defender.strength': 'few' });
  const [two] = faults.value;
  expect(state.undo()).toBe(true);
  expect(draft.value).toMatchObject({ attacker: { strength: 'many' }, defender: { strength: 3 } });
  await vi.waitFor(() => expect(faults.value[0]).not.toBe(two));
  expect(faults.value[0]?.path).toBe('attacker.strength');
  state.undo();
  expect(draft.value).toEqual(assault.value);
  await state.set({ hours: 2 });
  state.undo();
  expect(assault.value).not.toHaveProperty('hours');
});

test('and done again one by one, until something else is changed', async () => {
  await state.set({ 'attacker.strength': 'many' });
  await state.set({ 'defender.strength': 'few' });
  const both = draft.value;
  expect(state.can_redo.value).toBe(false);
  state.undo();
  state.undo();
  expect(draft.value).toEqual(assault.value);
  expect(state.can_redo.value).toBe(true);
  state.redo();
  expect(draft.value).toMatchObject({ attacker: { strength: 'many' }, defender: { strength: 3 } });
  state.redo();
  expect(draft.value).toEqual(both);
  await vi.waitFor(() => expect(faults.value).toHaveLength(2));
  expect(state.can_redo.value).toBe(false);
  state.undo();
  await state.set({ hours: 2 });
  expect(state.can_redo.value).toBe(false);
  expect(state.redo()).toBe(false);
});

test('a parameter goes by its name, and away with null', async () => {
  await state.set({ win: 'b' });
  expect(assault.value?.['parameters']).toEqual({ win: 'bases-inside' });
  await state.set({ win: null });
  expect(assault.value).not.toHaveProperty('parameters');
});

test('opening what is refused changes nothing, opening something else can be taken back', async () => {
  const before = assault.value;
  expect(await state.open_short('nqm', '6 vetran v 3')).toBe(false);
  expect(state.refusal.value?.nearest).toBe('veteran');
  expect(assault.value).toBe(before);
  expect(faults.value).toEqual([]);
  await state.open_short('nqm', '4 elite v 3');
  expect(strength()).toBe(4);
  state.undo();
  expect(assault.value).toEqual(before);
});
