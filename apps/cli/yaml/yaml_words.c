#include "cli/yaml/yaml_words.h"

#include <stddef.h>
#include <string.h>

typedef struct wording {
    const char *part; // of libyaml's problem
    const char *words;
} wording;

// The first that fits.
static const wording WORDINGS[] = {
    {"mapping values are not allowed", "a second key and colon in one line"},
    {"expected ',' or '}'", "a comma or the closing } is missing before this"},
    {"expected ',' or ']'", "a comma or the closing ] is missing before this"},
    {"could not find expected ':'", "a key needs a colon and a blank after it"},
    {"cannot start any token", "no value can begin with this character"},
    {"block sequence entries",
     "a list (lines with a dash) cannot begin here; look at the indentation"},
    {"mapping keys are not allowed",
     "a key cannot stand here; look at how the lines are indented"},
    {"did not find expected key", "a key is missing here; look at how the lines are indented"},
    {"expected '-' indicator",
     "a line with a dash is missing here; look at how the lines are indented"},
    {"expected node content", "a value is missing here"},
    {"tab character", "a tab stands here, where YAML needs blanks"},
    {"indentation indicator", "behind | or > stands a number from 1 to 9, or none"},
    {"comment or line break", "behind | or > the text begins in a new line"},
    {"unknown escape", "no character is written so, with a backslash, in double quotes"},
    {"hexdecimal", "behind this backslash the number of a character is expected"},
    {"Unicode character escape", "a character that is written with a backslash does not exist"},
    {"control characters", "a control character stands here, which no text has"},
    {"alphabetic or numeric", "behind & or * a name is expected"},
    {"expected <document start>", "something stands behind the end of the document"},
    {"incompatible YAML document", "this version of YAML is not read; 1.2 is"},
    {"directive", "a line that begins with % is a directive, and this is none"},
    {"version number", "a line that begins with % is a directive, and this is none"},
    {"tag", "a scenario has no tags (words with !)"},
    {"expected '!'", "a scenario has no tags (words with !)"},
    {"URI", "a scenario has no tags (words with !)"},
};

// --- What the line itself tells --------------------------------------------------------------

static size_t indent_of(excerpt_line line) {
    size_t at = 0;
    while (at < line.size && (line.text[at] == ' ' || line.text[at] == '\t')) at++;
    return at;
}

// Whether a key ends before `at`.
static bool has_key_before(excerpt_line line, size_t at) {
    for (size_t i = 0; i + 1 < at; i++)
        if (line.text[i] == ':' && line.text[i + 1] == ' ') return true;
    return false;
}

static bool behind_quote(excerpt_line line, size_t at) {
    while (at && line.text[at - 1] == ' ') at--;
    return at && strchr("\"'", line.text[at - 1]);
}

static char letter_at(excerpt_line line, size_t at) {
    return at < line.size ? line.text[at] : '\0';
}

static const char *of_the_line(const char *problem, excerpt_line line, size_t *at) {
    static const char INDENTED[] = "the line is indented unlike those it belongs to";
    size_t first = indent_of(line);
    char letter = letter_at(line, *at);
    if (letter == '\t') return "a tab stands here, where YAML needs blanks";
    if (strstr(problem, "unexpected") && letter == '"')
        return "a text in double quotes does not end as it should";
    if (strstr(problem, "unexpected") && letter == '\'')
        return "a text in single quotes does not end as it should";
    if (strstr(problem, "mapping values") && first > 0 && !has_key_before(line, *at)) {
        *at = first;
        return INDENTED;
    }
    if (!strstr(problem, "did not find expected key")) return NULL;
    if (behind_quote(line, *at)) return "something stands behind the closing quotation mark";
    return *at == first && first > 0 && letter != '-' ? INDENTED : NULL;
}

const char *yaml_words(const char *problem, excerpt_line line, size_t *at) {
    if (!problem) return "is not YAML";
    const char *own = of_the_line(problem, line, at);
    if (own) return own;
    for (size_t i = 0; i < sizeof WORDINGS / sizeof *WORDINGS; i++)
        if (strstr(problem, WORDINGS[i].part)) return WORDINGS[i].words;
    return problem;
}

bool yaml_words_begin_there(const char *context, const char *problem) {
    if (strstr(context, "simple key")) return true;
    return strstr(context, "quoted scalar") && strstr(problem, "unexpected");
}
