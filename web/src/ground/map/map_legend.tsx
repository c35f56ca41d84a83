// The legend of a map: the kinds of ground, the marks on edges, and the flags.
import { GROUND } from '../../door/marks';
import { edge_path, ring_path } from './edge_path';
import { Cover, Flag, outline, Road } from './map_ground';
import type { Scene } from '../scene/scene';

const SIDE = 22;
const SQUARE = [
  { x: 1, y: 1 },
  { x: SIDE - 1, y: 1 },
  { x: SIDE - 1, y: SIDE - 1 },
  { x: 1, y: SIDE - 1 },
];
const MIDDLE = { x: SIDE / 2, y: SIDE / 2 };
const [NORTH_WEST, NORTH_EAST] = [
  { x: 1, y: SIDE / 2 },
  { x: SIDE - 1, y: SIDE / 2 },
];

/** The first of each that says something else. */
function by_words<Said extends { words: string }>(all: readonly Said[]): Said[] {
  return all.filter((one, i) => all.findIndex(({ words }) => words === one.words) === i);
}

/** Open ground explains itself. */
const covered = ({ ground, level }: { ground: number; level: number }): boolean =>
  ground !== 0 || level > 0;

export function MapLegend({ scene, id }: { scene: Scene; id: string }) {
  const grounds = by_words([...scene.cells, ...(scene.plane?.features ?? [])].filter(covered));
  const edges = by_words(scene.edges);
  const objective =
    scene.cells.find((cell) => cell.objective)?.signs[0] ??
    scene.plane?.signs.find((sign) => sign.objective);
  return (
    <>
      {grounds.map(({ words, ground, level }) => (
        <span key={words} class="ground-key">
          <svg width={SIDE} height={SIDE} aria-hidden="true">
            <Cover d={outline(SQUARE)} id={id} ground={ground} level={level} />
            {(ground & GROUND.road) !== 0 && <Road d={`M0 ${MIDDLE.y}H${SIDE}`} />}
            {(ground & GROUND.works) !== 0 && (
              <path class="map-works" d={ring_path(SQUARE, MIDDLE)} />
            )}
          </svg>
          {words}
        </span>
      ))}
      {edges.map(({ words, ground }) => (
        <span key={words} class="ground-key">
          <svg width={SIDE} height={SIDE} aria-hidden="true">
            <path
              class={ground & GROUND.water ? 'map-water' : 'map-works'}
              d={edge_path(ground, NORTH_WEST, NORTH_EAST, { x: SIDE / 2, y: SIDE })}
            />
          </svg>
          {words}
        </span>
      ))}
      {objective && (
        <span class="ground-key">
          <svg width={14} height={SIDE} aria-hidden="true">
            <Flag x={2} y={SIDE - 2} size={60} />
          </svg>
          {objective.words}
        </span>
      )}
    </>
  );
}
