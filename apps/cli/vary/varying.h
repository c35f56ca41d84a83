// What is varied on a command line: NAME=LO..HI and NAME=a,b,c, and such words of a short form.
#ifndef BAYONET_CLI_VARY_VARYING_H
#define BAYONET_CLI_VARY_VARYING_H

#include "cli/assault/scenario_arg.h"
#include "cli/vary/values.h"

enum { VARIED_MAX = 2 };

typedef struct varied {
    char *name;   // as the tables name it: the key, the setting, or the key that a word gives
    int word;     // of the short form, from 0, the name of the rules; -1: NAME=
    int place;    // of that word among those typed, which may have blanks
    values value; // the last list changes fastest
} varied;

typedef struct varying {
    int count; // of lists, 1 to VARIED_MAX
    varied list[VARIED_MAX];
    uint32_t points;
    int words;   // operands that are no setting
    char **word; // [words], of the command line
    json_t *set; // of the settings that have one value; NULL: none
} varying;

// Reads the operands.
//
//   errors  EXIT_USAGE, with the error set: nothing is varied, or more than two
//   owns    varying_free, also after an error
int varying_read(session *at, varying *out);
void varying_free(varying *of);

// The index of a point's value in list `list`, and the value.
uint32_t varying_index(const varying *of, uint32_t point, int list);
const char *varying_value(const varying *of, uint32_t point, int list);

// Reads the assault without what is varied; "_" stands for the words of a short form that are.
//   errors, owns  as scenario_arg_read
int varying_base(session *at, const varying *of, scenario_arg *out);

// The assault of one point; `base` outlives it.
//   owns  scenario_arg_free
void varying_arg(const varying *of, const scenario_arg *base, uint32_t point,
                 scenario_arg *out);

// Columns of a list: of its name, or of its widest value.
int varying_width(const varied *of);

// Adds the request's member `over`.
void varying_members(strbuf *members, const varying *of);

// Names the words of a short form by the keys that they give, where each gives one alone.
void varying_name_words(session *at, const scenario_arg *base, varying *of);

#endif
