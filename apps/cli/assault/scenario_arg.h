// The assault a command line means: a file, a rule system's sample or a short form, amended.
#ifndef BAYONET_CLI_ASSAULT_SCENARIO_ARG_H
#define BAYONET_CLI_ASSAULT_SCENARIO_ARG_H

#include "cli/assault/record_file.h"
#include "cli/session/client.h"
#include "cli/session/session.h"
#include "cli/yaml/yaml.h"

typedef enum scenario_arg_kind {
    SCENARIO_ARG_FILE,
    SCENARIO_ARG_RECORD,
    SCENARIO_ARG_SHORT,
    SCENARIO_ARG_SAMPLE
} scenario_arg_kind;

typedef struct scenario_arg {
    scenario_arg_kind kind;
    strbuf
        words; // as it would be typed again, quoted for a shell: hill.yaml, nqm 6 veteran v …
    bool standard_input;        // it, or its orders or aim
    json_t *set;                // KEY=VALUE: texts by key; NULL when none
    yaml scenario, orders, aim; // as far as they were read from files
    bool bare_orders,
        bare_aim;            // the file is the list or map itself, not one with orders: or aim:
    input recorded;          // of SCENARIO_ARG_RECORD: its text
    record_file record;      // and its lines
    uint32_t record_last;    // the one after which it stands, from 1
    strbuf members;          // of the request
    size_t set_at, set_size; // where `set` stands among them, or would
    bool lent;               // all but words, members and set are another one's
    strbuf aim_words, orders_words; // " --aim cheaply", as it would be typed again
} scenario_arg;

// Whether an operand is KEY=VALUE.
bool scenario_arg_is_setting(const char *word);

// What was set before is not dropped in silence.
//
//   errors  the key is in the set already, or a part of what it names is; the set may be NULL
int scenario_arg_refuse_given(session *at, const json_t *set, const char *key);

// Adds an operand that is KEY=VALUE to *set, which is made when it is NULL.
//
//   errors  those of scenario_arg_refuse_given
int scenario_arg_add_setting(session *at, json_t **set, const char *word);

// Takes the operands that are KEY=VALUE out of in.word.
//
//   out     *set   texts by key, owned by the caller, also after an error; NULL when there are none
//   errors  those of scenario_arg_refuse_given
int scenario_arg_split(session *at, json_t **set);

// Reads the assault that the operands `word` .. mean, or --from, and --orders, --aim.
//
//   in      count, word   operands without KEY=VALUE: one, or a short form
//           set           amendments; may be NULL; taken over
//   errors  an exit status, with the error set
//   owns    scenario_arg_free, also after an error
int scenario_arg_read(session *at, int count, char **word, json_t *set, scenario_arg *out);

// The same assault with other settings, and other words where it is a short form. Nothing is read
// again, and nothing can go wrong.
//
//   in      of     outlives *out
//           set    amendments; may be NULL
//   owns    scenario_arg_free
void scenario_arg_with(const scenario_arg *of, int count, char **word, json_t *set,
                       scenario_arg *out);

// The same assault without one KEY=VALUE. It lends from `of`, and is freed before it.
void scenario_arg_without(const scenario_arg *of, const char *key, scenario_arg *out);

// The two in one, for commands of one assault.
int scenario_arg_read_all(session *at, scenario_arg *out);

// The name of this assault in a list: the file's name, else the words as they were typed; and its
// KEY=VALUE. The caller frees it.
char *scenario_arg_name(const scenario_arg *of);

// Asks the door `verb` of the assault; `more` are further members of the request.
//
//   errors  the error says in which file, line and column, or which word typed, the fault is
int scenario_arg_ask(session *at, const scenario_arg *of, const char *verb, const char *more,
                     client *out);

// Asks for the story of a record; aim and orders are no part of it.
int scenario_arg_ask_replay(session *at, const scenario_arg *of, client *out);

// Asks for the odds, and with --why for the clauses.
int scenario_arg_ask_odds(session *at, const scenario_arg *of, client *out);

// Asks for best play by both sides.
int scenario_arg_ask_best(session *at, const scenario_arg *of, client *out);

// Asks for the scenario with all assumed values, or, for a record, its present state: the reply of
// check, or of show.
int scenario_arg_ask_whole(session *at, const scenario_arg *of, client *out);

void scenario_arg_free(scenario_arg *of);

#endif
