// The ground of a map: the cover and height of each cell, the marks on its edges, roads from one
// cell to the next, and the objectives.
import { GROUND } from '../../door/marks';
import { edge_path, ring_path } from './edge_path';
import type { MapLayout, PlacedCell, Point } from './map_layout';
import { hatches_of } from './patterns';
import type { Scene } from '../scene/scene';

export const outline = (corners: readonly Point[]): string =>
  corners.map(({ x, y }, i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('') + 'Z';

/** How dark a level is, at most. */
const DARKEST = 4;

/** What covers a cell or a sample of it. */
export function Cover({
  d,
  id,
  ground,
  level,
}: {
  d: string;
  id: string;
  ground: number;
  level: number;
}) {
  const shade = Math.min(DARKEST, Math.max(0, level)) * 0.13;
  return (
    <>
      <path class="map-cell" d={d} />
      {shade > 0 && <path class="map-height" d={d} style={{ fillOpacity: shade }} />}
      {hatches_of(id, ground).map((fill) => (
        <path key={fill} d={d} fill={fill} />
      ))}
    </>
  );
}

/** From the middle to the middles of the sides behind which the road goes on. */
function road(of: PlacedCell, all: readonly PlacedCell[], size: number): string {
  const next = all.filter(
    (one) =>
      one !== of &&
      one.cell.ground & GROUND.road &&
      Math.hypot(one.x - of.x, one.y - of.y) < size * 1.2,
  );
  if (next.length === 0) return `M${of.x - size * 0.25} ${of.y}h${size * 0.5}`;
  return next.map((one) => `M${of.x} ${of.y}L${(of.x + one.x) / 2} ${(of.y + one.y) / 2}`).join('');
}

export function Road({ d }: { d: string }) {
  return (
    <>
      <path class="map-road bed" d={d} />
      <path class="map-road" d={d} />
    </>
  );
}

function Roads({ cells, size }: { cells: readonly PlacedCell[]; size: number }) {
  const d = cells
    .filter(({ cell }) => cell.ground & GROUND.road)
    .map((one) => road(one, cells, size))
    .join('');
  return d ? <Road d={d} /> : null;
}

/** A flag. `size`: of the cell. */
export function Flag({ x, y, size }: { x: number; y: number; size: number }) {
  const s = Math.max(7, size * 0.2);
  return (
    <path
      class="map-flag"
      d={`M0 0V${-1.3 * s}L${s} ${-0.95 * s}L0 ${-0.6 * s}`}
      transform={`translate(${x} ${y})`}
    />
  );
}

function Height({ of, size }: { of: PlacedCell; size: number }) {
  if (of.cell.level <= 0) return null;
  const [x, y] = [of.x - size * 0.4, of.y + size * (of.cell.hex ? 0.2 : 0.38)];
  return (
    <text class="map-level" x={x} y={y} style={{ fontSize: `${Math.max(9, size * 0.18)}px` }}>
      {of.cell.level}
    </text>
  );
}

/** Below the counters. */
export function GroundOf({ laid, scene, id }: { laid: MapLayout; scene: Scene; id: string }) {
  const { cells, size } = laid;
  return (
    <>
      {cells.map(({ cell, corners }) => (
        <g key={cell.name}>
          <title>{`${cell.name}: ${cell.words}`}</title>
          <Cover d={outline(corners)} id={id} ground={cell.ground} level={cell.level} />
        </g>
      ))}
      <Roads cells={cells} size={size} />
      {cells
        .filter(({ cell }) => cell.ground & GROUND.works)
        .map((one) => (
          <path key={one.cell.name} class="map-works" d={ring_path(one.corners, one)} />
        ))}
      {scene.edges.map((edge, i) => {
        const of = cells[edge.place];
        const [p, q] = of
          ? [of.corners[edge.side], of.corners[(edge.side + 1) % of.corners.length]]
          : [];
        if (!of || !p || !q) return null;
        const kind = edge.ground & GROUND.water ? 'map-water' : 'map-works';
        return <path key={i} class={kind} d={edge_path(edge.ground, p, q, of)} />;
      })}
      {cells.map((one) => (
        <Height key={one.cell.name} of={one} size={size} />
      ))}
    </>
  );
}

/** Above the counters: what is said of a cell. */
export function SignsOf({ laid }: { laid: MapLayout }) {
  const { size } = laid;
  return (
    <>
      {laid.cells.map(({ cell, x, y }) => (
        <g key={cell.name}>
          {cell.objective && <Flag x={x + size * 0.27} y={y - size * 0.16} size={size} />}
          {cell.signs.length > (cell.objective ? 1 : 0) && (
            <circle class="map-sign" cx={x - size * 0.36} cy={y - size * 0.3} r={size * 0.07} />
          )}
        </g>
      ))}
    </>
  );
}
