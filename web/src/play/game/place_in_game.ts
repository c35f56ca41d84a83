// A place in a game, however it was reached: the steps before it, and the record that ends there.
// Knowledge about a place is valid again after an undo.
import type { Game } from '../../state/game';
import type { Line, Step } from '../../door/replies';

export interface Place {
  key: string;
  lines: Line[];
}

const step_key = (step: Step): unknown => [
  step.at,
  step.choose?.id ?? step.threw?.faces ?? step.events.map(({ words }) => words),
];

/** The dice that lie there where a throw is under way. */
const lying = ({ now }: Game): number[][] =>
  now.question.kind === 'throw' ? now.question.thrown : [];

/** Where the game was after its first `steps` steps. */
export function place_after(game: Game, steps: number): Place {
  const told = game.story.told.slice(0, steps);
  const last = told.at(-1)?.line ?? 1;
  return { key: JSON.stringify([told.map(step_key), []]), lines: game.lines.slice(0, last) };
}

/** Where the game is. */
export function place_now(game: Game): Place {
  const keys = game.story.told.map(step_key);
  return { key: JSON.stringify([keys, lying(game)]), lines: game.lines };
}

/** Where choices lead that were not made yet; `lines` are those of the record behind them. */
export function place_on(game: Game, chosen: readonly [string, string][], lines: Line[]): Place {
  const keys = [...game.story.told.map(step_key), ...chosen];
  return { key: JSON.stringify([keys, []]), lines };
}
