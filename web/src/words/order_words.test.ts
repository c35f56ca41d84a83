import { expect, test } from 'vitest';
import type { RuleSystem } from '../door/replies';
import { by_question, question } from './order_words';

test('a question names what its slots always are', () => {
  expect(question('Does {unit} go in?')).toBe('Does a unit go in?');
  expect(question('Attack: {0} clean {0:point|points} against {1}')).toBe(
    'Attack: N clean points against N',
  );
  expect(question('Does {unit} go in against {other}?')).toBe('Does a unit go in against another?');
});

test('orders of one question stand together, in the order of the list', () => {
  const system = { steps: [{ id: 'again', words: 'Press on?' }] } as RuleSystem;
  const rows = by_question(
    [
      { at: 'again', do: 'go-on', words: 'attacker: press on' },
      { at: 'again', do: 'stop', words: 'attacker: stop' },
      { at: 'new', do: 'x' },
    ],
    system,
  );
  expect(rows).toEqual([
    { step: 'again', question: 'Press on?', orders: ['Attacker: press on', 'Attacker: stop'] },
    { step: 'new', question: 'new', orders: ['X'] },
  ]);
});
