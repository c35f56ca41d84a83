// The board of the assault in hand, for whoever changes it.
import { board_keys, type BoardKeys } from '../board/board_keys';
import { expanded, is_in_short } from '../board/expanded';
import type { Scenario } from '../door/replies';
import { answer } from './answer';
import { change, draft } from './assault';
import { tree_of } from './systems';

/** Of the assault that the form shows; null where nobody stands on a board. */
export function keys_now(): BoardKeys | null {
  const tree = tree_of(String(draft.value?.['rules'] ?? ''));
  return tree && board_keys(tree);
}

/** Both sides are said in one line. */
export function in_short_now(): boolean {
  const keys = keys_now();
  return keys !== null && is_in_short(draft.value, keys);
}

/** The board unit by unit, as the last drawing has it where it was said in one line. */
function listed(scenario: Scenario, keys: BoardKeys): Scenario {
  const drawn = answer.value?.show;
  return drawn && is_in_short(scenario, keys) ? expanded(scenario, keys, drawn) : scenario;
}

/** Changes the board; `by`: what is undone together. */
export function on_board(
  how: (scenario: Scenario, keys: BoardKeys) => Scenario,
  by = '',
): Promise<boolean> {
  const keys = keys_now();
  if (!keys) return Promise.resolve(false);
  return change((scenario) => how(listed(scenario, keys), keys), by);
}

export const lay_out = (): Promise<boolean> => on_board((scenario) => scenario);
