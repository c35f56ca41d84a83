#include "cli/yaml/yaml_write.h"

#include "cli/common/xalloc.h"
#include "cli/common/yaml_scalar.h"
#include "cli/yaml/compose.h"

#include <stdlib.h>
#include <string.h>

// Whether a text may stand without quotes: letters first, nothing that YAML or a flow list reads,
// and no word or number that would come back as something else.
static bool may_be_plain(const char *text) {
    static const char SAFE[] =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 _-./";
    size_t size = strlen(text);
    if (size == 0 || strspn(text, SAFE) != size || text[size - 1] == ' ') return false;
    if (strchr(" -./", text[0])) return false;
    strbuf probe = {0};
    bool is_text = yaml_scalar_plain(&probe, text, size) && probe.text[0] == '"';
    strbuf_free(&probe);
    return is_text;
}

static void write_text(strbuf *out, const char *text) {
    if (may_be_plain(text))
        strbuf_add(out, text);
    else
        yaml_scalar_text(out, text, strlen(text));
}

static void write_scalar(strbuf *out, const json_t *value) {
    if (json_is_string(value)) {
        write_text(out, json_string_value(value));
        return;
    }
    char *text = json_dumps(value, JSON_ENCODE_ANY | JSON_COMPACT | JSON_REAL_PRECISION(17));
    if (!text) xalloc_gone();
    strbuf_add(out, text);
    free(text);
}

// What was read is at most COMPOSE_DEPTH_MAX deep, and so is this.
void yaml_write(strbuf *out, const json_t *value) {
    const char *key, *between = "";
    size_t index;
    json_t *item;
    if (json_is_object(value)) {
        strbuf_add(out, "{");
        json_object_foreach((json_t *)value, key, item) {
            strbuf_add(out, between);
            write_text(out, key);
            strbuf_add(out, ": ");
            yaml_write(out, item);
            between = ", ";
        }
        strbuf_add(out, "}");
    } else if (json_is_array(value)) {
        strbuf_add(out, "[");
        json_array_foreach(value, index, item) {
            strbuf_add(out, between);
            yaml_write(out, item);
            between = ", ";
        }
        strbuf_add(out, "]");
    } else {
        write_scalar(out, value);
    }
}

// What a key holds: a list that the line has no room for an item a line below it.
static void write_below(strbuf *out, const char *key, const json_t *value, int indent) {
    size_t index;
    json_t *item;
    strbuf line = {0}, name = {0};
    write_text(&name, key);
    strbuf_put(&line, "%*s%s: ", indent, "", name.text);
    yaml_write(&line, value);
    bool fits = strbuf_width_of(line.text) <= LINE_WIDTH || !json_is_array(value);
    strbuf_put(out, "%s:%s", name.text, fits ? " " : "\n");
    if (fits) yaml_write(out, value);
    if (fits) strbuf_add(out, "\n");
    json_array_foreach(fits ? NULL : value, index, item) yaml_write_item(out, item, indent + 2);
    strbuf_free(&name);
    strbuf_free(&line);
}

void yaml_write_item(strbuf *out, const json_t *item, int indent) {
    const char *key, *dash = "- ";
    json_t *value;
    strbuf line = {0};
    strbuf_put(&line, "%*s- ", indent, "");
    yaml_write(&line, item);
    if (strbuf_width_of(line.text) <= LINE_WIDTH || !json_is_object(item)) {
        strbuf_put(out, "%s\n", line.text);
    } else {
        json_object_foreach((json_t *)item, key, value) {
            strbuf_put(out, "%*s%s", indent, "", dash);
            write_below(out, key, value, indent + 2);
            dash = "  ";
        }
    }
    strbuf_free(&line);
}

// --- Texts of lines --------------------------------------------------------------------------

// A text's bytes without the line feeds at its end.
static size_t without_feeds(const char *text) {
    size_t size = strlen(text);
    while (size && text[size - 1] == '\n') size--;
    return size;
}

bool yaml_write_may_block(const json_t *value) {
    const char *text = json_string_value(value);
    if (!text || !strchr(text, '\n')) return false;
    size_t size = without_feeds(text);
    if (size == 0 || text[0] == '\n' || text[size - 1] == ' ') return false;
    if (yaml_scalar_wants_quotes(text, size)) return false; // what nobody sees
    return json_string_length(value) == strlen(text);
}

void yaml_write_block(strbuf *out, const json_t *value, int indent) {
    const char *text = json_string_value(value);
    size_t size = without_feeds(text), feeds = strlen(text) - size;
    strbuf_add(out, "|");
    if (text[0] == ' ') strbuf_add(out, "2"); // else the blanks would count as indentation
    strbuf_add(out, feeds == 0 ? "-\n" : feeds == 1 ? "\n" : "+\n");
    for (size_t at = 0; at < size;) {
        size_t length = strcspn(text + at, "\n");
        if (length) strbuf_put(out, "%*s%.*s", indent, "", (int)length, text + at);
        strbuf_add(out, "\n");
        at += length + 1;
    }
    for (size_t extra = 1; extra < feeds; extra++) strbuf_add(out, "\n");
}
