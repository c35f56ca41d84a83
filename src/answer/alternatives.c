#include "answer/alternatives.h"

#include "scenario/settings.h"

#include <string.h>

// The other words but `unknown`: what would rest on it is refused.
static uint32_t other_words(const bay_param *param, bay_setting now, bay_setting *list) {
    static const char UNKNOWN[] = "unknown";
    uint32_t count = 0;
    int32_t word = 0;
    for (const char *at = param->readings; count < ALTERNATIVES_MAX; word++) {
        size_t size = strcspn(at, "|");
        bool unknown = size == sizeof UNKNOWN - 1 && memcmp(at, UNKNOWN, size) == 0;
        if (word != now.number && !unknown)
            list[count++] = (bay_setting){.number = word, .over = 1};
        if (!at[size]) break;
        at += size + 1;
    }
    return count;
}

// number / over +- step / over, where that is within the range.
static uint32_t steps(const bay_param *param, int64_t number, int32_t over, bay_setting *list) {
    uint32_t count = 0;
    for (int64_t to = number - 1; to <= number + 1; to += 2) {
        if (to < (int64_t)param->low * over || to > (int64_t)param->high * over) continue;
        list[count++] = settings_reduced(to, over);
    }
    return count;
}

uint32_t alternatives_of(const bay_param *param, bay_setting now, bay_setting *list) {
    enum { SIXTHS = 6 };
    if (param->kind == BAY_PARAM_READING) return other_words(param, now, list);
    if (now.over == 1 && param->kind == BAY_PARAM_WHOLE)
        return steps(param, now.number, 1, list);
    if (SIXTHS % now.over != 0) return steps(param, now.number, now.over, list);
    return steps(param, (int64_t)now.number * (SIXTHS / now.over), SIXTHS, list);
}
