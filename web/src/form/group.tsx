// The keys of a group: the most used ones are shown at once, the others under "More". Of keys
// that exclude each other, one set is shown.
import { below } from '../assault/path';
import { is_open, is_unusual } from '../assault/open_keys';
import { words_of, type Branch } from '../assault/key_tree';
import { said_as } from '../assault/new_item';
import { alternative_taken, alternatives_of, type Alternative } from '../assault/alternatives';
import type { Scenario } from '../door/replies';
import { assault, beginning, set } from '../state/assault';
import { in_short_now, keys_now, lay_out } from '../state/board_now';
import { tables } from '../state/systems';
import { first_large, listed } from '../words/sentence';
import { Field } from './field';
import { ItemList } from './item_list';
import { More } from './input/more';
import { fault_at, given_at, id_of, is_faulty, type Place } from './input/place';
import { Refusal } from './input/refusal';
import { use_focus } from './input/use_focus';

/** A key within a group that says whose it is. */
const within = (group: Place, branch: Branch): Place => ({
  branch,
  at: below(group.at, branch.name),
  of: group.of,
  where: group.where,
});

/** A group within a group, with a frame of its own. */
function Framed(place: Place) {
  const title = first_large(words_of(place.branch.name));
  return (
    <fieldset class="group">
      <legend>{title}</legend>
      <Group {...place} of={place.of === '' ? title : `${place.of}, ${title}`} />
    </fieldset>
  );
}

/** A key, whatever its kind. */
export function Part(place: Place) {
  if (place.branch.kind === 'group') return <Framed {...place} />;
  if (place.branch.kind === 'list') return <ItemList {...place} />;
  return <Field {...place} />;
}

/** Says it another way; the sides of a board are said unit by unit together. */
function say_as(way: Alternative, ways: readonly Alternative[], group: Place): void {
  const side = keys_now()?.sides.find(({ list }) => way.branches.some((one) => one === list));
  if (side && in_short_now()) void lay_out();
  else void set({ [group.at]: said_as(way, ways, given_at(group.at)) });
}

/** The first field of a way, by id: of a list its first item. */
function first_of({ branches: [first] }: Alternative, { at, where }: Place): string {
  const path = below(at, first?.name ?? '');
  return id_of(first?.kind === 'list' ? below(path, 0) : path, where);
}

/** The other ways to say the same. */
function OtherWays({ group }: { group: Place }) {
  const ways = alternatives_of(group.branch);
  const taken = alternative_taken(ways, given_at(group.at));
  const others = ways.filter((_, index) => index !== taken);
  const focus = use_focus();
  if (others.length === 0) return null;
  return (
    <div class="alternatives">
      {others.map((way) => (
        <button
          key={way.branches[0]?.name}
          type="button"
          class="plain"
          onClick={() => {
            focus(first_of(way, group));
            say_as(way, ways, group);
          }}
        >
          Give {listed(way.branches.map((branch) => words_of(branch.name)))} instead
          <span class="spoken"> of the {group.of.toLowerCase()}</span>
        </button>
      ))}
    </div>
  );
}

/** The keys that the way taken leaves room for. */
function usable(group: Place): Branch[] {
  const ways = alternatives_of(group.branch);
  const taken = ways[alternative_taken(ways, given_at(group.at))];
  const shut = ways.filter((way) => way !== taken).flatMap((way) => way.branches);
  return group.branch.branches.filter((branch) => !shut.includes(branch));
}

/** What was there before anything was changed: of the sample, and of the assault as opened. */
function said_before(): Scenario[] {
  const sample = tables.value[String(assault.value?.['rules'])]?.sample;
  return [sample, beginning.value].filter(
    (document) => document !== undefined && document !== null,
  );
}

export function Group(group: Place) {
  const before = said_before();
  const parts = usable(group).map((branch) => within(group, branch));
  const texts = parts.filter(({ branch }) => branch.kind === 'lines');
  const open = parts.filter(
    (part) => !texts.includes(part) && is_open(group.branch, part.branch, part.at, before),
  );
  const folded = parts.filter((part) => !open.includes(part) && !texts.includes(part));
  const fault = group.at === '' ? undefined : fault_at(group.at);
  return (
    <div class="fields">
      {fault && <Refusal fault={fault} name={group.of} />}
      {open.map((part) => (
        <Part key={part.at} {...part} />
      ))}
      <OtherWays group={group} />
      {texts.map((part) => (
        <More
          key={part.at}
          title="As text"
          of={`: ${words_of(part.branch.name)}`}
          hint={words_of(part.branch.name)}
          different={0}
          faulty={is_faulty(part.at)}
        >
          {() => <Part {...part} />}
        </More>
      ))}
      {folded.length > 0 && (
        <More
          of={group.of === '' ? 'of the assault' : `of ${group.of}`}
          hint={folded.map((part) => words_of(part.branch.name)).join(', ')}
          different={folded.filter((part) => is_unusual(part.branch, given_at(part.at))).length}
          faulty={folded.some((part) => is_faulty(part.at))}
        >
          {() => folded.map((part) => <Part key={part.at} {...part} />)}
        </More>
      )}
    </div>
  );
}
