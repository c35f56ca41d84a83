// A list of alike things, such as the stands of a side: each folds to its short form.
import { useState } from 'preact/hooks';
import type { Scenario, Value } from '../door/replies';
import { is_needed, words_of, type Branch } from '../assault/key_tree';
import { an_item, count_words, like, new_item, one_of } from '../assault/new_item';
import { below } from '../assault/path';
import type { BoardSide } from '../board/board_keys';
import { free_cell, with_unit, without_unit, type Unit } from '../board/on_board';
import { short_form, type Short } from '../assault/short_form';
import { change, set } from '../state/assault';
import { keys_now } from '../state/board_now';
import { say } from '../state/say';
import { Card } from './card';
import { fault_at, given_at, id_of, is_faulty, name_of, type Place } from './input/place';
import { Refusal } from './input/refusal';
import { use_focus } from './input/use_focus';

const moved = <Item,>(items: readonly Item[], from: number, to: number): Item[] => {
  const rest = items.filter((_, index) => index !== from);
  return [...rest.slice(0, to), items[from] as Item, ...rest.slice(to)];
};

/** With one more unit of the side whose list is `at`, like `unit` if it is given. */
function one_more(before: Scenario, at: string, unit: Value | undefined): Scenario {
  const keys = keys_now();
  const side = keys?.sides.find(({ list }) => list.path === at);
  const cell = keys && side ? free_cell(before, keys, side.side) : null;
  if (!keys || !side || cell === null) return before;
  return with_unit(before, keys, side, cell, unit as Unit | undefined);
}

/** Everything that can be done with the items of a list, whose cards may be open. */
function use_items(place: Place) {
  const { branch, at, where } = place;
  const [open, set_open] = useState<readonly boolean[]>([]);
  const focus = use_focus();
  const given = given_at(at);
  const items: readonly Value[] = Array.isArray(given) ? given : [];
  const tell = (unfolded: readonly boolean[], to: number, words: string): void => {
    set_open(unfolded);
    focus(to < 0 ? `${id_of(at, where)}-add` : id_of(below(at, to), where));
    say(words);
  };
  const put = (changed: Value[], unfolded: readonly boolean[], to: number, words: string): void => {
    tell(unfolded, to, words);
    void set({ [at]: changed.length === 0 && !is_needed(branch) ? null : changed });
  };
  const flags = items.map((_, index) => open[index] ?? false);
  const insert = (index: number, item: Value): void =>
    put(
      items.toSpliced(index, 0, item),
      items.map(() => false).toSpliced(index, 0, true),
      index,
      'added',
    );
  /** Whose items are units on a board. */
  const on_board = (): BoardSide | undefined =>
    keys_now()?.sides.find(({ list }) => list.path === at);
  /** One more unit has to stand somewhere: on a free cell. */
  const add_on_board = (unit: Value | undefined): void => {
    tell([...flags, true], items.length, 'added');
    void change((before) => one_more(before, at, unit));
  };
  return {
    items,
    is_open: (index: number) => flags[index] ?? false,
    toggle: (index: number) => set_open(flags.with(index, !flags[index])),
    add: () =>
      on_board() ? add_on_board(undefined) : insert(items.length, new_item(branch, items)),
    double: (index: number) =>
      on_board() ? add_on_board(items[index]) : insert(index + 1, like(branch, items, index)),
    move: (from: number, to: number) =>
      put(moved(items, from, to), moved(flags, from, to), to, `now ${to + 1} of ${items.length}`),
    remove: (index: number) => {
      const to = Math.min(index, items.length - 2);
      if (on_board()) {
        tell(flags.toSpliced(index, 1), to, 'removed');
        return void change((before) => without_unit(before, below(at, index)));
      }
      put(items.toSpliced(index, 1), flags.toSpliced(index, 1), to, 'removed');
    },
  };
}

/** What an item is; one that is a single value goes by the name of its list, a list by what it has. */
function item_of(list: Branch): Branch | null {
  const { item } = list;
  if (!item || item.kind === 'group') return item;
  return { ...item, name: (item.kind === 'list' && item.key?.unit) || one_of(list) };
}

/** An item in a few words. */
function short_of(item: Branch, value: Value): Short {
  if (item.kind === 'group') return short_form(item, value);
  if (item.kind !== 'list') return { text: String(value), besides: [] };
  return {
    text: '',
    besides: [`${Array.isArray(value) ? value.length : 0} ${words_of(item.name)}`],
  };
}

export function ItemList(place: Place) {
  const { branch, at, of, where } = place;
  const { items, ...act } = use_items(place);
  const fault = fault_at(at);
  const most = branch.key?.high ?? Infinity;
  const item = item_of(branch);
  if (!item) return null;
  return (
    <div class="list" role="group" aria-label={name_of(place)}>
      <p class="list-head">
        <span>{words_of(branch.name)}</span>
        <small>{count_words(branch, items.length)}</small>
      </p>
      {fault && items.length > 0 && <Refusal fault={fault} name={words_of(branch.name)} />}
      {fault && items.length === 0 && <p class="soft small">It takes at least one.</p>}
      <ol>
        {items.map((value, index) => (
          <Card
            key={index}
            item={item}
            at={below(at, index)}
            of={of}
            where={where}
            short={short_of(item, value)}
            count={items.length}
            least={branch.key?.low ?? 0}
            full={items.length >= most}
            index={index}
            open={act.is_open(index) || is_faulty(below(at, index))}
            act={act}
          />
        ))}
      </ol>
      <button
        type="button"
        id={`${id_of(at, where)}-add`}
        disabled={items.length >= most}
        onClick={act.add}
      >
        Add {an_item(branch)}
        <span class="spoken"> to {of}</span>
      </button>
    </div>
  );
}
