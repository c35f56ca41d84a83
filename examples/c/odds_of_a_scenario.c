// The odds of an assault, by the one door: a request in JSON, a reply in JSON.
//
//     odds_of_a_scenario                            the sample of Not Quite Mechanised
//     odds_of_a_scenario nqm 6 veteran v 3 regular  another
//
// docs/formats/door.md says what can be asked and what comes back. Any JSON library will do.
#include <bayonet/request.h>
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// The library takes no memory but through this.
static void *resize(void *user, void *old, size_t old_size, size_t new_size) {
    (void)user, (void)old_size;
    if (new_size) return realloc(old, new_size);
    free(old);
    return NULL;
}

// The reply to `request`, which it frees; NULL when there was no memory for one.
static json_t *ask(json_t *request) {
    bay_host host = {.memory = {.resize = resize}};
    bay_reply reply;
    char *text = json_dumps(request, 0);
    json_decref(request);
    bay_request(&host, text, strlen(text), &reply);
    free(text);
    json_t *answer = reply.text ? json_loads(reply.text, 0, NULL) : NULL;
    bay_reply_free(host.memory, &reply);
    return answer;
}

static const char *text(const json_t *map, const char *key) {
    return json_string_value(json_object_get(map, key));
}

static void print_odds(const json_t *reply) {
    printf("%s\n", text(reply, "forces"));
    size_t i;
    const json_t *ending;
    json_array_foreach(json_object_get(reply, "endings"), i, ending) {
        double p = json_real_value(json_object_get(ending, "p"));
        if (p > 0) printf("%6.2f in 100  %s\n", 100 * p, text(ending, "words"));
    }
    const json_t *measures = json_object_get(reply, "measures");
    const json_t *own = json_object_get(measures, "attacker_losses");
    printf("%6.2f         %s on average\n", json_real_value(json_object_get(own, "mean")),
           text(own, "words"));
}

int main(int argc, char **argv) {
    char words[256] = "";
    for (int i = 1; i < argc; i++) {
        size_t used = strlen(words);
        snprintf(words + used, sizeof words - used, "%s%s", used ? " " : "", argv[i]);
    }
    json_t *reply = ask(argc > 1 ? json_pack("{s:s, s:s}", "do", "odds", "short", words)
                                 : json_pack("{s:s, s:s}", "do", "odds", "sample", "nqm"));
    if (!reply) return 1;

    const json_t *error =
        json_object_get(reply, "error"); // what is wrong, for a person to read
    if (error)
        fprintf(stderr, "%s\n", text(error, "words"));
    else
        print_odds(reply);
    json_decref(reply);
    return error != NULL;
}
