#include "fuzz/read_yaml.h"

#include "cli/session/client.h"
#include "fuzz/recipe.h"

void forget(session *at) {
    json_decref(at->error);
    strbuf_free(&at->out);
    strbuf_free(&at->notes);
    *at = (session){.in = {.budget = at->in.budget}};
}

json_t *read_yaml(const char *bytes, size_t size, check_yaml_fn *check) {
    session at = {0};
    yaml in = {0};
    json_t *value = NULL;
    int status = input_take(&at, "file.yaml", bytes, size, &in.from);
    if (status == EXIT_DONE) status = yaml_parse(&at, &in);
    if (status == EXIT_DONE) {
        json_error_t where;
        value = json_loadb(in.json.text, in.json.size, JSON_REJECT_DUPLICATES | JSON_DECODE_ANY,
                           &where);
        check(&at, &in);
    } else {
        must(status == EXIT_INPUT && at.error && *client_text(at.error, "words"));
        must(*client_text(at.error, "file"));
    }
    yaml_free(&in);
    forget(&at);
    return value;
}
