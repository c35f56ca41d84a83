// Paths of values, as the door writes them: attacker.stands[1].strength.
import type { Scenario, Value } from '../door/replies';

/** A name in a map, or a place in a list. */
export type Step = string | number;

export function steps_of(path: string): Step[] {
  return path
    .split('.')
    .flatMap((part) =>
      part.split('[').map((one, index) => (index === 0 ? one : Number(one.replace(']', '')))),
    )
    .filter((step) => step !== '');
}

/** The path of what is called `name` in the map, or stands `name`th in the list, at `path`. */
export function below(path: string, name: Step): string {
  if (typeof name === 'number') return `${path}[${name}]`;
  return path === '' ? name : `${path}.${name}`;
}

export const path_of = (steps: Step[]): string => steps.reduce<string>(below, '');

/** The path of the map or list that holds what is at `path`; '' for the whole. */
export const above = (path: string): string => path_of(steps_of(path).slice(0, -1));

const is_map = (value: Value | undefined): value is { [name: string]: Value } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function child(of: Value | undefined, step: Step): Value | undefined {
  if (typeof step === 'number') return Array.isArray(of) ? of[step] : undefined;
  return is_map(of) && Object.hasOwn(of, step) ? of[step] : undefined;
}

/** What stands at `path`; undefined when nothing does. */
export function get(document: Value | undefined, path: string): Value | undefined {
  return steps_of(path).reduce<Value | undefined>(child, document);
}

function with_child(of: Value | undefined, step: Step, value: Value): Value {
  if (typeof step !== 'number') return { ...(is_map(of) ? of : {}), [step]: value };
  const list = Array.isArray(of) ? [...of] : [];
  list[Math.min(step, list.length)] = value;
  return list;
}

function put_steps(of: Value | undefined, steps: Step[], value: Value): Value {
  const [first, ...rest] = steps;
  if (first === undefined) return value;
  return with_child(of, first, put_steps(child(of, first), rest, value));
}

/** The document with `value` at `path`; maps and lists on the way are made when they are missing. */
export const put = (document: Scenario, path: string, value: Value): Scenario =>
  put_steps(document, steps_of(path), value) as Scenario;

/** The document without what is at `path`. */
export function drop(document: Scenario, path: string): Scenario {
  const steps = steps_of(path);
  const last = steps.pop();
  const holder = steps.reduce<Value | undefined>(child, document);
  if (last === undefined || child(holder, last) === undefined) return document;
  const less = Array.isArray(holder)
    ? holder.filter((_, index) => index !== last)
    : Object.fromEntries(Object.entries(holder as Scenario).filter(([name]) => name !== last));
  return put_steps(document, steps, less) as Scenario;
}
