// Hatchings: of the defender, of points taken off, and of kinds of ground.
import { GROUND } from '../../door/marks';

const TILE = 12;

/** Strokes on a tile, by the bit of the ground. What is toothed or leads somewhere is drawn in lines
    of its own. */
const GROUNDS: readonly [number, string][] = [
  [GROUND.wood, 'M3 5a2 2 0 1 1 .1 0M3 5v2M9 10a2 2 0 1 1 .1 0M9 10v2'], // trees
  [GROUND.town, 'M1.5 1.5h4v4h-4ZM7.5 7.5h3v3h-3Z'], // houses
  [GROUND.water, 'M0 4q3-3 6 0t6 0M0 10q3-3 6 0t6 0'], // waves
  [GROUND.slope, 'M2 2l2 4M8 7l2 4'], // hachures
  [GROUND.barred, 'M0 0 12 12M12 0 0 12'], // crossed out
];

/** The fills of a kind of ground, to be laid over each other. */
export const hatches_of = (id: string, ground: number): string[] =>
  GROUNDS.filter(([bit]) => ground & bit).map(([bit]) => `url(#${id}-ground-${bit})`);

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
      <pattern id={`${id}-off`} width={4} height={4} patternUnits="userSpaceOnUse">
        <path class="hatch-off" d="M0 0 4 4M4 0 0 4" />
      </pattern>
      {GROUNDS.map(([bit, strokes]) => (
        <pattern
          key={bit}
          id={`${id}-ground-${bit}`}
          width={TILE}
          height={TILE}
          patternUnits="userSpaceOnUse"
        >
          <path class={bit === GROUND.water ? 'hatch-water' : 'hatch-ground'} d={strokes} />
        </pattern>
      ))}
    </defs>
  );
}
