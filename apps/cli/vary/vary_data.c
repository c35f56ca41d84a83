// The answers for programs: rows for a spreadsheet, and one document.

#include "bayonet/request.h"

#include "cli/common/xalloc.h"
#include "cli/tables/csv.h"
#include "cli/vary/vary_report.h"

#include <stdlib.h>
#include <string.h>

// --- CSV -------------------------------------------------------------------------------------

static void add_field(strbuf *out, const char *text) {
    strbuf_add(out, ",");
    csv_text(out, text);
}

static void add_numbers(strbuf *out, const json_t *list) {
    size_t index;
    json_t *number;
    json_array_foreach(list, index, number) {
        strbuf_add(out, ",");
        csv_number(out, number);
    }
}

static void add_names(strbuf *out, const json_t *list) {
    size_t index;
    json_t *name;
    json_array_foreach(list, index, name) add_field(out, json_string_value(name));
}

static void csv_columns(const vary_view *of) {
    strbuf *out = &of->at->out;
    for (int i = 0; i < of->of->over->count; i++) {
        strbuf_add(out, i ? "," : "");
        csv_text(out, of->of->over->list[i].name);
    }
    strbuf_add(out, ",ground,value");
    add_names(out, json_object_get(of->of->head, "endings"));
    add_names(out, json_object_get(of->of->head, "measures"));
    strbuf_add(out, ",first_who,first_option,first_margin,situations,error\n");
}

static void add_member(strbuf *out, const json_t *of, const char *key) {
    strbuf_add(out, ",");
    csv_number(out, json_object_get(of, key));
}

static void csv_answer(strbuf *out, const json_t *row) {
    const json_t *first = json_object_get(row, "first");
    add_member(out, row, "ground");
    add_member(out, row, "value");
    add_numbers(out, json_object_get(row, "p"));
    add_numbers(out, json_object_get(row, "mean"));
    add_field(out, client_text(first, "who"));
    add_field(out, client_text(first, "option"));
    add_member(out, first, "margin");
    add_member(out, row, "situations");
    strbuf_add(out, ",");
}

// Of a point without an answer every column but the last is empty.
static void csv_none(const vary_view *of, uint32_t point) {
    const json_t *error = sweep_error(of->of, point);
    size_t empty = 6 + json_array_size(json_object_get(of->of->head, "endings")) +
                   json_array_size(json_object_get(of->of->head, "measures"));
    for (size_t i = 0; i < empty; i++) strbuf_add(&of->at->out, ",");
    add_field(&of->at->out, error ? client_text(error, "words") : "not computed");
}

static void csv_row(const vary_view *of, uint32_t point) {
    strbuf *out = &of->at->out;
    for (int i = 0; i < of->of->over->count; i++) {
        strbuf_add(out, i ? "," : "");
        csv_text(out, varying_value(of->of->over, point, i));
    }
    if (sweep_answer(of->of, point))
        csv_answer(out, of->of->row[point]);
    else
        csv_none(of, point);
    strbuf_add(out, "\n");
}

// In the order of the lists; with --target the nearest first, and those without an answer last.
void vary_csv(vary_view *of) {
    uint32_t points = of->of->points;
    bool nearest = of->at->in.target != NULL;
    csv_columns(of);
    if (nearest) {
        uint32_t *order = xalloc_zeroed((size_t)points * sizeof *order);
        uint32_t near = vary_target_order(of, order);
        for (uint32_t i = 0; i < near; i++) csv_row(of, order[i]);
        free(order);
    }
    for (uint32_t i = 0; i < points; i++)
        if (!nearest || !sweep_answer(of->of, i)) csv_row(of, i);
}

// --- JSON ------------------------------------------------------------------------------------

static json_t *over_of(const varying *of) {
    json_t *list = json_array();
    for (int i = 0; i < of->count; i++) {
        json_t *one = json_object(), *all = json_array();
        for (uint32_t k = 0; k < of->list[i].value.count; k++)
            json_array_append_new(all, json_string(of->list[i].value.value[k]));
        json_object_set_new(one, "name", json_string(of->list[i].name));
        json_object_set_new(one, "values", all);
        json_array_append_new(list, one);
    }
    return list;
}

static json_t *target_of(const vary_view *of) {
    json_t *made = json_object(), *nearest = json_array();
    uint32_t *order = xalloc_zeroed((size_t)of->of->points * sizeof *order);
    uint32_t count = vary_target_order(of, order);
    for (uint32_t i = 0; i < count; i++)
        json_array_append_new(nearest, json_integer((json_int_t)order[i]));
    json_object_set_new(made, "name", json_string(of->target.of.id));
    json_object_set_new(made, "nearest", nearest);
    json_object_set_new(made, "wanted", json_real(of->target.wanted));
    free(order);
    return made;
}

void vary_json(vary_view *of) {
    json_t *whole = json_copy(of->of->head), *points = json_array();
    for (uint32_t i = 0; i < of->of->points; i++) {
        if (of->of->row[i])
            json_array_append(points, of->of->row[i]);
        else
            json_array_append_new(points, json_null());
    }
    json_object_set_new(whole, "over", over_of(of->of->over));
    json_object_set_new(whole, "points", points);
    json_object_set_new(whole, "stopped", json_boolean(of->of->done < of->of->points));
    if (of->at->in.target) json_object_set_new(whole, "target", target_of(of));
    client_dump(&of->at->out, whole);
    json_decref(whole);
}
