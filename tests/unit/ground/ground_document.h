// The ground of documents written as JSON, as the tests of the ground look at it.
#ifndef BAY_TESTS_GROUND_DOCUMENT_H
#define BAY_TESTS_GROUND_DOCUMENT_H

#include "ground/ground.h"

enum { OPEN_GROUND, WOOD, HILL, WORKS, PEAK }; // rows of the table, counted from 1; 0: none

extern const ground_rules SQUARE_RULES, HEX_RULES;

// A document, and what becomes of it.
typedef struct ground_document ground_document;

// Reads `json`, in which ' stands for ". To be freed.
ground_document *document_new(const char *json);
void document_free(ground_document *document);
const bay_value *document_root(const ground_document *document);

// The ground that `json` says; the test fails when it is wrong.
ground_plan ground_of(const char *json);

// What is wrong with the ground of `json`; the test fails when nothing is.
bay_fault ground_fault_of(const char *json);

// The kinds of the cell called `name`: bit by WOOD, HILL …
unsigned kinds_at(const ground_plan *on, const char *name);
int level_at(const ground_plan *on, const char *name);
int faces_at(const ground_plan *on, const char *name);

#endif
