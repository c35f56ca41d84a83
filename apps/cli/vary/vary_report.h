// The forms that the answers of a variation are printed in.
#ifndef BAYONET_CLI_VARY_VARY_REPORT_H
#define BAYONET_CLI_VARY_VARY_REPORT_H

#include "cli/vary/notes.h"
#include "cli/vary/quantity.h"

typedef struct target {
    quantity of;
    double wanted; // a number in 100, an average, or points
} target;

typedef struct vary_view {
    session *at;
    const sweep *of;
    quantities shown;
    target target; // of --target
    notes notes;   // why cells are empty, below the table
} vary_view;

// One list: a row for each value, with a bar or the first decision.
void vary_table(vary_view *view);

// Two lists: a grid for each quantity, and one of the first decisions.
void vary_grid(vary_view *of);

// --target: reads it; the order of the answers by how near they come; the nearest ten as a table.
//
//   out  order   [sweep's points]   points; returns how many have an answer
int vary_target_read(vary_view *of);
uint32_t vary_target_order(const vary_view *of, uint32_t *order);
uint32_t vary_target_nearest(const vary_view *of); // a point; some point has an answer
void vary_target(vary_view *of);

// --plot: draws them into a file.
//   errors  as gnuplot_draw
int vary_plot(const vary_view *of);

// A row for each point, for a spreadsheet; the whole as a document.
void vary_csv(vary_view *of);
void vary_json(vary_view *of);

// A cell of a quantity. Of a point without an answer: "[1]", and the note says why; "-" if it was not
// computed.
void vary_cell(vary_view *of, char word[PERCENT_WORD_MAX], const quantity *what,
               uint32_t point);

// "defender: roll 2 dice"; of a choice that comes later "defender, later: roll 2 dice".
void vary_decision(strbuf *out, const json_t *first);

// Adds a text, its end at `width` columns from where it begins.
void vary_right(strbuf *out, const char *text, int width);

// Ends a line, without blanks at its end.
void vary_end_line(strbuf *out);

#endif
