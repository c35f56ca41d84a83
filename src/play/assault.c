#include "play/assault.h"

#include "base/fault.h"
#include "base/memory.h"
#include "base/value.h"
#include "play/record.h"
#include "play/scenario_of.h"
#include "scenario/amend.h"
#include "scenario/item_map.h"
#include "scenario/settings.h"
#include "scenario/values/key_path.h"

#include <string.h>

// --- The scenario ----------------------------------------------------------------------------

bay_status assault_check(context *ctx, scenario *out) {
    const bay_rules *rules = NULL;
    const bay_value *document = NULL;
    if (context_get(ctx, "at"))
        return context_fault(ctx, BAY_BAD_REQUEST, "at",
                             "`at` is a line of a record: it goes with `record` alone.");
    bay_status status = scenario_named(ctx, &rules, &document);
    if (status != BAY_OK) return status;
    const bay_value *set = context_get(ctx, "set");
    if (set && set->kind != BAY_VALUE_MAP)
        return context_fault(ctx, BAY_BAD_REQUEST, "set", "`set` is a map of paths to values.");
    const bay_value *amended = amend_document(&ctx->arena, rules, document, set, &ctx->bad);
    if (!amended) return context_status(ctx);
    return keys_check(&ctx->arena, rules, amended, NULL, &ctx->bad, out);
}

// --- The battle ------------------------------------------------------------------------------

// The scenario with the orders that the request lists in place of its own: a system tells apart the
// units that orders name. A game that begins keeps it, so that its record asks the same questions;
// one that goes on is played with the orders of its record, so that all of it fits.
static const bay_value *document_of(context *ctx, assault *a) {
    const bay_value *own = context_get(ctx, "orders");
    if (!own || own->kind != BAY_VALUE_LIST || record_is_named(ctx)) return a->scenario.whole;
    const bay_value *ordered = value_with(&ctx->arena, a->scenario.whole, "orders", own);
    if (bay_value_is(context_get(ctx, "do"), "play")) a->scenario.whole = ordered;
    return ordered;
}

static bay_status load(context *ctx, assault *a) {
    const bay_rules *rules = a->scenario.rules;
    const bay_value *document = document_of(ctx, a);
    uint32_t params = settings_count(rules);
    a->used = arena_take(&ctx->arena, params + 1);
    if (!a->used || !document) return BAY_NO_MEMORY;
    memset(a->used, 0, params + 1);
    bay_loading in = {.rules = rules,
                      .document = document,
                      .settings = a->scenario.settings,
                      .used = a->used,
                      .memory = ctx->memory};
    bay_fault why = {0};
    bay_status status = rules->load(&in, &a->battle, &why);
    if (status == BAY_OK) return BAY_OK;
    if (status == BAY_NO_MEMORY) return status;
    *faults_next(&ctx->bad) = why;
    item_map_as_written(a->scenario.written, &ctx->bad);
    return status;
}

// What the request says of `name`, or else the scenario.
static const bay_value *wanted(const context *ctx, const assault *a, const char *name) {
    const bay_value *own = context_get(ctx, name);
    return own ? own : bay_value_get(a->scenario.whole, name);
}

// A fault in what the request itself says is in no line of a record.
static bay_status fault_of(context *ctx, const char *name, bay_status status) {
    if (status == BAY_BAD_INPUT && context_get(ctx, name)) ctx->refusal.record_line = 0;
    return status;
}

static bay_status read_aim(context *ctx, assault *a) {
    bay_fault why = {0};
    bay_status status = bay_aim_read(a->battle, wanted(ctx, a, "aim"), &a->aim, &why);
    if (status == BAY_BAD_INPUT) *faults_next(&ctx->bad) = why;
    return fault_of(ctx, "aim", status);
}

// A list of orders as `best` writes them, without what it says of them to a person.
static const bay_value *bare_orders(arena *into, const bay_value *list) {
    if (list->kind != BAY_VALUE_LIST) return list;
    const bay_value **items = arena_take_array(into, list->count, sizeof *items);
    for (uint32_t i = 0; items && i < list->count; i++) {
        items[i] = &list->is.item[i];
        if (items[i]->kind != BAY_VALUE_MAP) continue;
        items[i] = value_without(into, items[i], "who");
        items[i] = value_without(into, items[i], "words");
    }
    return items ? value_list(into, items, list->count) : NULL;
}

static const struct {
    const char *word;
    int seeks;
} ORDERS[ORDERS_KINDS] = {
    [ORDERS_STANDING] = {"standing", 0},
    [ORDERS_BEST] = {"best", BAY_SEEKS_BOTH},
    [ORDERS_GIVEN] = {"given", 0}, // a list, and no word of a scenario
    [ORDERS_BEST_ATTACKER] = {"best-attacker", BAY_SEEKS_ATTACKER},
    [ORDERS_BEST_DEFENDER] = {"best-defender", BAY_SEEKS_DEFENDER},
};
static bay_status read_named_orders(context *ctx, const bay_value *orders, orders_kind *out) {
    for (int kind = 0; kind < ORDERS_KINDS; kind++) {
        if (kind == ORDERS_GIVEN || !bay_value_is(orders, ORDERS[kind].word)) continue;
        *out = (orders_kind)kind;
        return BAY_OK;
    }
    bay_fault *why = faults_next(&ctx->bad);
    fault_set(why, BAY_BAD_INPUT, "orders", "orders are named, or a list.");
    fault_given(why, orders->is.text);
    fault_allowed(why, "standing, best, best-attacker, best-defender or a list of orders");
    fault_nearest_choice(why, orders->is.text, "standing|best|best-attacker|best-defender");
    return BAY_BAD_INPUT;
}

static bay_status read_orders(context *ctx, assault *a, bool other_settings) {
    const bay_value *orders = wanted(ctx, a, "orders");
    a->kind = ORDERS_STANDING;
    if (!orders) return BAY_OK;
    if (orders->kind == BAY_VALUE_TEXT) return read_named_orders(ctx, orders, &a->kind);
    a->kind = ORDERS_GIVEN;
    orders = bare_orders(&ctx->arena, orders);
    if (!orders) return BAY_NO_MEMORY;
    faults *bad = &ctx->bad;
    bay_order_faults more = {.list = bad->list + bad->count,
                             .room = FAULTS_MAX - bad->count,
                             .other_settings = other_settings};
    bay_status status = bay_orders_read_all(a->battle, orders, ctx->memory, &a->orders, &more);
    if (status == BAY_BAD_INPUT) bad->count += more.count < more.room ? more.count : more.room;
    return status;
}

static bay_status fight(context *ctx, const scenario *of, bool other_settings, assault *out) {
    out->memory = ctx->memory;
    out->scenario = *of;
    bay_status status = load(ctx, out);
    if (status == BAY_OK) status = read_aim(ctx, out);
    if (status == BAY_OK)
        status = fault_of(ctx, "orders", read_orders(ctx, out, other_settings));
    return status;
}

bay_status assault_fight(context *ctx, const scenario *of, assault *out) {
    return fight(ctx, of, false, out);
}

bay_status assault_fight_otherwise(context *ctx, const scenario *of, assault *out) {
    return fight(ctx, of, true, out);
}

bay_status assault_load(context *ctx, assault *out) {
    memset(out, 0, sizeof *out);
    out->memory = ctx->memory;
    if (record_is_named(ctx)) return record_load(ctx, out, NULL);
    scenario of;
    bay_status status = assault_check(ctx, &of);
    if (status == BAY_OK) status = assault_fight(ctx, &of, out);
    if (status == BAY_OK) status = replay_begin(ctx->memory, out->battle, &out->replay, NULL);
    return status;
}

void assault_free(assault *a) {
    if (!a->memory.resize) return;
    replay_free(&a->replay);
    bay_orders_free(a->orders);
    bay_battle_free(a->memory, a->battle);
    a->battle = NULL;
    a->orders = NULL;
}

const char *assault_orders(orders_kind kind) {
    return ORDERS[kind].word;
}

int assault_seeks(orders_kind kind) {
    return ORDERS[kind].seeks;
}

const char *assault_title(const assault *a) {
    const bay_value *title = bay_value_get(a->scenario.whole, "title");
    return title ? title->is.text : NULL;
}
