// What the page opens with, known at build time: `import … from 'first-answer'` gives the
// library's own replies about the first system's sample.
import type { Plugin } from 'vite';
import type { Best, Careful, New, Odds, RuleSystem, Show } from '../../src/door/replies.ts';
import { best_of, careful_of, chances_of } from '../../src/state/requests.ts';
import { odds_of, show_of } from '../../src/state/requests.ts';
import { ask } from './library.ts';
import { first_system } from './rule_systems.ts';
import { virtual } from './virtual.ts';

/** Without what is told only to those who ask: it weighs more than all else. */
function in_brief(table: RuleSystem, best: Best): RuleSystem {
  const asked = new Set(best.orders.map(({ at }) => at));
  return {
    ...table,
    clauses: [],
    features: [],
    options: [],
    parameters: table.parameters.map((one) => ({ ...one, words: '' })),
    steps: table.steps.filter(({ id }) => asked.has(id)),
  };
}

function replies(whole: string) {
  const about = <Reply>(request: object): Reply => ask<Reply>(whole, request);
  const id = first_system(whole);
  const taken = about<New>({ do: 'new', sample: id });
  const { scenario } = taken;
  const best = about<Best>(best_of(scenario));
  const chances = (orders: Parameters<typeof chances_of>[1]) => {
    const { ground, ground_in_100 } = about<Odds>(chances_of(scenario, orders));
    return { ground, ground_in_100 };
  };
  return {
    taken,
    table: in_brief(about<RuleSystem>({ do: 'rules', id }), best),
    show: about<Show>(show_of(scenario)),
    odds: about<Odds>(odds_of(scenario)),
    careful: about<{ careful?: Careful }>(careful_of(scenario)).careful,
    best,
    chances: {
      standing: chances('standing'),
      'best-attacker': chances('best-attacker'),
      'best-defender': chances('best-defender'),
      best: chances('best'),
    },
  };
}

/** `whole`: the module that has every system. */
export const first_answer = (whole: string): Plugin =>
  virtual('first-answer', {
    'first-answer': () =>
      `export default JSON.parse(${JSON.stringify(JSON.stringify(replies(whole)))})`,
  });
