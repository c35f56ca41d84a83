// Writes equal values as equal texts, so that one assault has one link.
import type { Value } from '../door/replies';

function sorted(value: Value): Value {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, part]) => [name, sorted(part)]));
}

/** JSON without blanks, its keys sorted, as the door writes it. */
export const canonical = (value: Value): string => JSON.stringify(sorted(value));
