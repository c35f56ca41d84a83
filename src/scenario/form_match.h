// Does a text fit a form, and what does each slot take of it?
#ifndef BAY_SCENARIO_FORM_MATCH_H
#define BAY_SCENARIO_FORM_MATCH_H

#include "scenario/form.h"

typedef struct form_span {
    size_t start, size; // bytes of the text
} form_span;

//   out     slot  by piece: what a slot took; on true only
//   cost    texts may be cut in many ways: after 20,000 tries it does not fit
bool form_match(const key_form *form, const char *bytes, size_t size,
                form_span slot[FORM_PIECES_MAX]);

#endif
