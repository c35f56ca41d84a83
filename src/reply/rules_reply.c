#include "reply/rules_reply.h"

#include "drawing/attributes.h"
#include "json/json_read.h"
#include "json/sorted.h"
#include "scenario/settings.h"
#include "scenario/values/scalar_plane.h"
#include "sentences/points.h"
#include "text/wording.h"

#include <string.h>

// --- Small things ----------------------------------------------------------------------------

static void write_choices(json *to, const char *key, const char *choices) {
    json_key(to, key);
    if (!choices) {
        json_text(to, NULL);
        return;
    }
    json_open_list(to);
    while (choices) {
        size_t size = strcspn(choices, "|");
        json_text_bytes(to, choices, size);
        choices = choices[size] ? choices + size + 1 : NULL;
    }
    json_close_list(to);
}

// A fraction as a scenario writes it: 100, 1/2.
static void write_fraction(json *to, const char *key, bay_fraction fraction) {
    char bytes[32];
    text words = text_within(bytes, sizeof bytes);
    if (fraction.over == 1) {
        json_key_whole(to, key, fraction.number);
        return;
    }
    text_add_whole(&words, fraction.number);
    text_add_char(&words, '/');
    text_add_whole(&words, fraction.over);
    json_key_text(to, key, bytes);
}

static void write_worth(json *to, const bay_rules *rules, const bay_fraction *worth) {
    sorted order = {0};
    for (uint32_t i = 0; rules->aims[i].id; i++) sorted_add(&order, i, rules->aims[i].id);
    json_key(to, "worth");
    json_open_map(to);
    for (uint32_t i = 0; i < order.count; i++)
        write_fraction(to, order.id[i], worth[order.row[i]]);
    json_close_map(to);
}

// --- Tables ----------------------------------------------------------------------------------

static void write_aims(json *to, const bay_rules *rules) {
    json_key(to, "aims");
    json_open_list(to);
    for (const bay_aim_row *aim = rules->aims; aim->id; aim++) {
        json_open_map(to);
        json_key_flag(to, "chance", aim_is_chance(rules, (int)(aim - rules->aims)));
        json_key_text(to, "id", aim->id);
        json_key_text(to, "words", aim->words);
        json_close_map(to);
    }
    json_close_list(to);
}

static void write_clause(json *to, const bay_clause *clause) {
    json_open_map(to);
    json_key_text(to, "id", clause->id);
    json_key_text(to, "omitted", clause->omitted);
    json_key_whole(to, "revision", clause->revision);
    json_key_text(to, "summary", clause->summary);
    json_key_text(to, "where", clause->where);
    json_close_map(to);
}

static void write_clauses(json *to, const bay_rules *rules) {
    json_key(to, "clauses");
    json_open_list(to);
    for (const bay_clause *clause = rules->clauses; clause->id; clause++)
        write_clause(to, clause);
    json_close_list(to);
}

static void write_endings(json *to, const bay_rules *rules) {
    json_key(to, "endings");
    json_open_list(to);
    for (const bay_ending *ending = rules->endings; ending->id; ending++) {
        json_open_map(to);
        json_key_flag(to, "gains", ending->gains);
        json_key_text(to, "id", ending->id);
        json_key_text(to, "meaning", ending->meaning);
        json_key_text(to, "words", ending->words);
        write_worth(to, rules, ending->worth);
        json_close_map(to);
    }
    json_close_list(to);
}

static void write_headline(json *to, const bay_headline *headline) {
    json_key(to, "headline");
    json_open_map(to);
    json_key_text(to, "certain", headline->certain);
    json_key_text(to, "falls", headline->falls);
    json_key_text(to, "fell", headline->fell);
    json_key_text(to, "never", headline->never);
    json_key_text(to, "often", headline->often);
    json_key_text(to, "then", headline->then);
    json_close_map(to);
}

static void write_features(json *to, const bay_rules *rules) {
    json_key(to, "features");
    json_open_list(to);
    for (const bay_feature *feature = rules->features; feature->id; feature++) {
        json_open_map(to);
        json_key_whole(to, "high", feature->high);
        json_key_text(to, "id", feature->id);
        json_key_whole(to, "low", feature->low);
        json_key_text(to, "words", feature->words);
        json_close_map(to);
    }
    json_close_list(to);
}

// For a length or a point, whose range is in tenths of a millimetre: the range as a person reads
// it.
static void write_range(json *to, const bay_key *key) {
    char bytes[64];
    text words = text_within(bytes, sizeof bytes);
    bool plane = scalar_plane_is(key);
    if (plane) scalar_plane_range(&words, key);
    json_key_text(to, "range", plane ? bytes : NULL);
}

static void write_key(json *to, const bay_rules *rules, const bay_key *key) {
    static const char *const kinds[] = {"group", "list",  "whole",  "word", "text",
                                        "flag",  "lines", "length", "point"};
    json_open_map(to);
    bool word = key->kind == BAY_KEY_WORD || key->kind == BAY_KEY_WHOLE;
    write_choices(to, "choices", word ? key->choices : NULL);
    json_key_text(to, "clause", wording_clause(rules, key->clause));
    json_key_text(to, "example", word ? NULL : key->choices);
    json_key_text(to, "excludes", key->excludes);
    json_key_whole(to, "high", key->high);
    json_key_text(to, "kind", kinds[key->kind]);
    json_key_whole(to, "low", key->low);
    json_key_text(to, "path", key->path);
    write_range(to, key);
    json_key_text(to, "shorthand", key->shorthand);
    json_key_text(to, "unit", key->unit);
    json_key_text(to, "usual", key->usual);
    json_key_text(to, "words", key->words);
    json_close_map(to);
}

static void write_keys(json *to, const bay_rules *rules) {
    json_key(to, "keys");
    json_open_list(to);
    for (const bay_key *key = rules->keys; key->path; key++) write_key(to, rules, key);
    json_close_list(to);
}

static void write_measures(json *to, const bay_rules *rules) {
    json_key(to, "measures");
    json_open_list(to);
    for (const bay_measure *measure = rules->measures; measure->id; measure++) {
        json_open_map(to);
        json_key_text(to, "id", measure->id);
        json_key_flag(to, "shared", measure->shared);
        json_key_text(to, "unit", measure->unit);
        json_key_text(to, "words", measure->words);
        write_worth(to, rules, measure->worth);
        json_close_map(to);
    }
    json_close_list(to);
}

static void write_limit(json *to, const char *key, bool reading, int32_t limit) {
    if (reading)
        json_key_text(to, key, NULL);
    else
        json_key_whole(to, key, limit);
}

static void write_parameter(json *to, const bay_rules *rules, const bay_param *param) {
    static const char *const KINDS[] = {"whole", "fraction", "reading"};
    bool reading = param->kind == BAY_PARAM_READING;
    json_open_map(to);
    json_key_text(to, "clause", wording_clause(rules, param->clause));
    json_key_text(to, "confidence", settings_confidence(param));
    write_limit(to, "high", reading, param->high);
    json_key_text(to, "kind", KINDS[param->kind]);
    write_limit(to, "low", reading, param->low);
    json_key_text(to, "name", param->name);
    write_choices(to, "readings", param->readings);
    json_key_text(to, "usual", param->usual);
    json_key_text(to, "words", param->words);
    json_close_map(to);
}

static void write_parameters(json *to, const bay_rules *rules) {
    json_key(to, "parameters");
    json_open_list(to);
    for (const bay_param *param = rules->params; param->name; param++)
        write_parameter(to, rules, param);
    json_close_list(to);
}

// What a preset sets, by name, as a scenario would write it.
static void write_preset(json *to, const bay_rules *rules, const bay_preset *preset) {
    json_open_map(to);
    json_key_text(to, "id", preset->id);
    json_key(to, "settings");
    json_open_list(to);
    for (const bay_preset_row *row = preset->rows; row->value; row++) {
        json_open_map(to);
        json_key_text(to, "name", rules->params[row->param].name);
        json_key_text(to, "value", row->value);
        json_close_map(to);
    }
    json_close_list(to);
    json_key_text(to, "words", preset->words);
    json_close_map(to);
}

static void write_presets(json *to, const bay_rules *rules) {
    json_key(to, "presets");
    json_open_list(to);
    for (const bay_preset *preset = rules->presets; preset && preset->id; preset++)
        write_preset(to, rules, preset);
    json_close_list(to);
}

static void write_profiles(json *to, const bay_rules *rules) {
    json_key(to, "profiles");
    json_open_list(to);
    for (const bay_profile *profile = rules->profiles; profile && profile->id; profile++) {
        json_open_map(to);
        json_key_text(to, "id", profile->id);
        json_key_text(to, "words", profile->words);
        json_close_map(to);
    }
    json_close_list(to);
}

static bool is_offered(const bay_step_info *step, uint16_t row) {
    const uint16_t *offer = step->offers;
    while (offer && *offer != row && *offer != BAY_NO_ROW) offer++;
    return offer && *offer == row;
}

// The ids of the options that a step can have; null if the system does not say.
static void write_offers(json *to, const bay_rules *rules, const bay_step_info *step) {
    if (step->kind == BAY_CHOICE && !step->offers) {
        json_key_text(to, "options", NULL);
        return;
    }
    json_key(to, "options");
    json_open_list(to);
    for (uint16_t row = 0; rules->options[row].id; row++)
        if (is_offered(step, row)) json_text(to, rules->options[row].id);
    json_close_list(to);
}

static void write_steps(json *to, const bay_rules *rules) {
    static const char *const kinds[] = {"throw", "choice", "over"};
    json_key(to, "steps");
    json_open_list(to);
    for (const bay_step_info *step = rules->steps; step->id; step++) {
        json_open_map(to);
        json_key_text(to, "bundle", step->bundle);
        json_key_text(to, "clause", wording_clause(rules, step->clause));
        json_key_text(to, "id", step->id);
        json_key_text(to, "kind", kinds[step->kind]);
        write_offers(to, rules, step);
        json_key_text(to, "standing", step->standing);
        json_key_text(to, "words", step->words);
        json_close_map(to);
    }
    json_close_list(to);
}

// Ids and words as in the system's table, with {unit} and {0} not filled in.
static void write_options(json *to, const bay_rules *rules) {
    json_key(to, "options");
    json_open_list(to);
    for (const bay_option_row *option = rules->options; option->id; option++) {
        json_open_map(to);
        json_key_text(to, "clause", wording_clause(rules, option->clause));
        json_key_text(to, "id", option->id);
        json_key_text(to, "words", option->words);
        json_close_map(to);
    }
    json_close_list(to);
}

// --- The replies -----------------------------------------------------------------------------

bay_status rules_reply_system(context *ctx, const bay_rules *rules) {
    bay_fault why;
    const bay_value *sample = NULL;
    bay_status status =
        json_read(&ctx->arena, rules->sample, strlen(rules->sample), &sample, &why);
    if (status == BAY_BAD_TEXT) return context_fault(ctx, BAY_INTERNAL, "sample", why.words);
    if (status != BAY_OK) return status;
    json *to = &ctx->to;
    context_begin(ctx);
    write_aims(to, rules);
    attributes_write_table(to, rules);
    write_clauses(to, rules);
    json_key_text(to, "clock", rules->clock);
    write_endings(to, rules);
    write_features(to, rules);
    write_headline(to, &rules->headline);
    json_key_text(to, "id", rules->id);
    write_keys(to, rules);
    write_measures(to, rules);
    write_options(to, rules);
    write_parameters(to, rules);
    write_presets(to, rules);
    write_profiles(to, rules);
    json_key_value(to, "sample", sample);
    context_schema(ctx, "rules");
    json_key_text(to, "source", rules->source);
    write_steps(to, rules);
    json_key_text(to, "taken", rules->endings[rules->taken].id);
    json_key_text(to, "title", rules->title);
    context_end(ctx);
    return BAY_OK;
}

void rules_reply_clause(context *ctx, const bay_rules *rules, const bay_clause *clause) {
    context_begin(ctx);
    json_key(&ctx->to, "clause");
    write_clause(&ctx->to, clause);
    context_schema(ctx, "rules");
    json_key_text(&ctx->to, "system", rules->id);
    json_key_text(&ctx->to, "title", rules->title);
    context_end(ctx);
}
