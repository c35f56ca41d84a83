#include "cli/yaml/line_pattern.h"

#include <string.h>

typedef struct search {
    const char *text;
    const char *close; // of the first group, in the pattern; NULL: there is none
    line_match *out;
} search;

// --- The pattern as text ----------------------------------------------------------------------

// Behind the set that begins at `p`: a class, an escaped letter, or a letter.
static const char *set_end(const char *p) {
    if (*p == '\\') return p + 2;
    if (*p != '[') return p + 1;
    p += p[1] == '^' ? 3 : 2; // the first letter of a class may be its bracket
    while (*p != ']') p++;
    return p + 1;
}

// From within a group or the whole: the next | or ) of it, or the end.
static const char *alternative_end(const char *p) {
    for (int depth = 0; *p && (depth || (*p != '|' && *p != ')')); p = set_end(p))
        depth += (*p == '(') - (*p == ')');
    return p;
}

static const char *group_end(const char *p) {
    while (*(p = alternative_end(p)) == '|') p++;
    return p;
}

static bool class_has(const char *p, char c) {
    bool has = false, negated = p[1] == '^';
    const char *from = p + 1 + negated;
    for (const char *at = from; at == from || *at != ']';) {
        bool range = at[1] == '-' && at[2] != ']';
        has = has || (range ? c >= at[0] && c <= at[2] : c == *at);
        at += range ? 3 : 1;
    }
    return has != negated;
}

static bool set_has(const char *p, char c) {
    if (!c) return false;
    if (*p == '.') return true;
    if (*p == '[') return class_has(p, c);
    return c == (*p == '\\' ? p[1] : *p);
}

// --- The match --------------------------------------------------------------------------------

static bool match_here(search *in, const char *p, const char *at);

// As many as can be of the set at `p`, at least `least`, and then the rest.
static bool match_many(search *in, const char *p, const char *rest, size_t least,
                       const char *at) {
    size_t count = 0;
    while (set_has(p, at[count])) count++;
    for (; count >= least; count--) {
        if (match_here(in, rest, at + count)) return true;
        if (count == 0) break;
    }
    return false;
}

// The alternatives from `p` on, one after another.
static bool match_any(search *in, const char *p, const char *at) {
    for (;; p++) {
        if (match_here(in, p, at)) return true;
        p = alternative_end(p);
        if (*p != '|') return false;
    }
}

static bool match_here(search *in, const char *p, const char *at) {
    for (;;) {
        if (*p == '|') p = group_end(p + 1);
        if (!*p) return true;
        if (p == in->close) in->out->group_end = (size_t)(at - in->text);
        if (*p == '(') return match_any(in, p + 1, at);
        if (*p == ')' || (*p == '^' && at == in->text) || (*p == '$' && !*at)) {
            p++;
            continue;
        }
        if (*p == '^' || *p == '$') return false;
        const char *next = set_end(p);
        if (*next == '*' || *next == '+') return match_many(in, p, next + 1, *next == '+', at);
        if (!set_has(p, *at)) return false;
        p = next;
        at++;
    }
}

bool line_pattern_find(const char *pattern, const char *text, line_match *out) {
    const char *open = pattern;
    while (*open && *open != '(') open = set_end(open);
    search in = {text, *open ? group_end(open + 1) : NULL, out};
    for (const char *at = text;; at++) {
        out->start = (size_t)(at - text);
        if (match_any(&in, pattern, at)) return true;
        if (!*at) return false;
    }
}
