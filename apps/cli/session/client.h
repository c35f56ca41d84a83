// The door from the command's side: a request in JSON, and the parsed reply.
#ifndef BAYONET_CLI_SESSION_CLIENT_H
#define BAYONET_CLI_SESSION_CLIENT_H

#include "bayonet/request.h"

#include "cli/session/session.h"

typedef struct client {
    json_t *reply; // NULL after an error
    char *text;    // the reply as it came, for --json
} client;

// The resources of every request: the command's memory, and the situations that --budget allows.
bay_host client_host(const session *at);

// As many situations as --budget allows; without it, the library's usual.
uint32_t client_budget(const session *at);

// Asks. `members` is the request without its braces and without `do`: `,"id":"nqm"`.
//
//   errors  an exit status; the library's own error is in at->error
//   owns    client_free, also after an error
int client_ask(session *at, const char *verb, const char *members, client *out);
void client_free(client *of);

// Uses a reply that somebody else requested and frees.
int client_take(session *at, const bay_reply *reply, client *out);

// Adds a member: ,"key":value
void client_member_text(strbuf *members, const char *key, const char *text);
void client_member_json(strbuf *members, const char *key, const json_t *value);
void client_member_raw(strbuf *members, const char *key, const char *json);

// Whether there is a rule system with the id `id`.
bool client_knows(session *at, const char *id);

// The id of the rule system that `word` probably means; NULL when there is none. Freed by the
// caller.
char *client_nearest_system(session *at, const char *word);

// The rule system that a reply is about: the reply of rules.
int client_system(session *at, const json_t *reply, client *out);

// Adds a changed reply as a document: keys sorted, numbers that read back unchanged.
void client_dump(strbuf *out, const json_t *reply);

// Adds a list of texts, with `between` between them.
void client_join(strbuf *out, const json_t *list, const char *between);

// Adds a sentence of a reply: texts, and maps of a kind to marked words.
void client_sentence(strbuf *out, const json_t *parts);

// Texts, numbers and lists of a reply. Of a wrong kind: "", 0, NULL.
const char *client_text(const json_t *of, const char *key);
double client_number(const json_t *of, const char *key);

// The first object of a list whose `key` is the text `value`; NULL when none is.
const json_t *client_row(const json_t *list, const char *key, const char *value);

#endif
