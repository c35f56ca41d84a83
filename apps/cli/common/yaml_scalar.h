// The type of a plain scalar under YAML 1.2's core schema.
#ifndef BAYONET_CLI_COMMON_YAML_SCALAR_H
#define BAYONET_CLI_COMMON_YAML_SCALAR_H

#include "cli/common/strbuf.h"

#include <stdbool.h>
#include <stddef.h>

// Adds the JSON of a plain scalar: null, true, false, a number, or else a text.
//
//   out     false for .inf and .nan, which JSON has not; nothing is added then
bool yaml_scalar_plain(strbuf *out, const char *text, size_t size);

// Adds `text` as a text of JSON, which is one of YAML too.
void yaml_scalar_text(strbuf *out, const char *text, size_t size);

// Whether `text` has a character, line feeds aside, that YAML takes only as an escape in quotes.
bool yaml_scalar_wants_quotes(const char *text, size_t size);

#endif
