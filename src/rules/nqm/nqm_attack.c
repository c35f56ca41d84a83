// One attack: who goes in alone, the dice of both sides, the throw, the pins. Ruling R-5 (1) to
// (4), R-6, R-7.

#include "nqm.h"

void nqm_sequence_begins(const nqm_battle *b, nqm_now *now, bay_trace *why) {
    now->attacks_left = (uint8_t)nqm_attacks_of(b, now, nqm_assailant(now)); // NQM-16
    nqm_attack_begins(b, now, why);
}

void nqm_attack_begins(const nqm_battle *b, nqm_now *now, bay_trace *why) {
    int side = nqm_assailant(now);
    bool several = b->count[side] > 1 && nqm_clean_stands(b, now, side) > 1;
    if (several && !nqm_command_present(b, now)) {
        if (nqm_reads(b, A_15_NO_COMMAND, STOPS)) {
            nqm_assailant_stops(b, now, TELL_NO_COMMAND, why); // NQM-02, A-15
            return;
        }
        uint8_t list[NQM_STANDS_MAX];
        if (nqm_reads(b, A_15_NO_COMMAND, RECHECK)) { // NQM-02: only one stand may attack
            now->stage = (uint8_t)nqm_stage_of(now, PICK);
            if (nqm_pickable(b, now, list) > 1) return;
            now->alone = (uint8_t)(list[0] + 1);
            bay_tell(why, TELL_ALONE, (bay_side)side, nqm_unit(b, side, list[0]), NULL);
        }
    }
    nqm_attack_dice(b, now, why);
}

void nqm_attack_dice(const nqm_battle *b, nqm_now *now, bay_trace *why) {
    int side = nqm_assailant(now), most = nqm_dice_most(b, now, side); // NQM-04
    if (nqm_reads(b, A_11_ALL_DICE, 1) && most > 1) {
        now->stage = (uint8_t)nqm_stage_of(now, ATTACK_COUNT);
        return;
    }
    now->dice[side] = (uint8_t)most;
    nqm_defence_dice(b, now, why);
}

void nqm_defence_dice(const nqm_battle *b, nqm_now *now, bay_trace *why) {
    int target = !nqm_assailant(now), most = nqm_dice_most(b, now, target); // NQM-05
    bool chosen = nqm_reads(b, A_12_WHEN_CHOSEN, 1) && now->fixed;
    if (!chosen && (most > 1 || nqm_reads(b, A_13_NO_DICE, 1))) {
        now->stage = (uint8_t)nqm_stage_of(now, DEFENCE); // NQM-09
        return;
    }
    now->dice[target] = (uint8_t)(chosen && now->fixed < most ? now->fixed : most);
    if (nqm_reads(b, A_12_WHEN_CHOSEN, 1) && !chosen) now->fixed = now->dice[target];
    nqm_throw_ready(b, now, why);
}

void nqm_throw_ready(const nqm_battle *b, nqm_now *now, bay_trace *why) {
    now->stage = THROW; // NQM-10
    if (!why) return;
    for (int k = 0; k < 2; k++) {
        int side = k == 0 ? nqm_assailant(now) : !nqm_assailant(now);
        const int32_t dice[3] = {now->dice[side], nqm_clean_points(b, now, side), 0};
        bay_tell(why, k == 0 ? TELL_ATTACK_DICE : TELL_DEFENCE_DICE, (bay_side)side,
                 BAY_NO_UNIT, dice); // NQM-04, NQM-05
    }
}

// --- The throw -------------------------------------------------------------------------------

static int moved(int inside, int by, int bases) {
    inside += by;
    return inside < 0 ? 0 : inside > bases ? bases : inside;
}

// NQM-21, NQM-22, A-9: by the difference, or each side's wins in turn.
static int bases_after(const nqm_battle *b, int inside, int won, int lost, int bases) {
    if (nqm_reads(b, A_9_POINT, 0)) return moved(inside, won - lost, bases);
    return moved(moved(inside, won, bases), -lost, bases);
}

static void break_in(const nqm_battle *b, nqm_now *now, int won, int lost, bay_trace *why) {
    nqm_told *told = nqm_history(b, now);
    int bases = nqm_bases_committed(b, now);
    told->inside = (uint8_t)bases_after(b, told->inside, won, lost, bases);
    if (nqm_reads(b, A_8_WIN, 1)) // else the bases inside decide nothing
        now->inside = (uint8_t)bases_after(b, now->inside, won, lost, bases);
    const int32_t ahead[3] = {won > lost ? won - lost : lost - won, told->inside, 0};
    if (won > lost) bay_tell(why, TELL_BREAK_IN, BAY_ATTACKER, BAY_NO_UNIT, ahead);
    if (won < lost) bay_tell(why, TELL_PUSHED_OUT, BAY_DEFENDER, BAY_NO_UNIT, ahead);
}

static void count_permanent(const nqm_battle *b, nqm_now *now) {
    if (b->permanent)
        now->permanent = (uint16_t)(now->permanent + now->hurt[BAY_ATTACKER]); // NQM-S13
}

void nqm_attack_thrown(const nqm_battle *b, nqm_now *now, int index, bay_trace *why) {
    int side = nqm_assailant(now);
    int pairs = now->dice[0] < now->dice[1] ? now->dice[0] : now->dice[1];
    now->hurt[side] = (uint8_t)(index / (pairs + 1));  // NQM-14
    now->hurt[!side] = (uint8_t)(index % (pairs + 1)); // NQM-14
    now->dice[0] = now->dice[1] = 0;
    if (now->attacks_left != NQM_NO_LIMIT) now->attacks_left--; // NQM-16
    nqm_history(b, now)->attack++;
    now->fought = b->aftermath; // NQM-47
    if (nqm_reads(b, MUST_REINFORCE, 1))
        now->worse = now->hurt[side] > now->hurt[!side]; // NQM-S11
    count_permanent(b, now);
    bool needed = b->count[side] > 1 && nqm_clean_stands(b, now, side) > 1 &&
                  !nqm_grouped_command(b, now);
    if (nqm_reads(b, A_14_PLACED, PLACED_FREELY) && needed) // NQM-02's figure may be hit
        now->figure = (uint8_t)(nqm_command_figure(b, now) + 1);
    if (index == 0) bay_tell(why, TELL_STANDOFF, BAY_NOBODY, BAY_NO_UNIT, NULL); // NQM-13
    if (now->phase == ASSAULT)
        break_in(b, now, now->hurt[BAY_DEFENDER], now->hurt[BAY_ATTACKER], why);
    nqm_casualties_placed(b, now, why);
}

void nqm_fired(const nqm_battle *b, nqm_now *now, int hits, bay_trace *why) {
    int target = now->phase == FIRING ? BAY_DEFENDER : BAY_ATTACKER;
    now->hurt[target] = (uint8_t)hits; // NQM-35
    count_permanent(b, now);
    if (hits == 0) bay_tell(why, TELL_MISSED, BAY_NOBODY, BAY_NO_UNIT, NULL);
    nqm_casualties_placed(b, now, why);
}

// --- Pins ------------------------------------------------------------------------------------

void nqm_pin(const nqm_battle *b, nqm_now *now, int side, int stand, bay_trace *why) {
    bool packs = b->count[side] > 1 && nqm_packs(b, now, side);
    int told = packs ? nqm_told_pin(b, now, side) : stand;
    if (told < 0) told = stand;
    uint8_t *shown = &nqm_shown_pins(b, now, side)[told];
    nqm_pins_to(b, now, side)[stand]++; // NQM-15
    (*shown)++;
    if (b->permanent && side == BAY_ATTACKER) nqm_shown_black(b, now, side)[told]++; // NQM-S13
    now->hurt[side]--;
    int left = nqm_clean(b, now, side, stand);
    uint8_t *part = &nqm_part_to(b, now, side)[stand];
    if ((*part & PLACE_MASK) != IDLE) {
        if (nqm_reads(b, A_5_HOW_OFTEN, 1)) *part |= TOUCHED;
        if (left == 0 && nqm_reads(b, BASE_LOSS, 1)) *part |= LOST_BASE; // NQM-S09
    }
    int strength = b->stand[side][told].strength;
    const int32_t points[3] = {*shown < strength ? strength - *shown : 0, strength, 0};
    bay_tell(why, TELL_PIN, (bay_side)side, nqm_unit(b, side, told), points);
}

static void tell_evenly(const nqm_battle *b, const nqm_now *now, bay_trace *why) {
    if (!why || nqm_reads(b, A_14_PLACED, PLACED_FREELY)) return;
    for (int side = 0; side < 2; side++)
        if (now->hurt[side] && nqm_clean_stands(b, now, side) > 1)
            bay_tell(why, TELL_EVENLY, (bay_side)side, BAY_NO_UNIT, NULL); // NQM-S15
}

// Places what is left to place; stops where the owner has a choice. Then the tests.
void nqm_casualties_placed(const nqm_battle *b, nqm_now *now, bay_trace *why) {
    tell_evenly(b, now, why);
    for (int side = 0; side < 2; side++)
        while (now->hurt[side]) {
            uint8_t list[NQM_STANDS_MAX];
            int count = nqm_pinnable(b, now, side, list);
            if (count > 1) { // A-14 freely
                now->stage = side == BAY_ATTACKER ? PLACE_ATTACKER : PLACE_DEFENDER;
                return;
            }
            nqm_pin(b, now, side, list[0], why); // NQM-S15
        }
    now->alone = now->figure = 0;
    nqm_tests(b, now, why);
}
