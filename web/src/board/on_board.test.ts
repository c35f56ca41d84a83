import { expect, test } from 'vitest';
import { key_tree } from '../assault/key_tree';
import { ask } from '../door/core_under_test';
import type { Key, New, Scenario, Show } from '../door/replies';
import { board_keys, facing_of, facings_of, type BoardKeys, type BoardSide } from './board_keys';
import { ground_on, with_kind, with_level, with_objective } from './cell_ground';
import { expanded } from './expanded';
import { filled, without_stand_ins } from './filled';
import { emptied, free_cell, moved, standing, with_unit, without_unit } from './on_board';

const keys_of = (id: string): BoardKeys =>
  board_keys(key_tree(ask<{ keys: Key[] }>({ do: 'rules', id }).keys)) as BoardKeys;

const sample = (id: string): Scenario => ask<New>({ do: 'new', sample: id }).scenario;

const where = (draft: Scenario, keys: BoardKeys): string[] =>
  standing(draft, keys).map(({ letter, cell }) => `${letter} ${cell}`);

const SYSTEMS = ['portable', 'soldiers'];
const USUAL = new Map([
  ['w', 'wood'],
  ['f', 'works'],
]);

const BOARD: Scenario = {
  rules: 'portable',
  map: '. . .\n. fC .\n. A .\n',
  attacker: { units: [{ name: 'Blue', letter: 'A' }] },
  defender: { units: [{ name: 'Grey', letter: 'C' }] },
};

test('who stands on no board has no keys of one', () => {
  for (const id of ['nqm', 'wtj', 'trial40k'])
    expect(board_keys(key_tree(ask<{ keys: Key[] }>({ do: 'rules', id }).keys))).toBe(null);
  expect(facings_of(facing_of((keys_of('portable').sides[0] as BoardSide).item))).toEqual([
    'north',
    'east',
    'south',
    'west',
  ]);
});

test('a unit keeps its letter wherever it goes', () => {
  const keys = keys_of('portable');
  const there = moved(BOARD, 'attacker.units[0]', 'c1');
  expect(there['map']).toBe('. .  .\n. fC .\n. .  A\n');
  expect(where(there, keys)).toEqual(['A c1', 'C b2']);
  expect(without_unit(there, 'attacker.units[0]')['map']).toBe('. .  .\n. fC .\n. .  .\n');
});

test('whoever is added is taken by the rules, with letters of their own', () => {
  for (const id of SYSTEMS) {
    const keys = keys_of(id);
    let draft = sample(id);
    for (const side of [...keys.sides, ...keys.sides]) {
      const cell = free_cell(draft, keys, side.side) ?? '';
      draft = ask<New>({ do: 'new', scenario: with_unit(draft, keys, side, cell) }).scenario;
    }
    const letters = standing(draft, keys).map(({ letter, cell }) => letter ?? cell);
    expect(new Set(letters).size).toBe(letters.length);
  }
});

test('an empty board is drawn, and then filled by hand', () => {
  for (const id of SYSTEMS) {
    const keys = keys_of(id);
    const empty = emptied(sample(id), keys);
    expect(standing(empty, keys)).toEqual([]);
    const show = ask<Show>({ do: 'show', scenario: filled(empty, keys) });
    expect(show.marks.some(({ kind }) => kind === 'piece')).toBe(true);
    const { marks } = without_stand_ins(show);
    expect(marks.some(({ kind }) => kind === 'piece' || kind === 'sign')).toBe(false);
    expect(marks.some(({ kind }) => kind === 'cell')).toBe(true);
    // Whoever is there can reach nobody yet, and is drawn.
    const [side] = keys.sides;
    const one = with_unit(empty, keys, side as BoardSide, 'c2');
    const drawn = ask<Show>({ do: 'show', scenario: filled(one, keys) as Scenario });
    const pieces = without_stand_ins(drawn).marks.filter(({ kind }) => kind === 'piece');
    expect(pieces.length).toBe(1);
  }
});

test('a board said in one line is said unit by unit, with the same answer', () => {
  for (const [id, short] of [
    ['portable', 'infantry with commander v infantry poor in works'],
    ['soldiers', '3 companies v 1 company in town on slope'],
  ] as const) {
    const { scenario } = ask<New>({ do: 'new', short: `${id} ${short}` });
    const show = ask<Show>({ do: 'show', scenario });
    const listed = expanded(scenario, keys_of(id), show);
    const odds = (of: Scenario): number =>
      ask<{ ground: number }>({ do: 'odds', scenario: of }).ground;
    expect(odds(listed)).toBe(odds(scenario));
  }
});

test('ground is changed letter by letter on a map, and by names where none is drawn', () => {
  const keys = keys_of('portable');
  const on = (draft: Scenario, cell: string): string =>
    ground_on(draft, keys, USUAL, cell)
      .map(({ kind, faces }) => `${kind} ${faces}`.trim())
      .join();
  const wood = with_kind(BOARD, keys, USUAL, 'b2', 'wood', '');
  expect(on(wood, 'b2')).toBe('wood,works');
  expect(on(with_kind(wood, keys, USUAL, 'b2', 'works', null), 'b2')).toBe('wood');
  const covered = with_kind(wood, keys, USUAL, 'b2', 'works', 'N E');
  expect(on(covered, 'b2')).toBe('wood,works N E');
  const river = with_kind(BOARD, keys, USUAL, 'a1', 'river', '');
  expect(river['legend']).toEqual([{ letter: 'r', kind: 'river' }]);
  const bare = { ...BOARD, map: undefined, columns: 5 } as unknown as Scenario;
  expect(with_kind(bare, keys, USUAL, 'a1', 'wood', '')['ground']).toEqual([
    { at: 'a1', kind: 'wood' },
  ]);
  expect(with_level(river, keys, 'a1', 2)['map']).toBe('.  .  .\n.  fC .\nr2 A  .\n');
  for (const draft of [wood, covered, river, with_objective(BOARD, 'b2', true)])
    expect(() => ask({ do: 'new', scenario: draft })).not.toThrow();
});
