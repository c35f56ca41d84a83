#include "cli/yaml/yaml_hints.h"

#include "cli/common/strbuf.h"

#include <stdlib.h>
#include <string.h>

enum { LINE_MAX_BYTES = 2000 }; // nobody looks for a slip in a longer one

// A line of block YAML, taken apart: "  - title: Hill # 3" is lead "  - title: ", value "Hill # 3".
typedef struct parts {
    const char *line;
    size_t size;
    size_t indent; // blanks at the start
    size_t lead;   // bytes before the value: indentation, dashes, key and colon
    bool keyed;    // whether the lead holds a key
} parts;

static bool is_blank(char c) {
    return c == ' ' || c == '\t';
}

static bool is_key(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
           c == '_' || c == '-' || c == '.';
}

static size_t skip_blanks(const parts *of, size_t at) {
    while (at < of->size && is_blank(of->line[at])) at++;
    return at;
}

static size_t key_end(const parts *of, size_t at) {
    while (at < of->size && is_key(of->line[at])) at++;
    return at;
}

static parts take_apart(excerpt_line text) {
    parts of = {.line = text.text, .size = text.size};
    of.indent = of.lead = skip_blanks(&of, 0);
    while (of.lead + 1 < of.size && of.line[of.lead] == '-' && is_blank(of.line[of.lead + 1]))
        of.lead = skip_blanks(&of, of.lead + 1);
    size_t end = key_end(&of, of.lead);
    if (end > of.lead && end < of.size && of.line[end] == ':' &&
        (end + 1 == of.size || is_blank(of.line[end + 1]))) {
        of.keyed = true;
        of.lead = skip_blanks(&of, end + 1);
    }
    return of;
}

static bool begins_with(const parts *of, const char *set) {
    return of->lead < of->size && strchr(set, of->line[of->lead]) && of->line[of->lead];
}

// The line with its value in double quotes, up to where a comment begins.
static char *quoted(const parts *of, size_t comment) {
    strbuf out = {0};
    size_t end = comment;
    while (end > of->lead && is_blank(of->line[end - 1])) end--;
    strbuf_add_bytes(&out, of->line, of->lead);
    strbuf_add(&out, "\"");
    for (size_t i = of->lead; i < end; i++) {
        if (of->line[i] == '"' || of->line[i] == '\\') strbuf_add(&out, "\\");
        strbuf_add_bytes(&out, of->line + i, 1);
    }
    strbuf_add(&out, "\"");
    if (comment < of->size)
        strbuf_put(&out, "  %.*s", (int)(of->size - comment), of->line + comment);
    return out.text;
}

static bool tab_in_indentation(const parts *of, yaml_hint *out) {
    if (!of->indent || !memchr(of->line, '\t', of->indent) || of->indent == of->size)
        return false;
    strbuf fixed = {0};
    for (size_t i = 0; i < of->indent; i++)
        strbuf_add(&fixed, of->line[i] == '\t' ? "  " : " ");
    strbuf_add_bytes(&fixed, of->line + of->indent, of->size - of->indent);
    *out = (yaml_hint){"The line is indented with a tab; YAML needs spaces.", fixed.text};
    return true;
}

// Bytes of a typographic quotation mark at `at`; 0 when there is none.
static size_t curly_at(const parts *of, size_t at) {
    static const char *const QUOTES[] = {"\xE2\x80\x9C", "\xE2\x80\x9D", "\xE2\x80\x9E",
                                         "\xE2\x80\x98", "\xE2\x80\x99", "\xE2\x80\x9A",
                                         "\xC2\xAB",     "\xC2\xBB"};
    for (size_t i = 0; i < sizeof QUOTES / sizeof *QUOTES; i++) {
        size_t size = strlen(QUOTES[i]);
        if (of->size - at >= size && memcmp(of->line + at, QUOTES[i], size) == 0) return size;
    }
    return 0;
}

// A value (or a key) that begins with a curly quote. An apostrophe inside a word is none.
static bool curly_quote(const parts *of, yaml_hint *out) {
    if (of->lead >= of->size || !curly_at(of, of->lead)) return false;
    strbuf fixed = {0};
    strbuf_add_bytes(&fixed, of->line, of->lead);
    for (size_t i = of->lead; i < of->size;) {
        size_t curly = curly_at(of, i);
        bool inside = i > of->lead && i + curly < of->size && is_key(of->line[i + curly]);
        if (curly && !inside)
            strbuf_add(&fixed, "\"");
        else
            strbuf_add_bytes(&fixed, of->line + i, curly ? curly : 1);
        i += curly ? curly : 1;
    }
    *out = (yaml_hint){"Curly quotes are letters like any other to YAML; use straight ones.",
                       fixed.text};
    return true;
}

// key:value at the start of a line, or after { or a comma.
static bool missing_space(const parts *of, yaml_hint *out) {
    for (size_t at = of->lead; at < of->size; at++) {
        bool may_begin = at == of->lead || of->line[at - 1] == '{' ||
                         (is_blank(of->line[at - 1]) && at > 1 && of->line[at - 2] == ',');
        size_t end = may_begin ? key_end(of, at) : at;
        if (end == at || end + 1 >= of->size || of->line[end] != ':') continue;
        if (is_blank(of->line[end + 1]) || of->line[end + 1] == '/') continue;
        if (at == of->lead && of->keyed) continue; // a value such as 10:30
        strbuf fixed = {0};
        strbuf_add_bytes(&fixed, of->line, end + 1);
        strbuf_add(&fixed, " ");
        strbuf_add_bytes(&fixed, of->line + end + 1, of->size - end - 1);
        *out = (yaml_hint){"A space is missing after the colon.", fixed.text};
        return true;
    }
    return false;
}

// Where a comment begins in the value; the end of the line when there is none. `glued`: only a #
// that runs on into a word, as in "Coy #2".
static size_t hash_at(const parts *of, bool glued) {
    for (size_t at = of->lead; at < of->size; at++)
        if (of->line[at] == '#' && at > 0 && is_blank(of->line[at - 1]) &&
            (!glued || (at + 1 < of->size && is_key(of->line[at + 1]))))
            return at;
    return of->size;
}

static bool hash_in_value(const parts *of, yaml_hint *out) {
    if (of->lead == of->indent || begins_with(of, "\"'{[|>")) return false;
    if (hash_at(of, true) == of->size) return false;
    *out = (yaml_hint){"What follows a # is a comment; in a value it needs quotes.",
                       quoted(of, of->size)};
    return true;
}

static bool colon_in_value(const parts *of, yaml_hint *out) {
    if (!of->keyed || begins_with(of, "\"'{[|>#")) return false;
    size_t end = hash_at(of, false);
    for (size_t at = of->lead; at < end; at++)
        if (of->line[at] == ':' && (at + 1 == end || is_blank(of->line[at + 1]))) {
            *out = (yaml_hint){
                "A colon and a space make a key; a value that holds them needs quotes.",
                quoted(of, end)};
            return true;
        }
    return false;
}

static bool reserved_letter(const parts *of, yaml_hint *out) {
    if (of->lead == of->indent || !begins_with(of, "@`%&*!")) return false;
    *out = (yaml_hint){"A value that begins with one of @ ` % & * ! needs quotes.",
                       quoted(of, hash_at(of, false))};
    return true;
}

static bool unclosed_quote(const parts *of, yaml_hint *out) {
    if (!begins_with(of, "\"'")) return false;
    char quote = of->line[of->lead];
    for (size_t at = of->lead + 1; at < of->size; at++)
        if (of->line[at] == quote && of->line[at - 1] != '\\') return false;
    strbuf fixed = {0};
    strbuf_put(&fixed, "%.*s%c", (int)of->size, of->line, quote);
    *out = (yaml_hint){"The quotation mark has no partner on its line.", fixed.text};
    return true;
}

// A quote that opens in the middle of a value: 6 ‘regular’. Such quotes go.
static bool curly_inside(const parts *of, yaml_hint *out) {
    bool opens = false;
    strbuf fixed = {0};
    strbuf_add_bytes(&fixed, of->line, of->lead);
    for (size_t i = of->lead; i < of->size;) {
        size_t curly = curly_at(of, i);
        opens = opens || (curly && i > of->lead && strchr(" {[(,", of->line[i - 1]));
        bool kept = !curly || !opens; // an apostrophe before
        if (kept) strbuf_add_bytes(&fixed, of->line + i, curly ? curly : 1);
        i += curly ? curly : 1;
    }
    if (!opens) {
        strbuf_free(&fixed);
        return false;
    }
    *out = (yaml_hint){"Curly quotes are letters like any other to YAML; leave them out.",
                       fixed.text};
    return true;
}

bool yaml_hint_find(excerpt_line line, yaml_hint *out) {
    if (line.size > LINE_MAX_BYTES) return false;
    parts of = take_apart(line);
    return tab_in_indentation(&of, out) || curly_quote(&of, out) || missing_space(&of, out) ||
           hash_in_value(&of, out) || colon_in_value(&of, out) || reserved_letter(&of, out) ||
           unclosed_quote(&of, out) || curly_inside(&of, out);
}

bool yaml_hint_silent(excerpt_line line, yaml_hint *out) {
    if (line.size > LINE_MAX_BYTES) return false;
    parts of = take_apart(line);
    return curly_quote(&of, out) || hash_in_value(&of, out);
}
