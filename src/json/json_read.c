#include "json/json_read.h"

#include "base/fault.h"
#include "base/memory.h"
#include "json/json_keys.h"
#include "json/json_scan.h"

#include <assert.h>
#include <string.h>

enum { PENDING_FIRST = 64 };

// A list or map that is open, and which of the pending items is its first.
typedef struct frame {
    bay_value value;
    size_t first;
} frame;

typedef struct reader {
    json_scan scan;
    bay_value key;      // name and place of the value that comes next; the rest is unused
    bay_value *pending; // [count of room] finished items of what is open, innermost last
    size_t count, room;
    size_t values; // begun so far
    size_t depth;
    frame open[JSON_DEPTH_MAX];
} reader;

// --- Faults ----------------------------------------------------------------------------------

static void add_path(const reader *in) {
    if (!in->scan.why) return;
    text path = fault_path(in->scan.why);
    for (size_t i = 0; i < in->depth; i++) {
        bool last = i + 1 == in->depth;
        const char *key = last ? in->key.key : in->open[i + 1].value.key;
        size_t end = last ? in->count : in->open[i + 1].first;
        if (in->open[i].value.kind == BAY_VALUE_LIST)
            path_add_item(&path, (uint32_t)(end - in->open[i].first));
        else if (key)
            path_add_key(&path, key);
    }
}

static bay_status fail_twice(reader *in, const bay_value *first, const bay_value *second) {
    bay_fault *why = in->scan.why;
    if (!why) return BAY_BAD_TEXT;
    in->key.key = second->key;
    fault_set(why, BAY_BAD_TEXT, NULL, NULL);
    fault_at_key(why, second);
    fault_allowed(why, "every key once");
    text given = text_within(why->given, sizeof why->given);
    text_add(&given, "a second ");
    text_add(&given, second->key);
    text words = fault_words(why);
    text_add(&words, "The key is given twice, first in line ");
    text_add_whole(&words, first->key_line);
    text_add(&words, ", column ");
    text_add_whole(&words, first->key_column);
    text_add(&words, ": ");
    text_add(&words, second->key);
    return BAY_BAD_TEXT;
}

// `what` of the text are more than a limit.
static bay_status fail_limit(const reader *in, int64_t limit, const char *what) {
    char found[48];
    text words = text_within(found, sizeof found);
    text_add(&words, "more than ");
    text_add_whole(&words, limit);
    text_add(&words, what);
    return json_scan_fail_found(&in->scan, in->scan.at, found, "a shorter text");
}

// --- Values that are whole -------------------------------------------------------------------

static bay_status push(reader *in, const bay_value *value) {
    if (in->count == in->room) {
        size_t room = in->room ? in->room * 2 : PENDING_FIRST;
        bay_value *pending = memory_resize_array(in->scan.into->memory, in->pending, in->room,
                                                 room, sizeof *pending);
        if (!pending) return fault_no_memory(in->scan.why);
        in->pending = pending;
        in->room = room;
    }
    in->pending[in->count++] = *value;
    in->key = (bay_value){.kind = BAY_VALUE_NULL};
    return BAY_OK;
}

// The first, in the order of the text, of the items whose key an earlier one has.
static const bay_value *find_twice(const bay_value **sorted, size_t count,
                                   const bay_value **first) {
    const bay_value *found = NULL;
    for (size_t i = 1; i < count; i++) {
        const bay_value *a = sorted[i - 1], *b = sorted[i];
        if (strcmp(a->key, b->key) != 0) continue;
        if (found && found < b) continue; // items of one array
        found = b;
        *first = a;
    }
    return found;
}

static bay_status check_keys(reader *in, const bay_value *map) {
    if (map->count < 2) return BAY_OK;
    bay_memory memory = in->scan.into->memory;
    const bay_value **sorted = memory_take_array(memory, map->count, sizeof *sorted);
    if (!sorted) return fault_no_memory(in->scan.why);
    for (uint32_t i = 0; i < map->count; i++) sorted[i] = &map->is.item[i];
    json_keys_sort(sorted, map->count);
    const bay_value *first = NULL, *second = find_twice(sorted, map->count, &first);
    memory_give_array(memory, sorted, map->count, sizeof *sorted);
    return second ? fail_twice(in, first, second) : BAY_OK;
}

static bay_status leave(reader *in) {
    frame *top = &in->open[in->depth - 1];
    size_t count = in->count - top->first;
    bay_value *item = arena_take_array(in->scan.into, count, sizeof *item);
    if (!item) return fault_no_memory(in->scan.why);
    if (count) memcpy(item, in->pending + top->first, count * sizeof *item);
    top->value.count = (uint32_t)count;
    top->value.is.item = item;
    if (top->value.kind == BAY_VALUE_MAP) {
        bay_status status = check_keys(in, &top->value);
        if (status != BAY_OK) return status;
    }
    in->scan.at++;
    in->count = top->first;
    in->depth--;
    return push(in, &top->value);
}

// --- The grammar -----------------------------------------------------------------------------

static bay_status enter(reader *in, bay_value *value) {
    bool map = json_scan_byte(&in->scan) == '{';
    if (in->depth == JSON_DEPTH_MAX)
        return json_scan_fail_found(&in->scan, in->scan.at, map ? "a map" : "a list",
                                    "nothing deeper than 64 lists and maps");
    value->kind = map ? BAY_VALUE_MAP : BAY_VALUE_LIST;
    in->open[in->depth++] = (frame){.value = *value, .first = in->count};
    in->key = (bay_value){.kind = BAY_VALUE_NULL};
    in->scan.at++;
    return BAY_OK;
}

static bay_status scan_plain(reader *in, int byte, bay_value *value, const char *expected) {
    if (byte == '"') return json_scan_text(&in->scan, value);
    if (byte == '-' || (byte >= '0' && byte <= '9')) return json_scan_number(&in->scan, value);
    if ((byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z'))
        return json_scan_word(&in->scan, value);
    return json_scan_fail(&in->scan, in->scan.at, expected);
}

// Reads a value, or of a list or map only its opening bracket.
static bay_status read_value(reader *in, const char *expected) {
    bay_value value = in->key;
    if (in->values++ == JSON_VALUES_MAX) return fail_limit(in, JSON_VALUES_MAX, " values");
    json_scan_mark(&in->scan, &value.line, &value.column);
    int byte = json_scan_byte(&in->scan);
    if (byte == '{' || byte == '[') return enter(in, &value);
    bay_status status = scan_plain(in, byte, &value, expected);
    return status == BAY_OK ? push(in, &value) : status;
}

static bay_status read_key(reader *in, const char *expected) {
    json_scan *scan = &in->scan;
    bay_value key = {.kind = BAY_VALUE_NULL};
    json_scan_mark(scan, &key.key_line, &key.key_column);
    size_t begin = scan->at;
    if (json_scan_byte(scan) != '"') return json_scan_fail(scan, begin, expected);
    bay_value name = {.kind = BAY_VALUE_NULL};
    bay_status status = json_scan_text(scan, &name);
    if (status != BAY_OK) return status;
    if (memchr(name.is.text, '\0', name.count))
        return json_scan_fail_found(scan, begin, "a key that holds U+0000",
                                    "a key without U+0000");
    key.key = name.is.text;
    in->key = key;
    json_scan_blanks(scan);
    if (json_scan_byte(scan) != ':') return json_scan_fail(scan, scan->at, "':'");
    scan->at++;
    json_scan_blanks(scan);
    return read_value(in, "a value");
}

// What may come next in the list or map that is open: its end, a comma, its first item.
static bay_status read_next(reader *in) {
    const frame *top = &in->open[in->depth - 1];
    bool map = top->value.kind == BAY_VALUE_MAP, first = in->count == top->first;
    json_scan_blanks(&in->scan);
    int byte = json_scan_byte(&in->scan);
    if (byte == (map ? '}' : ']')) return leave(in);
    if (!first) {
        if (byte != ',')
            return json_scan_fail(&in->scan, in->scan.at, map ? "',' or '}'" : "',' or ']'");
        in->scan.at++;
        json_scan_blanks(&in->scan);
    }
    if (map)
        return read_key(in, first ? "a key in double quotes or '}'" : "a key in double quotes");
    return read_value(in, first ? "a value or ']'" : "a value");
}

static bay_status read_document(reader *in) {
    json_scan *scan = &in->scan;
    if (scan->size > JSON_BYTES_MAX) return fail_limit(in, JSON_BYTES_MAX, " bytes");
    json_scan_blanks(scan);
    bay_status status = read_value(in, "a value");
    while (status == BAY_OK && in->depth) status = read_next(in);
    if (status != BAY_OK) return status;
    json_scan_blanks(scan);
    if (scan->at < scan->size) return json_scan_fail(scan, scan->at, "the end of the text");
    return BAY_OK;
}

bay_status json_read(arena *into, const char *bytes, size_t size, const bay_value **out,
                     bay_fault *why) {
    reader in = {.scan = {.bytes = bytes, .size = size, .line = 1, .into = into, .why = why}};
    bay_status status = read_document(&in);
    bay_value *root = NULL;
    if (status == BAY_OK) {
        root = arena_take(into, sizeof *root);
        status = root ? BAY_OK : fault_no_memory(why);
    }
    if (root) {
        assert(in.count == 1 && in.pending);
        *root = in.pending[0];
        *out = root;
    }
    if (status == BAY_BAD_TEXT) add_path(&in);
    memory_give_array(into->memory, in.pending, in.room, sizeof *in.pending);
    return status;
}
