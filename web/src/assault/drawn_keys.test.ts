// Keys of a system whose ground is drawn: a map or its size, a legend, cells by name.
import { expect, test } from 'vitest';
import type { Key, Scenario } from '../door/replies';
import { branch_at, key_tree, type Branch } from './key_tree';
import { like, new_item, next_name, said_as } from './new_item';
import { is_open } from './open_keys';
import { alternative_taken, alternatives_of } from './alternatives';

const row = (path: string, kind: Key['kind'], more: Partial<Key> = {}): Key => ({
  path,
  kind,
  low: 1,
  high: 15,
  range: null,
  usual: null,
  choices: null,
  example: null,
  shorthand: null,
  excludes: null,
  clause: null,
  unit: null,
  words: path,
  ...more,
});

const tree = key_tree([
  row('map', 'lines', { excludes: 'columns|rows', example: '. .\n. .\n' }),
  row('legend', 'list', { low: 0 }),
  row('legend[]', 'group'),
  row('legend[].letter', 'text', { usual: '!', example: 't' }),
  row('legend[].kind', 'word', { usual: '!', choices: ['wood', 'hill'] }),
  row('columns', 'whole', { usual: '7', excludes: 'map' }),
  row('rows', 'whole', { usual: '7', excludes: 'map' }),
  row('objectives', 'list'),
  row('objectives[]', 'text', { example: 'c2' }),
]);
const at = (path: string): Branch => branch_at(tree, path) as Branch;
const ways = alternatives_of(tree);

test('a board is drawn, or its columns and rows are said', () => {
  expect(ways.map((way) => way.branches.map((key) => key.name))).toEqual([
    ['map'],
    ['columns', 'rows'],
  ]);
  expect(alternative_taken(ways, { columns: 9 })).toBe(1);
  const [drawn, sized] = ways as [(typeof ways)[0], (typeof ways)[0]];
  const scenario = { rules: 'x', objectives: ['a1'] } as Scenario;
  expect(said_as(drawn, ways, { ...scenario, columns: 9, rows: 3 })).toEqual({
    ...scenario,
    map: '. .\n. .\n',
  });
  expect(said_as(sized, ways, { ...scenario, map: '. .' })).toEqual({ ...scenario, columns: 7 });
});

test('what is drawn is shown at once', () => {
  expect(is_open(tree, at('map'), 'map', [])).toBe(true);
});

test('a new item says what can be said there', () => {
  expect(new_item(at('legend'), [])).toEqual({ letter: 't', kind: 'wood' });
  expect(new_item(at('objectives'), ['a1'])).toBe('c2');
  expect(like(at('legend'), [{ letter: 't', kind: 'hill' }], 0)).toEqual({
    letter: 'u',
    kind: 'hill',
  });
  expect(next_name('c2', ['c3'])).toBe('c4');
  expect(next_name('z', [])).toBe('z 2');
});
