// Fire at adjacent squares, before any close combat.

#include "portable.h"
#include "rules/kit/kit_options.h"
#include "rules/kit/kit_tell.h"

// On from the cursor to the next who may fire; then the declarations.
void portable_fire(const portable_battle *b, portable_now *now, bay_trace *why) {
    for (; now->cursor < b->attackers; now->cursor++) {
        int at = portable_opponent(b, now, now->cursor);
        if (at == NOBODY) continue;
        int needed = portable_shot_needs(b, now, now->cursor, at);
        if (needed < 7) {
            now->stage = FIRE;
            return;
        }
        kit_tell(&b->common, why, TELL_CANNOT_FIRE, now->cursor, at, needed);
    }
    portable_declarations(b, now, why); // PCC-01
}

static void shot(const portable_battle *b, portable_now *now, bool hits, bay_trace *why) {
    int firer = now->cursor, target = portable_opponent(b, now, firer);
    kit_tell_both(&b->common, why, hits ? TELL_SHOT_HITS : TELL_SHOT_MISSES, firer,
                  target); // PCC-38
    now->cursor++;
    if (hits)
        portable_hit(b, now, target, now->unit[firer].cell, why); // PCC-38
    else
        portable_fire(b, now, why);
}

// --- The stages -----------------------------------------------------------------------------

// The attacker asked about, and who is to its front.
void portable_about_cursor(const bay_battle *battle, const void *at, bay_step *step) {
    const portable_now *now = at;
    step->unit = now->cursor;
    step->other = (uint16_t)portable_opponent(portable_of(battle), now, now->cursor);
}

uint32_t portable_list_fire(const bay_battle *battle, const void *at, bay_option *list) {
    const portable_now *now = at;
    (void)battle;
    return kit_pair(list, OPTION_FIRE, OPTION_HOLD_FIRE, now->cursor);
}

void portable_apply_fire(const bay_battle *battle, void *at, const bay_option *chosen,
                         bay_trace *why) {
    const portable_battle *b = portable_of(battle);
    portable_now *now = at;
    int firer = now->cursor, target = portable_opponent(b, now, firer);
    if (chosen->row == OPTION_HOLD_FIRE) {
        kit_tell_of(battle, why, TELL_HOLDS_FIRE, firer);
        now->cursor++;
        portable_fire(b, now, why);
        return;
    }
    int needed = portable_shot_needs(b, now, firer, target);
    portable_deed(b, now, firer, DEED_FIRED);
    kit_tell(battle, why, TELL_FIRES, firer, target, needed); // PCC-38
    if (needed > 1) {
        now->stage = SHOT;
        return;
    }
    kit_tell(battle, why, TELL_CERTAIN, firer, target, needed);
    shot(b, now, true, why);
}

void portable_about_shot(const bay_battle *battle, const void *at, bay_step *step) {
    const portable_battle *b = portable_of(battle);
    portable_about_cursor(battle, at, step);
    portable_throw(b, step, portable_shot_needs(b, at, step->unit, step->other));
}

void portable_resolve_shot(const bay_battle *battle, void *at, uint32_t result,
                           bay_trace *why) {
    shot(portable_of(battle), at, result == 1, why);
}
