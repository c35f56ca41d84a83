// The meaning of points under an aim.
import type { RuleSystem } from '../door/replies';

/** True if they are the chance, of 100, of the ground. */
export const chances = (system: RuleSystem, aim: string): boolean =>
  system.aims.find(({ id }) => id === aim)?.chance ?? false;
