import { expect, test } from 'vitest';
import type { Measure } from '../../door/replies';
import { ending_rows } from '../../words/ending_rows';
import { odds, system } from '../../words/sample';
import { before_words, count_words, dots_summary, dots_table, pile_words } from './dots_words';
import { fifty } from './fifty';

const measure = odds.measures['attacker_losses'] as Measure;
const rows = ending_rows(odds, system);

test('the fifty in words', () => {
  const columns = fifty(
    odds.joint,
    'attacker',
    rows.map((row) => row.id),
  );
  expect(dots_summary(columns, rows, 'attacker', measure)).toBe(
    '50 equally likely assaults, by the attacker’s casualties: 0 in 24, 1 in 11, 2 in 8, 3 in 5, 4 in 2. How they ended: position taken 38, unresolved 8, attack broken 4, both broken 0.',
  );
});

test('the table keeps both tails, and adds up', () => {
  const table = dots_table(odds, system, 'attacker', measure, false);
  expect(table.columns.at(0)).toBe('casualties');
  expect(table.rows.map((row) => row.at(-1))).toEqual(['47', '23', '16', '9', '3', '<1', '<1']);
  const full = dots_table(odds, system, 'attacker', measure, true);
  expect(full.rows[6]).toEqual([
    '6',
    '0',
    '0',
    '0.0018040139792318151',
    '0',
    '0.0018040139792318151',
  ]);
});

test('one pile is a sentence', () => {
  const pile = (losses: number): string =>
    pile_words({ losses, endings: ['a'] }, 'attacker', measure);
  expect(pile(0)).toBe('In all 50, the attacker’s casualties come to none.');
  expect(pile(3)).toBe('In all 50, the attacker’s casualties come to 3.');
});

test('an ending without a dot says why', () => {
  expect(count_words(0)).toBe('too rare for a dot');
  expect(count_words(38)).toBe('38 of 50');
});

test('what is behind is told too, where there was anything', () => {
  expect(before_words([], 'kept')).toBe('');
  expect(before_words([{ losses: 2, endings: ['a', 'b'] }], 'kept')).toBe(' Kept: 2 in 2.');
});
