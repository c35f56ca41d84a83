// The keyboard: every key with an action, so that `?` can list them all.
import { signal } from '@preact/signals';

export interface Key {
  /** As KeyboardEvent.key has it: 'u', '?', 'Enter', '1'. */
  key: string;
  /** What it does, for the list: "take the last step back". */
  words: string;
  /** Where it counts, for the list: "Roll it". */
  where: string;
  run(event: KeyboardEvent): void;
}

/** Those that count now. Of two for one key the later one does. */
export const keys = signal<readonly Key[]>([]);

/** Binds keys until the returned function is called: what an effect of a component returns. */
export function bind(more: readonly Key[]): () => void {
  keys.value = [...keys.value, ...more];
  return () => {
    keys.value = keys.value.filter((key) => !more.includes(key));
  };
}

/** A field that has no keyboard of its own (inputmode none, the dice) leaves the keys to us. */
export const writes = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('input:not([type=checkbox], [type=radio], [inputmode=none]), textarea, select'));

function pressed(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
  if (writes(event.target) || document.querySelector('dialog[open]')) return;
  const key = keys.value.findLast((one) => one.key === event.key);
  if (!key) return;
  event.preventDefault();
  key.run(event);
}

document.addEventListener('keydown', pressed);
