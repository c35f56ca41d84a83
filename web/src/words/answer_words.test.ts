// Sentences about an answer, against what the command says of the same assault.
import { expect, test } from 'vitest';
import type { Best, Measure, Odds, RuleSystem } from '../door/replies';
import { best_columns, best_options, best_sentence, cost_words, shortening_sentence } from './best';
import { careful_sentence, orders_in_a_row } from './careful';
import { ending_rows, worth_of } from './ending_rows';
import { premises } from './premises';
import { best, odds, system } from './sample';
import { sentence } from './sentence';
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

test('the sentence counts what the rows count', () => {
  expect(sentence(odds, system)).toBe(
    'In 100 such assaults the attacker takes the position in 76.',
  );
  expect(sentence(only({ unresolved: 1 }), system)).toBe(
    'The attacker never holds the position at the end.',
  );
  expect(sentence(only({ 'position-taken': 1 }), system)).toBe(
    'The attacker is certain to take the position.',
  );
  expect(sentence(only({ 'position-taken': 0.001, unresolved: 0.999 }), system)).toBe(
    'In 100 such assaults the attacker takes the position in fewer than 1.',
  );
  expect(sentence(odds, system, 2)).toContain(' in 76.37.');
});

test('careful: what the standing order is, what is better, and what becomes of the ground', () => {
  const careful = {
    side: 'defender' as const,
    standing: 'the defender rolls all the dice he may',
    orders: best.orders,
    ground: 0.5092835393625684,
    was: 0.7637146660421641,
    points: 50.92835393625684,
    points_were: 76.37146660421641,
  };
  expect(careful_sentence(careful, odds, system)).toBe(
    'Careful: the defender rolls all the dice he may (standing orders). ' +
      'Better for the defender: roll 1 die. The position then falls in 51, not in 76.',
  );
  expect(careful_sentence({ ...careful, ground: 0, points: 0 }, odds, system)).toContain(
    'Then the attacker never holds the position at the end (76 before).',
  );
  expect(careful_sentence({ ...careful, points: 60 }, odds, system)).toContain(
    'in 51, not in 76; points to the attacker: 60.0, not 76.4.',
  );
  expect(careful_sentence(null, odds, system)).toBeNull();
  expect(careful_sentence({ over_budget: true }, odds, system)).toContain('more situations');
});

test('orders in a row: the last of a question that always fits is otherwise', () => {
  expect(
    orders_in_a_row([
      { at: 'a', do: 'x', when: { k: 1 }, who: 'attacker', words: 'attacker: go, when k: 1' },
      { at: 'a', do: 'y', when: {}, who: 'attacker', words: 'attacker: stop' },
      { at: 'b', do: 'z', when: {}, who: 'attacker', words: 'attacker: hold' },
    ]),
  ).toBe('at a, go, when k: 1; otherwise stop; at b, hold');
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
