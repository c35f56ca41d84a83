// Messages about a text that is not YAML, in the words that the command uses.
import type { ErrorCode } from 'yaml';
import { said } from 'yaml-words';

export function yaml_words(code: ErrorCode, message: string): string {
  const row = said.find(([part]) => part === code || message.includes(part));
  return row?.[1] ?? message;
}
