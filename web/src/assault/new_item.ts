// Makes and changes lists: a new item, another item like a given one, a list from a block and
// back.
import type { Scenario, Value } from '../door/replies';
import { first_large } from '../words/sentence';
import { is_needed, usual_of, words_of, type Branch } from './key_tree';
import { forms_of } from './short_form';
import type { Alternative } from './alternatives';

type Group = { [name: string]: Value };

const as_map = (value: Value | undefined): Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};

/** What the table calls an item that is a group: "wolf" of "a wolf". */
function called(list: Branch): string | undefined {
  if (list.item?.kind !== 'group') return undefined;
  return /^an? ([\w-]+)$/.exec(list.item.key?.words ?? '')?.[1];
}

/** stands → Stand, wolves → Wolf */
export const one_of = (list: Branch): string =>
  first_large(called(list) ?? words_of(list.name).replace(/s$/, ''));

/** "a stand", "an objective"; a unit begins as you does. */
export function an_item(list: Branch): string {
  const one = one_of(list).toLowerCase();
  return `${/^[aeio]/.test(one) ? 'an' : 'a'} ${one}`;
}

/** How many items there are; of none, what they would be: the text may say the same otherwise. */
export function count_words({ key }: Branch, count: number): string {
  if (count === 0) return key ? `none: ${key.words}` : 'none';
  return count >= (key?.high ?? Infinity) ? `${count}, the most there may be` : String(count);
}

const texts = (items: readonly Value[], name: string): string[] =>
  items.map((item) => String(as_map(item)[name] ?? ''));

/** `Stand C`, or the first behind it that no item is called yet. */
function free_name(list: Branch, items: readonly Value[], name: string): string {
  const taken = texts(items, name);
  const mark = (at: number): string => (at < 26 ? String.fromCharCode(65 + at) : String(at + 1));
  let at = items.length;
  while (taken.includes(`${one_of(list)} ${mark(at)}`)) at += 1;
  return `${one_of(list)} ${mark(at)}`;
}

function least(branch: Branch, list: Branch, items: readonly Value[]): Value {
  switch (branch.kind) {
    case 'length':
    case 'point':
      return usual_of(branch) ?? branch.key?.example ?? '';
    case 'whole':
      return usual_of(branch) ?? branch.key?.low ?? 0;
    case 'word':
      return branch.key?.choices?.[0] ?? '';
    case 'flag':
      return false;
    case 'list':
      return [];
    case 'group':
      return {};
    case 'text':
    case 'lines':
      return branch.key?.example ?? free_name(list, items, branch.name);
  }
}

/** What no short form of an item can do without: `bases` of `{name} {bases}[ {training}]`. */
function said_in_every_form(item: Branch, key: Branch): boolean {
  const forms = forms_of(item).map((form) => form.replace(/\[[^\]]*\]/g, ''));
  return forms.length > 0 && forms.every((form) => form.includes(`{${key.name}}`));
}

/** What an item begins with: as the one above it has it, where it does without a key's usual. */
function beginning(key: Branch, list: Branch, items: readonly Value[]): [string, Value][] {
  if (is_needed(key)) return [[key.name, least(key, list, items)]];
  if (!list.item || usual_of(key) !== undefined || !said_in_every_form(list.item, key)) return [];
  const above = items.length > 0 ? as_map(items.at(-1))[key.name] : least(key, list, items);
  return above === undefined ? [] : [[key.name, above]];
}

/** An item to add to `items`: what it must have to be one, and nothing else. */
export function new_item(list: Branch, items: readonly Value[]): Value {
  const item = list.item;
  if (!item || item.kind !== 'group') return item ? least(item, list, items) : '';
  return Object.fromEntries(item.branches.flatMap((key) => beginning(key, list, items)));
}

/** A letter or a number in a name, and what it is `by` further on. */
const COUNTS: readonly { form: RegExp; next(mark: string, by: number): string }[] = [
  {
    form: /^()([A-Z])( .+)$|^(.* )([A-Z])()$|^()([a-z])()$/,
    next: (mark, by) => String.fromCharCode(mark.charCodeAt(0) + by),
  },
  { form: /^(.*?)(\d+)(\D*)$/, next: (mark, by) => String(Number(mark) + by) },
];

function name_after(name: string, by: number): string {
  for (const { form, next } of COUNTS) {
    const [before, mark, after] =
      form
        .exec(name)
        ?.slice(1)
        .filter((part) => part !== undefined) ?? [];
    const marked = mark === undefined ? '' : next(mark, by);
    if (/^[A-Za-z0-9]+$/.test(marked)) return `${before ?? ''}${marked}${after ?? ''}`;
  }
  return `${name} ${by + 1}`;
}

/** A Coy → B Coy, Stand A → Stand B, Coy 1 → Coy 2, Guards → Guards 2: the next not taken. */
export function next_name(name: string, taken: readonly string[]): string {
  for (let by = 1; by <= 99; by += 1) {
    const next = name_after(name, by);
    if (!taken.includes(next)) return next;
  }
  return name;
}

/** One more like items[at]: the same but for its name, and for an id that was given. */
export function like(list: Branch, items: readonly Value[], at: number): Value {
  const { id: _, ...same } = as_map(items[at]);
  if (list.item?.kind !== 'group') return items[at] ?? '';
  const name = list.item.branches.find((key) => key.kind === 'text' && is_needed(key))?.name;
  if (name === undefined) return same;
  return { ...same, [name]: next_name(String(same[name] ?? ''), texts(items, name)) };
}

/** A number of the other way that can be kept: the block's is its only part's, the parts' its sum. */
function kept(key: Branch, before: Group): number | undefined {
  const from = before[key.name];
  const parts = Object.values(before).find((value) => Array.isArray(value));
  const sum = Array.isArray(parts)
    ? parts.reduce<number>((total, part) => total + (Number(as_map(part)[key.name]) || 0), 0)
    : 0;
  const value = typeof from === 'number' ? from : sum;
  if (!key.key || key.kind !== 'whole' || value === 0) return undefined;
  return Math.min(key.key.high, Math.max(key.key.low, value));
}

function list_from(list: Branch, before: Group): Value {
  const first = as_map(new_item(list, []));
  for (const key of list.item?.branches ?? []) {
    const value = kept(key, before);
    if (value !== undefined) first[key.name] = value;
  }
  return [list.item?.kind === 'group' ? first : new_item(list, [])];
}

/** The group said the other way: what belongs to no way stays, numbers are kept where they can be. */
export function said_as(
  way: Alternative,
  ways: readonly Alternative[],
  group: Value | undefined,
): Scenario {
  const before = as_map(group);
  const torn = new Set(ways.flatMap((one) => one.branches.map((branch) => branch.name)));
  const after = Object.fromEntries(Object.entries(before).filter(([name]) => !torn.has(name)));
  const [first] = way.branches;
  for (const branch of way.branches) {
    if (branch.kind === 'list') after[branch.name] = list_from(branch, before);
    const value = kept(branch, before);
    if (value !== undefined) after[branch.name] = value;
  }
  if (first && !(first.name in after)) after[first.name] = least(first, first, []);
  return after;
}
