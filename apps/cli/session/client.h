// The one door, from the command's side: a request in JSON, the reply parsed.
#ifndef BAYONET_CLI_SESSION_TALK_H
#define BAYONET_CLI_SESSION_TALK_H

#include "bayonet/request.h"

#include "cli/session/session.h"

typedef struct talk {
    json_t *reply; // NULL after an error
    char *text;    // the reply as it came, for --json
} talk;

// What every request is lent: the command's memory, and as many situations as --budget says.
bay_host talk_host(const session *at);

// Asks. `members` is the request without its braces and without `do`: `,"id":"nqm"`.
//
//   errors  an exit status; the library's own complaint is in at->error
//   owns    talk_free, also after an error
int talk_ask(session *at, const char *verb, const char *members, talk *out);
void talk_free(talk *of);

// Takes in a reply that somebody else asked for, who frees it.
int talk_take(session *at, const bay_reply *reply, talk *out);

// Adds a member: ,"key":value
void talk_member_text(page *members, const char *key, const char *text);
void talk_member_json(page *members, const char *key, const json_t *value);
void talk_member_raw(page *members, const char *key, const char *json);

// Whether there is a rule system called `id`.
bool talk_knows(session *at, const char *id);

// The id of a rule system that `word` looks like a slip of; NULL when none does. Freed by the caller.
char *talk_nearest_system(session *at, const char *word);

// The rule system that a reply is about: the reply of rules.
int talk_system(session *at, const json_t *reply, talk *out);

// Adds a changed reply as a document: keys sorted, numbers that read back as they were.
void talk_dump(page *out, const json_t *reply);

// Adds a list of texts, with `between` between them.
void talk_join(page *out, const json_t *list, const char *between);

// Texts, numbers and lists of a reply. Of a wrong kind: "", 0, NULL.
const char *talk_text(const json_t *of, const char *key);
double talk_number(const json_t *of, const char *key);

// The first object of a list whose `key` is the text `value`; NULL when none is.
const json_t *talk_row(const json_t *list, const char *key, const char *value);

#endif
