// The losses of both sides together: a square for each pair of numbers. Its size is its chance,
// and its solid part the share in which the attacker has the ground.
import { useMemo } from 'preact/hooks';
import type { RuleSystem } from '../../door/replies';
import { LOSSES, noun_of } from '../../words/tails';
import {
  grid_of,
  grid_summary,
  grid_table,
  range_words,
  type Grid,
  type Range,
  type WithJoint,
} from './joint_grid';
import type { Ghost } from '../common/ghost';
import { TableTwin } from '../common/table_twin';
import { use_width } from '../common/width';
import '../common/plot.css';
import './joint_map.css';

export interface JointPlotted {
  odds: WithJoint;
  system: RuleSystem;
  /** Its squares are drawn in outline. */
  ghost?: Ghost<WithJoint> | null | undefined;
}

const LEAST = 15; // pixels of a place
const LARGEST = 44;
const LEFT = 40;
const BELOW = 38;

export function JointMap({ odds, system, ghost }: JointPlotted) {
  const { ref, width } = use_width<HTMLDivElement>();
  const room = Math.max(1, Math.floor((width - LEFT) / LEAST));
  const grid = useMemo(() => grid_of(odds, system, room), [odds, system, room]);
  const before = useMemo(() => {
    const was = ghost ? grid_of(ghost.odds, system, room) : null;
    return was && same_ranges(was, grid) ? was : null;
  }, [ghost?.odds, grid, room]);
  const measure = odds.measures[LOSSES.attacker];
  if (!measure) return null;
  const noun = noun_of(measure);
  return (
    <figure class="joint" aria-label={`Both sides’ ${noun} together`}>
      <figcaption class="plot-caption">
        <p class="soft small">
          The larger a square the likelier; solid as far as the attacker has the ground
          {before && `; dotted: ${ghost?.words}`}.
        </p>
      </figcaption>
      <div ref={ref} class="plot-room">
        {width > 0 && (
          <Squares grid={grid} before={before} width={width} title={grid_summary(grid, noun)} />
        )}
      </div>
      <TableTwin table={(full) => grid_table(odds, system, full)} />
    </figure>
  );
}

/** Whether two grids can be drawn on each other: ranges of the same sizes. */
const same_ranges = (a: Grid, b: Grid): boolean =>
  a.columns[0]?.to === b.columns[0]?.to && a.rows[0]?.to === b.rows[0]?.to;

interface SquaresOf {
  grid: Grid;
  before: Grid | null;
  width: number;
  title: string;
}

function Squares({ grid, before, width, title }: SquaresOf) {
  const columns =
    before && before.columns.length > grid.columns.length ? before.columns : grid.columns;
  const rows = before && before.rows.length > grid.rows.length ? before.rows : grid.rows;
  const place = Math.min(LARGEST, (width - LEFT) / columns.length);
  const floor = rows.length * place;
  const most = Math.max(...[...grid.squares, ...(before?.squares ?? [])].map(({ p }) => p));
  const size = (p: number): number => Math.sqrt(p / most) * (place - 2);
  const middle = (column: number, row: number) => ({
    x: LEFT + (column + 0.5) * place,
    y: floor - (row + 0.5) * place,
  });
  const every = (ranges: readonly Range[], label: number): number =>
    Math.ceil((ranges.some(({ from, to }) => to > from) ? 2 * label : label) / place);
  const [across, up] = [every(columns, 24), every(rows, 9)];
  return (
    <svg class="joint-picture" role="img" aria-label={title} width={width} height={floor + BELOW}>
      <path class="axis" d={`M${LEFT} 0V${floor}H${LEFT + columns.length * place}`} />
      {columns.map((range, i) =>
        i % across === 0 ? (
          <text key={i} class="tick" x={middle(i, 0).x} y={floor + 16}>
            {range_words(range)}
          </text>
        ) : null,
      )}
      {rows.map((range, i) =>
        i % up === 0 ? (
          <text key={i} class="tick beside" x={LEFT - 6} y={middle(0, i).y + 4}>
            {range_words(range)}
          </text>
        ) : null,
      )}
      <text class="axis-title start" x={LEFT} y={floor + 33}>
        attacker’s across, defender’s up
      </text>
      {before?.squares.map(({ column, row, p }) => (
        <Outline key={`${column} ${row}`} {...middle(column, row)} size={size(p)} />
      ))}
      {grid.squares.map(({ column, row, p, with_ground }) => (
        <Filled
          key={`${column} ${row}`}
          {...middle(column, row)}
          size={size(p)}
          part={with_ground / p}
        />
      ))}
    </svg>
  );
}

const Outline = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <rect class="joint-ghost" x={x - size / 2} y={y - size / 2} width={size} height={size} />
);

/** `part`: how much of it is solid, from the bottom. */
function Filled({ x, y, size, part }: { x: number; y: number; size: number; part: number }) {
  const [left, bottom] = [x - size / 2, y + size / 2];
  return (
    <>
      <rect class="joint-held" x={left} y={bottom - size} width={size} height={size} />
      <rect
        class="joint-taken"
        x={left}
        y={bottom - size * part}
        width={size}
        height={size * part}
      />
    </>
  );
}
