// The view in front, and the dialog over it.
import { signal } from '@preact/signals';

/** ask: an assault and its odds; roll: the same, step by step. */
export type View = 'ask' | 'roll';

export const view = signal<View>('ask');

/** library: systems and examples; share: links, copies, files; keys: the keyboard. */
export type DialogName = 'library' | 'share' | 'keys';

export const dialog = signal<DialogName | null>(null);
