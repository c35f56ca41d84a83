// How a call went. Every call that can fail says so with one of these.
//
// Outputs are written only on BAY_OK unless a function says otherwise. The numbers are stable:
// a status keeps its number for ever, new ones are added at the end.
#ifndef BAYONET_STATUS_H
#define BAYONET_STATUS_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// Every status: its name in C, its id in replies, its English.
#define BAY_STATUS_MAP(X)                                                                      \
    X(BAY_OK, "ok", "done")                                                                    \
    X(BAY_BAD_TEXT, "bad-text", "the text is not JSON")                                        \
    X(BAY_BAD_REQUEST, "bad-request", "the request is not one the library knows")              \
    X(BAY_BAD_INPUT, "bad-input", "a value is missing, misplaced or outside its range")        \
    X(BAY_FORBIDDEN, "forbidden", "a clause of the rules forbids it")                          \
    X(BAY_UNKNOWN_RULES, "unknown-rules", "no rule system has that name")                      \
    X(BAY_BAD_RECORD, "bad-record", "the record cannot have been played")                      \
    X(BAY_OVER_BUDGET, "over-budget",                                                          \
      "the assault has more situations than the budget allows")                                \
    X(BAY_NO_MEMORY, "no-memory", "out of memory")                                             \
    X(BAY_STOPPED, "stopped", "stopped on request")                                            \
    X(BAY_BAD_PRIME, "bad-prime", "the modulus divides a denominator; take another prime")     \
    X(BAY_REFUSED, "refused", "this question is not answered exactly")                         \
    X(BAY_INTERNAL, "internal", "a fault in the library itself")

// The names alone.
#define BAY_STATUS_ENUM(code, id, words) code,
// The result of a call: BAY_OK, or why it failed.
typedef enum bay_status { BAY_STATUS_MAP(BAY_STATUS_ENUM) BAY_STATUS_COUNT } bay_status;
#undef BAY_STATUS_ENUM

// The kebab-case id of `status`, as it stands in replies. Static storage, never NULL.
const char *bay_status_id(bay_status status);

// The English of `status`, one clause without a full stop. Static storage, never NULL.
const char *bay_status_words(bay_status status);

// What went wrong, for a person: where, what was given, what is allowed, the nearest thing that
// exists, and the clause if a rule forbids it. Texts are UTF-8, NUL-terminated, cut at a
// character if they are too long; empty when they do not apply.
typedef struct bay_fault {
    bay_status status;     // never BAY_OK once a fault was written
    uint32_t line, column; // of the text that was read, from 1; 0 when not known
    uint32_t text_line;    // in the value at `path`, a text of lines, from 1; 0: all of it
    uint32_t text_column;  // in that line
    char path[160];        // of the value in the document: attacker.stands[1].strength
    char given[96];        // what stands there
    char allowed[320];     // what may stand there
    char nearest[64];      // the existing name that was probably meant
    char clause[16];       // of the rules: NQM-02
    char words[256];       // one complete sentence
} bay_fault;

#ifdef __cplusplus
}
#endif
#endif
