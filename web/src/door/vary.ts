// The reply of `vary`: the answer at each of a list of values. docs/formats/door.md is the contract.
import type { Fault } from './fault';
import type { Said } from './replies';

/** The answer at a value, in few members, or why there is none. */
export type VaryPoint =
  | {
      ground: number;
      /** Of each of `endings`. */
      p: number[];
      situations: number;
    }
  | { error: Fault; reached?: number };

export interface Vary {
  /** Ids; what the items of a point's `p` are of. */
  endings: string[];
  first: number;
  /** Points of all pieces. */
  of: number;
  points: VaryPoint[];
  /** Whose orders, which aim; null where no point has an answer. */
  premises: Said | null;
}
