// Finds who touches whom on the table, and who is near. Ruling R-20.

#include "rules/trial40k/charge/charge.h"

bool trial40k_find_touching(const trial40k_battle *b, trial40k_model *model, int count) {
    bool any = false;
    for (int i = 0; i < count; i++) {
        model[i].touches = 0;
        for (int k = 0; k < count; k++) {
            if (b->unit[model[i].unit].side == b->unit[model[k].unit].side ||
                !discs_touch(model[i].base, model[k].base))
                continue;
            model[i].touches |= kit_one(model[k].unit); // TAR-040
            any = true;
        }
    }
    return any;
}

// Does an enemy unit touch nobody of that unit, and support friends of its party who do? R-35
static bool only_supports(const trial40k_battle *b, const trial40k_model *model, int count,
                          int enemy, int unit) {
    bool supports = false;
    for (int i = 0; i < count; i++) {
        if (model[i].unit != enemy) continue;
        if (kit_in(model[i].touches, unit)) return false;
        for (int k = 0; !model[i].touches && k < count; k++)
            supports |= kit_in(b->unit[enemy].party, model[k].unit) &&
                        kit_in(model[k].touches, unit) &&
                        discs_within(model[i].base, model[k].base, TRIAL40K_NEAR);
    }
    return supports;
}

// The blows of who supports friends of another unit reach those whom theirs do. R-35
static kit_set with_supports(const trial40k_battle *b, const trial40k_model *model, int count,
                             int unit, kit_set zone) {
    kit_set all = zone;
    KIT_EACH (striker, zone)
        KIT_EACH (other, b->unit[striker].party)
            if (!kit_in(all, other) && only_supports(b, model, count, other, unit))
                all |= kit_one(other);
    return all;
}

// A joined character counts as of the unit to who supports, but his zone is his own.
trial40k_stance trial40k_stance_of(const trial40k_battle *b, const trial40k_model *model,
                                   int count, int one) {
    kit_set party = b->unit[model[one].unit].party, near = 0, zone = 0;
    for (int i = 0; i < count; i++) {
        const trial40k_model *other = &model[i];
        if (!kit_in(party, other->unit) ||
            !discs_within(model[one].base, other->base, TRIAL40K_NEAR))
            continue;
        near |= other->touches;                                     // TAR-041
        if (other->unit == model[one].unit) zone |= other->touches; // TAR-068
    }
    kit_set touches = model[one].touches;
    return (trial40k_stance){.place = (uint8_t)(touches ? CONTACT
                                                : near  ? SUPPORT
                                                        : OUT),
                             .with = touches ? touches : near,
                             .zone = with_supports(b, model, count, model[one].unit, zone)};
}

bool trial40k_are_within(const trial40k_model *model, int count, kit_set units, kit_set others,
                         int32_t gap) {
    for (int i = 0; i < count; i++)
        for (int k = 0; k < count; k++)
            if (kit_in(units, model[i].unit) && kit_in(others, model[k].unit) &&
                discs_within(model[i].base, model[k].base, gap))
                return true;
    return false;
}

kit_set trial40k_neighbours(const trial40k_battle *b, const trial40k_model *model, int count,
                            kit_set among, kit_set units) {
    KIT_THOSE(near, unit, among,
              trial40k_are_within(model, count, b->unit[unit].party, units, TRIAL40K_NEAR));
    return near;
}
