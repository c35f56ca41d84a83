// The values that a word of the command line names: a list, a range, or both.
//
//     regular,elite        regular  elite
//     4..12                4  5  6  …  12
//     0.5..1.5:0.25        0.5  0.75  1  1.25  1.5
//     1/3..1:1/6           1/3  1/2  2/3  5/6  1
//     6..8 regular,4 elite "6 regular"  "7 regular"  "8 regular"  "4 elite"
//
// A comma before a blank or at the end parts nothing, nor one within quotes or brackets: "elite 4, 1
// pin" is one value. Quotes round a whole value are taken off.
#ifndef BAYONET_CLI_VARY_VALUES_H
#define BAYONET_CLI_VARY_VALUES_H

#include "cli/session/session.h"

enum { VALUES_MAX = 1000000 };

typedef struct values {
    uint32_t count;
    char **value; // [count]
} values;

// True if the text names more than itself: it has a list or a range.
bool values_are_several(const char *text);

// Reads them.
//
//   in      name   what has these values, for the error
//   errors  EXIT_USAGE, with the error set: a step of 0, too many values, a value twice
//   owns    values_free, also after an error
int values_read(session *at, const char *name, const char *text, values *out);
void values_free(values *of);

// Columns of the widest.
int values_width(const values *of);

#endif
