#include "ground_document.h"

#include "base/arena.h"
#include "json/json_read.h"
#include "support/heap.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

static const terrain_kind KINDS[] = {
    {"wood", 't', 0, false},  {"hill", 'h', 1, false}, {"works", 'w', 0, true},
    {"peak", '\0', 3, false}, {NULL, '\0', 0, false},
};

const ground_rules SQUARE_RULES = {
    .grid = GRID_SQUARES, .kinds = KINDS, .clause = "TST-01", .place_clause = "TST-02"};
const ground_rules HEX_RULES = {.grid = GRID_HEXES, .kinds = KINDS, .clause = "TST-01"};

struct ground_document {
    arena into;
    const bay_value *root;
};

ground_document *document_new(const char *json) {
    ground_document *made = malloc(sizeof *made);
    char *text = strdup(json);
    assert_non_null(made);
    assert_non_null(text);
    for (char *at = text; *at; at++)
        if (*at == '\'') *at = '"';
    made->into = arena_new(heap());
    bay_fault why = {0};
    bay_status status = json_read(&made->into, text, strlen(text), &made->root, &why);
    if (status != BAY_OK) print_error("%s: %s\n", text, why.words);
    assert_int_equal(status, BAY_OK);
    free(text);
    return made;
}

void document_free(ground_document *document) {
    arena_free(&document->into);
    free(document);
}

const bay_value *document_root(const ground_document *document) {
    return document->root;
}

ground_plan ground_of(const char *json) {
    ground_document *document = document_new(json);
    ground_plan made;
    bay_fault why = {0};
    bay_status status = ground_read(document->root, &SQUARE_RULES, &made, &why);
    if (status != BAY_OK) print_error("%s: %s\n", json, why.words);
    assert_int_equal(status, BAY_OK);
    document_free(document);
    return made;
}

bay_fault ground_fault_of(const char *json) {
    ground_document *document = document_new(json);
    ground_plan made, before;
    memset(&made, 0x5A, sizeof made);
    before = made;
    bay_fault why = {0};
    assert_int_equal(ground_read(document->root, &SQUARE_RULES, &made, &why), BAY_BAD_INPUT);
    assert_memory_equal(&made, &before, sizeof made);
    assert_int_equal(why.status, BAY_BAD_INPUT);
    assert_string_equal(why.clause, "TST-01");
    assert_int_equal(ground_read(document->root, &SQUARE_RULES, &made, NULL), BAY_BAD_INPUT);
    document_free(document);
    return why;
}

static int cell_called(const ground_plan *on, const char *name) {
    int cell = 0;
    assert_true(board_cell_read(&on->board, name, &cell));
    return cell;
}

unsigned kinds_at(const ground_plan *on, const char *name) {
    unsigned kinds = 0;
    for (int kind = 0; KINDS[kind].word; kind++)
        if (terrain_has(on->cell[cell_called(on, name)], kind)) kinds |= 1U << (kind + 1);
    return kinds;
}

int level_at(const ground_plan *on, const char *name) {
    return on->cell[cell_called(on, name)].level;
}

int faces_at(const ground_plan *on, const char *name) {
    return on->cell[cell_called(on, name)].faces;
}
