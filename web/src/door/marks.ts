// What there is to draw, as the door names it: include/bayonet/marks.h has the meaning.
import type { Side } from './replies';

export interface Mark {
  kind: 'area' | 'cell' | 'piece' | 'sign' | 'forces' | 'edge' | 'arrow';
  side: Side | null;
  unit: string | null;
  place: number;
  x: number;
  y: number;
  w: number;
  h: number;
  /** As the kind says. */
  numbers: [number, number, number, number];
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

/** The sign on a counter, by a piece's `w`. */
export const ARMS = [
  null,
  'infantry',
  'cavalry',
  'dismounted',
  'machine-gun',
  'artillery',
  'commander',
] as const;
export type Arm = (typeof ARMS)[number];
