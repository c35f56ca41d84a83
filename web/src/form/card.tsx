// One item of a list: folded to its short form, or unfolded to its keys and its actions.
import type { Branch } from '../assault/key_tree';
import type { Short } from '../assault/short_form';
import { Group, Part } from './group';
import { id_of } from './input/place';

interface Acts {
  toggle(index: number): void;
  double(index: number): void;
  move(from: number, to: number): void;
  remove(index: number): void;
}

interface Props {
  item: Branch;
  at: string;
  of: string;
  where: string | undefined;
  short: Short;
  index: number;
  count: number;
  /** The fewest that there may be. */
  least: number;
  /** No more can be added. */
  full: boolean;
  open: boolean;
  act: Acts;
}

/** What is called A Coy 3, 1 red in short is called A Coy in the names of its fields. */
const title_of = ({ short, index }: Props): string =>
  short.text.replace(/[ ,]+\d.*$/, '') || `number ${index + 1}`;

function Doings(props: Props) {
  const { index, count, least, full, act } = props;
  const whom = <span class="spoken"> {title_of(props)}</span>;
  return (
    <div class="card-doings">
      <button type="button" disabled={full} onClick={() => act.double(index)}>
        Duplicate{whom}
      </button>
      <button type="button" disabled={index === 0} onClick={() => act.move(index, index - 1)}>
        Up{whom}
      </button>
      <button
        type="button"
        disabled={index + 1 >= count}
        onClick={() => act.move(index, index + 1)}
      >
        Down{whom}
      </button>
      <button type="button" disabled={count <= least} onClick={() => act.remove(index)}>
        Remove{whom}
      </button>
    </div>
  );
}

export function Card(props: Props) {
  const { item, at, of, where, short, index, open, act } = props;
  const place = { branch: item, at, of: `${of}, ${title_of(props)}`, where };
  return (
    <li class="card" data-open={open}>
      <button
        type="button"
        class="plain card-head"
        id={id_of(at, where)}
        aria-expanded={open}
        onClick={() => act.toggle(index)}
      >
        <span>{short.text || `number ${index + 1}`}</span>
        {short.besides.length > 0 && <small>{short.besides.join(', ')}</small>}
      </button>
      {open && (
        <div class="card-body">
          {item.kind === 'group' ? <Group {...place} /> : <Part {...place} />}
          <Doings {...props} />
        </div>
      )}
    </li>
  );
}
