// Pictures drawn by gnuplot, a separate program: everything else works without it.
#ifndef BAYONET_CLI_TABLES_GNUPLOT_H
#define BAYONET_CLI_TABLES_GNUPLOT_H

#include "cli/common/strbuf.h"
#include "cli/session/session.h"

typedef struct gnuplot_picture {
    strbuf script;         // without terminal and output
    int width, height;     // points of a 96th of an inch
    strbuf title, summary; // in words, for people who do not see it; an SVG keeps them
} gnuplot_picture;

// Whether --plot names a kind of picture that there is, also when it is not given.
//
//   errors  EXIT_USAGE, with the error set
int gnuplot_check(session *at);

// Draws it into the file that --plot names, and notes it. A file that stands there is replaced when
// the picture is ready, not before.
//
//   errors  EXIT_BROKEN: there is no gnuplot, it failed, or the file cannot be written
int gnuplot_draw(session *at, const gnuplot_picture *of);
void gnuplot_free(gnuplot_picture *of);

// Adds a text as gnuplot reads it: in single quotes, in which it reads nothing but their end.
void gnuplot_quote(strbuf *out, const char *text, size_t size);

#endif
