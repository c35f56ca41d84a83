// Regular expressions for hints about a line: what POSIX and JavaScript both have, and no more.
//
// A pattern has letters, `\x` for the letter x, `.`, `[abc]`, `[a-z]`, `[^abc]`, each of them with `*`
// or `+` behind it for as many as can be; `^` and `$`; and groups `(a|b)`, which are not repeated. It
// is matched byte by byte, and nothing is allocated: the C library's own matcher answers wrongly
// when memory is short.
#ifndef BAYONET_CLI_YAML_LINE_PATTERN_H
#define BAYONET_CLI_YAML_LINE_PATTERN_H

#include <stdbool.h>
#include <stddef.h>

typedef struct line_match {
    size_t start;     // of the match, in bytes of the text
    size_t group_end; // where its first group ends; undefined where it took no part
} line_match;

// The first match of `pattern` in `text`. Where several alternatives match at one place, it is the
// first of them.
bool line_pattern_find(const char *pattern, const char *text, line_match *out);

#endif
