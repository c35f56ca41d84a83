// A table top: the ground on it, whoever stands there, what is measured and declared, all to scale.
import { GROUND } from '../door/marks';
import { Cover, Flag } from './map_ground';
import type { Model, PlaneLine } from './plane';
import { place_on, shape_path, type PlaneLayout } from './plane_layout';
import './plane.css';

/** Pixels across from which a letter fits. */
const ROOMY = 11;

function Features({ laid, id }: { laid: PlaneLayout; id: string }) {
  return (
    <>
      {laid.plane.features.map((feature, i) => {
        const d = shape_path(laid, feature);
        const { ground, level, words } = feature;
        return (
          <g key={i}>
            <title>{words}</title>
            {feature.shape === 'line' ? (
              <path class={ground & GROUND.water ? 'map-water' : 'map-works'} d={d} />
            ) : (
              <Cover d={d} id={id} ground={ground} level={level} />
            )}
          </g>
        );
      })}
    </>
  );
}

/** A tip on the front of whoever faces somewhere. */
function Front({ model, size }: { model: Model; size: number }) {
  if (model.piece.facing === null) return null;
  const front = model.shape === 'box' ? (size * model.h) / Math.max(1, model.w) / 2 : size / 2;
  const half = Math.min(size * 0.3, 6);
  return (
    <path
      class="piece-facing"
      d={`M${-half} ${-front}L0 ${-front - half * 1.2}L${half} ${-front}Z`}
      transform={`rotate(${model.turn})`}
    />
  );
}

function ModelOn({ laid, model, id }: { laid: PlaneLayout; model: Model; id: string }) {
  const { piece } = model;
  const [x, y] = place_on(laid, model.x, model.y);
  const size = model.w * laid.scale;
  const d = shape_path(laid, model);
  const spent = piece.whole > 0 && piece.left === 0 ? 'spent' : '';
  return (
    <g class={`map-piece ${piece.side ?? 'nobody'} ${spent}`}>
      <title>{`${piece.name}: ${piece.words}`}</title>
      <path class="map-card" d={d} />
      {piece.side !== 'attacker' && <path d={d} fill={`url(#${id}-defender)`} opacity={0.4} />}
      {piece.asked && <path class="map-asked" d={d} />}
      <g transform={`translate(${x} ${y})`}>
        <Front model={model} size={size} />
        {size >= ROOMY && (
          <text
            class="map-letter"
            y={size * 0.2}
            style={{ fontSize: `${Math.min(size * 0.6, 18)}px` }}
          >
            {piece.letter}
          </text>
        )}
        {piece.lost > 0 && (
          <text class="counter-lost" x={size / 2 + 8} y={-size / 2}>
            −{piece.lost}
          </text>
        )}
      </g>
    </g>
  );
}

function Line({ laid, line }: { laid: PlaneLayout; line: PlaneLine }) {
  const d = shape_path(laid, line);
  return (
    <g class={`${line.declared ? 'map-declared' : 'plane-line'} ${line.side ?? ''}`}>
      <title>{line.words}</title>
      {line.declared && <path class="halo" d={d} />}
      <path d={d} />
    </g>
  );
}

export function PlaneOf({ laid, id }: { laid: PlaneLayout; id: string }) {
  const { plane, rule } = laid;
  const [left, top] = place_on(laid, plane.x, plane.y);
  const [right, bottom] = place_on(laid, plane.x + plane.w, plane.y + plane.h);
  return (
    <g class="plane">
      <rect class="map-cell" x={left} y={top} width={right - left} height={bottom - top} />
      <Features laid={laid} id={id} />
      {plane.lines
        .filter(({ declared }) => !declared)
        .map((line, i) => (
          <Line key={i} laid={laid} line={line} />
        ))}
      {plane.models.map((model, i) => (
        <ModelOn key={model.piece.unit ?? i} laid={laid} model={model} id={id} />
      ))}
      {plane.signs.map(({ x, y, words, objective }, i) => {
        const [cx, cy] = place_on(laid, x, y);
        return objective ? (
          <Flag key={i} x={cx} y={cy} size={70} />
        ) : (
          <circle key={i} class="map-sign" cx={cx} cy={cy} r={4}>
            <title>{words}</title>
          </circle>
        );
      })}
      {plane.lines
        .filter(({ declared }) => declared)
        .map((line, i) => (
          <Line key={i} laid={laid} line={line} />
        ))}
      <path class="plane-rule" d={`M${left} ${bottom + 6}v6h${rule.long}v-6`} />
      <text class="plane-words" x={left + rule.long + 8} y={bottom + 14}>
        {rule.words}
      </text>
    </g>
  );
}
