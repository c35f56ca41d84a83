// Fire at adjacent squares, before any close combat.

#include "portable.h"
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

void portable_fires(const portable_battle *b, portable_now *now, bool fires, bay_trace *why) {
    int firer = now->cursor, at = portable_opponent(b, now, firer);
    if (!fires) {
        kit_tell_of(&b->common, why, TELL_HOLDS_FIRE, firer);
        now->cursor++;
        portable_fire(b, now, why);
        return;
    }
    int needed = portable_shot_needs(b, now, firer, at);
    portable_deed(b, now, firer, DEED_FIRED);
    kit_tell(&b->common, why, TELL_FIRES, firer, at, needed); // PCC-38
    if (needed > 1) {
        now->stage = SHOT;
        return;
    }
    kit_tell(&b->common, why, TELL_CERTAIN, firer, at, needed);
    portable_shot(b, now, true, why);
}

void portable_shot(const portable_battle *b, portable_now *now, bool hits, bay_trace *why) {
    int firer = now->cursor, at = portable_opponent(b, now, firer);
    kit_tell_both(&b->common, why, hits ? TELL_SHOT_HITS : TELL_SHOT_MISSES, firer,
                  at); // PCC-38
    now->cursor++;
    if (hits)
        portable_hit(b, now, at, now->unit[firer].cell, why); // PCC-38
    else
        portable_fire(b, now, why);
}
