// The answer that the present one is compared with: the one that was pinned, or, where none is, the one
// before the last change of the same assault.
import { computed, signal } from '@preact/signals';
import { answer, ghost, type Answer } from '../state/answer';
import { open } from '../state/assault';

/** Kept until it is let go, whatever is opened or changed. */
export const pinned = signal<Answer | null>(null);

export interface Compared {
  answer: Answer;
  /** What it is called below a plot, and before a number. */
  words: string;
  of_number: string;
}

/** Null: there is none, or it is of other rules, whose numbers mean something else. */
export const compared = computed<Compared | null>(() => {
  const before = pinned.value ?? ghost.value;
  if (!before || before.show.rules !== answer.value?.show.rules) return null;
  const [words, of_number] = pinned.value
    ? ['pinned', 'pinned']
    : ['before the last change', 'was'];
  return { answer: before, words, of_number };
});

/** Keeps the answer that is in sight. */
export function pin(): void {
  pinned.value = answer.peek();
}

export function unpin(): void {
  pinned.value = null;
}

/** Opens the pinned assault; the one in hand comes back by undoing. */
export function back_to_pinned(): void {
  if (pinned.value) void open(pinned.value.scenario);
}
