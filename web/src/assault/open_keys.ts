// Decides which keys a form shows at once, and which it folds away.
import type { Scenario, Value } from '../door/replies';
import { get } from './path';
import { is_needed, usual_of, type Branch } from './key_tree';
import { short_keys } from './short_form';

/**
 * A key is shown at once when the sample, or the assault as it was opened, says it, when a short
 * form of its group has room for it, when it must be given, when it is a number or drawn, or when it
 * leads further: one of the scenario's groups, or a list, but not a side's list of names.
 */
export function is_open(
  group: Branch,
  key: Branch,
  at: string,
  opened: readonly Scenario[],
): boolean {
  if (key.kind === 'list') return !is_words_of_a_side(group, key) || is_said(at, opened);
  if (key.kind === 'group' && group.path === '') return true;
  if (['whole', 'length', 'lines'].includes(key.kind)) return true;
  if (is_needed(key) || short_keys(group).has(key.name)) return true;
  return is_said(at, opened);
}

const is_said = (at: string, opened: readonly Scenario[]): boolean =>
  opened.some((document) => get(document, at) !== undefined);

/** A list of names beside what a side has, as the order of its battalions: few assaults say it. */
const is_words_of_a_side = (group: Branch, list: Branch): boolean =>
  list.item?.kind === 'text' && group.path !== '' && !group.path.endsWith('[]');

/** Whether a key says something else than what would count anyway. */
export function is_unusual(key: Branch, value: Value | undefined): boolean {
  return value !== undefined && JSON.stringify(value) !== JSON.stringify(usual_of(key));
}
