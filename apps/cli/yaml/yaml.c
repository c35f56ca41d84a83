#include "cli/yaml/yaml.h"

#include "cli/session/error.h"
#include "cli/yaml/json_document.h"
#include "cli/yaml/yaml_events.h"

#include <string.h>

static int read_yaml(session *at, yaml *out) {
    composer to = {.at = at, .out = out};
    yaml_events(&to);
    compose_end(&to);
    return to.status;
}

static int must_hold_something(session *at, const yaml *out) {
    if (out->marks.count && strcmp(strbuf_text(&out->json), "null") != 0) return EXIT_DONE;
    error_set(at, EXIT_INPUT, "bad-text", "is empty");
    error_note(at, "file", out->from.name);
    error_note(at, "try", "bayonet new nqm");
    return EXIT_INPUT;
}

// False when it is not JSON; nothing is kept of it then.
static bool read_json(session *at, yaml *out, int *status) {
    composer to = {.at = at, .out = out};
    const char *first = out->from.text + strspn(out->from.text, " \t\r\n");
    if (*first != '{' && *first != '[') return false;
    bool json = json_document(&to);
    compose_end(&to);
    *status = to.status;
    if (json) return true;
    strbuf_free(&out->json);
    marks_free(&out->marks);
    return false;
}

int yaml_parse(session *at, yaml *out) {
    int status;
    if (read_json(at, out, &status)) return status;
    status = read_yaml(at, out);
    if (status == EXIT_DONE) status = must_hold_something(at, out);
    if (status == EXIT_DONE) yaml_warn(at, out);
    return status;
}

int yaml_read(session *at, const char *path, yaml *out) {
    int status = input_read(at, path, &out->from);
    return status == EXIT_DONE ? yaml_parse(at, out) : status;
}

void yaml_free(yaml *of) {
    input_free(&of->from);
    strbuf_free(&of->json);
    marks_free(&of->marks);
}
