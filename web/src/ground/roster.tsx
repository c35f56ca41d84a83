// The list beside a map: the units by the letters on their counters, and the words about a cell.
import type { Side } from '../door/replies';
import { ArmSign } from './map/arm_sign';
import { gathered, name_of } from './scene/gather';
import './roster.css';
import type { Piece, Scene } from './scene/scene';

const SIDES = ['attacker', 'defender'] as const;

/** A counter as small as a word. `id`: of the drawing's patterns. */
function Counter({ piece, id }: { piece: Piece; id: string }) {
  const attacks = piece.side === 'attacker';
  return (
    <svg
      class={`roster-counter map-piece ${piece.side ?? ''}`}
      width={44}
      height={24}
      aria-hidden="true"
    >
      <rect class="map-card" x={1} y={1} width={42} height={22} rx={2} />
      {!attacks && <rect x={1} y={1} width={6} height={22} fill={`url(#${id}-defender)`} />}
      <text class="map-letter" x={attacks ? 12 : 15} y={17} style={{ fontSize: '15px' }}>
        {piece.letter}
      </text>
      <ArmSign arm={piece.arm} x={31} y={12} size={17} />
      {piece.disordered && <path class="piece-disorder" d="M1 23L43 1" />}
    </svg>
  );
}

/** "infantry, faces north", and where it has numbers these before. */
const words_of = ({ numbers, words }: Piece): string => (numbers ? `${numbers}, ${words}` : words);

function Row({ pieces, scene, id }: { pieces: readonly Piece[]; scene: Scene; id: string }) {
  const [piece] = pieces;
  if (!piece) return null;
  const many = pieces.length > 1;
  const place = scene.cells[piece.cell]?.name ?? (many ? `${pieces.length} pieces` : piece.where);
  return (
    <li class="roster-row">
      <Counter piece={piece} id={id} />
      <span>
        <b>{name_of(pieces)}</b>{' '}
        <span class="soft">
          {many && piece.numbers && 'each '}
          {words_of(piece)}
        </span>
        {piece.lost > 0 && <span class="roster-lost"> −{piece.lost}</span>}
      </span>
      <span class="number soft">{place ?? '–'}</span>
    </li>
  );
}

function SideOf({ side, scene, id }: { side: Side; scene: Scene; id: string }) {
  const pieces = [
    ...scene.cells.flatMap((cell) => cell.pieces),
    ...(scene.plane?.models ?? []).map(({ piece }) => piece),
    ...scene.homeless,
  ]
    .filter((piece) => (piece.side ?? 'attacker') === side)
    .sort((a, b) => (a.letter < b.letter ? -1 : 1));
  if (pieces.length === 0) return null;
  return (
    <section class="roster-side">
      <h3>The {side}</h3>
      <ul>
        {gathered(pieces).map((row, i) => (
          <Row key={row[0]?.unit ?? i} pieces={row} scene={scene} id={id} />
        ))}
      </ul>
    </section>
  );
}

export function Roster({ scene, id }: { scene: Scene; id: string }) {
  const said = scene.cells.flatMap(({ name, signs, objective }) =>
    signs.slice(objective ? 1 : 0).map(({ words }) => `${name}: ${words}`),
  );
  const { lines = [], signs = [] } = scene.plane ?? {};
  const declared = [...scene.declared, ...lines].map(({ words }) => words);
  said.push(
    ...signs.filter((sign) => !sign.objective).map((sign) => `${sign.where}: ${sign.words}`),
  );
  return (
    <div class="roster">
      {SIDES.map((side) => (
        <SideOf key={side} side={side} scene={scene} id={id} />
      ))}
      {[...declared, ...said].length > 0 && (
        <ul class="roster-said">
          {[...declared, ...said].map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
