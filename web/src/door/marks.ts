// The marks to draw, as the door names them; include/bayonet/marks.h says what they mean.
import type { Side } from './replies';

export interface Mark {
  kind:
    | 'area'
    | 'cell'
    | 'piece'
    | 'sign'
    | 'forces'
    | 'edge'
    | 'arrow'
    | 'plane'
    | 'ground'
    | 'line'
    | 'base'
    | 'distance';
  side: Side | null;
  unit: string | null;
  place: number;
  x: number;
  y: number;
  w: number;
  h: number;
  /** What it covers on the plane; lengths and points are tenths of a millimetre. */
  shape: 'disc' | 'box' | 'polygon' | 'line' | null;
  points: [number, number][];
  /** Tenths of a degree clockwise, 0 north. */
  facing: number | null;
  /** Where it is on the plane: "12, 8.5 in". */
  where: string | null;
  /** Of a base that lies where a key of the scenario puts it: the key's path. */
  from: string | null;
  /** As the kind says. */
  numbers: [number, number, number, number];
  /** Of a piece alone. */
  piece: Counted | null;
  words: string;
  clause: string | null;
}

/** How ground is drawn: bits of a cell's first number, and what stands on an edge. */
export const GROUND = {
  wood: 1,
  town: 2,
  water: 4,
  works: 8,
  slope: 16,
  road: 32,
  barred: 64,
} as const;

/** The sign on a counter. */
export type Arm =
  'infantry' | 'cavalry' | 'dismounted' | 'machine-gun' | 'artillery' | 'commander' | 'tank';

/** A number that pieces have: all their points, points taken off them, or a fact beside. */
export interface Attribute {
  id: string;
  role: 'whole' | 'off' | 'fact';
  /** Of the whole: of what is left of it. */
  words: string;
  /** In the plural. */
  unit: string | null;
}

/** What a piece has besides what it does. */
export interface Counted {
  arm: Arm | null;
  /** Values by the ids of the table. */
  attributes: Record<string, number>;
  disordered: boolean;
  /** Points; null where it has none. */
  left: number | null;
  whole: number | null;
  /** Its numbers: "3 of 5 clean, 1 red"; "" where there are none. */
  words: string;
}

/** The pieces of a side, all told. */
export interface SideSum {
  attributes: Record<string, number>;
  left: number | null;
  whole: number | null;
  pieces: number;
  words: string;
}

/** In what a plane is measured, by its first number. */
export const LENGTHS = [
  { name: 'mm', tenths: 10 },
  { name: 'cm', tenths: 100 },
  { name: 'in', tenths: 254 },
] as const;

/** What a distance around bases is for, by its first number. */
export const DISTANCES = ['reach', 'together', 'clear', 'apart'] as const;
