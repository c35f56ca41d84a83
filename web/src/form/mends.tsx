// Shows that the last change was refused, and shows refusals that belong to no field of the form.
import { branch_at, type Branch } from '../assault/key_tree';
import type { Fault } from '../door/replies';
import { faults, give_up } from '../state/assault';
import { Refusal } from './input/refusal';
import { say_orders } from './stance';

/** Places that show their refusals themselves, beside the keys of the table. */
const OTHERS = /^(title|aim|orders|preset|parameters\..+)$/;

function is_shown({ path }: Fault, tree: Branch): boolean {
  if (path === undefined) return false;
  return OTHERS.test(path) || branch_at(tree, path) !== null;
}

export function Mends({ tree }: { tree: Branch }) {
  if (faults.value.length === 0) return null;
  const homeless = faults.value.filter((fault) => !is_shown(fault, tree));
  return (
    <div class="mends">
      <p>The answer is still about the assault before this change: something in it cannot be so.</p>
      {homeless.map((fault, index) => (
        <Refusal key={index} fault={fault} />
      ))}
      {homeless.some(({ path }) => path?.startsWith('orders[')) && (
        <button type="button" onClick={() => say_orders('standing')}>
          Follow standing orders instead
        </button>
      )}
      <button type="button" onClick={give_up}>
        Leave it as it was
      </button>
    </div>
  );
}
