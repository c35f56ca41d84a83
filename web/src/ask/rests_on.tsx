// What an answer rests on that the rules leave open, and what was set for nothing.
import type { Odds } from '../door/replies';
import { rests_on } from '../words/premises';

export function RestsOn({ odds }: { odds: Odds }) {
  const rows = rests_on(odds);
  if (rows.length + odds.hints.length === 0) return null;
  return (
    <div class="ask-rests small">
      {rows.length > 0 && (
        <>
          <h3>The rules leave open, and this rests on</h3>
          <ul>
            {rows.map(({ name, value, doubt, clause, words }) => (
              <li key={name}>
                {words}: <b>{value}</b>{' '}
                <span class="soft">{[doubt, clause].filter(Boolean).join(', ')}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {odds.hints.map((hint) => (
        <p key={hint}>{hint}</p>
      ))}
    </div>
  );
}
