// What points under an aim mean.
import type { RuleSystem } from '../door/replies';

/** Whether they are chances, of 100, of the ground. */
export const chances = (system: RuleSystem, aim: string): boolean =>
  system.aims.find(({ id }) => id === aim)?.chance ?? false;
