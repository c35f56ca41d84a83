// What --show and --target name: a chance or an average that an answer of `vary` has.
#ifndef BAYONET_CLI_VARY_QUANTITY_H
#define BAYONET_CLI_VARY_QUANTITY_H

#include "cli/common/percent.h"
#include "cli/vary/sweep.h"

enum { QUANTITIES_MAX = 16 };

typedef enum quantity_kind {
    QUANTITY_GROUND, // the chance that the attacker gains the ground
    QUANTITY_ENDING, // the chance of an ending
    QUANTITY_VALUE,  // points to the attacker, under the aim
    QUANTITY_MEASURE // an average
} quantity_kind;

typedef struct quantity {
    quantity_kind kind;
    int row;           // of the reply's endings or measures
    const char *id;    // as it is named
    const char *words; // of the rules
} quantity;

typedef struct quantities {
    int count;
    quantity list[QUANTITIES_MAX];
} quantities;

// Finds the one that is named: headline, value, the id of an ending or of a measure.
//   errors  EXIT_USAGE, with the error set: `option` is --show or --target
int quantity_find(session *at, const sweep *of, const char *option, const char *name,
                  quantity *out);

// Those of --show, a list with commas.
//   errors  EXIT_USAGE, with the error set
int quantities_read(session *at, const sweep *of, quantities *out);

// Those without it: the headline; the value, under an aim whose points are no chances; and in a table
// without decisions each side's casualties. `of` has its answers.
void quantities_usual(const sweep *of, quantities *out);

bool quantity_is_chance(const quantity *of);
double quantity_number(const quantity *of, const json_t *row);

// Its number as a table shows it: chances in 100 with `digits` decimals, averages with one more.
void quantity_cell(char word[PERCENT_WORD_MAX], const quantity *of, double number, int digits);

// What it is counted in: "in 100", "on average"; "" of points.
const char *quantity_unit(const quantity *of);

#endif
