// The table behind a plot: every number that the plot shows, rounded or in full.
import { useState } from 'preact/hooks';
import './table_twin.css';

export interface Table {
  caption: string;
  columns: string[];
  rows: string[][];
}

/** `table`: made only when it is looked at; `full`: with all digits. */
export function TableTwin({ table }: { table: (full: boolean) => Table }) {
  const [open, set_open] = useState(false);
  return (
    <details class="twin" onToggle={(event) => set_open(event.currentTarget.open)}>
      <summary>As a table</summary>
      {open && <Inside table={table} />}
    </details>
  );
}

function Inside({ table }: { table: (full: boolean) => Table }) {
  const [full, set_full] = useState(false);
  const { caption, columns, rows } = table(full);
  return (
    <>
      <div class="twin-scroll" tabIndex={0} role="region" aria-label={caption}>
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th scope="col" key={column}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first, ...cells]) => (
              <tr key={first}>
                <th scope="row">{first}</th>
                {cells.map((cell, i) => (
                  <td key={i}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <button type="button" aria-pressed={full} onClick={() => set_full(!full)}>
        All digits
      </button>
    </>
  );
}
