#include "cli/yaml/yaml_words.h"

#include <stddef.h>
#include <string.h>

enum { LONGEST_KEY = 1024 }; // bytes, its quotes included

const char *yaml_fault_words(yaml_fault fault) {
    static const char *const WORDS[] = {
#define YAML_FAULT(name, words) words,
#include "cli/yaml/yaml_words.def"
    };
    return WORDS[fault];
}

typedef struct wording {
    const char *part; // of libyaml's problem
    yaml_fault fault;
} wording;

// The first that fits.
static const wording WORDINGS[] = {
#define LIBYAML_SAYS(part, name) {part, YAML_FAULT_##name},
#include "cli/yaml/yaml_words.def"
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

// Whether the line itself tells what is wrong; then `fault` is that.
static bool of_the_line(const char *problem, excerpt_line line, size_t *at, yaml_fault *fault) {
    size_t first = indent_of(line);
    char letter = letter_at(line, *at);
    bool unexpected = strstr(problem, "unexpected");
    if (letter == '\t') {
        *fault = YAML_FAULT_TAB;
    } else if (strstr(problem, "expected ':'") && line.size - *at > LONGEST_KEY) {
        *fault = YAML_FAULT_KEY_LONG;
    } else if (unexpected && letter == '"') {
        *fault = YAML_FAULT_DOUBLE_QUOTES;
    } else if (unexpected && letter == '\'') {
        *fault = YAML_FAULT_SINGLE_QUOTES;
    } else if (strstr(problem, "mapping values") && first > 0 && !has_key_before(line, *at)) {
        *at = first;
        *fault = YAML_FAULT_INDENT;
    } else if (!strstr(problem, "did not find expected key")) {
        return false;
    } else if (behind_quote(line, *at)) {
        *fault = YAML_FAULT_BEHIND_QUOTE;
    } else if (*at == first && first > 0 && letter != '-') {
        *fault = YAML_FAULT_INDENT;
    } else {
        return false;
    }
    return true;
}

const char *yaml_words(const char *problem, excerpt_line line, size_t *at) {
    yaml_fault fault;
    if (!problem) return "is not YAML";
    if (of_the_line(problem, line, at, &fault)) return yaml_fault_words(fault);
    for (size_t i = 0; i < sizeof WORDINGS / sizeof *WORDINGS; i++)
        if (strstr(problem, WORDINGS[i].part)) return yaml_fault_words(WORDINGS[i].fault);
    return problem;
}

bool yaml_words_begin_there(const char *context, const char *problem) {
    if (strstr(context, "simple key")) return true;
    return strstr(context, "quoted scalar") && strstr(problem, "unexpected");
}
