#include "nqm_draft.h"

#include "base/fault.h"
#include "base/text.h"

#include <string.h>

const char *const NQM_SIDE_NAMES[2] = {"attacker", "defender"};
const char *const NQM_BLOCK_NAMES[2] = {"the attacking force", "the defending force"};
const char *const NQM_QUALITIES[] = {"elite",     "veteran", "regular",
                                     "conscript", "militia", NULL};
const char *const NQM_LEVELS[] = {"battalion", "regiment", "brigade", "division", NULL};
const char *const NQM_CLASS_NAMES[] = {"fighting", "support", "command",  "recce",
                                       "engineer", "sniper",  "observer", "logistic",
                                       "at-gun",   "tank",    NULL};

// The place of a word among `words`; the key table has already refused any other.
int nqm_place_of(const bay_value *value, const char *const words[]) {
    for (int i = 0; words[i]; i++)
        if (bay_value_is(value, words[i])) return i;
    return -1;
}

int nqm_name_place(const char *name, const char *const names[], int count) {
    for (int i = 0; i < count; i++)
        if (strcmp(names[i], name) == 0) return i;
    return -1;
}

int nqm_whole(const bay_value *map, const char *key, int otherwise) {
    const bay_value *value = bay_value_get(map, key);
    return value && value->kind == BAY_VALUE_WHOLE ? (int)value->is.whole : otherwise;
}

bool nqm_flag(const bay_value *map, const char *key, bool otherwise) {
    const bay_value *value = bay_value_get(map, key);
    return value && value->kind == BAY_VALUE_FLAG ? value->is.flag : otherwise;
}

const char *nqm_text(const bay_value *map, const char *key) {
    const bay_value *value = bay_value_get(map, key);
    return value && value->kind == BAY_VALUE_TEXT ? value->is.text : "";
}

bay_status nqm_refuse(bay_fault *why, bay_status status, const char *path, const char *allowed,
                      int clause, const char *words) {
    fault_set(why, status, path, words);
    fault_allowed(why, allowed);
    fault_clause(why, bay_rules_nqm.clauses[clause].id);
    return status;
}

bool nqm_above_battalion(const bay_value *stand) {
    return nqm_place_of(bay_value_get(stand, "class"), NQM_CLASS_NAMES) == COMMAND &&
           nqm_place_of(bay_value_get(stand, "level"), NQM_LEVELS) > BATTALION;
}

// --- What the key table cannot see -----------------------------------------------------------

void nqm_stand_path(char path[NQM_PATH_MAX], int side, int stand, const char *key) {
    text to = text_within(path, NQM_PATH_MAX);
    text_add(&to, NQM_SIDE_NAMES[side]);
    path_add_key(&to, "stands");
    path_add_item(&to, (uint32_t)stand);
    path_add_key(&to, key);
}

typedef struct stand_fault { // what is wrong with a key of a stand
    const char *key, *allowed, *words;
    int clause;
} stand_fault;

static bay_status refuse_stand(bay_fault *why, int side, int stand, stand_fault wrong) {
    char path[NQM_PATH_MAX];
    nqm_stand_path(path, side, stand, wrong.key);
    return nqm_refuse(why, BAY_BAD_INPUT, path, wrong.allowed, wrong.clause, wrong.words);
}

// Adds a name to a list that holds each once. False when it is full.
static bool add_name(const char *name, const char *names[], int *count, int most) {
    if (*name == '\0' || nqm_name_place(name, names, *count) >= 0) return true;
    if (*count == most) return false;
    names[(*count)++] = name;
    return true;
}

static bay_status read_names(nqm_draft *d, int side, bay_fault *why) {
    for (int i = 0; i < d->count[side]; i++) {
        const bay_value *stand = &d->stands[side]->is.item[i];
        const char *battalion = nqm_above_battalion(stand) ? "" : nqm_text(stand, "battalion");
        if (!add_name(battalion, d->battalion[side], &d->battalions[side], NQM_BATTALIONS_MAX))
            return refuse_stand(why, side, i,
                                (stand_fault){"battalion", "at most 6 battalions a side",
                                              "There are too many battalions.", NQM_30});
        if (side == BAY_DEFENDER &&
            !add_name(nqm_text(stand, "area"), d->area, &d->areas, NQM_AREAS_MAX))
            return refuse_stand(
                why, side, i,
                (stand_fault){"area", "at most 4 areas", "There are too many areas.", NQM_23});
    }
    return BAY_OK;
}

// All name one or none does; what belongs to the whole, or is not there yet, does not count.
static bay_status check_stand(const nqm_draft *d, int side, int i, bay_fault *why) {
    const bay_value *stand = &d->stands[side]->is.item[i];
    bool reserve = nqm_flag(stand, "reserve", false);
    bool command = nqm_place_of(bay_value_get(stand, "class"), NQM_CLASS_NAMES) == COMMAND;
    if (d->battalions[side] && !nqm_above_battalion(stand) &&
        *nqm_text(stand, "battalion") == '\0')
        return refuse_stand(
            why, side, i,
            (stand_fault){"battalion", "the name of its battalion, as the other stands have it",
                          "Other stands of this side name their battalion; this one does not.",
                          NQM_30});
    if (d->areas && side == BAY_DEFENDER && !reserve && *nqm_text(stand, "area") == '\0')
        return refuse_stand(
            why, side, i,
            (stand_fault){"area", "the name of the area it holds, or reserve: true",
                          "Other stands name the area they hold; this one does not.", NQM_23});
    if (reserve && *nqm_text(stand, "area") != '\0')
        return refuse_stand(why, side, i,
                            (stand_fault){"area", "an area, or reserve: true",
                                          "A stand in reserve holds no area yet.", NQM_33});
    if (bay_value_get(stand, "level") && !command)
        return refuse_stand(why, side, i,
                            (stand_fault){"level", "a level for a stand of class command",
                                          "Only a command stand has a level.", NQM_S02});
    return BAY_OK;
}

static bay_status read_block(nqm_draft *d, int side, bay_fault *why) {
    const bay_value *group = d->side[side];
    int strength = nqm_whole(group, "strength", 0), pins = nqm_whole(group, "pins", 0);
    if (strength == 0)
        return nqm_refuse(why, BAY_BAD_INPUT, NQM_SIDE_NAMES[side],
                          "strength, or a list of stands", NQM_06,
                          "This side has neither a strength nor stands.");
    d->count[side] = 1;
    d->text += strlen(NQM_SIDE_NAMES[side]) + strlen(NQM_BLOCK_NAMES[side]) + 2;
    if (pins <= strength) return BAY_OK;
    nqm_refuse(why, BAY_BAD_INPUT, side ? "defender.pins" : "attacker.pins",
               "no more pins than strength points", NQM_S05,
               "There are more pins than strength points to carry them.");
    fault_given_whole(why, pins);
    return BAY_BAD_INPUT;
}

static bay_status read_side(const bay_value *document, int side, nqm_draft *d, bay_fault *why) {
    d->side[side] = bay_value_get(document, NQM_SIDE_NAMES[side]);
    d->stands[side] = bay_value_get(d->side[side], "stands");
    if (!d->stands[side]) return read_block(d, side, why);
    d->count[side] = (int)d->stands[side]->count;
    bay_status status = read_names(d, side, why);
    for (int i = 0; status == BAY_OK && i < d->count[side]; i++) {
        const bay_value *stand = &d->stands[side]->is.item[i];
        d->text += strlen(nqm_text(stand, "id")) + strlen(nqm_text(stand, "name")) + 2;
        status = check_stand(d, side, i, why);
    }
    return status;
}

bay_status nqm_draft_read(const bay_value *document, nqm_draft *d, bay_fault *why) {
    memset(d, 0, sizeof *d);
    bay_status status = read_side(document, BAY_ATTACKER, d, why);
    if (status == BAY_OK) status = read_side(document, BAY_DEFENDER, d, why);
    // Room for an id and a name of each battalion and area: kebab case is never longer, plus a
    // prefix where it would clash.
    enum { PREFIX = sizeof "battalion-" + 2 };
    for (int k = 0; k < d->battalions[BAY_ATTACKER]; k++)
        d->text += 2 * strlen(d->battalion[BAY_ATTACKER][k]) + PREFIX + 4;
    for (int k = 0; k < d->areas; k++) d->text += 2 * strlen(d->area[k]) + PREFIX + 4;
    return status;
}
