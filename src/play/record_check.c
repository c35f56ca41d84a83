// Checks a record against its own statements: its keys, its version, the parts of its throws, and
// the dice that its seed throws.

#include "base/fault.h"
#include "base/stream.h"
#include "play/record.h"
#include "scenario/values/key_path.h"

#include <string.h>

static bay_fault *bad_record(context *ctx, const char *path, const char *words) {
    bay_fault *why = faults_next(&ctx->bad);
    fault_set(why, BAY_BAD_RECORD, path, words);
    return why;
}

// --- Keys ------------------------------------------------------------------------------------

bay_status record_check_keys(context *ctx, const bay_value *map, const char *keys,
                             const char *words) {
    bay_status status = BAY_OK;
    for (uint32_t i = 0; i < map->count; i++) {
        const bay_value *item = &map->is.item[i];
        if (key_is_among(keys, item->key)) continue;
        bay_fault *why = bad_record(ctx, item->key, words);
        fault_given(why, item->key);
        fault_at_key(why, item);
        fault_allowed_choices(why, keys);
        fault_nearest_choice(why, item->key, keys);
        status = BAY_BAD_RECORD;
    }
    return status;
}

// --- The version -----------------------------------------------------------------------------

// Three numbers with full stops between; false: it is none.
static bool read_version(const char *version, uint32_t number[3]) {
    for (int i = 0; i < 3; i++) {
        size_t size = strspn(version, "0123456789");
        if (size == 0 || size > 6) return false;
        number[i] = 0;
        for (size_t k = 0; k < size; k++)
            number[i] = number[i] * 10 + (uint32_t)(version[k] - '0');
        version += size;
        if (*version != (i < 2 ? '.' : '\0')) return false;
        version += i < 2;
    }
    return true;
}

bay_status record_check_version(context *ctx, const bay_value *header, bool *same_rules) {
    uint32_t own[3] = {0}, by[3] = {0};
    const bay_value *version = bay_value_get(header, "version");
    *same_rules = false;
    if (!version) return BAY_OK; // it does not say
    read_version(bay_version(), own);
    bool read = version->kind == BAY_VALUE_TEXT && read_version(version->is.text, by);
    bool later = read && (by[0] > own[0] || (by[0] == own[0] && by[1] > own[1]));
    if (read && !later) {
        *same_rules = by[0] == own[0] && by[1] == own[1];
        return BAY_OK;
    }
    bay_fault *why = bad_record(ctx, "version",
                                read ? "A later version of Bayonet wrote this record."
                                     : "The version that wrote a record is three numbers.");
    fault_given_value(why, version);
    fault_allowed(why, bay_version());
    fault_at(why, version);
    return BAY_BAD_RECORD;
}

// --- Parts of a throw ------------------------------------------------------------------------

bay_status record_check_parts(context *ctx, const replay *r, const bay_value *line) {
    const bay_value *said = bay_value_get(line, "parts");
    bool right = said && said->kind == BAY_VALUE_WHOLE && said->is.whole == r->parts;
    if (!r->checked || !said || right) return BAY_OK;
    bay_fault *why =
        bad_record(ctx, "parts", "Not as many parts of this throw stand before this line.");
    fault_given_value(why, said);
    fault_allowed_range(why, r->parts, r->parts);
    fault_at(why, said);
    return BAY_BAD_RECORD;
}

// --- Dice of the seed ------------------------------------------------------------------------

bay_status record_check_dice(context *ctx, const replay *r, const record_doing *doing,
                             const bay_value *line, record_dice dice) {
    const bay_value *own = bay_value_get(line, "own");
    if (own && own->kind != BAY_VALUE_FLAG) {
        bay_fault *why =
            bad_record(ctx, "own", "`own` is true of dice that its seed did not throw.");
        fault_given_value(why, own);
        fault_allowed(why, "true or false");
        return BAY_BAD_RECORD;
    }
    if (!r->checked || !r->seeded || !r->tells_own || (own && own->is.flag)) return BAY_OK;
    stream from = stream_new(r->seed, doing->place);
    for (size_t at = 0; at < dice.count; at++) {
        bay_ask ask;
        bay_throw_ask(&doing->step.dice, dice.faces, at, &ask);
        uint8_t face = (uint8_t)(stream_below(&from, ask.sides) + 1);
        if (at < dice.lying || face == dice.faces[at]) continue;
        bay_fault *why = bad_record(ctx, dice.member,
                                    "The seed of this record throws otherwise; "
                                    "dice of one's own say own: true.");
        fault_given_whole(why, dice.faces[at]);
        fault_allowed_range(why, face, face);
        return BAY_BAD_RECORD;
    }
    return BAY_OK;
}
