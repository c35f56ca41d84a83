// Sentences about an answer, against what the command says of the same assault.
import { expect, test } from 'vitest';
import type { Best, Measure, Odds, RuleSystem } from '../door/replies';
import { best_columns, best_options, best_sentence, cost_words, shortening_sentence } from './best';
import { ending_rows, worth_of } from './ending_rows';
import { premises } from './premises';
import { part_of, said_words } from './said';
import { best, odds, system } from './sample';
import { at_least, averages_sentence, last_of_note, noun_of, tails } from './tails';
import { worth_sentence } from './worth';

const only = (p: Record<string, number>): Odds =>
  ({
    ...odds,
    endings: odds.endings.map((row) => ({ ...row, p: p[row.id] ?? 0 })),
  }) as Odds;

test('endings: the success first, then the likeliest; those that cannot be are left out', () => {
  expect(ending_rows(odds, system).map((row) => [row.word, row.id])).toEqual([
    ['76', 'position-taken'],
    ['17', 'unresolved'],
    ['7', 'attack-broken'],
    ['<1', 'both-broken'],
  ]);
  const rows = ending_rows(only({ 'position-taken': 0.1, unresolved: 0.9 }), system);
  expect(rows[0]?.id).toBe('position-taken');
  expect(ending_rows(only({ unresolved: 1 }), system)[0]?.word).toBe('certain');
});

test('without the success the likeliest stands first', () => {
  const rows = ending_rows(only({ 'attack-broken': 0.03, unresolved: 0.97 }), system);
  expect(rows.map((row) => row.id)).toEqual(['unresolved', 'attack-broken']);
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
  expect(ending_rows(only({ 'position-taken': 1 }), some)[0]?.gained).toBe('some');
});

test('a sentence of the library reads in one', () => {
  expect(said_words(odds.headline)).toBe(
    'In 100 such assaults the attacker takes the position in 76.',
  );
  expect(odds.headline.map((part) => part_of(part).kind)).toEqual([null, 'number', null]);
});

test('the best order, and what the next best costs', () => {
  expect(best_sentence(best, system)).toBe(
    'Best for the defender: roll 1 die. The next best, roll 2 dice, costs him 13 in 100.',
  );
  expect(best_sentence({ ...best, aim: 'cheaply' }, system)).toContain('costs him 12.60 points.');
  expect(best_sentence({ ...best, now: null }, system)).toBe('Nobody has anything to decide.');
  expect(best_sentence(null, system)).toContain('more situations');
  expect(best_options(best, system).map((row) => [row.id, row.best, row.worth, row.costs])).toEqual(
    [
      ['dice-2', false, '63.5', '12.6'],
      ['dice-1', true, '50.9', ''],
    ],
  );
  expect(best_columns(best, system).costs).toBe('costs the defender');
});

test('of several the nearest is named; what costs nothing is as good', () => {
  const with_margins = (...margins: number[]): Best => {
    const options = margins.map((margin, i) => ({ id: `o${i}`, words: `do ${i}`, margin }));
    return { ...best, now: { ...best.now, best: 'o0', options } } as unknown as Best;
  };
  expect(best_sentence(with_margins(0, 30, 0.4, 2), system)).toContain(
    'The next best, do 2, costs him less than 1 in 100.',
  );
  expect(best_sentence(with_margins(0, 0), system)).toContain('To do 1 is as good.');
  expect(best_sentence(with_margins(0, 0, 0), system)).toContain('Any other is as good.');
  expect(best_sentence(with_margins(0, 0, 5), system)).toContain('No worse: do 1.');
});

test('what shortening the orders costs', () => {
  expect(shortening_sentence(best, system)).toContain('as good as the best choice');
  expect(shortening_sentence({ ...best, cost: { attacker: 2.3, defender: 0 } }, system)).toBe(
    'These are shortened from the best choice in every situation, which costs the attacker 2 in 100 and the defender nothing.',
  );
  expect(cost_words(0.001, false)).toBe('less than 0.01 points');
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

test('whose orders an answer assumes', () => {
  expect(premises(odds)).toBe('Standing orders on both sides; aim: ground.');
  expect(premises({ orders: 'given', aim: 'stated' })).toContain('aim: as stated');
});

test('worth is told where it is no chance', () => {
  expect(worth_sentence({ aim: 'ground', value: 76, ground: 0.76 }, system)).toBeNull();
  expect(worth_sentence({ aim: 'cheaply', value: 57.693, ground: 0.76 }, system)).toBe(
    'Under the aim "cheaply" that is worth 57.69 points to the attacker.',
  );
  const shared = { ...system, aims: [{ id: 'ground', words: '', chance: false }] };
  expect(worth_sentence({ aim: 'ground', value: 76, ground: 0.76 }, shared)).toBeNull();
  expect(worth_sentence({ aim: 'ground', value: 80, ground: 0.76 }, shared)).toContain('80.00');
});
