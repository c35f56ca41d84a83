// An assault played by hand: the record so far and a move go in, what happened, the next question
// and new lines of the record come out. The record is the session; the library keeps nothing.
//
// Here the moves are in a table. A program at a table would print the question and read the answer.
#include <bayonet/request.h>
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const MOVES[] = {
    "{\"choose\": \"dice-1\"}",      // the defender rolls one die only
    "{\"faces\": [6, 4, 2]}",        // the attacker's dice as they fell,
    "{\"faces\": [5]}",              // and the defender's
    "{\"undo\": 1}",                 // misread: the throw again
    "{\"faces\": [[6, 4, 2], [6]]}", // both at once
};

static void *resize(void *user, void *old, size_t old_size, size_t new_size) {
    (void)user, (void)old_size;
    if (new_size) return realloc(old, new_size);
    free(old);
    return NULL;
}

static json_t *ask(const json_t *request) {
    bay_host host = {.memory = {.resize = resize}};
    bay_reply reply;
    char *text = json_dumps(request, 0);
    bay_request(&host, text, strlen(text), &reply);
    free(text);
    json_t *answer = reply.text ? json_loads(reply.text, 0, NULL) : NULL;
    bay_reply_free(host.memory, &reply);
    return answer;
}

static const char *text(const json_t *map, const char *key) {
    const char *found = json_string_value(json_object_get(map, key));
    return found ? found : "";
}

// What happened, each with the clause of the rules that it rests on; and what is asked now.
static void print_turn(const json_t *reply) {
    size_t i;
    const json_t *event;
    json_array_foreach(json_object_get(reply, "events"), i, event)
        printf("  %-7s %s\n", text(event, "clause"), text(event, "words"));
    const json_t *question = json_object_get(reply, "question");
    printf("%s%s%s\n", text(question, "words"), *text(question, "throw") ? ": " : "",
           text(question, "throw"));
}

// Asks, prints, and appends the new lines to the record. A move that is refused adds none.
static bool turn(json_t *request, json_t *record) {
    json_t *reply = ask(request);
    const json_t *error = json_object_get(reply, "error");
    bool refused = !reply || error;
    if (error) printf("%s\n", text(error, "words"));
    if (!refused) print_turn(reply);
    if (!refused) json_array_extend(record, json_object_get(reply, "lines"));
    json_decref(reply);
    json_decref(request);
    return !refused;
}

int main(void) {
    json_t *record = json_array();
    bool good = turn(json_pack("{s:s, s:s}", "do", "play", "sample", "nqm"), record);
    for (size_t i = 0; good && i < sizeof MOVES / sizeof MOVES[0]; i++) {
        printf("> %s\n", MOVES[i]);
        good = turn(json_pack("{s:s, s:O, s:o}", "do", "play", "record", record, "move",
                              json_loads(MOVES[i], 0, NULL)),
                    record);
    }
    printf("The record has %zu lines.\n", json_array_size(record));
    json_decref(record);
    return !good;
}
