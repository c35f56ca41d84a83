// The number whose curve is wanted: the chance of the headline at each value of its range.
import { signal } from '@preact/signals';
import type { RangeValue } from '../../assault/range_values';

export interface RangeAsked {
  /** The id of its field, beside which the curve appears. */
  id: string;
  /** Its path in the draft. */
  at: string;
  /** What it is called where nothing else says whose it is. */
  name: string;
  low: number;
  high: number;
  /** What may stand in place of a number. */
  words: readonly string[];
  /** What it is now. */
  value(): RangeValue | undefined;
  say(value: RangeValue): void;
}

export const range_asked = signal<RangeAsked | null>(null);

/** Whether there is anything to compare. */
export const has_range = ({ low, high, words }: Pick<RangeAsked, 'low' | 'high' | 'words'>) =>
  high - low + words.length > 0;
