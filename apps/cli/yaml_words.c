#include "yaml_words.h"

#include <stddef.h>
#include <string.h>

typedef struct wording {
    const char *part; // of libfyaml's message
    const char *words;
} wording;

// The first that fits.
static const wording WORDINGS[] = {
    {"nested block mapping on the same line", "a second key and colon in one line"},
    {"missing comma in flow mapping", "a comma or the closing } is missing before this"},
    {"missing comma in flow sequence", "a comma or the closing ] is missing before this"},
    {"without a closing bracket", "a [ or { has no partner"},
    {"without closing quote", "a quotation mark has no partner"},
    {"trailing content after", "something stands behind the closing quotation mark"},
    {"double-quoted scalar", "a text in double quotes does not end as it should"},
    {"single-quoted scalar", "a text in single quotes does not end as it should"},
    {"could not find expected ':'", "a key wants a colon and a blank after it"},
    {"missing ':'", "a key wants a colon and a blank after it"},
    {"multiline", "a key and its colon stand in one line; look at how the lines are indented"},
    {"block sequence", "a list (lines with a dash) cannot begin here; look at the indentation"},
    {"block entries", "a list (lines with a dash) cannot begin here; look at the indentation"},
    {"did not find expected key", "a key is missing here; look at how the lines are indented"},
    {"mapping key", "a key cannot stand here; look at how the lines are indented"},
    {"indentation in mapping", "the line is indented unlike those it belongs to"},
    {"indent for", "the line is indented unlike those it belongs to"},
};

const char *yaml_words(const char *message) {
    if (!message) return "is not YAML";
    for (size_t i = 0; i < sizeof WORDINGS / sizeof *WORDINGS; i++)
        if (strstr(message, WORDINGS[i].part)) return WORDINGS[i].words;
    return message;
}
