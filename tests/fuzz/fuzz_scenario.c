// From YAML to the door. The bytes are read as YAML. A scenario of any rule system is also made
// from them, which is written as YAML, must be read as the same again, and is asked for its odds;
// so at least half of all texts pass the parser. Nothing crashes or is kept. Every error has
// words, and its place can be shown. Where an input may cost much both is done, else one of it.

#include "bayonet/request.h"

#include "cli/common/xalloc.h"
#include "cli/session/client.h"
#include "cli/yaml/yaml_write.h"
#include "fuzz/made/made_scenario.h"
#include "fuzz/read_yaml.h"

#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

// --- The door --------------------------------------------------------------------------------

static void check_fault(session *at, const yaml *from, int status) {
    must(status != EXIT_BROKEN && at->error && *client_text(at->error, "words"));
    yaml_locate(from, at->error, client_text(at->error, "path"));
    must(*client_text(at->error, "file"));
}

static void check_door(session *at, const yaml *from) {
    strbuf members = {0};
    bool much = may_cost_much((const uint8_t *)from->from.text, from->from.size);
    client_member_raw(&members, "scenario", strbuf_text(&from->json));
    strbuf_put(&members, ",\"situations\":%d", much ? 500 : 50);
    client got;
    int status = client_ask(at, "odds", strbuf_text(&members), &got);
    if (status == EXIT_DONE)
        must(json_array_size(json_object_get(got.reply, "endings")) > 0);
    else
        check_fault(at, from, status);
    client_free(&got);
    strbuf_free(&members);
}

static json_t *read_and_ask(const char *bytes, size_t size) {
    return read_yaml(bytes, size, check_door);
}

// --- A scenario that is made -----------------------------------------------------------------

// Of any rule system, by its key table.
static json_t *make_scenario(const uint8_t *data, size_t size) {
    recipe from = {data, data + size};
    text made = text_new(xalloc_for_library());
    made_scenario(&made, &from, made_system(&from));
    json_error_t where;
    json_t *scenario = json_loads(text_get(&made), JSON_REJECT_DUPLICATES, &where);
    text_free(&made);
    return scenario;
}

// A text that can stand line for line is read as it was written.
static void check_lines(const char *bytes, size_t size) {
    json_t *lines = json_stringn(bytes, size);
    if (lines && yaml_write_may_block(lines)) {
        strbuf out = {0};
        strbuf_add(&out, "rules: nqm\nmap: ");
        yaml_write_block(&out, lines, 2);
        json_t *again = read_and_ask(out.text, out.size);
        must(again && json_equal(json_object_get(again, "map"), lines));
        json_decref(again);
        strbuf_free(&out);
    }
    json_decref(lines);
}

static void check_made(const uint8_t *data, size_t size) {
    json_t *scenario = make_scenario(data, size);
    if (!scenario) return; // a key twice, or a number that jansson does not keep
    strbuf out = {0};
    yaml_write(&out, scenario);
    json_t *again = read_and_ask(out.text, out.size);
    must(again && json_equal(again, scenario));
    json_decref(again);
    json_decref(scenario);
    strbuf_free(&out);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    bool much = may_cost_much(data, size);
    unsigned which = tried_for(data, size, 4);
    xalloc_take_over(false);
    if (much || which < 2) json_decref(read_and_ask((const char *)data, size));
    if (much || which == 0) check_lines((const char *)data, size);
    if (much || which > 1) check_made(data, size);
    return 0;
}
