// A record told through the door: every step that stands, once, with what came of it.
#include "playing.h"

#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

static playing p;

static const bay_value *replayed(const char *more) {
    return play_ask(&p, "{'do':'replay','record':[%s]%s}", more);
}

// A defence that is thought better of, a throw in parts that is thrown again, a choice.
static void play_some(void) {
    play_start(&p, PLAY_SAMPLE);
    play_move(&p, "{'choose':'dice-1'}");
    play_move(&p, "{'undo':1}");
    play_move(&p, "{'choose':'dice-2'}");
    play_move(&p, "{'faces':[1,1]}");
    play_move(&p, "{'undo':1}");
    play_move(&p, "{'faces':[6,4]}");
    play_move(&p, "{'faces':[2,5,5]}");
    play_move(&p, "{'choose':'go-on'}");
}

static void what_stands_is_told_and_what_does_not_is_counted(void **state) {
    (void)state;
    play_some();
    const bay_value *reply = replayed("");
    assert_int_equal(whole_at(reply, "steps"), 3);
    assert_int_equal(at(reply, "told")->count, 3);
    assert_int_equal(whole_at(reply, "undone"), 2);
    static const int lines[] = {4, 8, 9};
    static const char *const steps[] = {"defence", "attack", "attack-again"};
    for (uint32_t i = 0; i < 3; i++) {
        const bay_value *told = &at(reply, "told")->is.item[i];
        assert_int_equal(whole_at(told, "line"), lines[i]);
        assert_string_equal(text_at(told, "at"), steps[i]);
    }
    assert_string_equal(text_at(reply, "question.step"), "hold-or-withdraw");
    assert_string_equal(text_at(reply, "made_by"), text_at(reply, "version"));
}

static void a_choice_is_told_with_its_words_and_a_throw_with_its_dice(void **state) {
    (void)state;
    play_some();
    const bay_value *reply = replayed("");
    assert_string_equal(text_at(reply, "events[1].clause"), "NQM-01");
    assert_string_equal(json_at(&p.a, reply, "told[0].choose"),
                        "{'clause':'NQM-09','id':'dice-2','words':'roll 2 dice'}");
    assert_string_equal(text_at(reply, "told[0].kind"), "choice");
    assert_string_equal(text_at(reply, "told[0].who"), "defender");
    assert_int_equal(at(reply, "told[0].threw")->kind, BAY_VALUE_NULL);
    assert_string_equal(text_at(reply, "told[1].kind"), "throw");
    assert_string_equal(json_at(&p.a, reply, "told[1].threw.faces"), "[[6,4,2],[5,5]]");
    assert_string_equal(text_at(reply, "told[1].reading[0].words"), "6 beats 5");
    assert_string_equal(text_at(reply, "told[1].events[0].words"),
                        "the attacking force takes a pin: 5 of 6 clean");
    assert_int_equal(at(reply, "told[1].choose")->kind, BAY_VALUE_NULL);
    assert_string_equal(text_at(reply, "told[0].heading"), text_at(reply, "told[1].heading"));
    assert_string_not_equal(text_at(reply, "told[1].heading"),
                            text_at(reply, "told[2].heading"));
}

static void a_step_is_said_in_sentences(void **state) {
    (void)state;
    play_some();
    const bay_value *reply = replayed("");
    assert_said(at(reply, "told[0].said"), "The [side defender] chooses to roll 2 dice. The "
                                           "attacker takes 3 dice for 6 clean points. "
                                           "The defender takes 2 dice for 3 clean points.");
    assert_said(
        at(reply, "told[1].said"),
        "Attack: 6 clean points against 3. The attacker throws 6, 4 and 2, the defender 5 and "
        "5. "
        "6 beats 5, 5 beats 4, 2 has nobody to fight. The attacking force takes a pin: 5 of 6 "
        "clean. The defending force takes a pin: 2 of 3 clean. Nobody has to test. Attacks "
        "left "
        "in this hour: 2.");
    assert_said(at(reply, "told[2].said"), "The [side attacker] chooses to press on.");
}

static void a_record_is_told_up_to_a_line(void **state) {
    (void)state;
    play_some();
    assert_int_equal(at(replayed(",'at':2"), "told")->count, 1);
    assert_string_equal(text_at(replayed(",'at':2"), "told[0].choose.id"), "dice-1");
    assert_int_equal(at(replayed(",'at':3"), "told")->count, 0);
    const bay_value *part = replayed(",'at':7"); // 6 4 lie there
    assert_int_equal(at(part, "told")->count, 1);
    assert_string_equal(json_at(&p.a, part, "question.thrown"), "[[6,4]]");
}

static void a_placement_is_told(void **state) {
    (void)state;
    play_start(&p, "{'do':'play','sample':'ford'}");
    play_move(&p, "{'place':{'unit':'defender','x':2,'y':1}}");
    const bay_value *reply = replayed("");
    assert_string_equal(text_at(reply, "told[0].kind"), "place");
    assert_string_equal(text_at(reply, "told[0].events[0].words"), "the body at 2, 1");
    assert_int_equal(at(reply, "told[0].choose")->kind, BAY_VALUE_NULL);
    assert_int_equal(at(reply, "told[0].threw")->kind, BAY_VALUE_NULL);
}

static void a_record_that_cannot_be_is_not_told(void **state) {
    (void)state;
    play_some();
    const bay_value *reply = ask_with(
        &p.a, "{'do':'replay','record':[%s,{'at':'attack','faces':[]}]}", text_get(&p.record));
    assert_string_equal(text_at(reply, "error.status"), "bad-record");
    assert_int_equal(whole_at(reply, "record_line"), 10);
    assert_string_equal(text_at(ask(&p.a, "{'do':'replay'}"), "error.path"), "record");
}

int main(void) {
#define ROW(test) PLAYING_TEST(test, &p)
    const struct CMUnitTest tests[] = {
        ROW(what_stands_is_told_and_what_does_not_is_counted),
        ROW(a_choice_is_told_with_its_words_and_a_throw_with_its_dice),
        ROW(a_step_is_said_in_sentences),
        ROW(a_record_is_told_up_to_a_line),
        ROW(a_placement_is_told),
        ROW(a_record_that_cannot_be_is_not_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
