#include "cli/yaml/yaml_hints.h"

#include "cli/common/strbuf.h"
#include "cli/common/xalloc.h"
#include "cli/yaml/line_pattern.h"

#include <stdlib.h>
#include <string.h>

enum { LINE_MAX_BYTES = 2000 }; // nobody looks for a slip in a longer one

// A line of block YAML, taken apart: "  - title: Hill # 3" is lead "  - title: ", value "Hill # 3".
typedef struct parts {
    const char *line; // NUL-terminated, as are all that begin within it
    size_t size;
    size_t indent;  // blanks at the start
    size_t lead;    // bytes before the value: indentation, dashes, key and colon
    size_t comment; // where a comment begins in the value; `size` when there is none
    bool keyed;     // whether the lead holds a key
} parts;

static bool is_key(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
           c == '_' || c == '-' || c == '.';
}

static bool is_blank(char c) {
    return c == ' ' || c == '\t';
}

static size_t skip_blanks(const char *line, size_t at) {
    return at + strspn(line + at, " \t");
}

static size_t comment_of(const char *line, size_t lead) {
    for (size_t at = lead; line[at]; at++)
        if (line[at] == '#' && at > 0 && is_blank(line[at - 1])) return at;
    return strlen(line);
}

static parts take_apart(const char *line) {
    parts of = {.line = line, .size = strlen(line)};
    of.indent = of.lead = skip_blanks(line, 0);
    while (line[of.lead] == '-' && is_blank(line[of.lead + 1]))
        of.lead = skip_blanks(line, of.lead + 1);
    size_t end = of.lead;
    while (is_key(line[end])) end++;
    of.keyed = end > of.lead && line[end] == ':' && (!line[end + 1] || is_blank(line[end + 1]));
    if (of.keyed) of.lead = skip_blanks(line, end + 1);
    of.comment = comment_of(line, of.lead);
    return of;
}

// --- How a line is mended ---------------------------------------------------------------------

typedef enum mending { BLANKS, BLANK, STRAIGHT, NO_QUOTES, QUOTE, QUOTE_ALL, CLOSE } mending;

// Bytes of the typographic quotation mark that a text begins with; 0 when there is none.
static size_t curly(const char *text) {
    static const char *const QUOTES[] = {"“", "”", "„", "‘", "’", "‚", "«", "»"};
    for (size_t i = 0; i < sizeof QUOTES / sizeof *QUOTES; i++) {
        size_t size = strlen(QUOTES[i]);
        if (strncmp(text, QUOTES[i], size) == 0) return size;
    }
    return 0;
}

// The value in double quotes, up to `end`.
static void quote(const parts *of, size_t end, strbuf *out) {
    size_t last = end;
    while (last > of->lead && is_blank(of->line[last - 1])) last--;
    strbuf_add_bytes(out, of->line, of->lead);
    strbuf_add(out, "\"");
    for (size_t i = of->lead; i < last; i++) {
        if (of->line[i] == '"' || of->line[i] == '\\') strbuf_add(out, "\\");
        strbuf_add_bytes(out, of->line + i, 1);
    }
    strbuf_add(out, "\"");
    if (end < of->size) strbuf_put(out, "  %s", of->line + end);
}

// Each curly quote from `from` on becomes `instead`; `within`: but not those before a letter.
static void replace_quotes(const parts *of, size_t from, const char *instead, bool within,
                           strbuf *out) {
    strbuf_add_bytes(out, of->line, from);
    for (size_t i = from; i < of->size;) {
        size_t size = curly(of->line + i);
        bool kept = !size || (within && i > of->lead && is_key(of->line[i + size]));
        strbuf_add_bytes(out, kept ? of->line + i : instead,
                         kept ? (size ? size : 1) : strlen(instead));
        i += size ? size : 1;
    }
}

// in   found   in the part of the line
static void mend(mending how, const parts *of, const line_match *found, strbuf *out) {
    switch (how) {
    case BLANKS:
        for (size_t i = 0; i < of->indent; i++)
            strbuf_add(out, of->line[i] == '\t' ? "  " : " ");
        strbuf_add(out, of->line + of->indent);
        return;
    case BLANK: {
        size_t end = of->lead + found->group_end;
        strbuf_put(out, "%.*s %s", (int)end, of->line, of->line + end);
        return;
    }
    case STRAIGHT: replace_quotes(of, of->lead, "\"", true, out); return;
    case NO_QUOTES: replace_quotes(of, of->lead + found->start, "", false, out); return;
    case QUOTE: quote(of, of->comment, out); return;
    case QUOTE_ALL: quote(of, of->size, out); return;
    case CLOSE: strbuf_put(out, "%s%c", of->line, of->line[of->lead]); return;
    }
}

// --- Which hint fits --------------------------------------------------------------------------

typedef enum where { INDENT, VALUE, COMMENT } where;
typedef enum lead { ANYTHING, KEY, NO_KEY, ITEM } lead;
typedef enum takes { REFUSES, TAKES } takes;

typedef struct hint {
    where in;
    lead lead;
    const char *find, *unless;
    mending mend;
    takes yaml;
    const char *words;
} hint;

static const hint HINTS[] = {
#define YAML_HINT(in, lead, find, unless, mend, yaml, words)                                   \
    {in, lead, find, unless, mend, yaml, words},
#include "cli/yaml/yaml_words.def"
};

enum { HINTS_COUNT = sizeof HINTS / sizeof *HINTS };

static bool lead_fits(const parts *of, lead wanted) {
    switch (wanted) {
    case ANYTHING: return true;
    case KEY: return of->keyed;
    case NO_KEY: return !of->keyed;
    case ITEM: return of->lead > of->indent;
    }
    return false;
}

static bool finds(const hint *one, const char *text, line_match *found) {
    line_match other;
    return line_pattern_find(one->find, text, found) &&
           !(*one->unless && line_pattern_find(one->unless, text, &other));
}

// Whether the row fits the line.
static bool fits(const hint *one, const parts *of, line_match *found) {
    if (!lead_fits(of, one->lead)) return false;
    if (one->in == VALUE) return finds(one, of->line + of->lead, found);
    if (one->in == INDENT && of->indent == of->size) return false; // it is empty
    size_t from = one->in == INDENT ? 0 : of->lead;
    size_t end = one->in == INDENT ? of->indent : of->comment;
    char *text = xalloc_text(of->line + from, end - from);
    bool fit = finds(one, text, found);
    free(text);
    return fit;
}

static bool find(excerpt_line line, bool all, yaml_hint *out) {
    if (line.size > LINE_MAX_BYTES) return false;
    char *text = xalloc_text(line.text, line.size);
    parts of = take_apart(text);
    bool found = false;
    for (int row = 0; row < HINTS_COUNT && !found; row++) {
        line_match match;
        if (!all && HINTS[row].yaml == REFUSES) continue;
        found = fits(&HINTS[row], &of, &match);
        if (!found) continue;
        strbuf fixed = {0};
        mend(HINTS[row].mend, &of, &match, &fixed);
        *out = (yaml_hint){HINTS[row].words, fixed.text};
    }
    free(text);
    return found;
}

bool yaml_hint_find(excerpt_line line, yaml_hint *out) {
    return find(line, true, out);
}

bool yaml_hint_silent(excerpt_line line, yaml_hint *out) {
    return find(line, false, out);
}
