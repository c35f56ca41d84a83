// The answer that the present one is compared with: the one that was kept, or, where none is, the one
// before the last change of the same assault.
import { computed, signal } from '@preact/signals';
import { answer, ghost, type Answer } from '../state/answer';
import { open } from '../state/assault';

/** Kept until it is let go, whatever is opened or changed. */
export const kept = signal<Answer | null>(null);

export interface Compared {
  answer: Answer;
  /** What it is called below a plot, and before a number. */
  words: string;
  of_number: string;
}

/** Null: there is none, or it is of other rules, whose numbers mean something else. */
export const compared = computed<Compared | null>(() => {
  const before = kept.value ?? ghost.value;
  if (!before || before.show.rules !== answer.value?.show.rules) return null;
  const [words, of_number] = kept.value ? ['kept', 'kept'] : ['before the last change', 'was'];
  return { answer: before, words, of_number };
});

/** Keeps the answer that is in sight. */
export function keep(): void {
  kept.value = answer.peek();
}

export function let_go(): void {
  kept.value = null;
}

/** Opens the kept assault; the one in hand comes back by undoing. */
export function back_to_kept(): void {
  if (kept.value) void open(kept.value.scenario);
}
