// The form of a whole scenario, made only from the key table of its rule system.
import { useEffect } from 'preact/hooks';
import type { Side } from '../door/replies';
import type { Branch } from '../assault/key_tree';
import { InTurn } from '../mount/in_turn';
import { assault } from '../state/assault';
import { tree_of } from '../state/systems';
import { dialog } from '../state/view';
import { bind_changes } from './change_keys';
import './controls.css';
import './fold.css';
import './form.css';
import { FormHead } from './form_head';
import { Group, Part } from './group';
import { Mends } from './mends';
import { RangeHost } from './range/range_host';
import { RulesFold } from './rules_fold';
import { Slips } from './library/slips';
import { Stance } from './stance';
import { TitleField } from './title_field';

const SIDES: readonly { id: Side; title: string }[] = [
  { id: 'attacker', title: 'Attacker' },
  { id: 'defender', title: 'Defender' },
];

/** A side: its keys in a frame of its colour, with its sign. A side may be a single number, too. */
function SideSheet({ branch, id, title }: { branch: Branch; id: Side; title: string }) {
  const place = { branch, at: branch.path, of: branch.kind === 'group' ? title : '' };
  return (
    <fieldset class="side" data-side={id}>
      <legend>
        <span class="side-sign" aria-hidden="true" />
        {title}
      </legend>
      {branch.kind === 'group' ? <Group {...place} /> : <Part {...place} />}
    </fieldset>
  );
}

export function AssaultForm() {
  useEffect(bind_changes, []);
  const rules = String(assault.value?.['rules'] ?? '');
  const tree = tree_of(rules);
  if (!tree) return null;
  const sides = SIDES.flatMap(({ id, title }) => {
    const branch = tree.branches.find((one) => one.name === id);
    return branch ? [{ id, title, branch }] : [];
  });
  const others = {
    ...tree,
    branches: tree.branches.filter((one) => !sides.some((side) => side.branch === one)),
  };
  return (
    <section class="assault-form" aria-label="The assault" key={rules}>
      <InTurn>
        <FormHead />
      </InTurn>
      {dialog.value !== 'library' && <Slips />}
      <div class="sides">
        {sides.map((side) => (
          <InTurn key={side.id}>
            <SideSheet {...side} />
          </InTurn>
        ))}
      </div>
      <p class="form-hint soft small">Hold − or + to see the chance at each value.</p>
      <div class="form-rest">
        <InTurn>
          <Group branch={others} at="" of="" />
        </InTurn>
        <InTurn>
          <TitleField />
        </InTurn>
        <Stance />
        <InTurn>
          <RulesFold />
        </InTurn>
      </div>
      <Mends tree={tree} />
      <RangeHost />
    </section>
  );
}
