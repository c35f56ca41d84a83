// The curves on a canvas: uPlot does the axes and the steps. Loaded when first needed.
import UPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import type { Side } from '../../door/replies';
import { SIDES } from '../../words/tails';
import { GUTTER, type Curves } from './curve_data';
import { labels_of } from './curve_labels';

export interface Drawn {
  curves: Curves;
  /** The answer before this one, on the same numbers. */
  ghost: Curves | null;
  /** At least so many: where the cursor stands. */
  least: number;
}

export interface Drawing {
  show(drawn: Drawn, width: number): void;
  /** Colours are read anew. */
  redraw(): void;
  /** The number nearest to a place, in pixels from the left of the host. */
  number_at(x: number): number;
  end(): void;
}

const HEIGHT = 200;

const DASHES: Record<Side, number[]> = { attacker: [], defender: [7, 4] };
const LABEL = { size: 12, above: 6, below: 15 };

const colour = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
const font = (size: number, weight = 400): string => `${weight} ${size}px ${colour('sans')}`;

function series(): UPlot.Series[] {
  const paths = UPlot.paths.stepped?.({ align: 1 });
  const step = (side: Side, before: boolean): UPlot.Series => ({
    stroke: () => colour(before ? 'line-strong' : side),
    width: before ? 1 : 2.5,
    dash: before ? [2, 3] : DASHES[side],
    points: { show: false },
    ...(paths ? { paths } : {}),
  });
  const all = [true, false].flatMap((before) => SIDES.map((side) => step(side, before)));
  return [{}, ...all];
}

function axes(): UPlot.Axis[] {
  const common = {
    stroke: () => colour('ink-soft'),
    font: font(12),
    ticks: { show: false },
  };
  return [
    {
      ...common,
      size: 26,
      gap: 4,
      grid: { show: false },
      incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500],
      space: 28,
      filter: (_, splits) => splits.map((split) => (split >= 1 ? split : null)),
    },
    {
      ...common,
      size: GUTTER.left,
      gap: 4,
      grid: { stroke: () => colour('line'), width: 1 },
      splits: () => [0, 25, 50, 75, 100],
    },
  ];
}

interface Pen {
  plot: UPlot;
  ctx: CanvasRenderingContext2D;
  /** Pixels of the canvas to one of the page. */
  ratio: number;
}

/** The number that the cursor is on: a band behind the curves. */
function mark_cursor({ plot, ctx }: Pen, { least }: Drawn): void {
  const [left, right] = [least - 0.5, least + 0.5].map((x) => plot.valToPos(x, 'x', true));
  if (left === undefined || right === undefined) return;
  ctx.fillStyle = colour('accent-soft');
  ctx.fillRect(left, plot.bbox.top, right - left, plot.bbox.height);
}

const NARROW = 24; // pixels of a number: a band so narrow is not seen by itself

/** The steps of the cursor's number, marked where they are short: a disc, solid or hollow. */
function mark_steps({ plot, ctx, ratio }: Pen, { curves, least }: Drawn): void {
  if (plot.bbox.width / ratio / curves.x.length > NARROW) return;
  ctx.setLineDash([]);
  for (const side of SIDES) {
    const y = plot.valToPos(curves.y[side][least - 1] ?? 0, 'y', true);
    ctx.beginPath();
    ctx.arc(plot.valToPos(least, 'x', true), y, 4 * ratio, 0, 2 * Math.PI);
    ctx.fillStyle = colour(side === 'attacker' ? side : 'sheet');
    ctx.fill();
    ctx.strokeStyle = colour(side);
    ctx.lineWidth = 2 * ratio;
    ctx.stroke();
  }
}

function add_labels({ plot, ctx, ratio }: Pen, { curves }: Drawn): void {
  const { left, width, height } = plot.bbox;
  const band = width / ratio / curves.x.length;
  ctx.textAlign = 'center';
  ctx.lineJoin = 'round';
  ctx.strokeStyle = colour('sheet');
  ctx.lineWidth = 3 * ratio;
  for (const label of labels_of(curves, band, height / ratio)) {
    ctx.font = font(LABEL.size * ratio, label.bold ? 700 : 500);
    const half = ctx.measureText(label.words).width / 2;
    const middle = plot.valToPos(label.x, 'x', true);
    const x = Math.min(Math.max(middle, left + half), left + width - half);
    const beside = (label.above ? -LABEL.above : LABEL.below) * ratio;
    const y = plot.valToPos(label.y, 'y', true) + beside;
    ctx.strokeText(label.words, x, y);
    ctx.fillStyle = colour(label.side);
    ctx.fillText(label.words, x, y);
  }
}

/** Steps over the numbers, each half a number to both sides of its own. */
function data_of({ curves, ghost }: Drawn): UPlot.AlignedData {
  const last = curves.x.length;
  const steps = [...curves.x, last + 1].map((x) => x - 0.5);
  const ended = (values: readonly number[]): (number | null)[] =>
    steps.map((_, i) => values[Math.min(i, last - 1)] ?? null);
  const of = (from: Curves | null): (number | null)[][] =>
    SIDES.map((side) => ended(from?.y[side] ?? []));
  return [steps, ...of(ghost), ...of(curves)] as UPlot.AlignedData;
}

export function draw_in(host: HTMLElement, first: Drawn, width: number): Drawing {
  let drawn = first;
  const with_pen = (draw: (pen: Pen) => void) => (plot: UPlot) => {
    plot.ctx.save();
    draw({ plot, ctx: plot.ctx, ratio: UPlot.pxRatio });
    plot.ctx.restore();
  };
  const behind = with_pen((pen) => mark_cursor(pen, drawn));
  const before = with_pen((pen) => {
    mark_steps(pen, drawn);
    add_labels(pen, drawn);
  });
  const options: UPlot.Options = {
    width,
    height: HEIGHT,
    padding: [14, GUTTER.right, 0, 0],
    legend: { show: false },
    cursor: { show: false },
    scales: {
      x: { time: false, range: () => [0.5, drawn.curves.x.length + 0.5] },
      y: { range: () => [0, 100] },
    },
    axes: axes(),
    series: series(),
    hooks: { drawClear: [behind], draw: [before] },
  };
  const plot = new UPlot(options, data_of(first), host);
  return {
    show(next, wide) {
      drawn = next;
      if (wide !== plot.width) plot.setSize({ width: wide, height: HEIGHT });
      plot.setData(data_of(next));
    },
    redraw: () => plot.redraw(),
    number_at: (x) => Math.round(plot.posToVal(x - plot.over.offsetLeft, 'x')),
    end: () => plot.destroy(),
  };
}
