// The faults of a text, each at its line, with a caret and the line as it was probably meant.
import type { Slip } from '../../assault/scenario_text';
import { unread } from '../../state/opening';
import './library.css';
import { Refusal } from '../input/refusal';
import { use_in_sight } from '../input/use_in_sight';

/** How much of a long line is shown, and how much of it before the caret. */
const ROOM = 60;

function Excerpt({ slip }: { slip: Slip }) {
  if (!slip.spot) return null;
  const { line, column } = slip.spot;
  const cut = column > ROOM - 10 ? column - ROOM / 2 : 0;
  const shown = slip.line.slice(cut, cut + ROOM).replaceAll(/[\p{Cc}]/gu, ' ');
  const margin = `${line} | `;
  return (
    <pre class="excerpt">
      {`${margin}${shown}\n${' '.repeat(margin.length + column - 1 - cut)}^`}
    </pre>
  );
}

/** Whether the trap's sentence says what the slip's says, and more. */
const says_it = ({ words, trap }: Slip): boolean =>
  trap?.words.toLowerCase().startsWith(words.toLowerCase()) ?? false;

function SlipView({ slip }: { slip: Slip }) {
  const { spot, fault, trap } = slip;
  return (
    <li>
      {spot && (
        <p class="soft small">
          line {spot.line}, column {spot.column}
        </p>
      )}
      <Excerpt slip={slip} />
      {fault && <Refusal fault={fault} quiet />}
      {!fault && !says_it(slip) && <p>{slip.words}</p>}
      {trap && (
        <div class="trap">
          <p>{trap.words}</p>
          <p class="soft small">Write instead:</p>
          <pre>{trap.write}</pre>
        </div>
      )}
    </li>
  );
}

/** Nothing where the last text was taken without a word. */
export function Slips() {
  const opened = unread.value;
  const box = use_in_sight(opened);
  if (!opened) return null;
  const { name, taken, slips, again } = opened;
  return (
    <div ref={box} class="slips" data-taken={taken} role="alert">
      <div class="slips-head">
        <p>{taken ? `${name} is open; is this what was meant?` : `${name} was not opened:`}</p>
        <button type="button" class="plain" onClick={() => (unread.value = null)}>
          Close
        </button>
      </div>
      <ol>
        {slips.map((slip, index) => (
          <SlipView key={index} slip={slip} />
        ))}
      </ol>
      {again && (
        <button type="button" onClick={again}>
          Try again
        </button>
      )}
    </div>
  );
}
