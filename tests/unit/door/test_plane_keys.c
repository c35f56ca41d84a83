// Lengths, points and lists within lists in a scenario, as the door reads and refuses them.
#include "asking.h"

#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

static asking a;

#define MOOR                                                                                   \
    "{'do':'check','scenario':{'rules':'moor','defender':'2 guards','attacker':'3 "            \
    "wolves',%s}}"
#define PACK                                                                                   \
    "{'do':'check','scenario':{'rules':'moor','defender':'2 guards',"                          \
    "'attacker':{'packs':[{'name':'Greys','wolves':[%s]}]}}}"

static const char *reach_of(const char *said) {
    const bay_value *reply = ask_with(&a, MOOR, said);
    return text_at(reply, "scenario.reach");
}

// The first wolf of a pack, as a scenario says it.
static const char *wolf_of(const char *said) {
    const bay_value *reply = ask_with(&a, PACK, said);
    return json_at(&a, reply, "scenario.attacker.packs[0].wolves[0]");
}

static const bay_value *refused(const char *said) {
    return at(ask_with(&a, MOOR, said), "error");
}

// --- Reading ---------------------------------------------------------------------------------

static void a_length_keeps_its_unit(void **state) {
    (void)state;
    assert_string_equal(reach_of("'reach':'6 in'"), "6 in");
    assert_string_equal(reach_of("'reach':' 6.5\\\"'"), "6.5 in");
    assert_string_equal(reach_of("'reach':'15cm'"), "15 cm");
    assert_string_equal(reach_of("'reach':'152.4  mm'"), "152.4 mm");
    const bay_value *reply = ask(&a, "{'do':'check','scenario':{'rules':'moor','attacker':'4 "
                                     "wolves','defender':'2 guards'}}");
    assert_string_equal(text_at(reply, "scenario.reach"), "6 in");
    assert_string_equal(json_at(&a, reply, "assumed[0]"), "{'path':'reach','value':'6 in'}");
}

static void a_point_is_one_text_or_two_lengths(void **state) {
    (void)state;
    static const char *const SAID[] = {
        "{'at':'2.5 in, 10 cm'}",    "{'at':['2.5 in','10cm']}", "{'at':'2.5\\\" 10 cm'}",
        "'2.5 in, 10 cm'",           "'at 2.5in,10cm'",          "'AT 2.5\\\" 10 cm facing 90'",
        "'2.5 in 10 cm, facing 90'",
    };
    for (size_t i = 0; i < sizeof SAID / sizeof *SAID; i++)
        assert_string_equal(wolf_of(SAID[i]), "{'at':'2.5 in, 10 cm','facing':90}");
}

// Where it lies on the drawing, to the tenth of a millimetre.
static void what_was_said_is_where_it_lies(void **state) {
    (void)state;
    const bay_value *reply = ask(
        &a, "{'do':'show','scenario':{'rules':'moor','reach':'5 in','woods':[[['1 in','1 in'],"
            "'4 in, 1 in','4 in, 4 in'],[['1 cm','8 cm'],['2 cm','8 cm'],['2 cm','9 cm'],"
            "'1 cm, 9.05 cm']],'defender':'2 guards','attacker':{'packs':"
            "[{'name':'Greys','wolves':['3.5 in, 2 in','1.01 in, 60.05 mm facing 45']},"
            "'Blacks 2']}}}");
    assert_string_equal(text_at(reply, "marks[2].words"), "wood");
    assert_string_equal(json_at(&a, reply, "marks[2].points"),
                        "[[254,254],[1016,254],[1016,1016]]");
    assert_string_equal(json_at(&a, reply, "marks[3].points"),
                        "[[100,800],[200,800],[200,900],[100,905]]");
    assert_int_equal(whole_at(reply, "marks[8].x"), 889);
    assert_int_equal(whole_at(reply, "marks[9].x"), 257);
    assert_int_equal(whole_at(reply, "marks[9].y"), 601);
    assert_int_equal(whole_at(reply, "marks[9].facing"), 450);
    assert_int_equal(whole_at(reply, "features.hidden"), 1); // he within the first wood
}

static void a_system_refuses_a_point_by_its_clause(void **state) {
    (void)state;
    const bay_value *why = at(
        ask(&a,
            "{'do':'check','scenario':{'rules':'moor','reach':'5 in','defender':'2 guards',"
            "'attacker':{'packs':[{'name':'Greys','wolves':['1 in, 1 in','6 in, 1 in']}]}}}"),
        "error");
    assert_string_equal(text_at(why, "path"), "attacker.packs[0].wolves[1].at");
    assert_string_equal(text_at(why, "clause"), "MOR-01");
    why = at(ask(&a, "{'do':'check','scenario':{'rules':'moor','defender':'2 guards',"
                     "'attacker':{'packs':[{'name':'Greys','wolves':['1 in, 1 in']},"
                     "{'name':'Blacks','wolves':['1.5 in, 1.5 in']}]}}}"),
             "error");
    assert_string_equal(text_at(why, "path"), "attacker.packs[1].wolves[0].at");
    assert_string_equal(text_at(why, "clause"), "MOR-02");
}

// A base that lies where a key puts it says which; terrain at the same place, and who was given none, do not.
static void a_base_says_which_key_put_it_there(void **state) {
    (void)state;
    const bay_value *reply = ask(
        &a, "{'do':'show','scenario':{'rules':'moor','reach':'5 in','woods':[['3.5 in, 2 in',"
            "'4 in, 1 in','4 in, 4 in']],'defender':'2 guards','attacker':{'packs':"
            "[{'name':'Greys','wolves':['1 in, 1 in','3.5 in, 2 in facing 45']},"
            "'Blacks 2']}}}");
    int said = 0;
    for (uint32_t i = 0; i < at(reply, "marks")->count; i++) {
        const bay_value *mark = &at(reply, "marks")->is.item[i];
        if (at(mark, "from")->kind == BAY_VALUE_NULL) continue;
        assert_string_equal(text_at(mark, "kind"), "piece");
        assert_string_equal(text_at(mark, "from"), said ? "attacker.packs[0].wolves[1].at"
                                                        : "attacker.packs[0].wolves[0].at");
        said++;
    }
    assert_int_equal(said, 2);
}

// --- Refusing --------------------------------------------------------------------------------

static void what_is_no_length_is_told_with_its_range(void **state) {
    (void)state;
    const bay_value *why = refused("'reach':'20 in'");
    assert_string_equal(text_at(why, "path"), "reach");
    assert_string_equal(text_at(why, "given"), "20 in");
    assert_string_equal(text_at(why, "allowed"), "1 to 12 in");
    assert_string_equal(text_at(why, "clause"), "MOR-01");
    assert_string_equal(text_at(why, "words"), "reach must be a length from 1 to 12 in.");
    static const char *const WRONG[] = {
        "'far'", "'6 ft'",   "''", "'6 in 7'",     "'0.9 in'",          "'-6 in'",
        "true",  "['6 in']", "{}", "'6 in, 4 in'", "'1000000000000 in'"};
    for (size_t i = 0; i < sizeof WRONG / sizeof *WRONG; i++) {
        char said[64] = "'reach':";
        why = refused(strcat(said, WRONG[i]));
        assert_string_equal(text_at(why, "path"), "reach");
        assert_string_equal(text_at(why, "allowed"), "1 to 12 in");
    }
}

static void a_number_without_a_unit_is_shown_with_one(void **state) {
    (void)state;
    assert_string_equal(text_at(refused("'reach':6"), "nearest"), "6 in");
    assert_string_equal(text_at(refused("'reach':6.5"), "nearest"), "6.5 in");
    assert_string_equal(text_at(refused("'reach':'7.25'"), "nearest"), "7.25 in");
    assert_null(at(refused("'reach':600"), "nearest"));
    const bay_value *why = refused("'woods':[['2 in, 3 in',[4,5.5],'7 in']]");
    assert_string_equal(text_at(why, "path"), "woods[0][1]");
    assert_string_equal(text_at(why, "nearest"), "4 in, 5.5 in");
    assert_string_equal(text_at(why, "words"),
                        "woods[0][1] must be a point, two lengths from 0 to 24 in, such as "
                        "2 in, 3 in.");
}

static void every_wrong_point_of_a_list_is_told(void **state) {
    (void)state;
    const bay_value *reply = ask_with(
        &a, MOOR, "'woods':[['2 in','3 in, 4 in','25 in, 1 in'],[],['1 in, 1 in'],'wood']");
    assert_string_equal(text_at(reply, "error.path"), "woods[0][0]");
    assert_string_equal(text_at(reply, "also[0].path"), "woods[0][2]");
    assert_string_equal(text_at(reply, "also[0].allowed"), "0 to 24 in");
    assert_string_equal(text_at(reply, "also[1].path"), "woods[1]");
    assert_string_equal(text_at(reply, "also[1].allowed"), "3 .. 8");
    assert_string_equal(text_at(reply, "also[2].path"), "woods[2]");
    assert_string_equal(text_at(reply, "also[3].path"), "woods[3]");
    assert_int_equal(at(reply, "also")->count, 4);
}

static void what_is_no_wolf_is_shown_how_one_is_written(void **state) {
    (void)state;
    static const char *const WRONG[] = {"'2 in'", "'2, 3'", "'2 in, 3 in, 4 in'", "7"};
    for (size_t i = 0; i < sizeof WRONG / sizeof *WRONG; i++) {
        const bay_value *reply = ask_with(&a, PACK, WRONG[i]);
        assert_string_equal(text_at(reply, "error.path"), "attacker.packs[0].wolves[0]");
        assert_non_null(strstr(text_at(reply, "error.words"), "like \"1 in, 2 in\""));
    }
}

// --- Amending, and writing back --------------------------------------------------------------

static void a_path_leads_through_lists_within_lists(void **state) {
    (void)state;
    const bay_value *reply = ask(
        &a, "{'do':'check','scenario':{'rules':'moor','defender':'2 guards','woods':"
            "[['1 in, 1 in','4 in, 1 in','4 in, 4 in']],'attacker':{'packs':"
            "[{'name':'Greys','wolves':['3 in, 2 in']}]}},"
            "'set':{'reach':'7 in','woods[0][2]':'5 in, 5 in','woods[0][3]':['1 in','5 in'],"
            "'woods[1]':['6 in, 6 in','7 in, 6 in','7 in, 7 in'],"
            "'attacker.packs[0].wolves[0].at':'6.5 in, 2 in',"
            "'attacker.packs[0].wolves[1]':'1 in, 1 in facing 0'}}");
    assert_string_equal(text_at(reply, "scenario.reach"), "7 in");
    assert_string_equal(json_at(&a, reply, "scenario.woods"),
                        "[['1 in, 1 in','4 in, 1 in','5 in, 5 in','1 in, 5 in'],"
                        "['6 in, 6 in','7 in, 6 in','7 in, 7 in']]");
    assert_string_equal(json_at(&a, reply, "scenario.attacker.packs[0].wolves"),
                        "[{'at':'6.5 in, 2 in','facing':90},{'at':'1 in, 1 in','facing':0}]");
    static const char *const WRONG[] = {"woods[0][9]", "woods[0]x", "woods[0][0][0]",
                                        "woods[0].at", "reach[0]"};
    for (size_t i = 0; i < sizeof WRONG / sizeof *WRONG; i++) {
        reply = ask_with(&a,
                         "{'do':'check','scenario':{'rules':'moor','defender':'2 guards',"
                         "'attacker':'2 wolves','woods':[['1 in, 1 in','4 in, 1 in',"
                         "'4 in, 4 in']]},'set':{'%s':'1 in, 1 in'}}",
                         WRONG[i]);
        assert_string_equal(text_at(reply, "error.status"), "bad-input");
        assert_string_equal(text_at(reply, "error.path"), WRONG[i]);
    }
}

static void forces_say_points_in_their_short_form(void **state) {
    (void)state;
    const bay_value *reply =
        ask(&a, "{'do':'check','scenario':{'rules':'moor','defender':'2 guards',"
                "'attacker':{'packs':['Greys 2','Blacks 1']}}}");
    assert_string_equal(text_at(reply, "forces"), "Greys 2; Blacks 1 against 2 guards");
}

static void the_table_tells_a_range_as_a_person_reads_it(void **state) {
    (void)state;
    const bay_value *reply = ask(&a, "{'do':'rules','id':'moor'}");
    assert_string_equal(text_at(reply, "keys[0].kind"), "length");
    assert_string_equal(text_at(reply, "keys[0].range"), "1 to 12 in");
    assert_int_equal(whole_at(reply, "keys[0].high"), 3048);
    assert_string_equal(text_at(reply, "keys[3].path"), "woods[][]");
    assert_string_equal(text_at(reply, "keys[3].kind"), "point");
    assert_string_equal(text_at(reply, "keys[3].range"), "0 to 24 in");
    assert_string_equal(text_at(reply, "keys[3].example"), "2 in, 3 in");
    assert_string_equal(json_at(&a, reply, "keys[1].range"), "null");
}

#define ROW(test) ASKING_TEST(test, &a)

int main(void) {
    const struct CMUnitTest tests[] = {
        ROW(a_length_keeps_its_unit),
        ROW(a_point_is_one_text_or_two_lengths),
        ROW(what_was_said_is_where_it_lies),
        ROW(a_base_says_which_key_put_it_there),
        ROW(a_system_refuses_a_point_by_its_clause),
        ROW(what_is_no_length_is_told_with_its_range),
        ROW(a_number_without_a_unit_is_shown_with_one),
        ROW(every_wrong_point_of_a_list_is_told),
        ROW(what_is_no_wolf_is_shown_how_one_is_written),
        ROW(a_path_leads_through_lists_within_lists),
        ROW(forces_say_points_in_their_short_form),
        ROW(the_table_tells_a_range_as_a_person_reads_it),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
