// The tables of a rule system in the door's replies. docs/formats/door.md is the contract.
import type { Scenario } from './scenario';

export interface SystemRow {
  id: string;
  title: string;
  source: string;
  clauses: number;
}

export interface Clause {
  id: string;
  summary: string;
  where: string;
  revision: number;
  omitted: string | null;
}

export type Confidence = 'certain' | 'likely' | 'guess' | 'open';

export interface Parameter {
  name: string;
  kind: 'whole' | 'fraction' | 'reading';
  usual: string;
  low: number | null;
  high: number | null;
  readings: string[] | null;
  clause: string | null;
  confidence: Confidence;
  words: string;
}

/** A named set of settings. */
export interface Preset {
  id: string;
  settings: { name: string; value: string }[];
  words: string;
}

export interface Key {
  path: string;
  kind: 'group' | 'list' | 'whole' | 'word' | 'text' | 'flag' | 'lines' | 'length' | 'point';
  low: number;
  high: number;
  /** Of a length or point, with its unit: 1 to 12 in. */
  range: string | null;
  usual: string | null;
  /** Of a word. */
  choices: string[] | null;
  /** Of a text, a length or a point: one that can be written. */
  example: string | null;
  shorthand: string | null;
  /** Siblings that may not stand beside it, alternatives by |. */
  excludes: string | null;
  clause: string | null;
  unit: string | null;
  words: string;
}

export interface StepRow {
  id: string;
  kind: 'throw' | 'choice' | 'over';
  words: string;
  clause: string | null;
  standing: string | null;
  bundle: string | null;
}

export interface EndingRow {
  id: string;
  words: string;
  meaning: string | null;
  /** The attacker has the ground, of several objectives all of it. */
  gains: boolean;
  /** By aim; a text is a fraction. */
  worth: Record<string, number | string>;
}

export interface MeasureRow {
  id: string;
  words: string;
  unit: string;
  shared: boolean;
  worth: Record<string, number | string>;
}

export interface Feature {
  id: string;
  words: string;
  low: number;
  high: number;
}

/** How the chance of the endings that gain is worded. */
export interface Headline {
  never: string;
  certain: string;
  /** `{0}`: the number in 100. */
  often: string;
  /** "the position falls", and within a sentence "the position then falls". */
  falls: string;
  then: string;
  fell: string;
}

export interface RuleSystem {
  id: string;
  title: string;
  source: string;
  clauses: Clause[];
  parameters: Parameter[];
  presets: Preset[];
  /** Words that stand for numbers of a unit. */
  profiles: { id: string; words: string }[];
  keys: Key[];
  steps: StepRow[];
  options: { id: string; words: string; clause: string | null }[];
  features: Feature[];
  endings: EndingRow[];
  measures: MeasureRow[];
  /** `chance`: points under it are the chance, of 100, that the attacker gains. */
  aims: { id: string; words: string; chance: boolean }[];
  headline: Headline;
  taken: string;
  sample: Scenario;
}
