// Each request goes to the module of its rules. A request that names no existing rules is refused
// as the library refuses it.
import { expect, test } from 'vitest';
import { systems } from 'rule-systems';
import { ask } from './core_under_test';
import { Refused } from './fault';
import { rules_of } from './which';

test('a request names its rules in its scenario, record, sample, short form or id', () => {
  expect(systems.length).toBeGreaterThan(1);
  for (const { id } of systems) {
    const scenario = { rules: id, attacker: {} };
    expect(rules_of({ do: 'odds', scenario })).toBe(id);
    expect(rules_of({ do: 'play', record: [{ scenario }, { question: 'x' }], move: {} })).toBe(id);
    expect(rules_of({ do: 'new', sample: id })).toBe(id);
    expect(rules_of({ do: 'new', short: `${id} 6 v 3` })).toBe(id);
    expect(rules_of({ do: 'rules', id })).toBe(id);
  }
});

test('what names none goes to the first, which says what is missing', () => {
  const first = systems[0]?.id;
  for (const request of [
    { do: 'odds', scenario: {} },
    { do: 'odds', scenario: { rules: 3 } },
  ])
    expect(rules_of(request)).toBe(first);
  expect(rules_of({ do: 'replay', record: [] })).toBe(first);
  expect(rules_of({ do: 'new', scenario: null })).toBe(first);
});

function refused(what: () => unknown): object {
  try {
    what();
  } catch (thrown) {
    if (thrown instanceof Refused) return thrown.fault;
  }
  throw new Error('it was not refused');
}

test('an unknown system is refused in the very words of the library', () => {
  for (const request of [
    { do: 'show', scenario: { rules: 'nqmm' } },
    { do: 'show', scenario: { rules: 'infantry' } },
    { do: 'new', sample: 'soldier' },
    { do: 'new', short: 'portabel 1 v 2' },
  ])
    expect(refused(() => rules_of(request))).toEqual(refused(() => ask(request)));
});
