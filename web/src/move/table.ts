// The movable models of a table top, and the effect of putting one down elsewhere.
import type { Model } from '../ground/scene/plane';

/** A model that can be put somewhere else, or is in the way of one. */
export interface Stands extends Model {
  /** What it goes by while it is moved. */
  from: string;
  /** It is elsewhere than the drawing has it: so it is drawn twice. */
  moved: boolean;
  /** It stays where it is. */
  fixed?: boolean;
  /** Where its move began, if not where it is: so far it may go from there. */
  began?: { x: number; y: number };
}

/** A new place, in the table's lengths and in words. */
export interface Dropped {
  from: string;
  x: number;
  y: number;
  said: string;
}

export interface MoveTable {
  models: readonly Stands[];
  /** Somebody was put where nobody may be. */
  refused: boolean;
  /** Takes that back. */
  give_up: () => void;
  /** Puts models there; false: it cannot be done. */
  drop: (places: readonly Dropped[]) => Promise<boolean>;
}

/** Those that can be moved. */
export const movable = (models: readonly Stands[]): readonly Stands[] =>
  models.filter(({ fixed }) => !fixed);
