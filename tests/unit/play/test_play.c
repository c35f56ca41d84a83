// Play through the door: a record grows line by line, is replayed each time, and refuses what
// cannot have been.
#include "playing.h"

#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

static playing p;

// --- Moves -----------------------------------------------------------------------------------

static void a_game_begins_with_a_header_and_a_question(void **state) {
    (void)state;
    const bay_value *reply = play_start(&p, PLAY_SAMPLE);
    assert_string_equal(text_at(reply, "lines[0].format"), "bayonet/record/1");
    assert_int_equal(whole_at(reply, "lines[0].seed"), 7);
    assert_int_equal(whole_at(reply, "lines[0].scenario.attacker.strength"), 6);
    assert_int_equal(at(reply, "lines[0].sha256")->count, 64);
    assert_string_equal(text_at(reply, "question.kind"), "choice");
    assert_string_equal(text_at(reply, "question.step"), "defence");
    assert_string_equal(text_at(reply, "question.who"), "defender");
    assert_string_equal(text_at(reply, "question.options[1].id"), "dice-1");
    assert_true(at(reply, "question.options[0].standing")->is.flag);
    assert_false(at(reply, "question.options[1].standing")->is.flag);
    assert_string_equal(text_at(reply, "heading"), "hour 1, attacks made 0");
    assert_non_null(bay_value_get(at(reply, "features"), "attacker.clean"));
    assert_string_equal(text_at(reply, "events[1].clause"), "NQM-01");
    assert_int_equal(at(reply, "reading")->kind, BAY_VALUE_NULL);
}

static void without_a_move_the_last_line_is_told_again(void **state) {
    (void)state;
    play_start(&p, PLAY_SAMPLE);
    const bay_value *reply = ask_with(&p.a, "{'do':'play','record':[%s]}", text_get(&p.record));
    assert_string_equal(text_at(reply, "events[1].clause"), "NQM-01");
    assert_int_equal(at(reply, "lines")->count, 0);
    play_move(&p, "{'choose':'dice-1'}");
    reply = ask_with(&p.a, "{'do':'play','record':[%s]}", text_get(&p.record));
    assert_string_equal(text_at(reply, "events[0].clause"), "NQM-09");
}

static void a_choice_is_made_by_its_id(void **state) {
    (void)state;
    play_start(&p, PLAY_SAMPLE);
    const bay_value *reply = play_move(&p, "{'choose':'dice-2'}");
    assert_string_equal(json_at(&p.a, reply, "lines"),
                        "[{'at':'defence','choose':'dice-2','side':'defender'}]");
    assert_string_equal(text_at(reply, "question.kind"), "throw");
    assert_string_equal(text_at(reply, "question.side"), "attacker");
    assert_int_equal(whole_at(reply, "question.dice"), 3);
    assert_int_equal(whole_at(reply, "question.sides"), 6);
    assert_string_equal(text_at(reply, "question.stage"), "the attack");
    assert_int_equal(whole_at(reply, "steps"), 1);
}

static void a_move_is_one_thing_and_nothing_beside_it_is_ignored(void **state) {
    (void)state;
    static const struct {
        const char *move, *path;
    } ROWS[] = {{"{}", "move"},
                {"{'seed':4}", "move"},
                {"{'faces':[6,4,2],'roll':true}", "move"},
                {"{'roll':true,'undo':1}", "move"},
                {"{'roll':true,'sed':1}", "move"},
                {"{'faces':[6,4,2],'seed':1}", "move.seed"},
                {"{'command':'best','seed':-1}", "move.seed"},
                {"{'roll':true,'seed':'x'}", "move.seed"},
                {"{'roll':false}", "move.roll"},
                {"{'roll':1}", "move.roll"}};
    play_start(&p, PLAY_SAMPLE);
    play_move(&p, "{'choose':'dice-2'}");
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        const bay_value *reply = play_move(&p, ROWS[i].move);
        assert_string_equal(text_at(reply, "error.status"), "bad-request");
        assert_string_equal(text_at(reply, "error.path"), ROWS[i].path);
    }
    assert_string_equal(text_at(play_move(&p, "{'roll':true,'sed':1}"), "error.nearest"),
                        "seed");
    assert_int_equal(at(play_move(&p, "{'roll':true,'seed':4}"), "lines")->count, 1);
}

static void a_choice_that_is_not_offered_is_refused_with_its_clause(void **state) {
    (void)state;
    play_start(&p, PLAY_SAMPLE);
    const bay_value *reply = play_move(&p, "{'choose':'dice-3'}");
    assert_string_equal(text_at(reply, "error.status"), "bad-record");
    assert_string_equal(text_at(reply, "error.clause"), "NQM-09");
    assert_string_equal(text_at(reply, "error.allowed"), "dice-2, dice-1");
    assert_null(at(reply, "record_line")); // the record is good: it is the move that is not
    assert_string_equal(text_at(reply, "error.nearest"), "dice-2");
    assert_string_equal(text_at(play_move(&p, "{'choose':7}"), "error.status"), "bad-record");
    assert_string_equal(text_at(play_move(&p, "{'faces':[6]}"), "error.status"), "bad-record");
    assert_string_equal(text_at(play_move(&p, "{'roll':true}"), "error.status"), "bad-record");
    assert_string_equal(text_at(play_move(&p, "{'chose':'dice-2'}"), "error.nearest"),
                        "choose");
    assert_string_equal(text_at(play_move(&p, "7"), "error.status"), "bad-request");
    assert_string_equal(text_at(play_move(&p, "{'place':{'unit':'attacker'}}"), "error.status"),
                        "bad-record");
}

static void faces_come_in_parts_and_are_kept(void **state) {
    (void)state;
    play_start(&p, PLAY_SAMPLE);
    play_move(&p, "{'choose':'dice-2'}");
    const bay_value *reply = play_move(&p, "{'faces':[6,4]}");
    assert_string_equal(json_at(&p.a, reply, "lines"),
                        "[{'at':'attack','own':true,'part':[6,4]}]");
    assert_int_equal(whole_at(reply, "question.dice"), 1);
    assert_int_equal(whole_at(reply, "question.of"), 3);
    assert_string_equal(json_at(&p.a, reply, "question.thrown"), "[[6,4]]");
    reply = play_move(&p, "{'faces':[7]}");
    assert_string_equal(text_at(reply, "error.allowed"), "1 .. 6");
    assert_string_equal(text_at(reply, "error.given"), "7");
    reply = play_move(&p, "{'faces':[2,[5]]}");
    assert_string_equal(json_at(&p.a, reply, "lines"),
                        "[{'at':'attack','own':true,'part':[2,5],'parts':1}]");
    assert_string_equal(text_at(reply, "question.side"), "defender");
    reply = play_move(&p, "{'faces':[5,5]}");
    assert_string_equal(text_at(reply, "error.status"), "bad-record");
    reply = play_move(&p, "{'faces':[5]}");
    assert_string_equal(json_at(&p.a, reply, "lines"),
                        "[{'at':'attack','faces':[[6,4,2],[5,5]],'own':true,'parts':2}]");
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
    play_start(&p, PLAY_SAMPLE);
    play_move(&p, "{'choose':'dice-1'}");
    static const char *const wrong[] = {"[]", "[0]",     "[101]", "['6']",
                                        "7",  "[[[6]]]", "[-1]",  "[6,6,6,6,6]"};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        char said[64];
        text words = text_within(said, sizeof said);
        text_add(&words, "{'faces':");
        text_add(&words, wrong[i]);
        text_add(&words, "}");
        assert_string_equal(text_at(play_move(&p, said), "error.status"), "bad-record");
    }
}

static void a_seeded_throw_comes_again_the_same(void **state) {
    (void)state;
    play_start(&p, PLAY_SAMPLE);
    play_move(&p, "{'choose':'dice-2'}");
    const char *first = json_at(&p.a, play_move(&p, "{'roll':true}"), "question.thrown");
    const char *whole = json_at(&p.a, play_move(&p, "{'roll':true}"), "lines[0].faces");
    assert_memory_equal(whole, first, strlen(first) - 1);
    play_move(&p, "{'undo':1}");
    play_move(&p, "{'roll':true}");
    assert_string_equal(json_at(&p.a, play_move(&p, "{'roll':true}"), "lines[0].faces"), whole);
    play_move(&p, "{'undo':1}");
    // typed dice take their place in the stream
    play_move(&p, "{'faces':[1,1,1]}");
    const char *mixed = json_at(&p.a, play_move(&p, "{'roll':true}"), "lines[0].faces");
    assert_string_equal(strrchr(mixed, '['), strrchr(whole, '['));
    play_move(&p, "{'undo':1}");
    const char *other =
        json_at(&p.a, play_move(&p, "{'roll':true,'seed':8}"), "question.thrown");
    assert_string_not_equal(other, first);
}

static void without_a_seed_nothing_is_rolled(void **state) {
    (void)state;
    play_start(&p, "{'do':'play','sample':'nqm'}");
    play_move(&p, "{'choose':'dice-2'}");
    assert_string_equal(text_at(play_move(&p, "{'roll':true}"), "error.path"), "move.seed");
    assert_string_equal(text_at(play_move(&p, "{'roll':true,'seed':-1}"), "error.path"),
                        "move.seed");
    assert_null(at(play_move(&p, "{'roll':true,'seed':1}"), "error"));
}

static void undo_takes_steps_back(void **state) {
    (void)state;
    play_start(&p, PLAY_SAMPLE);
    assert_string_equal(text_at(play_move(&p, "{'undo':1}"), "error.status"), "bad-record");
    play_move(&p, "{'choose':'dice-2'}");
    play_move(&p, "{'faces':[1]}");
    assert_string_equal(text_at(play_move(&p, "{'undo':3}"), "error.allowed"), "1 .. 2");
    assert_string_equal(text_at(play_move(&p, "{'undo':0}"), "error.status"), "bad-record");
    const bay_value *reply = play_move(&p, "{'undo':1}"); // the throw under way
    assert_string_equal(json_at(&p.a, reply, "lines"), "[{'parts':1,'undo':1}]");
    assert_string_equal(json_at(&p.a, reply, "question.thrown"), "[]");
    assert_int_equal(whole_at(reply, "steps"), 1);
    play_move(&p, "{'faces':[1]}");
    reply = play_move(&p, "{'undo':2}");
    assert_string_equal(text_at(reply, "question.step"), "defence");
}

static void pieces_are_put_down_where_that_is_free(void **state) {
    (void)state;
    const bay_value *reply = play_start(&p, "{'do':'play','sample':'ford'}");
    assert_true(at(reply, "question.free")->is.flag);
    reply = play_move(&p, "{'place':{'unit':'defender','x':2,'y':1}}");
    assert_string_equal(json_at(&p.a, reply, "lines"),
                        "[{'at':'deploy','place':{'facing':0,'unit':'defender','x':2,'y':1}}]");
    assert_string_equal(text_at(reply, "events[0].words"), "the body at 2, 1");
    reply = ask_with(&p.a, "{'do':'show','record':[%s]}", text_get(&p.record));
    assert_string_equal(text_at(reply, "drawing[2]"), " 2 ~   ~   ~a  ~");
    play_move(&p, "{'place':{'unit':'attacker','x':-1,'y':0}}"); // off the map
    reply = ask_with(&p.a, "{'do':'show','record':[%s]}", text_get(&p.record));
    assert_string_equal(text_at(reply, "drawing[10]"),
                        "the body [###.] 3 of 4 dry, 1 wet, 6 boots: stands firm");
    play_move(&p, "{'undo':1}");
    reply = play_move(&p, "{'place':{'unit':'defender','x':9,'y':1}}");
    assert_string_equal(text_at(reply, "error.status"), "forbidden");
    assert_string_equal(text_at(reply, "error.clause"), "FRD-01");
    reply = play_move(&p, "{'place':{'unit':'nobody','x':1,'y':1}}");
    assert_string_equal(text_at(reply, "error.status"), "bad-record");
    reply = play_move(&p, "{'place':{'unit':'defender','x':'far'}}");
    assert_string_equal(text_at(reply, "error.status"), "bad-record");
    play_move(&p, "{'undo':1}");
    reply = ask_with(&p.a, "{'do':'show','record':[%s]}", text_get(&p.record));
    assert_string_equal(text_at(reply, "drawing[2]"), " 2 ~    ~    ~    ~");
}

static void the_numbers_of_a_piece_are_those_that_its_system_names(void **state) {
    (void)state;
    const bay_value *reply = play_start(&p, "{'do':'play','sample':'ford'}");
    assert_string_equal(json_at(&p.a, reply, "sides.attacker"),
                        "{'attributes':{'figures':4,'pins':1},'left':3,'pieces':1,'whole':4,"
                        "'words':'3 of 4 dry'}");
    reply = ask(&p.a, "{'do':'show','sample':'ford'}");
    assert_string_equal(json_at(&p.a, reply, "attributes"),
                        "[{'id':'figures','role':'whole','unit':'figures','words':'dry'},"
                        "{'id':'pins','role':'off','unit':'pins','words':'wet'},"
                        "{'id':'boots','role':'fact','unit':'boots','words':'boots'}]");
    assert_string_equal(json_at(&p.a, reply, "marks[12].piece"),
                        "{'arm':null,'attributes':{'boots':6,'figures':4,'pins':1},"
                        "'disordered':false,'left':3,'whole':4,"
                        "'words':'3 of 4 dry, 1 wet, 6 boots'}");
    assert_string_equal(json_at(&p.a, reply, "marks[0].piece"), "null");
    assert_string_equal(json_at(&p.a, reply, "marks[12].facing"), "null");
    reply = ask(&p.a, "{'do':'rules','id':'ford'}");
    assert_string_equal(text_at(reply, "attributes[1].words"), "wet");
}

static void who_saved_is_counted_among_the_saves(void **state) {
    (void)state;
    static const char *const faces[] = {"{'faces':[1,1]}", "{'faces':[6,1]}",
                                        "{'faces':[6,6]}"};
    static const char *const words[] = {"0 of 2", "1 of 2", "2 of 2"};
    play_start(&p, "{'do':'play','short':'ford 2 guard v 2 line'}");
    play_move(&p, "{'choose':'go-in'}");
    for (int saved = 0; saved < 3; saved++) {
        play_move(&p, "{'faces':[5,4]}");
        const bay_value *reply = play_move(&p, faces[saved]);
        assert_string_equal(text_at(reply, "reading[0].words"), "2 of 2");
        assert_string_equal(text_at(reply, "reading[1].stage"), "saves");
        assert_string_equal(text_at(reply, "reading[1].words"), words[saved]);
        assert_int_equal(whole_at(reply, "reading[1].number"), 2 - saved); // go on to wound
        play_move(&p, "{'undo':1}");
    }
}

static void a_chain_is_thrown_stage_by_stage(void **state) {
    (void)state;
    play_start(&p, "{'do':'play','short':'ford 2 guard v 2 line'}");
    const bay_value *reply = play_move(&p, "{'choose':'go-in'}");
    assert_string_equal(text_at(reply, "question.words"), "Volley of 2 against {nobody}");
    assert_string_equal(text_at(reply, "question.stage"), "hits");
    reply = play_move(&p, "{'faces':[5,1]}");
    assert_true(at(reply, "question.again")->is.flag); // the 1 once more
    assert_int_equal(whole_at(reply, "question.dice"), 1);
    reply = play_move(&p, "{'faces':[4]}");
    assert_string_equal(text_at(reply, "question.stage"), "saves");
    assert_string_equal(text_at(reply, "question.side"), "defender");
    reply = play_move(&p, "{'faces':[6,1]}");
    assert_string_equal(json_at(&p.a, reply, "lines[0].faces"), "[[5,1],[4],[6,1]]");
    assert_string_equal(text_at(reply, "reading[0].stage"), "hits");
    assert_string_equal(text_at(reply, "reading[0].words"), "2 of 2");
    assert_string_equal(text_at(reply, "reading[0].clause"), "FRD-02");
    assert_string_equal(text_at(reply, "reading[1].words"), "1 of 2");
    assert_string_equal(text_at(reply, "events[0].words"), "the attacker hits 1");
    reply = play_move(&p, "{'faces':[1,1,2]}");
    assert_string_equal(text_at(reply, "reading[0].kind"), "second");
    assert_string_equal(text_at(reply, "events[0].words"),
                        "the body and the defender lose 1 and 0");
    reply = play_move(&p, "{'faces':[3,4]}");
    assert_string_equal(text_at(reply, "reading[0].kind"), "value");
    assert_string_equal(text_at(reply, "reading[0].clause"), "FRD-04");
    assert_int_equal(whole_at(reply, "reading[0].number"), 7);
    assert_string_equal(text_at(reply, "question.kind"), "over");
    assert_string_equal(text_at(reply, "question.ending"), "unresolved");
    assert_string_equal(text_at(reply, "question.words"), "undecided");
    assert_int_equal(whole_at(reply, "question.measures.attacker_losses"), 1);
    assert_string_equal(text_at(play_move(&p, "{'choose':'stop'}"), "error.status"),
                        "bad-record");
}

static void all_that_is_told_comes_however_much(void **state) {
    (void)state;
    const bay_value *reply =
        play_start(&p, "{'do':'play','sample':'ford','set':{'river.drums':90}}");
    assert_int_equal(at(reply, "events")->count, 90);
    assert_string_equal(text_at(reply, "events[89].words"), "drum 90 of 90");
    assert_int_equal(at(reply, "events[89].side")->kind, BAY_VALUE_NULL);
}

static void advice_says_what_each_option_is_worth(void **state) {
    (void)state;
    const bay_value *reply = ask(&p.a, "{'do':'play','sample':'nqm','advice':true}");
    double best = real_at(reply, "advice.ground.best"),
           standing = real_at(reply, "advice.ground.standing");
    assert_true(best > 0.5092 && best < 0.5093);
    assert_true(standing > 0.7637 && standing < 0.7638);
    assert_string_equal(text_at(reply, "advice.options[1].id"), "dice-1");
    assert_true(real_at(reply, "advice.options[1].value") < 51);
}

int main(void) {
#define ROW(test) PLAYING_TEST(test, &p)
    const struct CMUnitTest tests[] = {
        ROW(a_game_begins_with_a_header_and_a_question),
        ROW(without_a_move_the_last_line_is_told_again),
        ROW(a_choice_is_made_by_its_id),
        ROW(a_move_is_one_thing_and_nothing_beside_it_is_ignored),
        ROW(a_choice_that_is_not_offered_is_refused_with_its_clause),
        ROW(faces_come_in_parts_and_are_kept),
        ROW(a_face_that_is_none_is_refused),
        ROW(a_seeded_throw_comes_again_the_same),
        ROW(without_a_seed_nothing_is_rolled),
        ROW(undo_takes_steps_back),
        ROW(pieces_are_put_down_where_that_is_free),
        ROW(the_numbers_of_a_piece_are_those_that_its_system_names),
        ROW(a_chain_is_thrown_stage_by_stage),
        ROW(who_saved_is_counted_among_the_saves),
        ROW(all_that_is_told_comes_however_much),
        ROW(advice_says_what_each_option_is_worth),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
