// Why there is no answer, and what helps.
import type { Fault } from '../door/replies';
import { trouble } from '../state/answer';

/** What helps, by what went wrong. */
const HELP: Record<string, string> = {
  'over-budget':
    'Fewer units or a shorter time make it smaller, and so do orders that settle what one side does. The command line takes more than a page can.',
  'no-memory': 'This device has not enough memory for it: fewer units or a shorter time help.',
  broken:
    'Load the page again. It needs a browser of the last few years with WebAssembly, which some strict modes switch off.',
};

const ROWS: readonly [keyof Fault, string][] = [
  ['path', 'Where'],
  ['given', 'Given'],
  ['allowed', 'Allowed'],
  ['nearest', 'Nearest'],
  ['clause', 'Clause'],
];

export function Trouble() {
  const fault = trouble.value;
  if (!fault) return null;
  const rows = ROWS.filter(([name]) => fault[name] !== undefined);
  return (
    <section class="trouble" role="alert">
      <h2>There is no answer to this</h2>
      <p>{fault.words}</p>
      {rows.length > 0 && (
        <dl>
          {rows.map(([name, words]) => (
            <div key={name}>
              <dt>{words}</dt>
              <dd>{String(fault[name])}</dd>
            </div>
          ))}
        </dl>
      )}
      {HELP[fault.status] && <p class="soft">{HELP[fault.status]}</p>}
    </section>
  );
}
