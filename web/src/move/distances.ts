// Distances that count around bases while models are set up on a table top: their drawing, and
// which of them a model breaks.
import { gap } from '../ground/scene/beside';
import type { Distance, Placed } from '../ground/scene/plane';
import type { Note } from '../ground/scene/scene';

/** A line around a base, so far from it. */
export interface Ring {
  kind: Distance['kind'];
  far: number;
  around: Placed;
  /** Its length stands beside it. */
  told: boolean;
}

const is_enemy = (one: Placed, other: Placed): boolean => one.piece.side !== other.piece.side;

const of_unit = (
  distances: readonly Distance[],
  kind: Distance['kind'],
  { piece }: Placed,
): Distance | undefined => distances.find((one) => one.kind === kind && one.unit === piece.unit);

/** The gap where it is known, else more than any. */
const far = (one: Placed, other: Placed): number => gap(one, other) ?? Infinity;

/** Those of its body, without it. */
function fellows(
  distances: readonly Distance[],
  model: Placed,
  others: readonly Placed[],
): Placed[] {
  const own = of_unit(distances, 'together', model);
  if (!own) return [];
  return others.filter(
    (other) => !is_enemy(model, other) && of_unit(distances, 'together', other)?.more === own.more,
  );
}

/** Whether these are one chain, each so near to another. */
function hang_together(models: readonly Placed[], near: number): boolean {
  const [first, ...rest] = models;
  const linked = first ? [first] : [];
  let left = rest;
  for (let i = 0; i < linked.length; i += 1) {
    const at = linked[i];
    if (!at) break;
    linked.push(...left.filter((other) => far(at, other) <= near));
    left = left.filter((other) => !linked.includes(other));
  }
  return left.length === 0;
}

/** Whether some of the one body touches some of the other. */
const touch = (some: readonly Placed[], others: readonly Placed[], below: number): boolean =>
  some.some((one) => others.some((other) => far(one, other) < below));

function is_too_near(
  { far: least, more: contact }: Distance,
  distances: readonly Distance[],
  model: Placed,
  others: readonly Placed[],
): boolean {
  const body = [model, ...fellows(distances, model, others)];
  return others.some((enemy) => {
    const between = is_enemy(model, enemy) ? far(model, enemy) : Infinity;
    if (between >= least || between < contact) return false;
    return !touch(body, [enemy, ...fellows(distances, enemy, others)], contact);
  });
}

/** Which distances a model breaks where it is. */
export function broken(
  distances: readonly Distance[],
  model: Placed,
  others: readonly Placed[],
): Note[] {
  const breaks = (distance: Distance): boolean => {
    if (distance.kind === 'clear') return others.some((other) => far(model, other) < 0);
    if (distance.kind === 'apart') return is_too_near(distance, distances, model, others);
    const own = distance.kind === 'together' && distance.unit === model.piece.unit;
    return own && !hang_together([model, ...fellows(distances, model, others)], distance.far);
  };
  return distances.filter(breaks);
}

/** So far it may go from where its move began; all else counts from where it is. */
const around_of = (
  model: Placed & { began?: { x: number; y: number } },
  { kind }: Distance,
): Placed => (kind === 'reach' ? { ...model, ...model.began } : model);

/** What is drawn while a model is being moved: around its own base, and around its enemies'. */
export function rings_of(
  distances: readonly Distance[],
  model: Placed & { began?: { x: number; y: number } },
  others: readonly Placed[],
): Ring[] {
  const apart = distances.find(({ kind }) => kind === 'apart');
  const enemies = others.filter((other) => is_enemy(model, other));
  const nearest = Math.min(...enemies.map((enemy) => far(model, enemy)));
  const own = [
    of_unit(distances, 'reach', model),
    fellows(distances, model, others).length > 0
      ? of_unit(distances, 'together', model)
      : undefined,
  ];
  return [
    ...(apart ? enemies : []).map((around) => ({
      kind: 'apart' as const,
      far: apart?.far ?? 0,
      around,
      told: far(model, around) === nearest,
    })),
    ...own.flatMap((one) =>
      one ? [{ kind: one.kind, far: one.far, around: around_of(model, one), told: true }] : [],
    ),
  ];
}

/** A base with so much around it. */
export const grown = (base: Placed, by: number): Placed => ({
  ...base,
  w: base.w + 2 * by,
  h: base.h + 2 * by,
});
