declare module 'rule-systems' {
  import type { SystemRow } from './door/replies';
  /** In the registry's order. */
  export const systems: SystemRow[];
  /** Of the library. */
  export const version: string;
}

declare module 'examples' {
  import type { Scenario } from './door/replies';
  const examples: { file: string; about: string; scenario: Scenario }[];
  export default examples;
}

declare module 'yaml-words' {
  /** What is wrong with a text, by the name that the command gives it. */
  export const faults: Record<
    'ALIAS' | 'DEEP' | 'INFINITE' | 'KEY_TWICE' | 'KEY_WORD' | 'TAG',
    string
  >;
  /** By part of a message of the reader, or its code, what is wrong; the first that fits. */
  export const said: [part: string, words: string][];
  /** In the order in which they are looked for. */
  export const hints: {
    part: 'INDENT' | 'VALUE' | 'COMMENT';
    lead: 'ANYTHING' | 'KEY' | 'NO_KEY' | 'ITEM';
    find: string;
    /** Where it is found, the hint does not fit; '': nowhere. */
    unless: string;
    mend: 'BLANKS' | 'BLANK' | 'STRAIGHT' | 'NO_QUOTES' | 'QUOTE' | 'QUOTE_ALL' | 'CLOSE';
    /** YAML takes the line without complaint. */
    silent: boolean;
    words: string;
  }[];
}
