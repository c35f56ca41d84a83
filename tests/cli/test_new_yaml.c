// A scenario on a table top as commented YAML, for a system that the command does not ship: lengths,
// points, lists within lists; and read back.

#include "bayonet/request.h"

#include "cli/assault/new_yaml.h"
#include "cli/common/xalloc.h"
#include "cli/yaml/yaml.h"
#include "cli/yaml/yaml_write.h"
#include "systems/moor/moor.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static const bay_rules *const SYSTEMS[] = {&bay_rules_moor, NULL};

// The reply to a request in which ' stands for ".
static json_t *answer(const char *request) {
    bay_host host = {.memory = xalloc_for_library(), .rules = SYSTEMS};
    bay_reply reply = {0};
    char *json = xalloc_text(request, strlen(request));
    for (char *at = json; *at; at++)
        if (*at == '\'') *at = '"';
    bay_request(&host, json, strlen(json), &reply);
    json_t *read = json_loadb(reply.text, reply.size, 0, NULL);
    bay_reply_free(host.memory, &reply);
    free(json);
    assert_non_null(read);
    return read;
}

static json_t *read_back(const strbuf *written) {
    session at = {0};
    yaml made = {0};
    assert_int_equal(input_take(&at, "moor.yaml", written->text, written->size, &made.from),
                     EXIT_DONE);
    assert_int_equal(yaml_parse(&at, &made), EXIT_DONE);
    json_t *document = json_loadb(made.json.text, made.json.size, 0, NULL);
    yaml_free(&made);
    return document;
}

static void assert_holds(const strbuf *written, const char *lines) {
    if (strstr(written->text, lines)) return;
    fputs(written->text, stderr);
    assert_string_equal("not there", lines);
}

static void lengths_points_and_lists_within_lists_are_written_and_read_back(void **state) {
    (void)state;
    json_t *system = answer("{'do':'rules','id':'moor'}");
    json_t *reply = answer(
        "{'do':'new','scenario':{'rules':'moor','reach':'6.5\\\"','woods':"
        "[['1in,1in','4 in, 1 in','4 in, 4 in']],'defender':'2 guards','attacker':{'packs':"
        "[{'wolves':['3 in, 2 in facing 45',{'at':['10 cm','4cm']}],'name':'Greys'},"
        "{'name':'Blacks','wolves':['1 in, 10 in','2 in, 11 in','3 in, 12 in','4 in, 13 in']}"
        "]}}}");
    const json_t *scenario = json_object_get(reply, "scenario");
    strbuf written = {0};
    new_yaml(&written, system, scenario);
    assert_holds(&written, "\nreach: 6.5 in                 # how far from the west edge the "
                           "pack lies at\n"
                           "                              # most; 1 to 12 in (MOR-01)\n");
    assert_holds(&written, "\n  - [\"1 in, 1 in\", \"4 in, 1 in\", \"4 in, 4 in\"]\n");
    assert_holds(&written, "\n    - name: Greys\n"
                           "      wolves: [{at: \"3 in, 2 in\", facing: 45}, {at: \"10 cm, 4 "
                           "cm\"}]\n"
                           "    - name: Blacks\n"
                           "      wolves:\n"
                           "        - {at: \"1 in, 10 in\"}\n"
                           "        - {at: \"2 in, 11 in\"}\n");
    json_t *again = read_back(&written);
    assert_true(json_equal(again, scenario));
    json_decref(again);
    strbuf_free(&written);
    json_decref(reply);
    json_decref(system);
}

static void what_is_not_said_is_shown_as_it_would_be_written(void **state) {
    (void)state;
    json_t *system = answer("{'do':'rules','id':'moor'}");
    json_t *reply = answer(
        "{'do':'new','scenario':{'rules':'moor','attacker':'4 wolves','defender':'2 guards'}}");
    strbuf written = {0};
    new_yaml(&written, system, json_object_get(reply, "scenario"));
    assert_holds(&written, "\n# reach: 6 in ");
    assert_holds(&written, "\n# woods:                      # woods instead of the one on the "
                           "card; 0 to 4\n"
                           "                              # woods; such as [[\"2 in, 3 in\", "
                           "...], ...]\n"
                           "                              # (MOR-04)\n");
    assert_holds(
        &written,
        "\n  #         at:               # where it lies; 0 to 16 in; such as \"1 in, 2 in\"\n"
        "                              # (MOR-01)\n"
        "  #         facing: 90        # which way");
    strbuf_free(&written);
    json_decref(reply);
    json_decref(system);
}

static void a_key_that_is_no_word_is_quoted_in_an_item(void **state) {
    (void)state;
    json_t *list =
        json_pack("[{s:s,s:s}]", "title: $", "more than half of what a line has room for", "b",
                  "more than half of what a line has room for");
    strbuf written = {0};
    yaml_write_item(&written, json_array_get(list, 0), 0);
    assert_holds(&written, "- \"title: $\": more than half");
    json_t *again = read_back(&written);
    assert_true(json_equal(again, list));
    json_decref(again);
    strbuf_free(&written);
    json_decref(list);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lengths_points_and_lists_within_lists_are_written_and_read_back),
        cmocka_unit_test(what_is_not_said_is_shown_as_it_would_be_written),
        cmocka_unit_test(a_key_that_is_no_word_is_quoted_in_an_item),
    };
    xalloc_take_over(false);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
