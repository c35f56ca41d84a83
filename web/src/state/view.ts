// Which of the page's views is in front.
import { signal } from '@preact/signals';

/** ask: an assault and its odds; roll: the same, step by step. */
export type View = 'ask' | 'roll';

export const view = signal<View>('ask');
