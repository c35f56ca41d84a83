#include "reply/odds_reply.h"

#include "base/fault.h"
#include "base/memory.h"
#include "base/nearest.h"
#include "reply/careful.h"
#include "reply/measures_reply.h"
#include "reply/residues_reply.h"

#include <string.h>

// --- What is wanted --------------------------------------------------------------------------

// What `only` may name; the rest of a reply is always there.
static const char *const OPTIONAL[] = {
    "careful",  "edges",      "endings", "hints", "joint", "measures", "residual",
    "residues", "situations", "unknown", "value", "why",   NULL};

bool odds_reply_wants(const door *d, const char *member) {
    const bay_value *only = door_get(d, "only");
    if (!only) return true;
    for (uint32_t i = 0; i < only->count; i++)
        if (bay_value_is(&only->is.item[i], member)) return true;
    return false;
}

static bool is_optional(const bay_value *name) {
    for (int i = 0; OPTIONAL[i]; i++)
        if (bay_value_is(name, OPTIONAL[i])) return true;
    return false;
}

static bay_status check_only(door *d, const bay_value *only) {
    if (only->kind != BAY_VALUE_LIST)
        return door_fault(d, BAY_BAD_REQUEST, "only",
                          "`only` is a list of members of the reply.");
    for (uint32_t i = 0; i < only->count; i++) {
        const bay_value *name = &only->is.item[i];
        if (is_optional(name)) continue;
        bay_fault *why = faults_next(&d->bad);
        fault_set(why, BAY_BAD_REQUEST, "only",
                  "There is no such member to be asked for alone.");
        fault_given_value(why, name);
        if (name->kind == BAY_VALUE_TEXT)
            fault_nearest(why, text_nearest(name->is.text, OPTIONAL));
        return BAY_BAD_REQUEST;
    }
    return BAY_OK;
}

bay_status odds_reply_check(door *d) {
    const bay_value *only = door_get(d, "only"), *primes = door_get(d, "primes");
    bay_status status = only ? check_only(d, only) : BAY_OK;
    return status == BAY_OK && primes ? residues_reply_check(d, primes) : status;
}

// --- Figures ---------------------------------------------------------------------------------

static void write_endings(json *to, const figures *f) {
    const bay_ending *rows = f->of->scenario.rules->endings;
    json_key(to, "endings");
    json_open_list(to);
    for (uint32_t i = 0; i < f->odds.endings; i++) {
        json_open_map(to);
        json_key_text(to, "id", rows[i].id);
        json_key_text(to, "meaning", rows[i].meaning);
        json_key_real(to, "p", f->odds.p[i]);
        json_key_text(to, "words", rows[i].words);
        json_close_map(to);
    }
    json_close_list(to);
}

void odds_reply_joint(json *to, const bay_rules *rules, const bay_odds *odds) {
    json_key(to, "joint");
    json_open_list(to);
    for (uint32_t i = 0; i < odds->cells; i++) {
        const bay_joint *cell = &odds->joint[i];
        json_open_list(to);
        json_text(to, rules->endings[cell->ending].id);
        json_whole(to, cell->loss[0]);
        json_whole(to, cell->loss[1]);
        json_add_real(to, cell->p);
        json_close_list(to);
    }
    json_close_list(to);
}

// --- The reply, in the order of its keys -----------------------------------------------------------

static bay_status write_to_hints(door *d, const figures *f, bool nested) {
    bay_status status = BAY_OK;
    json *to = &d->to;
    bool careful = f->kind == ORDERS_STANDING && !nested && odds_reply_wants(d, "careful");
    json_key_text(to, "aim", f->of->aim.name);
    if (careful) status = careful_write(d, f);
    if (status != BAY_OK) return status;
    if (odds_reply_wants(d, "edges"))
        json_key_whole(to, "edges", (int64_t)bay_graph_edges(f->graph));
    if (odds_reply_wants(d, "endings")) write_endings(to, f);
    if (!nested) assault_write_forces(to, f->of);
    if (odds_reply_wants(d, "endings")) json_key_real(to, "ground", figures_ground(f));
    if (odds_reply_wants(d, "hints") && !nested) assault_write_hints(to, f->of);
    return BAY_OK;
}

static bay_status write_to_residues(door *d, const figures *f) {
    json *to = &d->to;
    if (odds_reply_wants(d, "joint")) odds_reply_joint(to, f->of->scenario.rules, &f->odds);
    if (odds_reply_wants(d, "measures"))
        measures_reply_odds(to, f->of->battle, &f->odds, NULL, NULL);
    json_key_text(to, "orders", assault_orders(f->kind));
    if (odds_reply_wants(d, "residual")) json_key_real(to, "residual", f->odds.residual);
    return odds_reply_wants(d, "residues") ? residues_reply_write(d, f) : BAY_OK;
}

static void write_to_value(door *d, const figures *f, bool nested) {
    const bay_rules *rules = f->of->scenario.rules;
    json *to = &d->to;
    if (!nested) json_key_text(to, "rules", rules->id);
    if (!nested) door_schema(d, "odds");
    if (odds_reply_wants(d, "situations"))
        json_key_whole(to, "situations", bay_graph_situations(f->graph));
    if (!nested) json_key_text(to, "system", rules->title);
    if (odds_reply_wants(d, "endings"))
        json_key_text(to, "taken", figures_first(rules, f->odds.p)->id);
    if (!nested) json_key_text(to, "title", assault_title(f->of));
    if (odds_reply_wants(d, "unknown")) json_key_real(to, "unknown", f->odds.unknown);
    if (odds_reply_wants(d, "value")) json_key_real(to, "value", f->odds.value);
}

bay_status odds_reply_write(door *d, const figures *f, bool nested) {
    bay_status status = write_to_hints(d, f, nested);
    if (status == BAY_OK) status = write_to_residues(d, f);
    if (status == BAY_OK) write_to_value(d, f, nested);
    return status;
}
