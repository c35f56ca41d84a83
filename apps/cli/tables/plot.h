// The option --plot FILE: the endings as bars, the casualties as curves of "at least so many".
// Drawn by gnuplot, a separate program: everything else works without it.
#ifndef BAYONET_CLI_TABLES_PLOT_H
#define BAYONET_CLI_TABLES_PLOT_H

#include "cli/common/strbuf.h"
#include "cli/session/session.h"

enum { PLOT_MAX = 8 }; // assaults in one picture

typedef struct plotted {
    char *name;         // its name in a list of assaults; for a single one a caption, or NULL
    const json_t *odds; // the reply of odds, or the odds under best play in the reply of best
    const json_t *system;
} plotted;

// Whether --plot names a kind of picture that there is, also when it is not given.
//
//   errors  EXIT_USAGE, with the error set
int plot_check(session *at);

// Draws them into the file that --plot names, and notes it. A file that stands there is replaced
// when the picture is ready, not before.
//
//   errors  EXIT_BROKEN: there is no gnuplot, it failed, or the file cannot be written
int plot_draw(session *at, const plotted *list, int count);

// The script for gnuplot, without terminal and output (plot_script.c).
typedef struct plot_size {
    int width, height; // points of a 96th of an inch
} plot_size;
plot_size plot_script(strbuf *out, const plotted *list, int count);

// Gives an SVG a title and a description in words (plot_words.c).
void plot_describe(strbuf *svg, const plotted *list, int count);

#endif
