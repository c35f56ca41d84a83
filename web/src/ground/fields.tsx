// Areas of ground as fields on a sketch map: the attacker's open, the defender's behind a line
// whose teeth look outwards.
import type { CounterLayout } from './counter_layout';
import { Counter } from './counter';
import type { Field, Fields, Line } from './field_layout';
import type { PointKind } from './scene/scene';

const TOOTH = { every: 13, long: 6 };

/** Short strokes outwards along a side from x, y over `length` pixels. */
function teeth(x: number, y: number, length: number, along: 'h' | 'v', out: number): string {
  const count = Math.floor(length / TOOTH.every);
  const first = (length - (count - 1) * TOOTH.every) / 2;
  const long = out * TOOTH.long;
  const teeth = Array.from({ length: count }, () => `${along === 'h' ? 'v' : 'h'}${long}`);
  return along === 'h'
    ? `M${x + first} ${y}${teeth.join(`m${TOOTH.every} ${-long}`)}`
    : `M${x} ${y + first}${teeth.join(`m${-long} ${TOOTH.every}`)}`;
}

function defended({ x, y, w, h }: Field): string {
  return (
    teeth(x, y, w, 'h', -1) +
    teeth(x, y + h, w, 'h', 1) +
    teeth(x, y, h, 'v', -1) +
    teeth(x + w, y, h, 'v', 1)
  );
}

function Words({ lines, kind }: { lines: Line[]; kind: string }) {
  return (
    <>
      {lines.map((line) => (
        <text key={line.y} class={kind} x={line.x} y={line.y}>
          {line.words}
        </text>
      ))}
    </>
  );
}

interface Shared {
  /** Of the drawing's patterns. */
  id: string;
  kinds: readonly PointKind[];
}

function FieldOf({ field, id, kinds }: Shared & { field: Field }) {
  const { side, x, y, w, h } = field;
  return (
    <g class={`field ${side ?? 'nobody'}`}>
      <rect
        class="field-ground"
        x={x}
        y={y}
        width={w}
        height={h}
        rx={side === 'defender' ? 0 : 6}
      />
      {side === 'defender' && <path class="field-teeth" d={defended(field)} />}
      <Words lines={field.title} kind="field-title" />
      <Words lines={field.doing} kind="field-doing" />
      <Words lines={field.signs} kind="field-sign" />
      {field.counters.map((counter: CounterLayout, i) => (
        <Counter key={counter.piece.unit ?? i} of={counter} id={id} kinds={kinds} />
      ))}
    </g>
  );
}

/** From the attacker's ground to the defender's. */
function Arrow({ at }: { at: NonNullable<Fields['arrow']> }) {
  const turn = at.down ? 90 : 0;
  return (
    <path
      class="field-arrow"
      d="M-17-5Q-10-3 3-4V-10L17 0 3 10V4Q-10 3-17 5L-12 0Z"
      transform={`translate(${at.x} ${at.y}) rotate(${turn})`}
    />
  );
}

export function FieldsOf({ laid, id, kinds }: Shared & { laid: Fields }) {
  return (
    <>
      {laid.fields.map((field, i) => (
        <FieldOf key={i} field={field} id={id} kinds={kinds} />
      ))}
      {laid.arrow && <Arrow at={laid.arrow} />}
    </>
  );
}
