// Sentences about an answer, against what the command says of the same assault.
import { expect, test } from 'vitest';
import type { Measure, RuleSystem } from '../door/replies';
import { best_columns, best_options } from './best';
import { ending_rows, worth_of } from './ending_rows';
import { part_of, said_words } from './said';
import { best, odds, system } from './sample';
import { at_least, averages_sentence, last_of_note, noun_of, tails } from './tails';

test('endings: those that are listed, in their order', () => {
  expect(ending_rows(odds, system).map((row) => [row.in_100, row.id, row.gained])).toEqual([
    ['76', 'position-taken', 'all'],
    ['17', 'unresolved', 'none'],
    ['7', 'attack-broken', 'none'],
    ['<1', 'both-broken', 'none'],
  ]);
});

test('a worth may be a fraction', () => {
  expect(worth_of('100/4')).toBe(25);
  expect(worth_of(100)).toBe(100);
  expect(worth_of(undefined)).toBe(0);
  const some = {
    endings: [
      { gains: false, id: 'position-taken', words: '', meaning: null, worth: { ground: '100/3' } },
    ],
  } as unknown as RuleSystem;
  expect(ending_rows(odds, some)[0]?.gained).toBe('some');
});

test('a sentence of the library reads in one', () => {
  expect(said_words(odds.headline)).toBe(
    'In 100 such assaults the attacker takes the position in 76.',
  );
  expect(odds.headline.map((part) => part_of(part).kind)).toEqual([null, 'number', null]);
});

test('options, with what they are worth and cost', () => {
  expect(best_options(best).map((row) => [row.id, row.best, row.value_cell, row.costs])).toEqual([
    ['dice-2', false, '63.5', '12.6 in 100'],
    ['dice-1', true, '50.9', null],
  ]);
  expect(best_columns(best, system).costs).toBe('costs the defender');
});

test('at least so many casualties, as the command lists them', () => {
  const measure = odds.measures['attacker_losses'] as Measure;
  expect(tails(measure).map((tail) => tail.word)).toEqual(['53', '30', '14', '4', '<1', '<1']);
  expect(at_least(measure, 0).word).toBe('100');
  expect(at_least(measure, 7).word).toBe('0');
  expect(noun_of(measure)).toBe('casualties');
  expect(last_of_note([measure])).toBe(5);
  expect(averages_sentence(odds)).toBe(
    'On average the attacker has 1.0 casualties (pins), the defender 2.2.',
  );
});
