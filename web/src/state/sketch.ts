// The drawing of a draft that is no assault yet because a side has nobody: what was set up so far
// is seen while it is set up.
import { effect, signal } from '@preact/signals';
import { board_keys } from '../board/board_keys';
import { filled, without_stand_ins } from '../board/filled';
import { clerk } from '../door/doors';
import { Refused } from '../door/door';
import type { Scenario, Show } from '../door/replies';
import { outdated } from './answer';
import { draft, faults } from './assault';
import { show_of } from './requests';
import { tree_of } from './systems';

/** Null: the last answer's drawing is the one to show. */
export const sketch = signal<Show | null>(null);

async function draw(scenario: Scenario): Promise<void> {
  const tree = tree_of(String(scenario['rules']));
  const keys = tree && board_keys(tree);
  const whole = keys && filled(scenario, keys);
  if (!whole) return;
  try {
    const show = await clerk.ask<Show>(show_of(whole));
    if (draft.value === scenario) sketch.value = without_stand_ins(show);
  } catch (thrown) {
    if (!(thrown instanceof Refused)) throw thrown;
  }
}

effect(() => {
  if (faults.value.length > 0 && draft.value) void draw(draft.value);
});

// It stays until the answer is about what has become of it.
effect(() => {
  if (faults.value.length === 0 && !outdated.value) sketch.value = null;
});
