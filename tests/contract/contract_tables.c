#include "base/length.h"
#include "contract/contract.h"
#include "scenario/values/key_path.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int clauses_of(const bay_rules *rules) {
    int count = 0;
    while (rules->clauses[count].id) count++;
    return count;
}

static bool is_clause(const bay_rules *rules, int row) {
    return row >= 0 && row < clauses_of(rules);
}

static bool filled(const char *words) {
    return words && *words;
}

// Words of a-z, 0-9 and _ that begin with a letter, joined by dots where `dots`.
static bool is_snake(const char *words, bool dots) {
    bool begins = true;
    for (; *words; words++) {
        bool letter = *words >= 'a' && *words <= 'z';
        bool digit = *words >= '0' && *words <= '9';
        if (begins ? !letter : !letter && !digit && *words != '_' && !(dots && *words == '.'))
            return false;
        begins = *words == '.';
    }
    return !begins;
}

// Kebab case in which {0}, {1} and {unit} stand for themselves.
static bool is_kebab_form(const char *id) {
    char plain[64];
    text to = text_within(plain, sizeof plain);
    while (*id) {
        const char *end = *id == '{' ? strchr(id, '}') : NULL;
        bool slot = end && (!strncmp(id, "{0}", 3) || !strncmp(id, "{1}", 3) ||
                            !strncmp(id, "{unit}", 6));
        text_add_char(&to, slot ? '1' : *id);
        id = slot ? end + 1 : id + 1;
    }
    return !to.failed && text_is_kebab(plain);
}

// The id of row `row` is in no earlier row; each row is `size` bytes and begins with its id.
static bool is_new(const void *table, size_t size, int row) {
    const char *id, *other;
    memcpy(&id, (const char *)table + (size_t)row * size, sizeof id);
    for (int i = 0; i < row; i++) {
        memcpy(&other, (const char *)table + (size_t)i * size, sizeof other);
        if (!strcmp(id, other)) return false;
    }
    return true;
}

#define CHECK_NEW(table, row)                                                                  \
    HOLDS(is_new(table, sizeof *(table), row), "%s comes twice",                               \
          *(const char *const *)&(table)[row])

static void check_clauses(const bay_rules *rules) {
    for (int i = 0; rules->clauses[i].id; i++) {
        const bay_clause *clause = &rules->clauses[i];
        CHECK_NEW(rules->clauses, i);
        HOLDS(strlen(clause->id) < sizeof((bay_fault *)NULL)->clause, "%s is too long",
              clause->id);
        HOLDS(clause->revision >= 1, "%s has no revision", clause->id);
        HOLDS(filled(clause->where) && filled(clause->summary), "%s says nothing", clause->id);
    }
}

// Is this word one of "a|b|c"?
static bool is_among(const char *words, const char *word) {
    size_t size = strlen(word);
    for (; words; words = strchr(words, '|') ? strchr(words, '|') + 1 : NULL)
        if (!strncmp(words, word, size) && (words[size] == '|' || !words[size])) return true;
    return false;
}

// A number lies within its range, a reading is one of its words.
static bool may_be(const bay_param *param, const char *value) {
    if (!filled(value)) return false;
    if (param->kind == BAY_PARAM_WHOLE && param->readings && !strcmp(value, param->readings))
        return true;
    if (param->kind == BAY_PARAM_READING) return is_among(param->readings, value);
    char *end;
    long number = strtol(value, &end, 10), over = *end == '/' ? strtol(end + 1, &end, 10) : 1;
    return !*end && over > 0 && (over == 1 || param->kind == BAY_PARAM_FRACTION) &&
           number >= param->low * over && number <= param->high * over;
}

// A reading's first value is its usual one.
static bool usual_holds(const bay_param *param) {
    return may_be(param, param->usual) &&
           (param->kind != BAY_PARAM_READING ||
            (!strncmp(param->readings, param->usual, strlen(param->usual)) &&
             param->readings[strlen(param->usual)] == '|'));
}

static void check_params(const bay_rules *rules) {
    int count = 0;
    for (; rules->params[count].name; count++) {
        const bay_param *param = &rules->params[count];
        CHECK_NEW(rules->params, count);
        HOLDS(param->kind == BAY_PARAM_READING || is_snake(param->name, false),
              "%s is not in snake case", param->name);
        HOLDS(usual_holds(param), "the usual value of %s is not one of its values",
              param->name);
        HOLDS(param->kind == BAY_PARAM_READING || !param->readings ||
                  (param->kind == BAY_PARAM_WHOLE && !strcmp(param->readings, "unknown")),
              "%s is a number and has readings", param->name);
        HOLDS(is_clause(rules, param->clause), "%s rests on no clause", param->name);
        HOLDS(param->confidence <= BAY_OPEN, "%s is of unknown confidence", param->name);
        HOLDS(filled(param->words), "%s says nothing", param->name);
    }
    HOLDS(count <= BAY_PARAMS_MAX, "%d parameters", count);
}

static void check_presets(const bay_rules *rules) {
    int params = 0;
    while (rules->params[params].name) params++;
    for (int i = 0; rules->presets && rules->presets[i].id; i++) {
        const bay_preset *preset = &rules->presets[i];
        CHECK_NEW(rules->presets, i);
        HOLDS(text_is_kebab(preset->id), "%s is not in kebab case", preset->id);
        HOLDS(filled(preset->words), "%s says nothing", preset->id);
        for (const bay_preset_row *row = preset->rows; row->value; row++) {
            bool there = row->param >= 0 && row->param < params;
            HOLDS(there, "%s sets parameter %d, and there is none", preset->id, row->param);
            HOLDS(there && may_be(&rules->params[row->param], row->value),
                  "%s: %s is not to be set so", preset->id, row->value);
        }
    }
}

static bool is_word(const bay_rules *rules, const char *id) {
    char list[1024], word[80];
    (void)snprintf(word, sizeof word, "|%s|", id);
    for (const bay_key *key = rules->keys; key->path; key++) {
        (void)snprintf(list, sizeof list, "|%s|", key->choices ? key->choices : "");
        if (key->kind == BAY_KEY_WORD && strstr(list, word)) return true;
    }
    return false;
}

static void check_profiles(const bay_rules *rules) {
    for (int i = 0; rules->profiles && rules->profiles[i].id; i++) {
        CHECK_NEW(rules->profiles, i);
        HOLDS(filled(rules->profiles[i].words), "%s says nothing", rules->profiles[i].id);
        HOLDS(is_word(rules, rules->profiles[i].id), "%s is no word of a scenario",
              rules->profiles[i].id);
    }
}

// The clock is a whole number of the document itself.
static void check_clock(const bay_rules *rules) {
    const bay_key *key = rules->keys;
    while (rules->clock && key->path && strcmp(key->path, rules->clock) != 0) key++;
    bool whole = !rules->clock || (key->path && key->kind == BAY_KEY_WHOLE);
    HOLDS(whole, "%s is no clock", rules->clock);
    HOLDS(!rules->clock || !strpbrk(rules->clock, ".|["), "%s is within another", rules->clock);
}

static void check_keys(const bay_rules *rules) {
    for (int i = 0; rules->keys[i].path; i++) {
        const bay_key *key = &rules->keys[i];
        CHECK_NEW(rules->keys, i);
        HOLDS(key->kind <= BAY_KEY_POINT, "%s is of no kind", key->path);
        HOLDS(key->low <= key->high, "%s has no range", key->path);
        HOLDS(key->kind != BAY_KEY_WORD || key->choices, "%s: which words?", key->path);
        bay_length unit;
        bool plane = key->kind == BAY_KEY_LENGTH || key->kind == BAY_KEY_POINT;
        bool may_show = key->kind == BAY_KEY_TEXT || key->kind == BAY_KEY_LINES || plane;
        HOLDS(!plane || (key->unit && length_named(key->unit, strlen(key->unit), &unit)),
              "%s: in which unit?", key->path);
        HOLDS(key->kind == BAY_KEY_WORD || key->kind == BAY_KEY_WHOLE || may_show ||
                  !key->choices,
              "%s has choices and is no word", key->path);
        HOLDS(key->clause == -1 || is_clause(rules, key->clause), "%s: no clause", key->path);
        HOLDS(filled(key->words), "%s says nothing", key->path);
    }
}

// The row of the keys that a pattern stands for, by the first of its alternatives.
static const bay_key *key_of(const bay_rules *rules, const char *pattern) {
    char path[KEY_PATH_MAX];
    text to = text_within(path, sizeof path);
    while (*pattern)
        if (*pattern == '|')
            pattern += strcspn(pattern, ".[");
        else
            text_add_char(&to, *pattern++);
    return key_path_find(rules, path);
}

// A key and what it needs are keys, of values that it may have.
static void check_needs(const bay_rules *rules) {
    for (const bay_need *need = rules->needs; need && need->key; need++) {
        const bay_key *needed = key_of(rules, need->needs);
        HOLDS(key_of(rules, need->key) && needed, "%s: no key", need->key);
        HOLDS(filled(need->values) && filled(need->words), "%s needs nothing", need->key);
        HOLDS(!strcmp(need->values, "true") ? needed->kind == BAY_KEY_FLAG
                                            : needed->kind == BAY_KEY_WORD,
              "%s: no values of %s", need->key, need->needs);
    }
}

// The whole stands first, and only off it can anything be taken.
static void check_attributes(const bay_rules *rules) {
    const bay_attribute *rows = rules->attributes;
    int count = 0;
    for (; rows && rows[count].id; count++) {
        const bay_attribute *row = &rows[count];
        CHECK_NEW(rows, count);
        bool fact = row->role == BAY_ATTRIBUTE_FACT;
        HOLDS(is_snake(row->id, false), "%s is not in snake case", row->id);
        HOLDS(row->role <= BAY_ATTRIBUTE_FACT, "%s is of no role", row->id);
        HOLDS(row->role != BAY_ATTRIBUTE_WHOLE || count == 0, "%s is not the first", row->id);
        HOLDS(row->role != BAY_ATTRIBUTE_OFF || rows[0].role == BAY_ATTRIBUTE_WHOLE,
              "%s is taken off nothing", row->id);
        HOLDS(filled(row->words), "%s says nothing", row->id);
        HOLDS(fact ? !row->unit || filled(row->unit) : filled(row->unit), "%s has no unit",
              row->id);
    }
    HOLDS(count <= BAY_ATTRIBUTES_MAX, "%d attributes", count);
}

static void check_steps(const bay_rules *rules) {
    for (int i = 0; rules->steps[i].id; i++) {
        const bay_step_info *step = &rules->steps[i];
        CHECK_NEW(rules->steps, i);
        HOLDS(text_is_kebab(step->id), "%s is not in kebab case", step->id);
        HOLDS(step->kind <= BAY_END, "%s is of no kind", step->id);
        HOLDS(is_clause(rules, step->clause), "%s rests on no clause", step->id);
        HOLDS(filled(step->words), "%s says nothing", step->id);
        HOLDS((step->kind == BAY_CHOICE) == filled(step->standing),
              "%s: a choice, and nothing else, has a standing order", step->id);
        for (int e = 0; e < BAY_EVENTS_MAX; e++)
            HOLDS(bay_step_event(step, e) == -1 || is_clause(rules, bay_step_event(step, e)),
                  "%s: event %d rests on no clause", step->id, e);
        bool choice = step->kind == BAY_CHOICE, chance = step->kind == BAY_CHANCE;
        HOLDS(!choice || step->who < BAY_NOBODY, "%s: who chooses?", step->id);
        HOLDS(choice == (step->options && step->apply),
              "%s: a choice, and nothing else, lists "
              "options and applies one",
              step->id);
        HOLDS(chance == (step->resolve != NULL), "%s: a throw, and nothing else, is resolved",
              step->id);
        HOLDS(!chance || step->about, "%s: which dice?", step->id);
        HOLDS(!step->free || rules->place, "%s: free, but nothing can be placed", step->id);
    }
}

// What a side chooses to do: it begins with a verb, and with nobody who does it.
static bool is_done(const char *words) {
    static const char *const OTHERS[] = {"{", "the ", "a ", "an ", "nobody "};
    for (size_t i = 0; i < sizeof OTHERS / sizeof *OTHERS; i++)
        if (strncmp(words, OTHERS[i], strlen(OTHERS[i])) == 0) return false;
    return true;
}

static void check_options(const bay_rules *rules) {
    for (int i = 0; rules->options[i].id; i++) {
        const bay_option_row *option = &rules->options[i];
        CHECK_NEW(rules->options, i);
        HOLDS(is_kebab_form(option->id), "%s is not in kebab case", option->id);
        HOLDS(filled(option->words), "%s says nothing", option->id);
        HOLDS(is_done(option->words), "%s: \"chooses to %s\" is no sentence", option->id,
              option->words);
        HOLDS(option->clause == -1 || is_clause(rules, option->clause), "%s rests on no clause",
              option->id);
    }
}

static bool is_row_of(const uint16_t *rows, uint16_t row) {
    for (; rows && *rows != BAY_NO_ROW; rows++)
        if (*rows == row) return true;
    return false;
}

// A choice, and nothing else, offers something, of the rows there are.
static void check_offers(const bay_rules *rules) {
    int rows = 0;
    while (rules->options[rows].id) rows++;
    for (int i = 0; rules->steps[i].id; i++) {
        const bay_step_info *step = &rules->steps[i];
        HOLDS(step->kind == BAY_CHOICE || !step->offers, "%s: which options?", step->id);
        contract_check_heads(rules, step);
        for (const uint16_t *row = step->offers; row && *row != BAY_NO_ROW; row++)
            HOLDS(*row < rows, "%s: no such option", step->id);
        for (const uint16_t *row = step->declines; row && *row != BAY_NO_ROW; row++)
            HOLDS(is_row_of(step->offers, *row), "%s: holds back by what it does not offer",
                  step->id);
    }
}

static void check_features(const bay_rules *rules) {
    int count = 0;
    for (; rules->features[count].id; count++) {
        const bay_feature *feature = &rules->features[count];
        CHECK_NEW(rules->features, count);
        HOLDS(is_snake(feature->id, true), "%s is not in snake case", feature->id);
        HOLDS(filled(feature->words), "%s says nothing", feature->id);
        HOLDS(feature->low <= feature->high, "%s has no range", feature->id);
    }
    HOLDS(count <= BAY_FEATURES_MAX, "%d features", count);
}

static int check_aims(const bay_rules *rules) {
    int count = 0;
    for (; rules->aims[count].id; count++) {
        CHECK_NEW(rules->aims, count);
        HOLDS(filled(rules->aims[count].words), "%s says nothing", rules->aims[count].id);
    }
    HOLDS(count >= 1 && count <= BAY_AIMS_MAX, "%d aims", count);
    HOLDS(!strcmp(rules->aims[0].id, "ground"), "the first aim is %s", rules->aims[0].id);
    return count;
}

static void check_endings(const bay_rules *rules, int aims) {
    int count = 0;
    bool gains = false;
    for (; rules->endings[count].id; count++) {
        const bay_ending *ending = &rules->endings[count];
        gains |= ending->gains;
        CHECK_NEW(rules->endings, count);
        HOLDS(text_is_kebab(ending->id), "%s is not in kebab case", ending->id);
        HOLDS(filled(ending->words), "%s says nothing", ending->id);
        for (int a = 0; a < aims; a++)
            HOLDS(ending->worth[a].over > 0, "%s: worth of aim %d", ending->id, a);
    }
    HOLDS(count >= 1 && count <= BAY_ENDINGS_MAX, "%d endings", count);
    HOLDS(rules->unresolved < count && rules->taken < count, "there is no such ending");
    HOLDS(gains && rules->endings[rules->taken].gains, "the success gains nothing");
    HOLDS(!rules->endings[rules->unresolved].gains, "going on for ever gains the ground");
}

static void check_headline(const bay_headline *headline) {
    HOLDS(filled(headline->never) && filled(headline->certain), "no words for a certainty");
    HOLDS(filled(headline->often) && strstr(headline->often, "{0}"), "no count in a headline");
    HOLDS(filled(headline->falls) && filled(headline->then) && filled(headline->fell),
          "no words for the success");
}

static void check_measures(const bay_rules *rules, int aims) {
    int count = 0;
    for (; rules->measures[count].id; count++) {
        const bay_measure *measure = &rules->measures[count];
        CHECK_NEW(rules->measures, count);
        HOLDS(is_snake(measure->id, false), "%s is not in snake case", measure->id);
        HOLDS(filled(measure->words) && filled(measure->unit), "%s says nothing", measure->id);
        for (int a = 0; a < aims; a++)
            HOLDS(measure->worth[a].over > 0, "%s: worth of aim %d", measure->id, a);
    }
    HOLDS(count >= 2 && count <= BAY_MEASURES_MAX, "%d measures", count);
    HOLDS(!strcmp(rules->measures[0].id, "attacker_losses") &&
              !strcmp(rules->measures[1].id, "defender_losses"),
          "the first measures are attacker_losses and defender_losses");
}

void contract_check_tables(const bay_rules *rules) {
    HOLDS(filled(rules->id) && filled(rules->title) && filled(rules->source),
          "a system has a name");
    check_clauses(rules);
    check_params(rules);
    check_presets(rules);
    check_profiles(rules);
    check_keys(rules);
    check_needs(rules);
    check_clock(rules);
    check_attributes(rules);
    check_steps(rules);
    check_options(rules);
    check_offers(rules);
    check_features(rules);
    int aims = check_aims(rules);
    check_endings(rules, aims);
    check_headline(&rules->headline);
    check_measures(rules, aims);
    for (int i = 0; rules->tellings[i].words; i++)
        HOLDS(is_clause(rules, rules->tellings[i].clause), "telling %d rests on no clause", i);
}
