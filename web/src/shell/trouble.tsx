// The reason why there is no answer, and what helps.
import type { Fault } from '../door/fault';
import { answer, trouble } from '../state/answer';
import { assault } from '../state/assault';
import { with_commas } from '../words/with_commas';
import { cell100 } from '../words/hundred';

/** What helps, by what went wrong, where the door does not say so itself. */
const HELP: Record<string, string> = {
  'over-budget':
    'Fewer units or a shorter time make it smaller, and so do orders that settle what a side does. The command takes more than a page can.',
  broken: 'Load the page again. What stands in the address opens the same assault.',
};

/** What is nobody's fault has a heading of its own. */
const HEADINGS: Record<string, string> = {
  'over-budget': 'This is too large to work out here',
  stopped: 'Stopped',
};

const ROWS: readonly [keyof Fault, string][] = [
  ['path', 'Where'],
  ['given', 'Given'],
  ['allowed', 'Allowed'],
  ['nearest', 'Nearest'],
  ['clause', 'Clause'],
  ['reached', 'Situations reached'],
];

function Rows({ fault }: { fault: Fault }) {
  const rows = ROWS.filter(([name]) => fault[name] !== undefined);
  if (rows.length === 0) return null;
  return (
    <dl>
      {rows.map(([name, words]) => (
        <div key={name}>
          <dt>{words}</dt>
          <dd>
            {typeof fault[name] === 'number' ? with_commas(fault[name]) : String(fault[name])}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** As far as it was worked out: between what each ending lies that was met, and any other. */
function Bounds({ endings, unknown }: NonNullable<Fault['bounds']>) {
  const other = {
    id: '',
    words: endings.length ? 'any other ending' : 'any ending',
    low: 0,
    high: unknown,
  };
  return (
    <table>
      <caption>As far as it was worked out, in 100</caption>
      <thead>
        <tr>
          <th scope="col">ending</th>
          <th scope="col">at least</th>
          <th scope="col">at most</th>
        </tr>
      </thead>
      <tbody>
        {[...endings, other].map(({ id, words, low, high }) => (
          <tr key={id}>
            <th scope="row">{words}</th>
            <td>{cell100(low)}</td>
            <td>{cell100(high)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What can be asked once more as it is, and what the button for it says. */
const AGAIN: Record<string, string> = {
  stopped: 'Work it out',
  'broke-off': 'Ask again',
  missing: 'Try again',
};

/** Asks about the assault in hand once more. */
function once_more(): void {
  trouble.value = null;
  if (assault.value) assault.value = { ...assault.value };
}

export function Trouble() {
  const fault = trouble.value;
  if (!fault) return null;
  const partly = answer.value !== null && answer.value.scenario === assault.value;
  const usual = partly ? 'A part of the answer is missing' : 'There is no answer to this';
  const heading = HEADINGS[fault.status] ?? usual;
  return (
    <section class={`trouble ${HEADINGS[fault.status] ? 'mild' : ''}`} role="alert">
      <h2>{heading}</h2>
      <p>{fault.words}</p>
      <Rows fault={fault} />
      {HELP[fault.status] && <p>{HELP[fault.status]}</p>}
      {AGAIN[fault.status] && assault.value && (
        <button type="button" onClick={once_more}>
          {AGAIN[fault.status]}
        </button>
      )}
      {fault.bounds && <Bounds {...fault.bounds} />}
      {answer.value && !partly && (
        <p class="soft">Below stands the last answer, about another assault.</p>
      )}
    </section>
  );
}
