// The page's announcements: a live region for screen readers, a passing note for everybody.
import { signal } from '@preact/signals';

/** The last thing said; `count` makes the same words news again. */
export const said = signal<{ words: string; shown: boolean; count: number }>({
  words: '',
  shown: false,
  count: 0,
});

/** To a screen reader only: what everybody else can see. */
export function say(words: string): void {
  said.value = { words, shown: false, count: said.value.count + 1 };
}

/** To everybody: a note that passes. */
export function note(words: string): void {
  said.value = { words, shown: true, count: said.value.count + 1 };
}
