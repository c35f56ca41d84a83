// What can be moved on a table top, models and pieces of ground, and the effect of putting one down
// elsewhere.
import type { Placed } from '../ground/scene/plane';

/** A model or a piece of ground that can be put somewhere else, or is in the way of one. */
export interface Stands extends Placed {
  /** What it goes by while it is moved. */
  from: string;
  /** It is elsewhere than the drawing has it: so it is drawn twice. */
  moved: boolean;
  /** It is a piece of ground: only others of these are beside it. */
  ground?: boolean;
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

/** Who can be in its way, or beside it. */
export const others_of = (model: Stands, all: readonly Stands[]): Stands[] =>
  all.filter((one) => one !== model && Boolean(one.ground) === Boolean(model.ground));

/** Those that can be moved. */
export const movable = (models: readonly Stands[]): readonly Stands[] =>
  models.filter(({ fixed }) => !fixed);
