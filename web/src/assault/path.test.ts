import { expect, test } from 'vitest';
import { above, below, drop, get, path_of, put, steps_of } from './path';

const document = { hours: 1, attacker: { stands: [{ name: 'A' }, { name: 'B', red: 2 }] } };

test('a path and its steps say the same', () => {
  expect(steps_of('attacker.stands[1].red')).toEqual(['attacker', 'stands', 1, 'red']);
  expect(steps_of('parameters.A-18')).toEqual(['parameters', 'A-18']);
  expect(path_of(['attacker', 'stands', 1, 'red'])).toBe('attacker.stands[1].red');
  expect(below('', 'hours')).toBe('hours');
  expect(above('attacker.stands[1]')).toBe('attacker.stands');
  expect(above('hours')).toBe('');
});

test('what is nowhere is undefined', () => {
  expect(get(document, 'attacker.stands[1].red')).toBe(2);
  expect(get(document, 'attacker.stands[7].red')).toBeUndefined();
  expect(get(document, 'hours.deeper')).toBeUndefined();
  expect(get(document, 'constructor')).toBeUndefined();
});

test('a value is put without touching the document it was put into', () => {
  const changed = put(document, 'attacker.stands[1].red', 0);
  expect(get(changed, 'attacker.stands[1].red')).toBe(0);
  expect(get(document, 'attacker.stands[1].red')).toBe(2);
  expect(get(changed, 'attacker.stands[0]')).toBe(document.attacker.stands[0]);
});

test('maps, lists and the item behind the last are made on the way', () => {
  expect(put({}, 'parameters.win', 'b')).toEqual({ parameters: { win: 'b' } });
  expect(put({}, 'defender.stands[0].name', 'X')).toEqual({
    defender: { stands: [{ name: 'X' }] },
  });
  expect(get(put(document, 'attacker.stands[2]', 'C 3'), 'attacker.stands')).toHaveLength(3);
});

test('what is dropped closes the gap, and dropping nothing changes nothing', () => {
  expect(get(drop(document, 'attacker.stands[0]'), 'attacker.stands')).toEqual([
    { name: 'B', red: 2 },
  ]);
  expect(get(drop(document, 'attacker.stands[1].red'), 'attacker.stands[1]')).toEqual({
    name: 'B',
  });
  expect(drop(document, 'defender.pins')).toBe(document);
});
