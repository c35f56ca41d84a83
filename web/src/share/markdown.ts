// An answer as Markdown: the sentence, a table of endings, a table of casualties, the link.
import { ending_rows } from '../words/ending_rows';
import { said_words } from '../words/said';
import { average, last_of_note, LOSSES, noun_of, side_of, SIDES, tails } from '../words/tails';
import { changed_rules, forces_of, type Told } from './told';

/** What people call their units may hold signs that Markdown takes for its own. */
const plain = (text: string): string => text.replace(/[\\`*_{}[\]<>#|~]/g, '\\$&');

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** A table whose columns stand to the right but the `left`. */
function table(head: readonly string[], rows: readonly string[][], left: number): string {
  const line = head.map((_, at) => (at === left ? '---' : '---:'));
  return [head, line, ...rows].map(row).join('\n');
}

function endings({ odds, system }: Told): string {
  const rows = ending_rows(odds, system).map(({ in_100, words, meaning }) => [
    plain(in_100),
    plain(meaning ? `${words} (${meaning})` : words),
  ]);
  return table(['in 100', 'ending'], rows, 1);
}

function casualties({ odds }: Told): string {
  const measures = SIDES.flatMap((side) => {
    const measure = odds.measures[LOSSES[side]];
    return measure ? [{ side, measure }] : [];
  });
  const [first] = measures;
  if (!first) return '';
  const last = last_of_note(measures.map(({ measure }) => measure));
  const counts = Array.from({ length: last }, (_, at) => at + 1);
  const rows = measures.map(({ side, measure }) => {
    const known = tails(measure);
    const cells = counts.map((count) => plain(known[count - 1]?.word ?? ''));
    return [plain(side_of(side, measure)), ...cells, average(measure)];
  });
  const head = [`${noun_of(first.measure)}, at least`, ...counts.map(String), 'average'];
  return table(head, rows, 0);
}

export function markdown(told: Told): string {
  const { show, odds, system, sentences, version, link } = told;
  const changed = changed_rules(told.scenario);
  const parts = [
    `**${plain(show.title ?? forces_of(told))}** (${plain(system.title)})`,
    show.title ? plain(forces_of(told)) : '',
    [said_words(odds.headline), said_words(odds.premises), changed && `${plain(changed)}.`]
      .filter(Boolean)
      .join(' '),
    endings(told),
    casualties(told),
    ...sentences.map(plain),
    link ? `[Bayonet ${version}](${link})` : `Bayonet ${version}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
