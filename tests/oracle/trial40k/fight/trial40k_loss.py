"""Wounds are laid: which models suffer, which are killed at once, the force weapon.

Source: TAR-068, 100 to 103, 112 to 121, 123, 125, 127, 148; A-28, A-32 to
A-37, A-72, A-75, A-79; on the table docs/rulings/trial40k-plane.md, R-28.
Unit: Wounds.
"""

from itertools import permutations

import trial40k_coherency as coherency
from trial40k_kind import SPECIAL
from trial40k_majority import OWN
from trial40k_numbers import note, reading
from trial40k_state import SUPPORT, models, rank, with_unit


class Laying:
    """Wounds being laid on one unit."""

    def __init__(self, battle, state, victim, armour, play):
        self.battle = battle
        self.state = state
        self.victim = victim
        self.armour = armour    # the (save, invulnerable) used (TAR-115)
        self.play = play
        self.side = battle.units[victim].side
        self.inflicted = 0
        self.bound = None       # whether the party has to hang together
        self.due = 0            # of a way that is tried

    def of_class(self, stack):
        """Whether a stack has the armour that was used for saving."""
        kind = self.battle.kinds[stack.kind]
        if self.armour[1] == OWN:
            return kind.sv == self.armour[0]
        return (kind.sv, kind.inv) == self.armour

    def hurt(self, stack):
        """Whether the models of a stack have lost a Wound."""
        return stack.wounds < self.battle.kinds[stack.kind].w

    def hurt_here(self, stack):
        """Whether they have lost a Wound since the battle began."""
        return all(stack.wounds < first.wounds
                   for first in self.battle.stacks[self.victim]
                   if first.kind == stack.kind)

    def eligible(self, unit):
        """Stacks that may suffer: zone, class, wounded (A-35, A-37)."""
        row = [stack for stack in self.state.units[self.victim]
               if unit in stack.zone]
        note(68, 113)
        filters = [(115, self.of_class)]
        if reading(self.battle, "carry") == "first":
            filters.append((116, self.hurt))
            if self.battle.whole:       # D-17
                filters.append((116, self.hurt_here))
        if reading(self.battle, "alloc_order") == "wounded-first":
            filters.reverse()
        for clause, test in filters:
            those = [stack for stack in row if test(stack)]
            if those and len(those) < len(row):
                note(clause)
                row = those
        return sorted(row, key=self.plainness)

    def plainness(self, stack):
        """What the standing order lets suffer first: who supports, who has
        fewer Attacks, who carries nothing special."""
        kind = self.battle.kinds[stack.kind]
        return (not self.supports(stack), kind.a,
                any(weapon in SPECIAL for weapon in kind.weapons),
                rank(stack))

    def supports(self, stack):
        """Whether its models support; where a group answers as one, whether
        it did at first."""
        if not self.battle.whole:
            return stack.role == SUPPORT
        return any(stack.kind == first.kind and first.role == SUPPORT
                   for first in self.battle.stacks[self.victim])

    def change(self, stack, wounds):
        """One model of a stack has so many Wounds left, or is dead."""
        rest = [other for other in self.state.units[self.victim]
                if other != stack]
        rest.append(stack._replace(count=stack.count - 1))
        if wounds > 0:
            rest.append(stack._replace(count=1, wounds=wounds))
        self.state = with_unit(self.state, self.victim, rest)

    def kills(self, stack, sort):
        """Whether a wound of a sort kills such a model at once (A-34)."""
        power = sort[1]
        return power and (
            power >= 2 * self.battle.kinds[stack.kind].t
            or reading(self.battle, "instant_toughness") == "majority")

    def suffer(self, stack, sort, count):
        """Wounds go on one model; what is left of them (TAR-116, 117).

        The stack of the model that lives with a Wound less, or None.
        """
        own = sort[2]
        kind, wounds = self.battle.kinds[stack.kind], stack.wounds
        while count and wounds:
            count -= 1
            if own and self.play.save(kind.inv and max(kind.inv, own)):
                continue
            self.inflicted += 1
            wounds = 0 if self.kills(stack, sort) else wounds - 1
        if wounds < stack.wounds:
            self.change(stack, wounds)
        alive = wounds and wounds < stack.wounds
        return count, stack._replace(count=1, wounds=wounds) if alive else None

    def lay(self, unit, sort, count):
        """All wounds of one sort by one unit (TAR-114, 119, 120).

        What lives of the last model that was wounded.
        """
        last, self.bound = None, None
        while count:
            row = self.kept(unit, sort, count)
            if not row:
                note(119)
                if reading(self.battle, "surplus") == "counted":
                    self.inflicted += count
                break
            note(114, 117)
            stack = self.play.ask(self.side, "casualty", row)
            count, last = self.suffer(stack, sort, count)
        return last

    def kept(self, unit, sort, count):
        """Stacks of which one may suffer, and the party stays (TAR-118)."""
        row = self.eligible(unit)
        if len(row) < 2 or not coherency.limits(self.battle, self.state):
            return row
        own = sort[2]
        can = sum(stack.count * (1 if self.kills(stack, sort)
                                 else stack.wounds) for stack in row)
        if own or self.bound is None and count < can:
            self.bound = self.together()
        if not self.bound:
            return row
        those = [stack for stack in row if (
            self.stays_without(stack, sort, count) if own
            else self.after(stack, sort, count).ends_together(
                unit, sort, {}))]
        what = "all" if len(those) == len(row) else "some" if those else "none"
        coherency.SEEN[what + " of several may suffer"] += 1
        return those or row

    def together(self):
        """Whether the party hangs together now."""
        return coherency.together(self.battle, self.state, self.victim)

    def clone(self):
        """The same wounds, to be laid another way."""
        return Laying(self.battle, self.state, self.victim, self.armour, None)

    def stays_without(self, stack, sort, count):
        """Whether the party hangs together without a model (R-21)."""
        if count < stack.wounds and not self.kills(stack, sort):
            return True
        other = self.clone()
        other.change(stack, 0)
        return other.together()

    def after(self, stack, sort, count):
        """When a model has suffered; the wounds that are left."""
        other = self.clone()
        other.due, _ = other.suffer(stack, sort, count)
        return other

    def ends_together(self, unit, sort, known):
        """Whether some way to lay the rest leaves the party together."""
        key = (self.state.units[self.victim], self.due)
        if key not in known:
            row = self.eligible(unit) if self.due else []
            known[key] = any(
                self.after(stack, sort, self.due).ends_together(
                    unit, sort, known)
                for stack in row) if row else self.together()
        return known[key]

    def force(self, unit, victim, wounded):
        """A psychic test may kill who was wounded (TAR-100 to 103; A-32).

        `any`: one of the zone, where somebody was wounded; first (standing)
        of the first of the file, the unhurt before who is wounded.
        """
        if not wounded or unit in self.state.used:
            return
        if reading(self.battle, "force_when") == "any":
            row = [stack._replace(count=1) for stack in sorted(
                zone_of(self.state, self.victim, unit),
                key=lambda stack: (stack.kind, -stack.wounds))]
            victim = row and self.play.ask(self.battle.units[unit].side,
                                           "victim", row) or None
        if victim is None:
            return
        note(100)
        side = self.battle.units[unit].side
        if self.play.ask(side, "force", (True, False)):
            note(103)
            self.state = self.state._replace(
                used=tuple(sorted({*self.state.used, unit})))
            if self.play.test(leadership(self.battle, unit)):
                note(101, 102)
                self.kill(victim)

    def kill(self, victim):
        """One model like this is gone."""
        for stack in self.state.units[self.victim]:
            if stack._replace(count=1) == victim:
                self.change(stack, 0)
                return


def leadership(battle, unit):
    """Leadership of the psyker of a unit (2.8)."""
    return next(battle.kinds[stack.kind].ld for stack in battle.stacks[unit]
                if "force" in battle.kinds[stack.kind].weapons
                and battle.kinds[stack.kind].psyker)


def zone_of(state, victim, unit):
    """The stacks of a unit in the zone of another."""
    return [stack for stack in state.units[victim] if unit in stack.zone]


def in_turn(battle, state, victim, lots, play):
    """[(unit, sort, wounds)] in the order in which they are laid.

    Several zones: unit by unit, in an order that is chosen (A-79); one zone:
    by sorts over all units (A-72).
    """
    zones = [zone_of(state, victim, unit) for unit in lots]
    late = reading(battle, "wound_order") == "ordinary-first"

    def rank(row):
        _, (psyker, power, own), _ = row
        special = (psyker >= 0, power, own, psyker)
        return special if late else tuple(-int(x) for x in special)

    if any(zone != zones[0] for zone in zones):
        striker = reading(battle, "zone_order") == "striker"
        owner = battle.units[victim].side
        row = play.ask(1 - owner if striker else owner, "zones",
                       list(permutations(sorted(lots))))
        return [item for unit in row for item in sorted(
            ((unit, sort, count) for sort, count in lots[unit].items()),
            key=rank)]
    return sorted(((unit, sort, count) for unit, lot in sorted(lots.items())
                   for sort, count in lot.items()), key=rank)


def suffered(battle, state, victim, lots, traits, play):
    """(situation, wounds inflicted) after a unit has its wounds."""
    laying = Laying(battle, state, victim, traits[2], play)
    before = models(state, victim)
    for unit, sort, count in in_turn(battle, state, victim, lots, play):
        was = laying.inflicted
        last = laying.lay(unit, sort, count)
        if sort[0] >= 0:
            laying.force(sort[0], last, laying.inflicted > was)
    note(125)
    if laying.inflicted and models(laying.state, victim) == before:
        note(127)
    return laying.state, laying.inflicted
