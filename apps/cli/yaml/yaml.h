// Converts YAML 1.2 to JSON, with a mark for every value.
//
// One document, of maps, lists and the core schema's scalars; no aliases, no tags, no key twice.
// Every JSON document is such a document, and is read as JSON. The limits are those of compose.h.
#ifndef BAYONET_CLI_YAML_YAML_H
#define BAYONET_CLI_YAML_YAML_H

#include "cli/session/session.h"
#include "cli/yaml/input.h"
#include "cli/yaml/marks.h"

typedef struct yaml {
    input from;
    strbuf json; // the document as JSON
    marks marks;
} yaml;

// Reads `path` ("-": standard input).
//
//   errors  EXIT_INPUT, with the error set: place, excerpt, and for a common mistake in YAML a
//           sentence on it and the corrected line
//   owns    yaml_free, also after an error
int yaml_read(session *at, const char *path, yaml *out);

// The same from out->from, which was filled in.
int yaml_parse(session *at, yaml *out);

// Puts file, line, column and excerpt of the value at `path` into an error, and the hint for the
// rule of YAML that its line seems to break.
//
//   in      error    the error, or one of those beside it
void yaml_locate(const yaml *in, json_t *error, const char *path);

// The same for a known place. column 0: the whole line.
void yaml_point(const yaml *in, json_t *error, uint32_t line, uint32_t column);

// Adds the hint for `line` unless the error names one already.
void yaml_add_hint(const yaml *in, json_t *error, uint32_t line);

// Notes texts that YAML accepted but that hardly mean what the person meant.
void yaml_warn(session *at, const yaml *in);

void yaml_free(yaml *of);

#endif
