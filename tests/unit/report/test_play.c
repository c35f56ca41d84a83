// Play through the door: a record grows line by line, is replayed each time, and refuses what
// cannot have been.
#include "asking.h"
#include "base/text.h"

#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

static asking a;
static text record; // the lines so far, with commas between them

static int begin(void **state) {
    (void)state;
    asking_begin(&a);
    static failing_memory own;
    record = text_new(failing_memory_of(&own));
    return 0;
}

static int end(void **state) {
    (void)state;
    text_free(&record);
    asking_end(&a);
    return 0;
}

// Appends a reply's lines.
static void keep(const bay_value *reply) {
    const bay_value *lines = at(reply, "lines");
    assert_non_null(lines);
    for (uint32_t i = 0; i < lines->count; i++) {
        char path[16];
        text name = text_within(path, sizeof path);
        text_add(&name, "[");
        text_add_whole(&name, i);
        text_add(&name, "]");
        if (record.size) text_add(&record, ",");
        text_add(&record, json_at(&a, lines, path));
    }
}

static const bay_value *start(const char *request) {
    const bay_value *reply = ask(&a, request);
    keep(reply);
    return reply;
}

// A move that is refused is not appended.
static const bay_value *move(const char *said) {
    char request[256];
    text words = text_within(request, sizeof request);
    text_add(&words, "{'do':'play','record':[%s],'move':");
    text_add(&words, said);
    text_add(&words, "}");
    const bay_value *reply = ask_with(&a, request, text_get(&record));
    if (!at(reply, "error")) keep(reply);
    return reply;
}

static const bay_value *check(const char *more) {
    text whole = record;
    char *lines = arena_take(&a.replies, record.size + strlen(more) + 2);
    text words = text_within(lines, record.size + strlen(more) + 2);
    text_add(&words, text_get(&whole));
    if (*more) text_add(&words, ",");
    text_add(&words, more);
    return ask_with(&a, "{'do':'check','record':[%s]}", lines);
}

#define SAMPLE "{'do':'play','sample':'nqm','seed':7}"

// --- Moves -----------------------------------------------------------------------------------

static void a_game_begins_with_a_header_and_a_question(void **state) {
    (void)state;
    const bay_value *reply = start(SAMPLE);
    assert_string_equal(text_at(reply, "lines[0].format"), "bayonet/record/1");
    assert_int_equal(whole_at(reply, "lines[0].seed"), 7);
    assert_int_equal(whole_at(reply, "lines[0].scenario.attacker.strength"), 6);
    assert_int_equal(at(reply, "lines[0].sha256")->count, 64);
    assert_string_equal(text_at(reply, "question.kind"), "choice");
    assert_string_equal(text_at(reply, "question.step"), "defence");
    assert_string_equal(text_at(reply, "question.who"), "defender");
    assert_string_equal(text_at(reply, "question.options[1].id"), "dice-1");
    assert_string_equal(text_at(reply, "heading"), "hour 1, attacks made 0");
    assert_non_null(bay_value_get(at(reply, "features"), "attacker.clean"));
    assert_string_equal(text_at(reply, "events[0].clause"), "NQM-01");
    assert_int_equal(at(reply, "reading")->kind, BAY_VALUE_NULL);
}

static void a_choice_is_made_by_its_id(void **state) {
    (void)state;
    start(SAMPLE);
    const bay_value *reply = move("{'choose':'dice-2'}");
    assert_string_equal(json_at(&a, reply, "lines"),
                        "[{'at':'defence','choose':'dice-2','side':'defender'}]");
    assert_string_equal(text_at(reply, "question.kind"), "throw");
    assert_string_equal(text_at(reply, "question.side"), "attacker");
    assert_int_equal(whole_at(reply, "question.dice"), 3);
    assert_int_equal(whole_at(reply, "question.sides"), 6);
    assert_string_equal(text_at(reply, "question.stage"), "the attack");
    assert_int_equal(whole_at(reply, "steps"), 1);
}

static void a_choice_that_is_not_offered_is_refused_with_its_clause(void **state) {
    (void)state;
    start(SAMPLE);
    const bay_value *reply = move("{'choose':'dice-3'}");
    assert_string_equal(text_at(reply, "error.status"), "bad-record");
    assert_string_equal(text_at(reply, "error.clause"), "NQM-09");
    assert_string_equal(text_at(reply, "error.allowed"), "dice-2, dice-1");
    assert_string_equal(text_at(reply, "error.nearest"), "dice-2");
    assert_string_equal(text_at(move("{'choose':7}"), "error.status"), "bad-record");
    assert_string_equal(text_at(move("{'faces':[6]}"), "error.status"), "bad-record");
    assert_string_equal(text_at(move("{'roll':true}"), "error.status"), "bad-record");
    assert_string_equal(text_at(move("{'chose':'dice-2'}"), "error.nearest"), "choose");
    assert_string_equal(text_at(move("7"), "error.status"), "bad-request");
    assert_string_equal(text_at(move("{'place':{'unit':'attacker'}}"), "error.status"),
                        "bad-record");
}

static void faces_come_in_parts_and_are_kept(void **state) {
    (void)state;
    start(SAMPLE);
    move("{'choose':'dice-2'}");
    const bay_value *reply = move("{'faces':[6,4]}");
    assert_string_equal(json_at(&a, reply, "lines"), "[{'at':'attack','part':[6,4]}]");
    assert_int_equal(whole_at(reply, "question.dice"), 1);
    assert_int_equal(whole_at(reply, "question.of"), 3);
    assert_string_equal(json_at(&a, reply, "question.thrown"), "[[6,4]]");
    reply = move("{'faces':[7]}");
    assert_string_equal(text_at(reply, "error.allowed"), "1 .. 6");
    assert_string_equal(text_at(reply, "error.given"), "7");
    reply = move("{'faces':[2,[5]]}");
    assert_string_equal(json_at(&a, reply, "lines"), "[{'at':'attack','part':[2,5]}]");
    assert_string_equal(text_at(reply, "question.side"), "defender");
    reply = move("{'faces':[5,5]}");
    assert_string_equal(text_at(reply, "error.status"), "bad-record");
    reply = move("{'faces':[5]}");
    assert_string_equal(json_at(&a, reply, "lines"),
                        "[{'at':'attack','faces':[[6,4,2],[5,5]]}]");
    static const struct {
        const char *kind, *clause, *words;
    } rows[] = {{"first", "NQM-14", "6 beats 5"},
                {"second", "NQM-14", "5 beats 4"},
                {"spare", "NQM-12", "2 has nobody to fight"}};
    for (uint32_t i = 0; i < 3; i++) {
        const bay_value *row = &at(reply, "reading")->is.item[i];
        assert_string_equal(text_at(row, "kind"), rows[i].kind);
        assert_string_equal(text_at(row, "clause"), rows[i].clause);
        assert_string_equal(text_at(row, "words"), rows[i].words);
    }
    assert_string_equal(text_at(reply, "question.step"), "attack-again");
}

static void a_face_that_is_none_is_refused(void **state) {
    (void)state;
    start(SAMPLE);
    move("{'choose':'dice-1'}");
    static const char *const wrong[] = {"[]", "[0]",     "[101]", "['6']",
                                        "7",  "[[[6]]]", "[-1]",  "[6,6,6,6,6]"};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        char said[64];
        text words = text_within(said, sizeof said);
        text_add(&words, "{'faces':");
        text_add(&words, wrong[i]);
        text_add(&words, "}");
        assert_string_equal(text_at(move(said), "error.status"), "bad-record");
    }
}

static void a_seeded_throw_comes_again_the_same(void **state) {
    (void)state;
    start(SAMPLE);
    move("{'choose':'dice-2'}");
    const char *first = json_at(&a, move("{'roll':true}"), "question.thrown");
    const char *whole = json_at(&a, move("{'roll':true}"), "lines[0].faces");
    assert_memory_equal(whole, first, strlen(first) - 1);
    move("{'undo':1}");
    move("{'roll':true}");
    assert_string_equal(json_at(&a, move("{'roll':true}"), "lines[0].faces"), whole);
    move("{'undo':1}");
    // typed dice take their place in the stream
    move("{'faces':[1,1,1]}");
    const char *mixed = json_at(&a, move("{'roll':true}"), "lines[0].faces");
    assert_string_equal(strrchr(mixed, '['), strrchr(whole, '['));
    move("{'undo':1}");
    const char *other = json_at(&a, move("{'roll':true,'seed':8}"), "question.thrown");
    assert_string_not_equal(other, first);
}

static void without_a_seed_nothing_is_rolled(void **state) {
    (void)state;
    start("{'do':'play','sample':'nqm'}");
    move("{'choose':'dice-2'}");
    assert_string_equal(text_at(move("{'roll':true}"), "error.path"), "move.seed");
    assert_string_equal(text_at(move("{'roll':true,'seed':-1}"), "error.path"), "move.seed");
    assert_null(at(move("{'roll':true,'seed':1}"), "error"));
}

static void undo_takes_steps_back(void **state) {
    (void)state;
    start(SAMPLE);
    assert_string_equal(text_at(move("{'undo':1}"), "error.status"), "bad-record");
    move("{'choose':'dice-2'}");
    move("{'faces':[1]}");
    assert_string_equal(text_at(move("{'undo':3}"), "error.allowed"), "1 .. 2");
    assert_string_equal(text_at(move("{'undo':0}"), "error.status"), "bad-record");
    const bay_value *reply = move("{'undo':1}"); // the throw under way
    assert_string_equal(json_at(&a, reply, "lines"), "[{'undo':1}]");
    assert_string_equal(json_at(&a, reply, "question.thrown"), "[]");
    assert_int_equal(whole_at(reply, "steps"), 1);
    move("{'faces':[1]}");
    reply = move("{'undo':2}");
    assert_string_equal(text_at(reply, "question.step"), "defence");
}

static void pieces_are_put_down_where_that_is_free(void **state) {
    (void)state;
    const bay_value *reply = start("{'do':'play','sample':'ford'}");
    assert_true(at(reply, "question.free")->is.flag);
    reply = move("{'place':{'unit':'defender','x':2,'y':1}}");
    assert_string_equal(json_at(&a, reply, "lines"),
                        "[{'at':'deploy','place':{'facing':0,'unit':'defender','x':2,'y':1}}]");
    assert_string_equal(text_at(reply, "events[0].words"), "the body at 2, 1");
    reply = ask_with(&a, "{'do':'show','record':[%s]}", text_get(&record));
    assert_string_equal(text_at(reply, "drawing[2]"), ": : a : ");
    reply = move("{'place':{'unit':'defender','x':9,'y':1}}");
    assert_string_equal(text_at(reply, "error.status"), "forbidden");
    assert_string_equal(text_at(reply, "error.clause"), "FRD-01");
    reply = move("{'place':{'unit':'nobody','x':1,'y':1}}");
    assert_string_equal(text_at(reply, "error.status"), "bad-record");
    reply = move("{'place':{'unit':'defender','x':'far'}}");
    assert_string_equal(text_at(reply, "error.status"), "bad-record");
    move("{'undo':1}");
    reply = ask_with(&a, "{'do':'show','record':[%s]}", text_get(&record));
    assert_string_equal(text_at(reply, "drawing[2]"), ": : : : ");
}

static void a_chain_is_thrown_stage_by_stage(void **state) {
    (void)state;
    start("{'do':'play','short':'ford 2 guard v 2 line'}");
    const bay_value *reply = move("{'choose':'go-in'}");
    assert_string_equal(text_at(reply, "question.words"), "Volley of 2 against {nobody}");
    assert_string_equal(text_at(reply, "question.stage"), "hits");
    reply = move("{'faces':[5,1]}");
    assert_true(at(reply, "question.again")->is.flag); // the 1 once more
    assert_int_equal(whole_at(reply, "question.dice"), 1);
    reply = move("{'faces':[4]}");
    assert_string_equal(text_at(reply, "question.stage"), "saves");
    assert_string_equal(text_at(reply, "question.side"), "defender");
    reply = move("{'faces':[6,1]}");
    assert_string_equal(json_at(&a, reply, "lines[0].faces"), "[[5,1],[4],[6,1]]");
    assert_string_equal(text_at(reply, "reading[0].stage"), "hits");
    assert_string_equal(text_at(reply, "reading[0].words"), "2 of 2");
    assert_string_equal(text_at(reply, "reading[0].clause"), "FRD-02");
    assert_string_equal(text_at(reply, "reading[1].words"), "1 of 2");
    assert_string_equal(text_at(reply, "events[0].words"), "the attacker hits 1");
    reply = move("{'faces':[1,1,2]}");
    assert_string_equal(text_at(reply, "reading[0].kind"), "second");
    assert_string_equal(text_at(reply, "events[0].words"),
                        "the body and the defender lose 1 and 0");
    reply = move("{'faces':[3,4]}");
    assert_string_equal(text_at(reply, "reading[0].kind"), "value");
    assert_string_equal(text_at(reply, "reading[0].clause"), "FRD-04");
    assert_int_equal(whole_at(reply, "reading[0].number"), 7);
    assert_string_equal(text_at(reply, "question.kind"), "over");
    assert_string_equal(text_at(reply, "question.ending"), "unresolved");
    assert_string_equal(text_at(reply, "question.words"), "undecided");
    assert_int_equal(whole_at(reply, "question.measures.attacker_losses"), 1);
    assert_string_equal(text_at(move("{'choose':'stop'}"), "error.status"), "bad-record");
}

static void all_that_is_told_comes_however_much(void **state) {
    (void)state;
    const bay_value *reply = start("{'do':'play','sample':'ford','set':{'river.drums':90}}");
    assert_int_equal(at(reply, "events")->count, 90);
    assert_string_equal(text_at(reply, "events[89].words"), "drum 90 of 90");
    assert_int_equal(at(reply, "events[89].side")->kind, BAY_VALUE_NULL);
}

static void advice_says_what_each_option_is_worth(void **state) {
    (void)state;
    const bay_value *reply = ask(&a, "{'do':'play','sample':'nqm','advice':true}");
    double best = real_at(reply, "advice.ground.best"),
           standing = real_at(reply, "advice.ground.standing");
    assert_true(best > 0.5092 && best < 0.5093);
    assert_true(standing > 0.7637 && standing < 0.7638);
    assert_string_equal(text_at(reply, "advice.options[1].id"), "dice-1");
    assert_true(real_at(reply, "advice.options[1].value") < 51);
}

// --- Records ---------------------------------------------------------------------------------

static void a_record_plays_again_as_it_was(void **state) {
    (void)state;
    const bay_value *reply = start(SAMPLE);
    for (int i = 0; i < 100 && strcmp(text_at(reply, "question.kind"), "over") != 0; i++) {
        bool throws = strcmp(text_at(reply, "question.kind"), "throw") == 0;
        char said[80];
        text words = text_within(said, sizeof said);
        text_add(&words, throws ? "{'roll':true" : "{'choose':'");
        text_add(&words, throws ? "" : text_at(reply, "question.options[0].id"));
        text_add(&words, throws ? "}" : "'}");
        reply = move(said);
        assert_null(at(reply, "error"));
    }
    assert_string_equal(text_at(reply, "question.kind"), "over");
    const bay_value *checked = check("");
    assert_true(at(checked, "ok")->is.flag);
    assert_int_equal(whole_at(checked, "steps"), whole_at(reply, "steps"));
    const bay_value *again = ask_with(&a, "{'do':'play','record':[%s]}", text_get(&record));
    assert_string_equal(json_at(&a, again, "question"), json_at(&a, reply, "question"));
    assert_string_equal(json_at(&a, again, "events"), json_at(&a, reply, "events"));
    assert_int_equal(at(again, "lines")->count, 0);
}

static void odds_go_on_from_a_record(void **state) {
    (void)state;
    start(SAMPLE);
    move("{'choose':'dice-1'}");
    move("{'faces':[6,6,6,1]}");
    const bay_value *all =
        ask_with(&a, "{'do':'odds','from':[%s],'orders':'best'}", text_get(&record));
    assert_true(real_at(all, "ground") > 0.51);
    const bay_value *first =
        ask_with(&a, "{'do':'odds','record':[%s],'at':1,'orders':'best'}", text_get(&record));
    assert_true(real_at(first, "ground") < 0.51);
    const bay_value *best = ask_with(&a, "{'do':'best','record':[%s]}", text_get(&record));
    assert_string_equal(text_at(best, "now.step"), "attack-again");
    const bay_value *bad =
        ask_with(&a, "{'do':'odds','record':[%s],'at':9}", text_get(&record));
    assert_string_equal(text_at(bad, "error.path"), "at");
}

static void a_record_that_cannot_be_says_where(void **state) {
    (void)state;
    start(SAMPLE);
    move("{'choose':'dice-2'}");
    static const struct {
        const char *line, *path;
    } rows[] = {
        {"{'at':'defence','choose':'dice-2'}", "at"},
        {"{'choose':'dice-2'}", "at"},
        {"{'at':'attack','choose':'dice-2'}", "choose"},
        {"{'at':'attack','faces':[[6,6,6],[1]]}", "faces"},
        {"{'at':'attack','faces':[[6,6,6],[1,1],[1]]}", "faces"},
        {"{'at':'attack','part':[6,6,6,1,1]}", "part"},
        {"{'at':'attack','part':[6]},{'at':'attack','faces':[[5,6,6],[1,1]]}", "faces"},
        {"{'undo':2}", "undo"},
        {"{'at':'attack','faces':[[6,6,6],[1,1]],'side':'defender'}", "side"},
        {"{'at':'attack','face':[6]}", ""},
        {"7", ""},
        {"'{'", ""},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const bay_value *reply = check(rows[i].line);
        bool text_line = rows[i].line[0] == '\'';
        assert_string_equal(text_at(reply, "error.status"),
                            text_line ? "bad-text" : "bad-record");
        assert_string_equal(text_at(reply, "error.path"), rows[i].path);
        assert_int_equal(whole_at(reply, "record_line"), i == 6 ? 4 : 3);
    }
    assert_string_equal(text_at(check("{'at':'attack','face':[6]}"), "error.nearest"), "faces");
}

static void a_line_may_be_its_text(void **state) {
    (void)state;
    start(SAMPLE);
    // within a text of JSON ' cannot stand for ": the line is given as \u0022
    const bay_value *reply = check("'{\\u0022at\\u0022:\\u0022defence\\u0022,"
                                   "\\u0022choose\\u0022:\\u0022dice-2\\u0022}'");
    assert_int_equal(whole_at(reply, "steps"), 1);
}

static void a_header_is_checked(void **state) {
    (void)state;
    static const struct {
        const char *header, *path;
    } rows[] = {
        {"{}", "format"},
        {"{'format':'bayonet/record/2'}", "format"},
        {"{'format':'bayonet/record/1'}", "scenario"},
        {"{'format':'bayonet/record/1','scenario':{'rules':'nqm','attacker':'6 regular',"
         "'defender':'3 regular'}}",
         "sha256"},
        {"{'format':'bayonet/record/1','sha256':'00','scenario':{'rules':'nqm','attacker':"
         "'6 regular','defender':'3 regular'}}",
         "sha256"},
        {"{'format':'bayonet/record/1','scenario':{'rules':'nqn'}}", "rules"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const bay_value *reply = ask_with(&a, "{'do':'check','record':[%s]}", rows[i].header);
        assert_string_equal(text_at(reply, "error.path"), rows[i].path);
        assert_int_equal(whole_at(reply, "record_line"), 1);
    }
    const bay_value *reply = ask(&a, "{'do':'play','record':[7],'seed':3}");
    assert_string_equal(text_at(reply, "error.path"), "seed");
}

int main(void) {
#define ROW(test) cmocka_unit_test_setup_teardown(test, begin, end)
    const struct CMUnitTest tests[] = {
        ROW(a_game_begins_with_a_header_and_a_question),
        ROW(a_choice_is_made_by_its_id),
        ROW(a_choice_that_is_not_offered_is_refused_with_its_clause),
        ROW(faces_come_in_parts_and_are_kept),
        ROW(a_face_that_is_none_is_refused),
        ROW(a_seeded_throw_comes_again_the_same),
        ROW(without_a_seed_nothing_is_rolled),
        ROW(undo_takes_steps_back),
        ROW(pieces_are_put_down_where_that_is_free),
        ROW(a_chain_is_thrown_stage_by_stage),
        ROW(all_that_is_told_comes_however_much),
        ROW(advice_says_what_each_option_is_worth),
        ROW(a_record_plays_again_as_it_was),
        ROW(odds_go_on_from_a_record),
        ROW(a_record_that_cannot_be_says_where),
        ROW(a_line_may_be_its_text),
        ROW(a_header_is_checked),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
