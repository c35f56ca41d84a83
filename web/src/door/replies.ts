// The replies of the door, as far as the page reads them. docs/formats/door.md is the contract.

export type Side = 'attacker' | 'defender';

export type * from './rule_system';
export type * from './scenario';
export type { Fault } from './fault';
import type { Attribute, Mark, SideSum } from './marks';
import type { Confidence } from './rule_system';
import type { Scenario, Value } from './scenario';
export type { Attribute, Mark };

// --- what every answer about an assault may name ----------------------------------------------

export interface Unit {
  id: string;
  name: string;
  /** Null of a place that only has a name: a cell. */
  side: Side | null;
  /** Of a group: what each of its members is; and these, which have no rows of their own. */
  kind: string | null;
  members: { id: string; name: string }[];
}

export interface Show {
  title: string | null;
  rules: string;
  system: string;
  drawing: string[];
  heading: string;
  attributes: Attribute[];
  marks: Mark[];
  features: Record<string, number>;
  units: Unit[];
  assumed: { path: string; value: Value }[];
  forces: string;
  hints: string[];
  scenario: Scenario;
  hash: string;
}

export interface New {
  scenario: Scenario;
  assumed: { path: string; value: Value }[];
}

/** Whose orders an answer assumes: one side's best is its best against the other's standing orders. */
export type Baseline = 'standing' | 'best-attacker' | 'best-defender' | 'best';
export type Orders = Baseline | 'given';

// --- odds, best ---------------------------------------------------------------------------------

export interface Ending {
  id: string;
  words: string;
  meaning: string | null;
  p: number;
  /** "76", "<1"; those of all that can come up add up; "certain", "never". */
  in_100: string;
}

export interface Measure {
  mean: number;
  most: number;
  /** Of exactly 0 … most. */
  p: number[];
  unit: string;
  words: string;
}

/** A sentence in parts: texts, and a map of a kind (clause, number, orders, side) to words that are it. */
export type Said = (string | Record<string, string>)[];

export type Careful =
  | null
  | { over_budget: true; said: Said }
  | {
      said: Said;
      side: Side;
      standing: string;
      orders: Order[];
      ground: number;
      was: number;
      losses: Record<Side, number>;
      losses_were: Record<Side, number>;
      points: number;
      points_best: number;
      points_were: number;
    };

export interface Odds {
  aim: string;
  orders: Orders;
  rules: string;
  system: string;
  title: string | null;
  forces: string;
  situations: number;
  edges: number;
  endings: Ending[];
  taken: string;
  /** Ids of those that can come up, as a report lists them. */
  listed: string[];
  ground: number;
  ground_in_100: string;
  /** Whose orders, which aim, how long. */
  premises: Said;
  /** What it is worth; null where the headline says it. */
  points: Said | null;
  /** What of the measures never happens; null: nothing. */
  never: string | null;
  /** In how many of a hundred the attacker gets the ground. */
  headline: Said;
  measures: Record<string, Measure>;
  /** Ending, attacker's losses, defender's losses, p. */
  joint: [string, number, number, number][];
  value: number;
  residual: number;
  unknown: number;
  hints: string[];
  careful?: Careful;
  why?: { clause: string; summary: string; chance: number; expected: number | null }[];
  /** The clauses that do not come up. */
  why_not?: Said | null;
}

export type HungFigure = 'ground' | 'attacker_losses' | 'defender_losses';

/** With another value: its figures, null where the rules forbid the assault then, by `clause`. */
export interface HungChange extends Record<HungFigure, number | null> {
  value: string | number;
  moved: number;
  clause: string | null;
}

/** A number or reading that is not certain, and what it moves. */
export interface HungSetting {
  name: string;
  value: string | number;
  words: string;
  clause: string | null;
  confidence: Confidence;
  /** What it moves: the ground where that changes by 1 in 100, else what changes most. */
  figure: HungFigure;
  /** The largest change of the figure, 0 .. 1; losses as a part of what the side can lose. */
  moved: number;
  moves: HungChange[];
  said: Said;
}

/** What the chance of the ground and the losses hang on: what moves the ground first. */
export interface HangsOn {
  aim: string;
  orders: Odds['orders'];
  rules: string;
  ground: number;
  attacker_losses: number;
  defender_losses: number;
  settings: HungSetting[];
  /** Which readings are left out because they are certain. */
  certain: Said | null;
  situations: number;
  /** The same lasting until it is decided; null where that is no question, or costs too much. */
  conclusion: {
    clock: string;
    value: string;
    ground: number;
    attacker_losses: number;
    defender_losses: number;
  } | null;
  premises: Said;
  /** The same in words, where this one can end undecided. */
  concluded: Said | null;
  /** A sentence for each setting that makes something else of the answer. */
  turning: Said[];
  /** How many settings move it by less than 1 in 100; null: none. */
  others: Said | null;
}

/** One order of a list; the first that fits is followed. */
export interface Order {
  at: string;
  do: string;
  when?: Record<string, number | string>;
  who?: Side;
  words?: string;
}

export interface Weighed {
  id: string;
  words: string;
  clause: string | null;
  standing: boolean;
  /** Points to the attacker. */
  value: number;
  /** The same, as it stands in a table. */
  value_cell: string;
  /** What it costs the chooser against his best. */
  margin: number;
  margin_cell: string;
  /** The same in words, "12.6 in 100"; null: nothing worth telling. */
  costs: string | null;
}

export interface Best {
  aim: string;
  forces: string;
  rules: string;
  system: string;
  title: string | null;
  now: null | {
    step: string;
    who: Side;
    words: string;
    clause: string | null;
    at_once: boolean;
    options: Weighed[];
    best: string;
  };
  /** What best play is over, where questions do not offer all that a person may do: sentences. */
  among: string[];
  /** Of each side that never holds back under this aim: an aim under which it does; null: not found. */
  holding: null | { aim: string; side: Side; words: string }[];
  orders: Order[];
  cost: Record<Side, number>;
  value: number;
  residual: number;
  odds: Pick<
    Odds,
    | 'endings'
    | 'ground'
    | 'ground_in_100'
    | 'headline'
    | 'joint'
    | 'listed'
    | 'measures'
    | 'never'
    | 'taken'
    | 'value'
  >;
  /** The best order now, and what the next best costs. */
  said: Said;
  /** What it costs to follow `orders` instead of the best choice always. */
  shortened: Said;
  premises: Said;
  hints: string[];
}

// --- play ---------------------------------------------------------------------------------------

export interface Told {
  clause: string | null;
  words: string;
  side: Side | null;
  unit: string | null;
}

export interface Read {
  kind: 'first' | 'second' | 'tie' | 'spare' | 'value' | 'stage';
  clause: string | null;
  words: string;
  faces: number[];
  dice: number;
  number: number;
  /** Whose dice the row is about: of a pair the first side's and the second's. */
  sides: Side[];
  stage: string | null;
}

export interface Option {
  id: string;
  words: string;
  clause: string | null;
  /** What the orders given do; without any the standing order. */
  ordered: boolean;
  standing: boolean;
}

/** A piece that may be put down by hand: where it is, and where it was as its move began. */
export interface Placeable {
  id: string;
  name: string;
  x: number;
  y: number;
  facing: number;
  from: { x: number; y: number };
}

export type Question =
  | {
      kind: 'choice';
      step: string;
      who: Side;
      words: string;
      clause: string | null;
      bundle: string | null;
      /** Whom it is about, by name. */
      unit?: string | null;
      free: boolean;
      /** Who may be put down by hand, where it is free; null where nobody may. */
      pieces: Placeable[] | null;
      standing: string;
      options: Option[];
    }
  | {
      kind: 'throw';
      step: string;
      words: string;
      clause: string | null;
      side: Side;
      /** Dice still to come, of `of`. */
      dice: number;
      of: number;
      sides: number;
      stage: string | null;
      again: boolean;
      throw: string;
      thrown: number[][];
    }
  | {
      kind: 'over';
      step: string;
      ending: string;
      words: string;
      measures: Record<string, number>;
      /** Words of the measures that came to nothing, without casualties; null: there are none. */
      none: string | null;
      clause: string | null;
    };

export interface Advice {
  aim: string;
  orders: Orders;
  /** The chance from here; null: more than the budget, `given`: where no other orders are followed. */
  ground: {
    [baseline in 'standing' | 'best_attacker' | 'best_defender' | 'best' | 'given']: number | null;
  };
  options: (Pick<Weighed, 'id' | 'value' | 'margin' | 'costs'> & { best: boolean })[];
}

/** A line of a record; play appends them. */
export type Line = { [name: string]: Value };

export interface Play {
  lines: Line[];
  /** What Bayonet's choice costs its side against the best, in points. */
  cost: number | null;
  /** The same in words; null: nothing worth telling. */
  costs: string | null;
  events: Told[];
  reading: Read[] | null;
  question: Question;
  /** A list a question of the throw: its faces, whose they are, what they are for. */
  threw: { faces: number[][]; sides: Side[]; stages: (string | null)[] } | null;
  heading: string;
  sides: Record<Side, SideSum>;
  rules: string;
  features: Record<string, number>;
  steps: number;
  title: string | null;
  advice?: Advice;
}

/** One step that stands, told again. */
export interface Step {
  /** Of the record, from 1. */
  line: number;
  at: string;
  /** What was asked. */
  words: string;
  who: Side | null;
  clause: string | null;
  bundle: string | null;
  /** How things stood before it. */
  heading: string;
  kind: 'choice' | 'throw' | 'place';
  choose: { id: string; words: string; clause: string | null } | null;
  events: Told[];
  reading: Read[] | null;
  threw: Play['threw'];
  /** The whole step in sentences. */
  said: Said;
}

export interface Replay {
  told: Step[];
  events: Told[];
  question: Question;
  heading: string;
  sides: Play['sides'];
  steps: number;
  /** Steps that were taken back; they are not told. */
  undone: number;
  made_by: string | null;
  forces: string;
  rules: string;
  scenario: Scenario;
  system: string;
  title: string | null;
}
