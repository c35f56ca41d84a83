// The drawing of a draft that is no assault yet, because a side has nobody or nobody touches anybody:
// what was set up so far is seen while it is set up.
import { effect, signal } from '@preact/signals';
import { board_keys } from '../board/board_keys';
import { filled, without_stand_ins } from '../board/filled';
import { is_on_table, table_filled, TOUCHING } from '../board/table_filled';
import { table_keys } from '../board/table_keys';
import { clerk } from '../door/doors';
import { Refused } from '../door/door';
import type { Scenario, Show } from '../door/replies';
import { answer, outdated } from './answer';
import { draft, faults } from './assault';
import { show_of } from './requests';
import { tree_of } from './systems';

/** What was set up so far, without whoever stands in. */
export interface Sketch {
  scenario: Scenario;
  show: Show;
  /** As many stand there as in the last answer: somebody was only moved. */
  of_a_move: boolean;
}

/** Null: the last answer's drawing is the one to show. */
export const sketch = signal<Sketch | null>(null);

/** What to draw in place of a draft, the likeliest first. */
function instead(scenario: Scenario): Scenario[] {
  const tree = tree_of(String(scenario['rules']));
  const board = tree && board_keys(tree);
  const table = tree && table_keys(tree);
  if (table && is_on_table(scenario, table))
    return TOUCHING.map((apart) => table_filled(scenario, table, apart));
  const whole = board && filled(scenario, board);
  return whole ? [whole] : [];
}

async function drawn(scenario: Scenario): Promise<Show | null> {
  try {
    return await clerk.ask<Show>(show_of(scenario));
  } catch (thrown) {
    if (thrown instanceof Refused) return null;
    throw thrown;
  }
}

const pieces = (show: Show | undefined): number | undefined =>
  show?.marks.filter(({ kind }) => kind === 'piece' || kind === 'base').length;

const sketch_of = (scenario: Scenario, show: Show): Sketch => ({
  scenario,
  show,
  of_a_move: pieces(show) === pieces(answer.peek()?.show),
});

async function draw(scenario: Scenario): Promise<void> {
  for (const whole of instead(scenario)) {
    const show = await drawn(whole);
    if (draft.value !== scenario) return;
    if (show) return void (sketch.value = sketch_of(scenario, without_stand_ins(show)));
  }
}

effect(() => {
  if (faults.value.length > 0 && draft.value) void draw(draft.value);
});

// It stays until the answer is about what has become of it.
effect(() => {
  if (faults.value.length === 0 && !outdated.value) sketch.value = null;
});
