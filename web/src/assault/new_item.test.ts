import { expect, test } from 'vitest';
import { an_item, new_item } from './new_item';
import type { Branch } from './key_tree';

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

test('a point begins as the table shows one', () => {
  const at = { name: '', kind: 'point', key: { example: '2 in, 3 in', usual: null } };
  expect(new_item({ name: 'corners', item: at } as Branch, [])).toBe('2 in, 3 in');
});
