// The weapons that models strike with, their number of blows and their scores. Rulings.

#include "rules/trial40k/trial40k.h"

#include <string.h>

// --- The charts ------------------------------------------------------------------------------

int trial40k_hit_score(int ws, int against) {
    if (ws > against) return 3;
    return against > 2 * ws ? 5 : 4; // TAR-062
}

static int to_wound(int strength, int toughness) {
    static const uint8_t NEEDS[] = {6, 6, 5, 4, 3, 2}; // from 3 less than the Toughness on
    int over = strength - toughness + 3;
    if (over < 0) return NO_WOUND; // TAR-073
    return over > 5 ? 2 : NEEDS[over];
}

// --- Weapons ---------------------------------------------------------------------------------

static int carried(const trial40k_group *g, int first, int last) {
    int count = 0;
    for (int weapon = first; weapon <= last; weapon++) count += g->weapon[weapon];
    return count;
}

// One in each hand: TAR-059. That is all that ordinary ones do: TAR-090. With a lightning claw
// only a second one counts: TAR-089.
static bool has_second(const trial40k_battle *b, const trial40k_group *g, int weapon) {
    if (g->weapon[TWO_HANDED]) return false;
    bool claws = weapon == CLAW || trial40k_reads(b, LC_PARTNER, CLAWS_PAIR);
    if (g->weapon[CLAW] && claws) return g->weapon[CLAW] > 1;
    if (weapon == FIST && trial40k_reads(b, TWO_WEAPONS, FIST_AND_FIST))
        return g->weapon[FIST] > 1;
    return carried(g, FIST, FORCE) + carried(g, BLADE, PISTOL) > 1;
}

static bool is_special(const trial40k_battle *b, const trial40k_state *state, int group) {
    return trial40k_place_of(b, state, group) == CONTACT ||
           trial40k_sweeps(state); // TAR-043, A-46
}

// Has the group a special weapon that it may leave aside, or several? TAR-082, TAR-083
static bool has_choice(const trial40k_battle *b, const trial40k_state *state, int group) {
    if (!carried(&b->group[group], FIST, REND)) return false;
    if (trial40k_sweeps(state)) return trial40k_strikes(b, state, group);
    return trial40k_place_of(b, state, group) == CONTACT;
}

// All of them, but without the charge. TAR-141
static int sweep_attacks(const trial40k_battle *b, const trial40k_state *state, int group,
                         int weapon) {
    const trial40k_group *g = &b->group[group];
    bool contact = trial40k_place_of(b, state, group) == CONTACT;
    bool has = trial40k_reads(b, SWEEP_SECOND, SECOND_TO_ALL) ||
               (trial40k_reads(b, SWEEP_SECOND, SECOND_IN_CONTACT) && contact);
    return g->is.a + (has && has_second(b, g, weapon));
}

int trial40k_attacks(const trial40k_battle *b, const trial40k_state *state, int group) {
    const trial40k_group *g = &b->group[group];
    int weapon = trial40k_weapon_of(b, state, group);
    if (trial40k_sweeps(state)) return sweep_attacks(b, state, group, weapon);
    int second = has_second(b, g, weapon), place = trial40k_place_of(b, state, group);
    bool charged = state->turn == 1 && trial40k_has_charged(b, state, g->unit); // TAR-156
    if (place == SUPPORT) return 1;    // TAR-042, TAR-061
    return g->is.a + second + charged; // TAR-058, TAR-059, TAR-060
}

// --- Scores ----------------------------------------------------------------------------------

static int better(int save, int other) {
    return save < other ? save : other;
}

static int at_most_ten(int strength) {
    return strength > 10 ? 10 : strength;
}

// A force weapon is a power weapon. TAR-099
static bool is_power(int weapon) {
    return weapon == POWER || weapon == FORCE;
}

int trial40k_strength(const trial40k_group *g, int weapon) {
    if (weapon == FIST) return at_most_ten(2 * g->is.s);                // TAR-084
    if (is_power(weapon)) return at_most_ten(g->is.s + g->power_bonus); // TAR-091
    return g->is.s;                                                     // TAR-070
}

// It goes without Strength and Toughness, and so without what hangs on them. TAR-092, A-34
static bool is_poison(int weapon) {
    return weapon == POISON || weapon == LETHAL;
}

static void with_weapon(const trial40k_battle *b, const trial40k_group *g, int weapon,
                        trial40k_target on, trial40k_blow *blow) {
    bool denied = // TAR-076
        weapon == FIST || weapon == CLAW || is_power(weapon) || g->monstrous;
    int armour = denied ? NO_SAVE : on.sv, inv = on.inv; // TAR-112
    int strength = trial40k_strength(g, weapon);
    if (weapon == HEAVY) {
        if (armour < 4) armour = 4; // TAR-095
        int capped = trial40k_least_inv(b, weapon);
        if (inv < capped) inv = capped;
        if (blow->own) blow->own = (uint8_t)capped;
    }
    blow->strength = (uint8_t)strength;
    blow->wound = (uint8_t)to_wound(strength, on.t); // TAR-069
    if (weapon == POISON) blow->wound = 4;           // TAR-092
    if (weapon == LETHAL) blow->wound = 2;           // TAR-093, and no save is changed: TAR-094
    blow->again = weapon == CLAW && blow->wound != NO_WOUND; // TAR-087
    blow->save = (uint8_t)better(armour, inv);               // TAR-078
    blow->rends = weapon == REND;                            // TAR-096
    if (blow->rends) blow->rend_save = on.inv;
}

// Are its wounds counted apart, for somebody might be slain by them? Once a turn. TAR-103
static bool may_slay(const trial40k_battle *b, const trial40k_state *state, int group,
                     int target, int kills) {
    int pair = b->pair_of[b->group[group].unit][target];
    bool spent = trial40k_groups_now(b, state)[group].mode & SPENT;
    trial40k_sort slays = {.kills = (uint8_t)kills, .psyker = (uint8_t)(1 + group)};
    return !spent && trial40k_find_sort(b, pair, slays) >= 0;
}

static int hit_score(const trial40k_state *state, const trial40k_group *g, int against) {
    if (trial40k_sweeps(state)) return NO_HIT_THROWN; // TAR-142
    return trial40k_hit_score(g->is.ws, against);     // TAR-066
}

int trial40k_to_hit(const trial40k_battle *b, const trial40k_state *state, int group,
                    int target) {
    return hit_score(state, &b->group[group], trial40k_target_of(b, state, target).ws);
}

static trial40k_blow blow_with(const trial40k_battle *b, const trial40k_state *state, int group,
                               int target, int weapon) {
    const trial40k_group *g = &b->group[group];
    trial40k_target on = trial40k_target_of(b, state, target);
    trial40k_blow blow = {.strength = g->is.s,
                          .wound = (uint8_t)to_wound(g->is.s, on.t), // TAR-070
                          .save = (uint8_t)better(on.sv, on.inv), // TAR-075, TAR-077, TAR-051
                          .own = on.own};
    blow.hit = (uint8_t)hit_score(state, g, on.ws);
    bool special = (weapon != PLAIN || g->monstrous) && is_special(b, state, group);
    if (special) with_weapon(b, g, weapon, on, &blow);
    if (!special || !is_poison(weapon))
        blow.kills = trial40k_kills(b, target, blow.strength, on.t);
    if (special && weapon == FORCE && may_slay(b, state, group, target, blow.kills))
        blow.psyker = (uint8_t)(1 + group);
    return blow;
}

// As it is thrown: of a share of hits none is thrown to hit, and of those by a rending 6 none to
// wound. TAR-096
trial40k_blow trial40k_blow_at(const trial40k_battle *b, const trial40k_state *state, int group,
                               int target) {
    trial40k_blow blow =
        blow_with(b, state, group, target, trial40k_weapon_of(b, state, group));
    if (!trial40k_is_dividing(b, state)) return blow;
    trial40k_share share = trial40k_share_of(b, state, group);
    if (share.have_hit) {
        blow.hit = NO_HIT_THROWN;
        blow.rends = false;
    }
    if (share.by_six) {
        blow.wound = blow.again = 0;
        blow.save = blow.rend_save;
    }
    return blow;
}

// Of 6 to the 4 attacks.
static int saved_off(int save) {
    return save == NO_SAVE ? 6 : save - 1;
}

// Of who divides his hits at the first of his enemies.
static trial40k_blow usual_blow(const trial40k_battle *b, const trial40k_state *state,
                                int group, int weapon) {
    int target = trial40k_may_divide(b, state, group) ? trial40k_first_target(b, state, group)
                                                      : trial40k_target_unit(b, state, group);
    return blow_with(b, state, group, target, weapon);
}

// Of 46,656 attacks, how many do a wound that is not saved.
static int chance_of(trial40k_blow blow) {
    int hits = 7 - blow.hit, wounds = blow.wound == NO_WOUND ? 0 : 7 - blow.wound;
    int wounding = 6 * wounds + (blow.again ? (6 - wounds) * wounds : 0); // of 36
    int plain = hits - blow.rends;                                        // TAR-097
    return plain * wounding * saved_off(blow.save) +
           blow.rends * 36 * saved_off(blow.rend_save);
}

static bool must_poison(const trial40k_battle *b, int group) {
    bool poison = b->group[group].weapon[POISON] || b->group[group].weapon[LETHAL];
    return poison && trial40k_reads(b, POISON_OPT, POISON_ALWAYS);
}

// With these weapons may the group strike, as it stands: supports with nothing special. TAR-043,
// TAR-082
static bool may_use(const trial40k_battle *b, const trial40k_state *state, int group,
                    int weapon) {
    int place = trial40k_place_of(b, state, group);
    if (place == OUT) return false; // TAR-044
    if (weapon) return place == CONTACT && b->group[group].weapon[weapon];
    return place != CONTACT || !must_poison(b, group);
}

bool trial40k_can_wound(const trial40k_battle *b, const trial40k_state *state, int group,
                        int enemy) {
    trial40k_target on = trial40k_target_of(b, state, enemy);
    for (int weapon = PLAIN; weapon < TRIAL40K_SPECIALS; weapon++) {
        trial40k_blow blow = {.wound = NO_WOUND};
        if (!may_use(b, state, group, weapon)) continue;
        with_weapon(b, &b->group[group], weapon, on, &blow);
        if (blow.wound != NO_WOUND || blow.rends) return true;
    }
    return false;
}

// --- Which weapon ----------------------------------------------------------------------------

void trial40k_about_group(const bay_battle *battle, const void *at, bay_step *step) {
    step->unit = trial40k_called(trial40k_of(battle), at, ((const trial40k_state *)at)->cursor);
}

// What is likelier to wound is listed first; of equals what strikes sooner. A sweep knows no such
// order: there what may slay, then what kills outright, then plain blows.
static int rank_of(const trial40k_battle *b, const trial40k_state *state, int group,
                   int weapon) {
    trial40k_blow blow = usual_blow(b, state, group, weapon);
    int rank = weapon == FIST ? 1 : b->group[group].is.i;
    if (trial40k_sweeps(state))
        rank = weapon == FORCE ? 4 : 2 * (blow.kills != 0) + (weapon == PLAIN);
    return 16 * chance_of(blow) + rank;
}

// Do two weapons do the same to an enemy? Blows that cannot wound are not struck.
static bool do_the_same(const trial40k_battle *b, const trial40k_state *state, int group,
                        int enemy, int weapon, int other) {
    trial40k_blow one = blow_with(b, state, group, enemy, weapon),
                  two = blow_with(b, state, group, enemy, other);
    bool idle = one.wound == NO_WOUND && !one.rends, too = two.wound == NO_WOUND && !two.rends;
    two.strength = one.strength; // what it does is in the scores
    if (idle || too) return idle && too;
    return memcmp(&one, &two, sizeof one) == 0 &&
           sweep_attacks(b, state, group, weapon) == sweep_attacks(b, state, group, other);
}

// In a sweep: does another that is offered do the same to all whom the group may strike at, however
// ties are decided?
static bool is_offered_with(const trial40k_battle *b, const trial40k_state *state, int group,
                            int weapon, const int *list, int count) {
    bool offered = false;
    if (!trial40k_sweeps(state)) return false;
    kit_set enemies = trial40k_may_divide(b, state, group)
                          ? trial40k_targets(b, state, group)
                          : kit_one(trial40k_target_unit(b, state, group));
    for (int i = 0; !offered && i < count; i++) {
        offered = true;
        KIT_EACH (enemy, enemies)
            offered &= !trial40k_has_tie(b, state, enemy) &&
                       do_the_same(b, state, group, enemy, weapon, list[i]);
    }
    return offered;
}

uint32_t trial40k_list_weapons(const trial40k_battle *b, const trial40k_state *state,
                               bay_option *list) {
    static const uint8_t ROWS[] = {
        [PLAIN] = FIGHT_PLAINLY, [FIST] = USE_FIST,     [CLAW] = USE_CLAW,
        [POWER] = USE_POWER,     [POISON] = USE_POISON, [LETHAL] = USE_LETHAL,
        [HEAVY] = USE_HEAVY,     [FORCE] = USE_FORCE,   [REND] = USE_RENDING};
    int group = state->cursor, order[TRIAL40K_SPECIALS], count = 0;
    for (int weapon = FIST; weapon <= TRIAL40K_SPECIALS; weapon++) {
        int add = weapon % TRIAL40K_SPECIALS, place = count; // PLAIN the last
        if (add ? !b->group[group].weapon[add] : must_poison(b, group)) continue;
        if (is_offered_with(b, state, group, add, order, count)) continue;
        while (place > 0 &&
               rank_of(b, state, group, add) > rank_of(b, state, group, order[place - 1]))
            place--;
        for (int i = count++; i > place; i--) order[i] = order[i - 1];
        order[place] = add;
    }
    kit_offer to = {list, 0};
    for (int i = 0; i < count; i++)
        kit_add(&to, ROWS[order[i]], trial40k_called(b, state, group), 0, order[i]);
    return to.count;
}

uint8_t trial40k_apply_weapon(const trial40k_battle *b, trial40k_state *state,
                              const bay_option *chosen, bay_trace *why) {
    trial40k_groups(b, state)[state->cursor++].mode |= (uint8_t)chosen->own; // TAR-082
    return trial40k_go_on(b, state, why);
}

uint8_t trial40k_choose_of(const trial40k_battle *b, trial40k_state *state, kit_set units,
                           bay_trace *why) {
    for (; state->cursor < b->groups; state->cursor++) {
        int group = state->cursor;
        if (!kit_in(units, b->group[group].unit) || !trial40k_groups(b, state)[group].left)
            continue;
        uint8_t stage = trial40k_ask_target(b, state, why);
        if (stage != TRIAL40K_GOES_ON) return stage;
        if (has_choice(b, state, group))
            return trial40k_ask(b, state, WEAPON_ATTACKER + trial40k_side_of(b, group), why);
    }
    return TRIAL40K_GOES_ON;
}

// The active player's groups first, then the other's. R-7
uint8_t trial40k_choose(const trial40k_battle *b, trial40k_state *state, bay_trace *why) {
    for (; state->step < 2;
         state->step++, state->cursor = 0) { // of the active side, of the other
        int side = state->step ? 1 - trial40k_side_first(state) : trial40k_side_first(state);
        kit_set units = state->combat & trial40k_side(b, side);
        uint8_t stage = trial40k_choose_of(b, state, units, why);
        if (stage != TRIAL40K_GOES_ON) return stage;
    }
    state->step = COVER_STEP;
    return TRIAL40K_GOES_ON;
}
