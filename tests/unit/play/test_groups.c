// Groups: their members in orders, in play, in the roster and in letters.
#include "playing.h"

#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

static playing p;

// Three greys, two blacks of which one has a name of his own.
#define PACKS                                                                                  \
    "'scenario':{'rules':'moor','defender':'3 guards','attacker':{'packs':['Greys 3',"         \
    "{'name':'Blacks','wolves':['3 in, 2 in',{'name':'Fang','at':'3 in, 4 in'}]}]}}"

static void begin(void) {
    play_start(&p, "{'do':'play'," PACKS ",'seed':7}");
}

// --- The roster ------------------------------------------------------------------------------

static void the_roster_has_a_row_a_group(void **state) {
    (void)state;
    const bay_value *reply = ask(&p.a, "{'do':'show'," PACKS "}");
    assert_string_equal(
        json_at(&p.a, reply, "units"),
        "[{'id':'cart','kind':null,'members':[],'name':'the cart','side':'defender'},"
        "{'id':'greys','kind':'wolf','members':[{'id':'greys.1','name':'Greys 1'},"
        "{'id':'greys.2','name':'Greys 2'},{'id':'greys.3','name':'Greys 3'}],"
        "'name':'Greys','side':'attacker'},"
        "{'id':'blacks','kind':'wolf','members':[{'id':'blacks.1','name':'Blacks 1'},"
        "{'id':'fang','name':'Fang'}],'name':'Blacks','side':'attacker'}]");
    assert_string_equal(text_at(reply, "marks[7].unit"), "greys.1");
}

// --- Play ------------------------------------------------------------------------------------

static void a_group_and_a_member_are_named_in_what_is_chosen(void **state) {
    (void)state;
    begin();
    const bay_value *reply = play_move(&p, "{'choose':'hold-greys'}");
    assert_string_equal(json_at(&p.a, reply, "lines"),
                        "[{'at':'lie','choose':'hold-greys','side':'attacker'}]");
    assert_string_equal(text_at(reply, "events[0].words"), "the Greys stay where they are");
    assert_string_equal(text_at(reply, "events[0].unit"), "greys");
    assert_int_equal(whole_at(reply, "features.wolves"), 2);
    play_move(&p, "{'undo':1}");
    reply = play_move(&p, "{'choose':'ahead-fang'}");
    assert_string_equal(text_at(reply, "events[0].words"), "Fang goes ahead");
    play_move(&p, "{'undo':1}");
    reply = play_move(&p, "{'choose':'ahead-greys.4'}");
    assert_string_equal(text_at(reply, "error.path"), "choose");
    assert_string_equal(text_at(reply, "error.nearest"), "ahead-greys.1");
}

// The record has who it was, so it is played again whoever comes first then.
static void a_group_that_is_chosen_is_its_first_member(void **state) {
    (void)state;
    begin();
    const bay_value *reply = play_move(&p, "{'choose':'ahead-greys'}");
    assert_string_equal(json_at(&p.a, reply, "lines"),
                        "[{'at':'lie','choose':'ahead-greys.1','side':'attacker'}]");
    play_move(&p, "{'undo':1}");
    reply = play_move(&p, "{'choose':'ahead-blacks'}");
    assert_string_equal(json_at(&p.a, reply, "lines"),
                        "[{'at':'lie','choose':'ahead-blacks.1','side':'attacker'}]");
    reply = play_move(&p, "{'choose':'hold-greys.1'}"); // the rules would hold them all
    assert_string_equal(text_at(reply, "error.status"), "bad-record");
}

static void a_member_is_put_down_and_no_group(void **state) {
    (void)state;
    begin();
    const bay_value *reply =
        play_move(&p, "{'place':{'unit':'greys.2','x':'5 in','y':'5 in'}}");
    assert_string_equal(text_at(reply, "events[0].words"), "Greys 2 lies at 5 in, 5 in");
    reply = play_move(&p, "{'place':[{'unit':'fang','x':'1 in','y':'9 in'},"
                          "{'unit':'greys','x':'5 in','y':'7 in'}]}");
    assert_string_equal(text_at(reply, "error.path"), "place[1]");
    assert_string_equal(text_at(reply, "error.words"), "A group is put down member by member.");
    assert_string_equal(text_at(reply, "error.given"), "greys");
    assert_string_equal(text_at(reply, "error.nearest"), "greys.1");
    assert_int_equal(whole_at(play_check(&p, ""), "steps"), 1);
}

// --- Orders ----------------------------------------------------------------------------------

// The chance under an order, in millionths.
static int64_t odds_under(const char *order) {
    const bay_value *reply =
        ask_with(&p.a, "{'do':'odds'," PACKS ",'orders':[{'at':'lie','do':'%s'}]}", order);
    return (int64_t)(1e6 * real_at(reply, "ground") + 0.5);
}

// What is nearest to an option that is never offered.
static const char *meant_by(const char *order) {
    const bay_value *reply =
        ask_with(&p.a, "{'do':'odds'," PACKS ",'orders':[{'at':'lie','do':'%s'}]}", order);
    assert_string_equal(text_at(reply, "error.path"), "orders[0].do");
    return text_at(reply, "error.nearest");
}

static void an_order_may_name_a_group_or_a_member(void **state) {
    (void)state;
    int64_t all = odds_under("run"), held = odds_under("hold-blacks"),
            ahead = odds_under("ahead-greys.2");
    assert_true(all > 0 && all != held && all != ahead && held != ahead);
    assert_int_equal(odds_under("ahead-greys"), ahead);
    assert_string_equal(meant_by("ahead-greys.9"), "ahead-greys.1"); // there is no such wolf
    assert_string_equal(meant_by("hold-blacks.1"), "hold-blacks"); // and nobody holds him alone
    assert_string_equal(meant_by("hold-balcks"), "hold-blacks");
}

static void the_best_order_names_them_too(void **state) {
    (void)state;
    const bay_value *reply = ask(&p.a, "{'do':'best'," PACKS "}");
    const char *best = text_at(reply, "orders[0].do");
    assert_int_equal(strncmp(best, "ahead-", 6), 0);
    assert_true(odds_under(best) > odds_under("run"));
}

// --- Letters ---------------------------------------------------------------------------------

static void assert_line(const bay_value *reply, const char *wanted) {
    const bay_value *lines = at(reply, "drawing");
    for (uint32_t i = 0; i < lines->count; i++)
        if (strncmp(lines->is.item[i].is.text, wanted, strlen(wanted)) == 0) return;
    assert_string_equal(json_at(&p.a, reply, "drawing"), wanted);
}

static void members_that_read_the_same_are_one_line(void **state) {
    (void)state;
    const bay_value *reply = ask(&p.a, "{'do':'show'," PACKS "}");
    assert_line(reply, "|.AA.&&B&&&");
    assert_line(reply, "  A  3 pieces      Greys 1 to 3 [###] 3, speed 9: on the prowl");
    assert_line(reply, "  B  3, 2 in       Blacks 1     [#] 1, speed 9: on the prowl");
    assert_line(reply, "  C  3, 4 in       Fang         [#] 1, speed 9: on the prowl");
}

static void who_was_hit_has_a_line_of_his_own(void **state) {
    (void)state;
    begin();
    play_move(&p, "{'choose':'hold-blacks'}");
    play_move(&p, "{'faces':[6,6,1]}");
    const bay_value *reply = ask_with(&p.a, "{'do':'show','record':[%s]}", text_get(&p.record));
    assert_line(reply, "| Greys 2 to 3 [..] 0 of 2 hale, 2 bitten, speed 9: shot  ");
    assert_line(reply, "  A  1, 1 in       Greys 1      [#] 1, speed 9: on the prowl");
    assert_line(reply, "  B  3, 2 in       Blacks 1     [#] 1, speed 9: stays");
}

#define ROW(test) PLAYING_TEST(test, &p)

int main(void) {
    const struct CMUnitTest tests[] = {
        ROW(the_roster_has_a_row_a_group),
        ROW(a_group_and_a_member_are_named_in_what_is_chosen),
        ROW(a_group_that_is_chosen_is_its_first_member),
        ROW(a_member_is_put_down_and_no_group),
        ROW(an_order_may_name_a_group_or_a_member),
        ROW(the_best_order_names_them_too),
        ROW(members_that_read_the_same_are_one_line),
        ROW(who_was_hit_has_a_line_of_his_own),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
