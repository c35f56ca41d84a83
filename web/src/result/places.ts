// The places of models while an assault is changed: those of the last answer, and those of the
// draft.
import { get, put } from '../assault/path';
import type { Scenario } from '../door/replies';
import type { Model } from '../ground/scene/plane';
import { place_said } from '../ground/scene/place_words';
import type { PlaneLayout } from '../ground/plane_layout';
import type { Stands } from '../move/table';

const has_key = (model: Model): model is Model & { from: string } => model.from !== null;

/** In the order of the scenario: keys go from one to the next. */
const by_key = (one: { from: string }, other: { from: string }): number =>
  one.from.localeCompare(other.from, 'en', { numeric: true });

/** The models of the drawing that a key puts there, where the draft has them. */
export function standing_in(draft: Scenario | null, { plane }: PlaneLayout): Stands[] {
  return [...plane.models, ...plane.bases]
    .filter(has_key)
    .sort(by_key)
    .map((model) => {
      const [x, y] = place_said(get(draft ?? undefined, model.from)) ?? [model.x, model.y];
      return { ...model, x, y, moved: x !== model.x || y !== model.y };
    });
}

/** Whether two scenarios differ in nothing but in where these stand. */
export function differ_in_places(
  one: Scenario,
  other: Scenario | null,
  models: readonly Stands[],
): boolean {
  if (!other) return false;
  const bare = (scenario: Scenario): string =>
    JSON.stringify(
      models.reduce(
        (less, { from }) => (get(less, from) === undefined ? less : put(less, from, null)),
        scenario,
      ),
    );
  return bare(one) === bare(other);
}
