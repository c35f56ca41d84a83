// How sentences and lists begin.

/** At the beginning of a sentence. */
export const first_large = (words: string): string =>
  words.charAt(0).toUpperCase() + words.slice(1);

/** "6, 4 and 2" */
export function listed(items: readonly (number | string)[]): string {
  const last = items.at(-1);
  return items.length < 2 ? `${last ?? ''}` : `${items.slice(0, -1).join(', ')} and ${last}`;
}
