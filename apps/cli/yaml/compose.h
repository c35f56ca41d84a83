// Composes a document from what a parser finds in a text: as JSON, with a mark for every value.
//
// Depth, values and bytes are counted while they arrive, so that a refusal costs little. The first
// refusal is kept in `status`; after it nothing may be added.
#ifndef BAYONET_CLI_YAML_COMPOSE_H
#define BAYONET_CLI_YAML_COMPOSE_H

#include "cli/yaml/yaml.h"

enum {
    COMPOSE_DEPTH_MAX = 32,
    COMPOSE_VALUES_MAX = 100000,
    COMPOSE_TEXT_MAX = 1 << 20,         // bytes of one text
    COMPOSE_BYTES_MAX = INPUT_BYTES_MAX // of the document as JSON
};

typedef struct place { // in the text, from 1; 0: nowhere
    uint32_t line, column;
} place;

typedef struct composer_frame { // a map or list that is open
    int32_t row;                // of marks
    int32_t count;
    bool map, has_key;
    value_mark key; // of the value to come
} composer_frame;

typedef struct composer {
    session *at;
    yaml *out;
    composer_frame frame[COMPOSE_DEPTH_MAX];
    int depth;
    int status; // an exit status
} composer;

// Whether a key comes next, not a value.
bool compose_wants_key(const composer *to);

// in   text   of the key, decoded
void compose_key(composer *to, place where, const char *text, size_t size);

// Begins a value that is no list or map: the caller then adds its JSON to out->json.
//
//   in      where   nowhere: the value is not written out, and its key's place is its own
//           size    bytes of it in the text
//   out     the value's row of marks; -1 when it is refused
int32_t compose_value(composer *to, place where, size_t size);

void compose_open(composer *to, place where, bool map);
void compose_close(composer *to);

void compose_refuse(composer *to, place where, const char *words);

// Discards the unfinished parts; out->json and out->marks stay as they are.
void compose_end(composer *to);

#endif
