// An answer in one line, for a forum or a chat:
//
//   6 Regular points attack 3 Regular points; 1 hour: 76 position taken, 17 unresolved, 7 attack
//   broken of 100 (Not Quite Mechanised, standing orders, Bayonet 0.2.0) https://…
import { ending_rows } from '../words/ending_rows';
import { WHOSE } from '../words/whose';
import { changed_rules, forces_of, type Told } from './told';

function endings({ odds, system }: Told): string {
  const rows = ending_rows(odds, system);
  const [only] = rows;
  if (only && rows.length === 1) return `${only.words}, certain`;
  return `${rows.map(({ in_100, words }) => `${in_100} ${words}`).join(', ')} of 100`;
}

export function one_line(told: Told): string {
  const { odds, system, version, link } = told;
  const under = [system.title, WHOSE[odds.orders], changed_rules(told.scenario)];
  const by = [...under, `Bayonet ${version}`].filter(Boolean).join(', ');
  return `${forces_of(told)}: ${endings(told)} (${by}) ${link}`.trimEnd();
}
