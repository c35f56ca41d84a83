// Sentences that the library makes, in parts: texts, and words marked with their kind.
import type { Said } from '../door/replies';

/** The words of a part, and the kind that they are marked with; null: none. */
export function part_of(part: Said[number]): { words: string; kind: string | null } {
  if (typeof part === 'string') return { words: part, kind: null };
  const [kind = null, words = ''] = Object.entries(part)[0] ?? [];
  return { words, kind };
}

/** The sentence as plain text. */
export const said_words = (said: Said): string => said.map((part) => part_of(part).words).join('');
