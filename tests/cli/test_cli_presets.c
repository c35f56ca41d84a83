// Presets in what the command writes: no system that is shipped has any, so no script shows them.
#include "cli/assault/new_yaml.h"
#include "cli/common/strbuf.h"
#include "cli/report/rules_text.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

static const char CLUB[] =
    "{\"id\":\"club\",\"title\":\"Club\",\"source\":\"a card\",\"keys\":[],"
    "\"presets\":[{\"id\":\"spring\",\"words\":\"as in spring\",\"settings\":["
    "{\"name\":\"need\",\"value\":\"6\"},{\"name\":\"F-1\",\"value\":\"no\"}]},"
    "{\"id\":\"dry\",\"words\":\"as in August\",\"settings\":["
    "{\"name\":\"need\",\"value\":\"3\"}]}]}";

static void presets_are_listed_with_what_they_set(void **state) {
    (void)state;
    json_t *system = json_loads(CLUB, 0, NULL);
    strbuf out = {0};
    rules_system(&out, system);
    assert_non_null(strstr(out.text, "Presets: sets of numbers and readings"));
    assert_non_null(strstr(out.text, "\n  spring     as in spring: need=6, F-1=no\n"
                                     "  dry        as in August: need=3\n"));
    strbuf_free(&out);
    json_object_del(system, "presets");
    out = (strbuf){0};
    rules_system(&out, system);
    assert_null(strstr(out.text, "Presets"));
    strbuf_free(&out);
    json_decref(system);
}

static void a_new_scenario_says_which_presets_there_are(void **state) {
    (void)state;
    json_t *system = json_loads(CLUB, 0, NULL);
    json_t *plain = json_pack("{s:s}", "rules", "club"),
           *given = json_pack("{s:s, s:s}", "rules", "club", "preset", "dry");
    strbuf out = {0};
    new_yaml(&out, system, plain);
    assert_non_null(strstr(out.text, "\n# preset: "));
    assert_non_null(strstr(out.text, "a named set of numbers and readings: spring, dry\n"));
    strbuf_free(&out);
    out = (strbuf){0};
    new_yaml(&out, system, given);
    assert_non_null(strstr(out.text, "\npreset: dry "));
    strbuf_free(&out);
    json_object_del(system, "presets");
    out = (strbuf){0};
    new_yaml(&out, system, plain);
    assert_null(strstr(out.text, "preset"));
    strbuf_free(&out);
    json_decref(plain);
    json_decref(given);
    json_decref(system);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(presets_are_listed_with_what_they_set),
        cmocka_unit_test(a_new_scenario_says_which_presets_there_are),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
