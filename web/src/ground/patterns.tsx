// Hatchings: of the defender, and of kinds of ground by their numbers. 0 is open.

const TILE = 10;

/** Strokes on a tile, by the number of the ground. */
const GROUNDS = [
  '',
  'M1 5q2-3 4 0t4 0', // waves
  'M5 2v4M3 6h4', // tufts
  'M0 10 10 0', // slanting
  'M0 5h10', // level
  'M3 3l4 4M7 3l-4 4', // crosses
  'M5 0v10', // upright
  'M0 5h10M5 0v10', // a grid
  'M2 8 5 3 8 8', // peaks
];

/** The fill of a kind of ground; past the last one a grid. */
export function hatch_of(id: string, terrain: number): string {
  if (terrain === 0) return 'none';
  return `url(#${id}-ground-${GROUNDS[terrain] ? terrain : 7})`;
}

/** `id`: what the names of the patterns begin with, so that two drawings on a page do not clash. */
export function Patterns({ id }: { id: string }) {
  return (
    <defs>
      <pattern
        id={`${id}-defender`}
        width={4}
        height={4}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect class="hatch-paper" width={4} height={4} />
        <rect class="hatch-ink" width={1.6} height={4} />
      </pattern>
      <pattern id={`${id}-pins`} width={4} height={4} patternUnits="userSpaceOnUse">
        <path class="hatch-pins" d="M0 0 4 4M4 0 0 4" />
      </pattern>
      {GROUNDS.map((strokes, terrain) =>
        strokes ? (
          <pattern
            key={terrain}
            id={`${id}-ground-${terrain}`}
            width={TILE}
            height={TILE}
            patternUnits="userSpaceOnUse"
          >
            <path class="hatch-ground" d={strokes} />
          </pattern>
        ) : null,
      )}
    </defs>
  );
}
