// What is asked about an assault that was opened: of the library by the page, and once when the
// page is built, for its first paint.
import type { Baseline, Line, Orders, Scenario } from '../door/replies';

const AT_ONCE = ['endings', 'measures', 'joint', 'hints', 'situations', 'value'];

/** So many situations are measured without being asked. */
const MEASURED = 200_000;

export const show_of = (scenario: Scenario) => ({ do: 'show', scenario });

export const odds_of = (scenario: Scenario) => ({ do: 'odds', scenario, only: AT_ONCE });

/** From where a game stands. */
export const odds_of_game = (record: readonly Line[], orders: Orders) => ({
  do: 'odds',
  record,
  only: AT_ONCE,
  ...(orders !== 'given' && { orders }),
});

export const careful_of = (scenario: Scenario) => ({ do: 'odds', scenario, only: ['careful'] });

export const best_of = (scenario: Scenario) => ({ do: 'best', scenario });

/** The chances under other orders. */
export const chances_of = (scenario: Scenario, orders: Baseline) => ({
  do: 'odds',
  scenario: { ...scenario, orders },
  only: ['endings'],
});

/** `all`: however many situations that takes. `certain`: readings that are certain, too. */
export const hangs_of = (scenario: Scenario, all = false, certain = false) => ({
  do: 'hangs-on',
  scenario,
  ...(certain && { certain }),
  ...(!all && { situations: MEASURED }),
});
