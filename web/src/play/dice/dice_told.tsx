// How a throw was read: matched pools rank by rank, other dice by their purpose, each row with
// its clause.
import type { Read, Side, Step } from '../../door/replies';
import { first_large } from '../../words/sentence';
import { Clause } from '../said/clause';
import './dice_told.css';
import { Die } from './die';
import { SideName } from '../said/side_name';
import { is_pair } from '../game/told_words';

/** Which die of a pair counts: both of a tie do not, a spare one has nobody to fight. */
const FAINT: Record<Read['kind'], readonly [boolean, boolean]> = {
  first: [false, true],
  second: [true, false],
  tie: [true, true],
  spare: [true, true],
  value: [false, false],
  stage: [false, false],
};

function Rank({ row, sides }: { row: Read; sides: number }) {
  const faint = FAINT[row.kind];
  return (
    <li class="rank">
      {row.sides.map((side, at) => (
        <Die
          key={side}
          face={row.faces[at] ?? 0}
          sides={sides}
          side={side}
          faint={faint[at] ?? false}
        />
      ))}
      <span class="rank-words">{row.words}</span>
      <Clause id={row.clause} />
    </li>
  );
}

function Ranks({ reading, sides }: { reading: readonly Read[]; sides: number }) {
  const [first, second] = reading[0]?.sides ?? [];
  return (
    <>
      <p class="rank-sides small">
        {first && <SideName side={first} />}
        <span class="soft">against</span>
        {second && <SideName side={second} />}
      </p>
      <ol class="ranks" aria-label="The dice, rank by rank">
        {reading.map((row, index) => (
          <Rank key={index} row={row} sides={sides} />
        ))}
      </ol>
    </>
  );
}

interface Handful {
  side: Side;
  stage: string | null;
  faces: number[];
  sides: number;
}

export function Thrown({ side, stage, faces, sides }: Handful) {
  return (
    <div class="handful">
      <span class="handful-words">
        <SideName side={side} />
        {stage && <span class="soft">, {stage}</span>}
        <span class="spoken">: {faces.join(', ')}</span>
      </span>
      <span class="handful-dice">
        {faces.map((face, index) => (
          <Die key={index} face={face} sides={sides} side={side} />
        ))}
      </span>
    </div>
  );
}

function Stages({ threw, reading, sides }: Props) {
  return (
    <>
      {threw.faces.map((faces, index) => (
        <Thrown
          key={index}
          faces={faces}
          side={threw.sides[index] ?? 'attacker'}
          stage={threw.stages[index] ?? null}
          sides={sides}
        />
      ))}
      <ol class="ranks" aria-label="How they were read">
        {reading.map((row, index) => (
          <li key={index} class="rank">
            <span class="rank-words">
              {first_large(row.stage ? `${row.stage}: ${row.words}` : row.words)}
            </span>
            <Clause id={row.clause} />
          </li>
        ))}
      </ol>
    </>
  );
}

interface Props {
  threw: NonNullable<Step['threw']>;
  reading: readonly Read[];
  sides: number;
}

export function DiceTold({ threw, reading, sides }: Props) {
  const first = reading[0];
  if (first && is_pair(first)) return <Ranks reading={reading} sides={sides} />;
  return <Stages threw={threw} reading={reading} sides={sides} />;
}
