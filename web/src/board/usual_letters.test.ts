import { expect, test } from 'vitest';
import { key_tree } from '../assault/key_tree';
import { board_keys } from './board_keys';
import { ask } from '../door/core_under_test';
import { Refused } from '../door/door';
import type { Key, Value } from '../door/replies';
import { probe, read_letters } from './usual_letters';

test('a map that is refused says what all letters stand for', () => {
  for (const rules of ['portable', 'soldiers']) {
    const keys = board_keys(key_tree(ask<{ keys: Key[] }>({ do: 'rules', id: rules }).keys));
    let allowed = '';
    try {
      ask({ do: 'new', scenario: probe(rules, keys as NonNullable<typeof keys>) as Value });
    } catch (thrown) {
      if (thrown instanceof Refused) allowed = thrown.fault.allowed ?? '';
    }
    const letters = read_letters(allowed, keys?.kinds ?? []);
    expect(new Set(letters.values())).toEqual(new Set(keys?.kinds));
  }
});
