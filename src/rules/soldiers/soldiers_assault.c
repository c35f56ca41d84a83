// The assaults, target hex after target hex in hex order: who goes in, and against whom. R-8.

#include "soldiers.h"

bool soldiers_assaulter(const soldiers_battle *b, const soldiers_now *now, int unit, int hex) {
    int part = soldiers_part(b, now, BAY_ATTACKER, unit), against = part & AGAINST;
    return against && !(part & ANSWERED && now->stage == CANCEL) &&
           soldiers_target_hex(b, against) == hex; // ARV-14
}

bool soldiers_has_assaulter(const soldiers_battle *b, const soldiers_now *now, int hex) {
    for (int i = 0; i < b->count[BAY_ATTACKER]; i++)
        if (soldiers_assaulter(b, now, i, hex)) return true;
    return false;
}

static bool is_named(const soldiers_battle *b, const soldiers_now *now, int unit, int hex) {
    for (int i = 0; i < b->count[BAY_ATTACKER]; i++) {
        int against = soldiers_part(b, now, BAY_ATTACKER, i) & AGAINST;
        if (against == unit + 1 && soldiers_assaulter(b, now, i, hex)) return true;
    }
    return false;
}

bool soldiers_assaulted(const soldiers_battle *b, const soldiers_now *now, int unit, int hex) {
    if (soldiers_cell(b, now, BAY_DEFENDER, unit) != b->hex[BAY_DEFENDER][hex].cell)
        return false;
    return soldiers_reads(b, A_2_DEFENDERS, WHOLE_HEX) || is_named(b, now, unit, hex); // ARV-05
}

static bool somebody_assaulted(const soldiers_battle *b, const soldiers_now *now, int hex) {
    for (int i = 0; i < b->count[BAY_DEFENDER]; i++)
        if (soldiers_assaulted(b, now, i, hex)) return true;
    return false;
}

// --- Cancelling ------------------------------------------------------------------------------

// before the first target hex nothing has happened, where nobody fires or charges.
static bool may_cancel(const soldiers_battle *b, const soldiers_now *now) {
    if (soldiers_reads(b, A_10_CANCEL, BOUND)) return false; // AMB-A10
    bool quiet = !b->fires[0] && !b->fires[1] && !b->charges[0] && !b->charges[1];
    return !quiet || !now->first;
}

static bool alike_answered(const soldiers_battle *b, const soldiers_now *now, int unit) {
    const soldiers_unit *units = b->unit[BAY_ATTACKER];
    for (int i = units[unit].kind; i < unit; i++) {
        int part = soldiers_part(b, now, BAY_ATTACKER, i);
        int against = soldiers_part(b, now, BAY_ATTACKER, unit) & AGAINST;
        if (units[i].kind == units[unit].kind && (part & ANSWERED) &&
            (part & AGAINST) == against)
            return true;
    }
    return false;
}

static void cancel(const soldiers_battle *b, soldiers_now *now, int unit, bay_trace *why) {
    *soldiers_part_to(b, now, BAY_ATTACKER, unit) |= ANSWERED; // ARV-07
    soldiers_tell(why, TELL_CANCELS, BAY_ATTACKER, soldiers_unit_id(b, BAY_ATTACKER, unit),
                  BAY_NO_UNIT);
}

// Those who have cancelled are out of it for good.
static void close_bundle(const soldiers_battle *b, soldiers_now *now) {
    for (int i = 0; i < b->count[BAY_ATTACKER]; i++) {
        uint8_t *part = soldiers_part_to(b, now, BAY_ATTACKER, i);
        if (*part & ANSWERED) *part &= (uint8_t) ~(AGAINST | ANSWERED);
    }
    now->cursor = 0;
}

// --- The assault in hand ---------------------------------------------------------------------

static void go_in(const soldiers_battle *b, soldiers_now *now, bay_trace *why) {
    int id = soldiers_cell_id(b, b->hex[BAY_DEFENDER][now->target].cell);
    now->stage = ASSAULT;
    bool off = !soldiers_has_assaulter(b, now, now->target);
    if (off) {
        soldiers_tell(why, TELL_NOBODY_LEFT, BAY_ATTACKER, BAY_NO_UNIT, id);
    } else if (!somebody_assaulted(b, now, now->target)) {
        soldiers_tell(why, TELL_NONE_NAMED, BAY_ATTACKER, BAY_NO_UNIT, id); // AMB-A2
        off = true;
    } else {
        soldiers_tell(why, TELL_ADJACENT, BAY_ATTACKER, BAY_NO_UNIT, id); // ARV-08
        soldiers_tell_odds(b, now, why);
        off = soldiers_odds_of(b, now).column < 0; // ARV-28: no effect, and no die
    }
    if (off) soldiers_next_assault(b, now, why);
}

// Asks the next who may cancel; when nobody is left to ask, on to the odds.
static void ask_to_cancel(const soldiers_battle *b, soldiers_now *now, bay_trace *why) {
    now->stage = CANCEL;
    for (; now->cursor < b->count[BAY_ATTACKER]; now->cursor++) {
        if (!soldiers_assaulter(b, now, now->cursor, now->target)) continue;
        if (!alike_answered(b, now, now->cursor)) return;
        cancel(b, now, now->cursor, why);
    }
    close_bundle(b, now);
    go_in(b, now, why);
}

void soldiers_cancelled(const soldiers_battle *b, soldiers_now *now, bool cancels,
                        bay_trace *why) {
    if (cancels) cancel(b, now, now->cursor, why);
    now->cursor++;
    ask_to_cancel(b, now, why);
}

static void begin(const soldiers_battle *b, soldiers_now *now, bay_trace *why) {
    int cell = b->hex[BAY_DEFENDER][now->target].cell;
    bool may = may_cancel(b, now);
    now->first = 0;
    soldiers_forget(b, now);
    if (somebody_assaulted(b, now, now->target)) {
        if (may)
            ask_to_cancel(b, now, why);
        else
            go_in(b, now, why);
        return;
    }
    bool empty = !soldiers_held(b, now, BAY_DEFENDER, cell);
    if (empty && soldiers_reads(b, A_13_EMPTIED, READS_YES)) { // AMB-A13
        soldiers_advance(b, now, why);
        return;
    }
    soldiers_tell(why, empty ? TELL_EMPTY : TELL_NONE_NAMED, BAY_ATTACKER, BAY_NO_UNIT,
                  soldiers_cell_id(b, cell)); // ARV-26
    soldiers_next_assault(b, now, why);
}

// From the hex `target` on, the next against which somebody goes.
static void search(const soldiers_battle *b, soldiers_now *now, bay_trace *why) {
    now->stage = ASSAULT;
    while (now->target < b->hexes[BAY_DEFENDER] && !soldiers_has_assaulter(b, now, now->target))
        now->target++;
    if (now->target < b->hexes[BAY_DEFENDER])
        begin(b, now, why);
    else
        soldiers_end(b, now, why);
}

void soldiers_next_assault(const soldiers_battle *b, soldiers_now *now, bay_trace *why) {
    for (int i = 0; i < b->count[BAY_ATTACKER]; i++) { // it is over for those who were here
        uint8_t *part = soldiers_part_to(b, now, BAY_ATTACKER, i);
        *part &= (uint8_t)~ANSWERED;
        if (soldiers_assaulter(b, now, i, now->target)) *part &= (uint8_t)~AGAINST;
    }
    now->cursor = 0;
    now->target++;
    search(b, now, why);
}

void soldiers_assaults(const soldiers_battle *b, soldiers_now *now, bay_trace *why) {
    now->target = now->cursor = 0;
    now->first = 1;
    soldiers_tell(why, TELL_ASSAULTS_BEGIN, BAY_NOBODY, BAY_NO_UNIT, BAY_NO_UNIT); // ARV-04
    search(b, now, why);
}
