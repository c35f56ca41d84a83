#include "cli/vary/quantity.h"

#include "cli/common/edit_distance.h"
#include "cli/common/xalloc.h"
#include "cli/report/report.h"
#include "cli/session/error.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { NAMES_MAX = 128 };

static const quantity HEADLINE = {QUANTITY_GROUND, 0, "headline", "the ground falls"};
static const quantity VALUE = {QUANTITY_VALUE, 0, "value", "points to the attacker"};

// In the words of the rules: "the position falls".
static quantity headline_of(const sweep *of) {
    quantity made = HEADLINE;
    const char *words = report_headline(of->system.reply, "falls");
    if (words && *words) made.words = words;
    return made;
}

// --- By name ---------------------------------------------------------------------------------

static bool find_row(const json_t *rows, const char *id, quantity_kind kind, quantity *out) {
    size_t index;
    json_t *row;
    json_array_foreach(rows, index, row) {
        if (strcmp(client_text(row, "id"), id) != 0) continue;
        *out = (quantity){kind, (int)index, client_text(row, "id"), client_text(row, "words")};
        return true;
    }
    return false;
}

static int unknown(session *at, const sweep *of, const char *option, const char *name) {
    const char *names[NAMES_MAX] = {HEADLINE.id, VALUE.id};
    const json_t *lists[] = {json_object_get(of->system.reply, "endings"),
                             json_object_get(of->system.reply, "measures")};
    int count = 2;
    strbuf allowed = {0};
    strbuf_put(&allowed, "%s, %s", HEADLINE.id, VALUE.id);
    for (int i = 0; i < 2; i++) {
        size_t index;
        json_t *row;
        json_array_foreach(lists[i], index, row) {
            if (count < NAMES_MAX - 1) names[count++] = client_text(row, "id");
            strbuf_put(&allowed, ", %s", client_text(row, "id"));
        }
    }
    error_set(at, EXIT_USAGE, "usage", "%s: there is no ending or measure \"%s\"", option,
              name);
    error_note(at, "allowed", allowed.text);
    const char *nearest = edit_nearest(name, names);
    if (nearest) error_note(at, "nearest", nearest);
    strbuf_free(&allowed);
    return EXIT_USAGE;
}

int quantity_find(session *at, const sweep *of, const char *option, const char *name,
                  quantity *out) {
    const json_t *system = of->system.reply;
    *out = strcmp(name, VALUE.id) == 0 ? VALUE : headline_of(of);
    if (strcmp(name, out->id) == 0 ||
        find_row(json_object_get(system, "endings"), name, QUANTITY_ENDING, out) ||
        find_row(json_object_get(system, "measures"), name, QUANTITY_MEASURE, out))
        return EXIT_DONE;
    return unknown(at, of, option, name);
}

// --- Lists -----------------------------------------------------------------------------------

int quantities_read(session *at, const sweep *of, quantities *out) {
    *out = (quantities){0};
    for (const char *from = at->in.show;; from++) {
        size_t size = strcspn(from, ",");
        if (out->count == QUANTITIES_MAX)
            return error_set(at, EXIT_USAGE, "usage", "--show takes at most %d names",
                             QUANTITIES_MAX);
        char *name = xalloc_text(from, size);
        int status = quantity_find(at, of, "--show", name, &out->list[out->count++]);
        free(name);
        from += size;
        if (status != EXIT_DONE || !*from) return status;
    }
}

// True if every answer is worth what its ground is.
static bool for_ground(const sweep *of) {
    for (uint32_t i = 0; i < of->points; i++) {
        const json_t *row = sweep_answer(of, i);
        double apart = client_number(row, "value") - 100 * client_number(row, "ground");
        if (row && (apart > 1e-9 || apart < -1e-9)) return false;
    }
    return true;
}

static void add_losses(const sweep *of, quantities *out) {
    size_t index;
    json_t *row;
    json_array_foreach(json_object_get(of->system.reply, "measures"), index, row) {
        const char *id = client_text(row, "id");
        if (report_is_losses(id))
            find_row(json_object_get(of->system.reply, "measures"), id, QUANTITY_MEASURE,
                     &out->list[out->count++]);
    }
}

void quantities_usual(const sweep *of, quantities *out) {
    *out = (quantities){0};
    out->list[out->count++] = headline_of(of);
    if (!for_ground(of)) out->list[out->count++] = VALUE;
    if (of->over->count == 1 && !sweep_decides(of)) add_losses(of, out);
}

// --- Numbers ---------------------------------------------------------------------------------

bool quantity_is_chance(const quantity *of) {
    return of->kind == QUANTITY_GROUND || of->kind == QUANTITY_ENDING;
}

double quantity_number(const quantity *of, const json_t *row) {
    switch (of->kind) {
    case QUANTITY_GROUND: return client_number(row, "ground");
    case QUANTITY_VALUE: return client_number(row, "value");
    case QUANTITY_ENDING: break;
    case QUANTITY_MEASURE: break;
    }
    const char *list = of->kind == QUANTITY_ENDING ? "p" : "mean";
    return json_number_value(json_array_get(json_object_get(row, list), (size_t)of->row));
}

void quantity_cell(char word[PERCENT_WORD_MAX], const quantity *of, double number, int digits) {
    if (quantity_is_chance(of))
        percent_cell(word, number, digits, !(number > 0), number >= 1);
    else
        percent_fixed(word, percent_is_nothing(number) ? 0 : number,
                      of->kind == QUANTITY_VALUE ? digits + 2 : digits + 1);
}

const char *quantity_unit(const quantity *of) {
    if (quantity_is_chance(of)) return "in 100";
    return of->kind == QUANTITY_MEASURE ? "on average" : "";
}
