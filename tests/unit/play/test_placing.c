// Several pieces put down by hand in one move, on a table top where that decides something.

#include "playing.h"

#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

static playing p;

static void begin(void) {
    play_start(&p, "{'do':'play','scenario':{'rules':'moor','attacker':'4 "
                   "wolves','defender':'2 guards'},'seed':7}");
}

static void several_pieces_are_one_move_and_one_line(void **state) {
    (void)state;
    begin();
    const bay_value *reply =
        play_move(&p, "{'place':[{'unit':'wolf-1','x':1016,'y':1016,'facing':450},"
                      "{'unit':'wolf-2','x':'5 in','y':'5 in'}]}");
    assert_string_equal(
        json_at(&p.a, reply, "lines"),
        "[{'at':'lie','place':[{'facing':450,'unit':'wolf-1','x':1016,'y':1016},"
        "{'facing':0,'unit':'wolf-2','x':1270,'y':1270}]}]");
    assert_int_equal(whole_at(reply, "steps"), 1);
    assert_string_equal(text_at(reply, "events[0].words"), "Wolf 1 lies at 4 in, 4 in");
    assert_string_equal(text_at(reply, "events[1].words"), "Wolf 2 lies at 5 in, 5 in");
    assert_int_equal(whole_at(reply, "features.hidden"), 2); // both are in the wood
    reply = ask_with(&p.a, "{'do':'show','record':[%s]}", text_get(&p.record));
    assert_string_equal(text_at(reply, "marks[7].where"), "4, 4 in");
    assert_int_equal(whole_at(reply, "marks[7].facing"), 450);
    reply = play_move(&p, "{'undo':1}");
    assert_int_equal(whole_at(reply, "features.hidden"), 0);
}

// One after another each would be in the other's way.
static void two_may_change_places_in_one_move(void **state) {
    (void)state;
    begin();
    assert_string_equal(
        text_at(play_move(&p, "{'place':{'unit':'wolf-1','x':254,'y':571}}"), "error.clause"),
        "MOR-02");
    const bay_value *reply = play_move(&p, "{'place':[{'unit':'wolf-1','x':254,'y':571},"
                                           "{'unit':'wolf-2','x':254,'y':254}]}");
    assert_int_equal(whole_at(reply, "steps"), 1);
}

static void each_breach_is_told_with_its_clause_and_its_piece(void **state) {
    (void)state;
    begin();
    const bay_value *reply =
        play_move(&p, "{'place':[{'unit':'cart','x':1,'y':1},{'unit':'wolf-3','x':9999,'y':0},"
                      "{'unit':'wolf-4','x':254,'y':254}]}");
    assert_string_equal(text_at(reply, "error.status"), "forbidden");
    assert_string_equal(text_at(reply, "error.path"), "place[0]");
    assert_string_equal(text_at(reply, "error.clause"), "MOR-01");
    assert_string_equal(text_at(reply, "also[0].path"), "place[1]");
    assert_string_equal(text_at(reply, "also[0].words"),
                        "Wolf 3 would not lie within 6 in of the west edge.");
    assert_string_equal(text_at(reply, "also[1].path"), "place[2]");
    assert_string_equal(text_at(reply, "also[1].words"),
                        "Wolf 4 and Wolf 1 would lie on each other.");
    assert_string_equal(text_at(reply, "also[1].clause"), "MOR-02");
    assert_int_equal(at(reply, "also")->count, 2);
    assert_int_equal(whole_at(play_check(&p, ""), "steps"), 0); // nobody was put down
}

static void what_is_no_placement_is_refused(void **state) {
    (void)state;
    static const struct {
        const char *said, *path;
    } ROWS[] = {
        {"{'place':[]}", "place"},
        {"{'place':7}", "place"},
        {"{'place':[7]}", "place[0]"},
        {"{'place':[{'unit':'wolf-1','x':254,'y':254},{'unit':'wolf-1','x':1,'y':1}]}",
         "place[1]"},
        {"{'place':{'unit':'wolf-1','x':'far','y':254}}", "place"},
        {"{'place':{'unit':'wolf-1','x':3000000000,'y':254}}", "place"},
    };
    begin();
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        const bay_value *reply = play_move(&p, ROWS[i].said);
        assert_string_equal(text_at(reply, "error.status"), "bad-record");
        assert_string_equal(text_at(reply, "error.path"), ROWS[i].path);
    }
}

// A free question lists who may be put down, and where each is by now.
static void who_may_be_put_down_is_listed(void **state) {
    (void)state;
    begin();
    const bay_value *reply =
        play_move(&p, "{'place':{'unit':'wolf-2','x':1000,'y':700,'facing':45}}");
    assert_int_equal(at(reply, "question.pieces")->count, 4);
    assert_string_equal(json_at(&p.a, reply, "question.pieces[1]"),
                        "{'facing':45,'from':{'x':1000,'y':700},'id':'wolf-2','name':'Wolf "
                        "2','x':1000,'y':700}");
    reply = play_start(&p, PLAY_SAMPLE);
    assert_string_equal(text_at(reply, "question.kind"), "choice");
    assert_int_equal(at(reply, "question.pieces")->kind, BAY_VALUE_NULL);
}

// Odds from the record are those of where they lie.
static void where_they_lie_decides(void **state) {
    (void)state;
    begin();
    double before =
        real_at(ask_with(&p.a, "{'do':'odds','record':[%s]}", text_get(&p.record)), "ground");
    play_move(&p, "{'place':[{'unit':'wolf-1','x':1000,'y':700},"
                  "{'unit':'wolf-2','x':1000,'y':1000},{'unit':'wolf-3','x':1000,'y':1300},"
                  "{'unit':'wolf-4','x':1000,'y':1600}]}");
    double after =
        real_at(ask_with(&p.a, "{'do':'odds','record':[%s]}", text_get(&p.record)), "ground");
    assert_true(after > before + 0.05); // the guards do not see them
    const bay_value *reply =
        ask_with(&p.a, "{'do':'replay','record':[%s]}", text_get(&p.record));
    assert_string_equal(text_at(reply, "told[0].kind"), "place");
    assert_int_equal(at(reply, "told[0].events")->count, 4);
}

#define ROW(test) PLAYING_TEST(test, &p)

int main(void) {
    const struct CMUnitTest tests[] = {
        ROW(several_pieces_are_one_move_and_one_line),
        ROW(two_may_change_places_in_one_move),
        ROW(each_breach_is_told_with_its_clause_and_its_piece),
        ROW(what_is_no_placement_is_refused),
        ROW(who_may_be_put_down_is_listed),
        ROW(where_they_lie_decides),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
