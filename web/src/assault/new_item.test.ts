import { expect, test } from 'vitest';
import { an_item, count_words, new_item } from './new_item';
import type { Branch } from './key_tree';
import { short_form } from './short_form';

const list = (name: string): Branch => ({ name }) as Branch;

test('an item has its article', () => {
  expect(['stands', 'objectives', 'units'].map((name) => an_item(list(name)))).toEqual([
    'a stand',
    'an objective',
    'a unit',
  ]);
});

test('an item that is a group is called as the table calls it', () => {
  const wolves = { name: 'wolves', item: { name: '', kind: 'group', key: { words: 'a wolf' } } };
  expect(an_item(wolves as unknown as Branch)).toBe('a wolf');
  const cells = { name: 'objectives', item: { name: '', kind: 'text', key: { words: 'a cell' } } };
  expect(an_item(cells as unknown as Branch)).toBe('an objective');
});

test('a list without items says what they would be', () => {
  const letters = { name: 'legend', key: { words: 'letters of the map', high: 3 } } as Branch;
  expect([0, 1, 3].map((count) => count_words(letters, count))).toEqual([
    'none: letters of the map',
    '1',
    '3, the most there may be',
  ]);
});

test('a point begins as the table shows one', () => {
  const at = { name: '', kind: 'point', key: { example: '2 in, 3 in', usual: null } };
  expect(new_item({ name: 'corners', item: at } as Branch, [])).toBe('2 in, 3 in');
});

const unit = (forms: string): Branch => {
  const key = (name: string, kind: string, more: object) => ({
    name,
    kind,
    key: { low: 1, ...more },
  });
  const branches = [
    key('name', 'text', { usual: '!' }),
    key('bases', 'whole', { usual: null }),
    key('lost', 'whole', { usual: null }),
  ];
  const item = { name: '', kind: 'group', key: { words: 'a unit', shorthand: forms }, branches };
  return { name: 'units', item } as unknown as Branch;
};

test('an item begins with what each of its short forms says, as the one above it has it', () => {
  const units = unit('{name} {bases}[, {lost} lost]\n{bases} {name}');
  expect(new_item(units, [])).toEqual({ name: 'Unit A', bases: 1 });
  expect(new_item(units, [{ name: 'A Coy', bases: 9, lost: 2 }])).toEqual({
    name: 'Unit B',
    bases: 9,
  });
  expect(new_item(units, [{ name: 'A Coy', at: ['75 mm, 75 mm'] }])).toEqual({ name: 'Unit B' });
});

test('an item that no short form fits is called by its name', () => {
  const units = unit('{name} {bases}');
  expect(short_form(units.item as Branch, { name: 'A Coy', lost: 2 })).toEqual({
    text: 'A Coy',
    besides: ['lost 2'],
  });
});

test('what only one of its short forms says an item can do without', () => {
  expect(new_item(unit('{name} {bases}\n{name}'), [])).toEqual({ name: 'Unit A' });
});
