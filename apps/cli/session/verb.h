// The types of a command and of an option.
#ifndef BAYONET_CLI_SESSION_VERB_H
#define BAYONET_CLI_SESSION_VERB_H

#include "cli/session/session.h"

#include <stdint.h>

typedef enum option_id {
    OPTION_JSON,
    OPTION_CSV,
    OPTION_FRACTIONS,
    OPTION_ORDERS,
    OPTION_AIM,
    OPTION_DIGITS,
    OPTION_BUDGET,
    OPTION_FROM,
    OPTION_WHY,
    OPTION_HANGS_ON,
    OPTION_CERTAIN,
    OPTION_DICE,
    OPTION_COMMAND,
    OPTION_RECORD,
    OPTION_SEED,
    OPTION_TERSE,
    OPTION_TRIALS,
    OPTION_THREADS,
    OPTION_WAY,
    OPTION_PLOT,
    OPTION_SHOW,
    OPTION_TARGET,
    OPTION_STORE,
    OPTION_NO_INPUT,
    OPTION_MAN,
    OPTION_COMPLETION,
    OPTION_HELP,
    OPTION_VERSION,
    OPTION_COUNT
} option_id;

typedef struct option_row {
    const char *name;    // without the dashes
    char letter;         // the same as one letter; 0 when there is none
    const char *value;   // its argument, as help shows it; NULL: none
    const char *choices; // words to offer, with a bar between them; NULL: none
    bool file;           // a file may be given
    const char *words;
} option_row;

typedef struct example {
    const char *line, *words;
} example;

enum { EXAMPLES_MAX = 8 };

// The operands after the verb.
typedef enum operands {
    OPERANDS_NONE,
    OPERANDS_SYSTEM,   // a rule system or a clause
    OPERANDS_SCENARIO, // a file, -, a rule system, a short form; and KEY=VALUE
    OPERANDS_ASSAULT,  // the same, or a record
    OPERANDS_ASSAULTS, // one or several of them
    OPERANDS_RECORD,
    OPERANDS_VERB
} operands;

typedef struct verb {
    const char *name, *usage, *summary; // summary: one line without a full stop
    const char *about;                  // paragraphs, a line feed between them
    example examples[EXAMPLES_MAX];     // up to the first without a line
    uint32_t options;                   // bit of each option_id
    operands operands;
    bool hidden;
    int (*run)(session *); // an exit status
} verb;

static inline bool verb_takes(const verb *of, option_id option) {
    return of->options >> option & 1;
}

#endif
