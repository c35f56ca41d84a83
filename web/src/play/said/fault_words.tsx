// A refusal of the door: its place, the given and the allowed values, the nearest, the clause.
import type { Fault } from '../../door/replies';
import { Clause } from './clause';

const ROWS: readonly ['given' | 'allowed' | 'nearest', string][] = [
  ['given', 'Given'],
  ['allowed', 'Allowed'],
  ['nearest', 'Nearest'],
];

export function FaultWords({ fault }: { fault: Fault }) {
  const rows = ROWS.filter(([name]) => fault[name] !== undefined);
  return (
    <div class="play-fault" role="alert">
      <p>
        {fault.record_line ? `Line ${fault.record_line} of the record: ` : ''}
        {fault.words}
        {rows.map(([name, words]) => (
          <span key={name} class="soft">
            {' '}
            {words}: {fault[name]}.
          </span>
        ))}
      </p>
      <Clause id={fault.clause ?? null} />
    </div>
  );
}
