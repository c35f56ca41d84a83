// The numbers of wounds that a group may be given. Ruling R-9.

#include "rules/trial40k/fight/laying.h"

#include <string.h>

static int can_take(const trial40k_laying *now, int i) {
    return now->left[i] * now->each[i] - now->had[i]; // TAR-117
}

int trial40k_take_in_all(const trial40k_laying *now, int from) {
    int wounds = 0;
    for (int i = from; i < now->count; i++) wounds += can_take(now, i);
    return wounds;
}

trial40k_range trial40k_range_of(const trial40k_laying *now, int i) {
    int most = can_take(now, i), later = trial40k_take_in_all(now, i + 1), due = now->due;
    return (trial40k_range){.low = due > later ? due - later : 0,
                            .high = most < due ? most : due,
                            .whole = now->each[i] == 1 && !now->wounded};
}

int trial40k_falls(const trial40k_laying *now, int i, int wounds) {
    return (now->had[i] + wounds) / now->each[i];
}

bool trial40k_leaves_wounded(const trial40k_laying *now, int i, int wounds) {
    return wounds && (now->had[i] + wounds) % now->each[i] != 0;
}

// Can exactly so many wounds remove whole models of those from `from` on?
static bool whole_models(const trial40k_laying *now, int from, int wounds) {
    bool can[TRIAL40K_UNIT_WOUNDS_MAX + 1] = {true};
    for (int i = from; i < now->count; i++) {
        int needs = -now->had[i]; // of the first so many
        bool before[TRIAL40K_UNIT_WOUNDS_MAX + 1];
        memcpy(before, can, sizeof before);
        for (int left = now->left[i]; left > 0; left--) {
            needs += now->each[i];
            for (int sum = wounds; sum >= needs; sum--) can[sum] |= before[sum - needs];
        }
    }
    return can[wounds];
}

// One model at a time: only the last of all may be left wounded. TAR-116
bool trial40k_may_take(const trial40k_laying *now, int i, int wounds) {
    bool part = trial40k_leaves_wounded(now, i, wounds);
    if (now->wounded && part) return false;
    return !(now->wounded || part) || whole_models(now, i + 1, now->due - wounds);
}
