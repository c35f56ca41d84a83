// A group or an item written short, by the forms of the key table: A Coy 3, 1 red on hill.
import type { Value } from '../door/replies';
import { is_needed, usual_of, words_of, type Branch } from './key_tree';

type Group = { [name: string]: Value };

/** A stretch of a form: optional when it stood in [ ]. */
interface Stretch {
  text: string;
  optional: boolean;
}

const SLOT = /\{(\w+)\}/g;

export const slots_of = (text: string): string[] =>
  [...text.matchAll(SLOT)].map((slot) => slot[1] as string);

function stretches(form: string): Stretch[] {
  return form
    .split(/(\[[^\]]*\])/)
    .filter((text) => text !== '')
    .map((text) =>
      text.startsWith('[')
        ? { text: text.slice(1, -1), optional: true }
        : { text, optional: false },
    );
}

export const forms_of = (branch: Branch): string[] => branch.key?.shorthand?.split('\n') ?? [];

/** The keys that some short form has room for: what a person says first. */
export const short_keys = (branch: Branch): Set<string> =>
  new Set(forms_of(branch).flatMap(slots_of));

const as_map = (value: Value | undefined): Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};

/** Whether a key of the group is said, and unlike what would count anyway. */
function tells(branch: Branch, group: Group, name: string): boolean {
  const key = branch.branches.find((one) => one.name === name);
  return name in group && (!key || group[name] !== usual_of(key));
}

/** Whether a slot has room for it: some words, and where a number stands no word. */
function fills(branch: Branch, group: Group, name: string): boolean {
  const value = group[name];
  if (Array.isArray(value)) return value.length > 0;
  const kind = branch.branches.find((one) => one.name === name)?.kind;
  return kind !== 'whole' || typeof value !== 'string';
}

const written = (value: Value | undefined): string =>
  Array.isArray(value) ? value.join('+') : String(value);

function filled(text: string, group: Group): string {
  return text.replace(SLOT, (_, name: string) =>
    group[name] === true ? words_of(name) : written(group[name]),
  );
}

function write(
  form: string,
  branch: Branch,
  group: Group,
): { text: string; used: string[] } | null {
  const used: string[] = [];
  let text = '';
  for (const stretch of stretches(form)) {
    const slots = slots_of(stretch.text);
    const fits = slots.every((name) =>
      stretch.optional
        ? tells(branch, group, name) && group[name] !== false && fills(branch, group, name)
        : name in group,
    );
    if (!fits && !stretch.optional) return null;
    if (!fits) continue;
    text += filled(stretch.text, group);
    used.push(...slots);
  }
  return { text, used };
}

/** Where no form fits: what it is called. */
function name_alone(branch: Branch, group: Group): { text: string; used: string[] } {
  const name = branch.branches.find((key) => key.kind === 'text' && is_needed(key))?.name;
  const said = name === undefined ? undefined : group[name];
  return typeof said === 'string' && name !== undefined
    ? { text: said, used: [name] }
    : { text: '', used: [] };
}

/** "1 group", "2 groups"; the plural as a table of keys has it. */
const counted = (count: number, plural: string): string =>
  `${count} ${count === 1 ? plural.replace(/ies$/, 'y').replace(/s$/, '') : plural}`;

/** A key that no short form has room for, in words. */
function said_of(branch: Branch, value: Value): string {
  const name = words_of(branch.name);
  if (branch.kind === 'flag') return value === true ? name : `not ${name}`;
  if (['whole', 'length', 'text'].includes(branch.kind)) return `${name} ${String(value)}`;
  if (branch.kind === 'list')
    return counted(Array.isArray(value) ? value.length : 0, branch.key?.unit ?? name);
  return String(value);
}

export interface Short {
  /** As the short form has it; where no form fits what it is called, or ''. */
  text: string;
  /** What else differs from the usual: command, grouped. */
  besides: string[];
}

/** The group as short as it goes; of the forms that fit, the one that says most. */
export function short_form(branch: Branch, value: Value | undefined): Short {
  const group = as_map(value);
  const best =
    forms_of(branch)
      .map((form) => write(form, branch, group))
      .filter((one) => one !== null)
      .sort((a, b) => b.used.length - a.used.length)[0] ?? name_alone(branch, group);
  const besides = branch.branches
    .filter((key) => !best.used.includes(key.name) && tells(branch, group, key.name))
    .map((key) => said_of(key, group[key.name] as Value));
  return { text: best.text, besides };
}
