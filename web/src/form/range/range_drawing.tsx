// The curve itself: a dot for each value, lines between them, the present value and the one that is
// pointed at marked.
import type { RangeValue } from '../../assault/range_values';
import type { Range } from '../../state/range';
import {
  FRAME,
  HEIGHT,
  label_order,
  labels_with_room,
  y_of,
  type RangeLabel,
  type RangeLayout,
  type RangePoint,
} from './range_layout';
import { SIGNS } from './range_words';

/** Columns at least so wide have a number each. */
const ROOMY = 30;
/** Narrower ones have smaller dots, so that the lines between them are seen. */
const CLOSE = 14;
const BOTTOM = HEIGHT - FRAME.bottom;

export interface RangeDrawn {
  known: Range;
  layout: RangeLayout;
  width: number;
  /** The value that is pointed at. */
  active: RangeValue | undefined;
}

function Scale({ width }: { width: number }) {
  return (
    <g>
      {[0, 50, 100].map((number) => (
        <g key={number}>
          <line
            class="range-grid"
            x1={FRAME.left}
            x2={width - FRAME.right}
            y1={y_of(number / 100)}
            y2={y_of(number / 100)}
          />
          <text class="tick range-scale" x={FRAME.left - 6} y={y_of(number / 100) + 4}>
            {number}
          </text>
        </g>
      ))}
    </g>
  );
}

/** The column of a value: a band from top to bottom. */
function Band({ drawn, value, mark }: { drawn: RangeDrawn; value: RangeValue; mark: string }) {
  const { band, points } = drawn.layout;
  const point = points.find((one) => one.value === value);
  if (!point) return null;
  const wide = Math.max(band, 6);
  return (
    <rect
      class={mark}
      x={point.x - wide / 2}
      y={FRAME.top}
      width={wide}
      height={BOTTOM - FRAME.top}
    />
  );
}

function Dot({ drawn, point }: { drawn: RangeDrawn; point: RangePoint }) {
  const { known, active, layout } = drawn;
  const outcome = known.outcomes.get(point.value);
  if (point.y === null) {
    const sign = outcome && outcome.is !== 'known' ? SIGNS[outcome.is] : '·';
    return (
      <text class="tick range-gap" x={point.x} y={BOTTOM - 6}>
        {sign}
      </text>
    );
  }
  const now = point.value === known.of.present;
  const small = layout.band < CLOSE ? 2.5 : 3.5;
  return (
    <circle
      class="range-dot"
      data-now={now}
      data-active={point.value === active}
      cx={point.x}
      cy={point.y}
      r={now || point.value === active ? 5.5 : small}
    />
  );
}

/** Numbers over the dots: of all where there is room, else of the present value and the ends. */
function number_labels({ known, layout, width, active }: RangeDrawn): RangeLabel[] {
  const { values, present } = known.of;
  const word = (i: number): string | null => {
    const outcome = known.outcomes.get(values[i] ?? '');
    return outcome?.is === 'known' ? outcome.chance.word : null;
  };
  const all = label_order(values, active ?? present);
  const ends = [0, values.length - 1];
  const few = [active, present]
    .map((one) => (one === undefined ? -1 : values.indexOf(one)))
    .concat(ends);
  const order = layout.band >= ROOMY ? all : [...new Set(few)].filter((i) => i >= 0);
  return labels_with_room(layout.points, word, order, width);
}

function Numbers({ drawn }: { drawn: RangeDrawn }) {
  const { known, layout, active } = drawn;
  const bold = [known.of.present, active];
  return (
    <>
      {number_labels(drawn).map(({ words, x, index }) => {
        const point = layout.points[index];
        return (
          <text
            key={index}
            class="tick range-number"
            data-bold={bold.includes(point?.value)}
            x={x}
            y={(point?.y ?? 0) - 9}
          >
            {words}
          </text>
        );
      })}
    </>
  );
}

function Values({ drawn: { known, layout, width, active } }: { drawn: RangeDrawn }) {
  const { values, present } = known.of;
  const order = label_order(values, active ?? present);
  return (
    <>
      {labels_with_room(layout.points, (i) => String(values[i]), order, width).map((label) => (
        <text
          key={label.index}
          class="tick range-value"
          data-bold={[present, active].includes(values[label.index])}
          x={label.x}
          y={HEIGHT - 7}
        >
          {label.words}
        </text>
      ))}
    </>
  );
}

export function RangeDrawing(drawn: RangeDrawn) {
  const { known, layout, width, active } = drawn;
  const { present } = known.of;
  return (
    <svg width={width} height={HEIGHT} aria-hidden="true">
      {present !== undefined && <Band drawn={drawn} value={present} mark="range-now" />}
      {active !== undefined && active !== present && (
        <Band drawn={drawn} value={active} mark="range-pointed" />
      )}
      <Scale width={width} />
      {layout.lines.map(({ from, to, skips }) => (
        <line
          key={from.value}
          class="range-line"
          data-skips={skips}
          x1={from.x}
          y1={from.y}
          x2={to.x}
          y2={to.y}
        />
      ))}
      {layout.points.map((point) => (
        <Dot key={point.value} drawn={drawn} point={point} />
      ))}
      <Numbers drawn={drawn} />
      <Values drawn={drawn} />
    </svg>
  );
}
