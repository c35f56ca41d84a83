declare module 'rule-systems' {
  import type { SystemRow } from './door/replies';
  /** In the registry's order. */
  export const systems: SystemRow[];
  /** Of the library. */
  export const version: string;
}

declare module 'first-answer' {
  import type { Baseline, Best, Careful, New, Odds } from './door/replies';
  import type { RuleSystem, Show } from './door/replies';
  /** What the library says about the sample of the first rule system. */
  const first: {
    taken: New;
    /** Without clauses, and what else is told only to those who ask. */
    table: RuleSystem;
    show: Show;
    odds: Odds;
    careful?: Careful;
    best: Best;
    chances: Record<Baseline, Pick<Odds, 'ground' | 'ground_in_100'>>;
  };
  export default first;
}

declare module 'examples' {
  import type { Scenario } from './door/replies';
  const examples: {
    file: string;
    /** Its own, else who is against whom. */
    title: string;
    /** But for its title. */
    about: string;
    /** What a decision costs there; '': none that matters. */
    decision: string;
    /** Paths in a box of 96 by 64. */
    drawing: { ground: string; attacker: string; defender: string };
    scenario: Scenario;
  }[];
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
