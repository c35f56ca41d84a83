// The option --plot FILE of odds: the endings as bars, the casualties as curves of "at least so many".
#ifndef BAYONET_CLI_TABLES_PLOT_H
#define BAYONET_CLI_TABLES_PLOT_H

#include "cli/tables/gnuplot.h"

enum { PLOT_MAX = 8 }; // assaults in one picture

typedef struct plotted {
    char *name;         // its name in a list of assaults; for a single one a caption, or NULL
    const json_t *odds; // the reply of odds, or the odds under best play in the reply of best
    const json_t *system;
} plotted;

// Draws them into the file that --plot names.
//
//   errors  as gnuplot_draw
int plot_draw(session *at, const plotted *list, int count);

// Their title and summary (plot_words.c).
void plot_describe(gnuplot_picture *out, const plotted *list, int count);

#endif
