import { expect, test } from 'vitest';
import { an_item } from './new_item';
import type { Branch } from './key_tree';

const list = (name: string): Branch => ({ name }) as Branch;

test('an item has its article', () => {
  expect(['stands', 'objectives', 'units'].map((name) => an_item(list(name)))).toEqual([
    'a stand',
    'an objective',
    'a unit',
  ]);
});
