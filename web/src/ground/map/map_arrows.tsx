// Movement on a map: who goes against whom, where units came from, and which are gone.
import type { MapLayout, Point } from './map_layout';
import type { Scene } from '../scene/scene';

/** A point on the way from one to the other. */
const between = (from: Point, to: Point, part: number): Point => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});

/** An arrow from the edge of a counter to the edge of another. */
function arrow(from: Point, to: Point, size: number): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const start = between(from, to, (0.3 * size) / length);
  const tip = between(from, to, 1 - (0.33 * size) / length);
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const head = Math.max(5, size * 0.14);
  const wing = (side: number): string =>
    `${(tip.x - ux * head - uy * head * 0.6 * side).toFixed(1)} ${(tip.y - uy * head + ux * head * 0.6 * side).toFixed(1)}`;
  return `M${start.x.toFixed(1)} ${start.y.toFixed(1)}L${tip.x.toFixed(1)} ${tip.y.toFixed(1)}M${wing(1)}L${tip.x.toFixed(1)} ${tip.y.toFixed(1)}L${wing(-1)}`;
}

/** Above the counters. */
export function Declared({ laid, scene }: { laid: MapLayout; scene: Scene }) {
  return (
    <>
      {scene.declared.map(({ from, to, side, words }, i) => {
        const [a, b] = [laid.cells[from], laid.cells[to]];
        if (!a || !b || a === b) return null;
        const d = arrow(a, b, laid.size);
        return (
          <g key={i} class={`map-declared ${side ?? ''}`}>
            <title>{words}</title>
            <path class="halo" d={d} />
            <path d={d} />
          </g>
        );
      })}
    </>
  );
}

/** Below the counters: since the drawing before. */
export function Moved({ laid, scene }: { laid: MapLayout; scene: Scene }) {
  const cross = laid.size * 0.16;
  return (
    <>
      {scene.cells
        .flatMap((cell) => cell.pieces)
        .map((piece) => {
          const [from, to] = [laid.cells[piece.was], laid.cells[piece.cell]];
          if (!from || !to || from === to) return null;
          return (
            <g key={piece.unit} class={`map-moved ${piece.side ?? ''}`}>
              <circle cx={from.x} cy={from.y} r={laid.size * 0.1} />
              <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
            </g>
          );
        })}
      {scene.gone.map(({ place, name }) => {
        const at = laid.cells[place];
        return at ? (
          <path
            key={name}
            class="map-gone"
            d={`M${-cross} ${-cross}L${cross} ${cross}M${cross} ${-cross}L${-cross} ${cross}`}
            transform={`translate(${at.x} ${at.y})`}
          />
        ) : null;
      })}
    </>
  );
}
