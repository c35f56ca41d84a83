// A table top: its ground, its models, its measurements and declarations, all to scale.
import { GROUND } from '../door/marks';
import { Cover, Flag } from './map/map_ground';
import type { Model, PlaneLine } from './scene/plane';
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

/** A tip on the front of whoever faces somewhere: of a box within it, since others may touch it. */
function Front({ model, scale }: { model: Model; scale: number }) {
  if (model.piece.facing === null) return null;
  const box = model.shape === 'box';
  const front = ((box ? model.h : model.w) / 2) * scale;
  const half = box
    ? Math.min(model.w * scale * 0.2, model.h * scale * 0.2, 6)
    : Math.min(model.w * scale * 0.3, 6);
  const [base, tip] = box ? [front - 1 - half * 1.2, front - 1] : [front, front + half * 1.2];
  return (
    <path
      class={`piece-facing ${box ? 'within' : ''}`}
      d={`M${-half} ${-base}L0 ${-tip}L${half} ${-base}Z`}
      transform={`rotate(${model.turn})`}
    />
  );
}

/** `first`: of several bases of a piece the one beside which it is told what was lost. */
function ModelOn(props: { laid: PlaneLayout; model: Model; id: string; first: boolean }) {
  const { laid, model, id, first } = props;
  const { piece } = model;
  const [x, y] = place_on(laid, model.x, model.y);
  const size = Math.min(model.w, model.shape === 'box' ? model.h : model.w) * laid.scale;
  const letter = Math.min(size * 0.6, 18);
  const back = model.shape === 'box' && piece.facing !== null ? Math.min(size * 0.12, 3) : 0;
  const angle = (model.turn * Math.PI) / 180;
  const d = shape_path(laid, model);
  const spent = piece.whole > 0 && piece.left === 0 ? 'spent' : '';
  return (
    <g class={`map-piece ${piece.side ?? 'nobody'} ${spent}`}>
      <title>{`${piece.name}: ${piece.words}`}</title>
      <path class="map-card" d={d} />
      {piece.side !== 'attacker' && <path d={d} fill={`url(#${id}-defender)`} opacity={0.4} />}
      {piece.asked && <path class="map-asked" d={d} />}
      <g transform={`translate(${x} ${y})`}>
        <Front model={model} scale={laid.scale} />
        {size >= ROOMY && (
          <text
            class="map-letter"
            x={-back * Math.sin(angle)}
            y={letter * 0.35 + back * Math.cos(angle)}
            style={{ fontSize: `${letter}px` }}
          >
            {piece.letter}
          </text>
        )}
        {first && piece.lost > 0 && (
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
        <ModelOn key={model.piece.unit ?? i} laid={laid} model={model} id={id} first />
      ))}
      {plane.bases.map((model, i) => (
        <ModelOn key={i} laid={laid} model={model} id={id} first={false} />
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
