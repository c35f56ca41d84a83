// The assault a command line means: a file, a rule system's sample or a short form, amended.
#ifndef BAYONET_CLI_ASSAULT_WANTED_H
#define BAYONET_CLI_ASSAULT_WANTED_H

#include "cli/assault/record_file.h"
#include "cli/session/session.h"
#include "cli/session/talk.h"
#include "cli/yaml/yaml.h"

typedef enum wanted_kind {
    WANTED_FILE,
    WANTED_RECORD,
    WANTED_SHORT,
    WANTED_SAMPLE
} wanted_kind;

typedef struct wanted {
    wanted_kind kind;
    page words; // as it would be typed again, quoted for a shell: hill.yaml, nqm 6 veteran v …
    bool standard_input;        // it, or its orders or aim
    json_t *set;                // KEY=VALUE: texts by key; NULL when none
    yaml scenario, orders, aim; // as far as they were read from files
    bool bare_orders,
        bare_aim;         // the file is the list or map itself, not one with orders: or aim:
    input recorded;       // of WANTED_RECORD: its text
    record_file record;   // and its lines
    uint32_t record_last; // the one after which it stands, from 1
    page members;         // of the request
    page aim_words, orders_words; // " --aim cheaply", as it would be typed again
} wanted;

// Whether an operand is KEY=VALUE; adds it to *set, which is made when it is NULL.
bool wanted_is_setting(const char *word);
void wanted_add_setting(json_t **set, const char *word);

// Takes the operands that are KEY=VALUE out of in.word.
//
//   out     *set   texts by key, owned by the caller; NULL when there are none
void wanted_split(session *at, json_t **set);

// Reads what operand `word` .. means, or --from, and --orders, --aim.
//
//   in      count, word   operands without KEY=VALUE: one, or a short form
//           set           amendments; may be NULL; taken over
//   errors  an exit status, with the complaint
//   owns    wanted_free, also after an error
int wanted_read(session *at, int count, char **word, json_t *set, wanted *out);

// The two in one, for commands of one assault.
int wanted_read_all(session *at, wanted *out);

// What a list of assaults calls this one: a file by its name, else the words as they were typed;
// and its KEY=VALUE. The caller frees it.
char *wanted_name(const wanted *of);

// Asks the door `verb` of the assault; `more` are further members of the request.
//
//   errors  the complaint says in which file, line and column, or which word typed, the fault is
int wanted_ask(session *at, const wanted *of, const char *verb, const char *more, talk *out);

// Asks for the odds, and with --why for the clauses.
int wanted_ask_odds(session *at, const wanted *of, talk *out);

// Asks for the scenario with all that was assumed, and of a record how things stand: the reply of
// check, or of show.
int wanted_ask_whole(session *at, const wanted *of, talk *out);

void wanted_free(wanted *of);

#endif
