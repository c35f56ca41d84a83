// Records: played again as they were, and refused with the line where they cannot have been.
#include "playing.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

static playing p;

// --- Records ---------------------------------------------------------------------------------

static void a_record_plays_again_as_it_was(void **state) {
    (void)state;
    const bay_value *reply = play_start(&p, PLAY_SAMPLE);
    for (int i = 0; i < 100 && strcmp(text_at(reply, "question.kind"), "over") != 0; i++) {
        bool throws = strcmp(text_at(reply, "question.kind"), "throw") == 0;
        char said[80];
        text words = text_within(said, sizeof said);
        text_add(&words, throws ? "{'roll':true" : "{'choose':'");
        text_add(&words, throws ? "" : text_at(reply, "question.options[0].id"));
        text_add(&words, throws ? "}" : "'}");
        reply = play_move(&p, said);
        assert_null(at(reply, "error"));
    }
    assert_string_equal(text_at(reply, "question.kind"), "over");
    const bay_value *checked = play_check(&p, "");
    assert_true(at(checked, "ok")->is.flag);
    assert_int_equal(whole_at(checked, "steps"), whole_at(reply, "steps"));
    const bay_value *again = ask_with(&p.a, "{'do':'play','record':[%s]}", text_get(&p.record));
    assert_string_equal(json_at(&p.a, again, "question"), json_at(&p.a, reply, "question"));
    assert_string_equal(json_at(&p.a, again, "events"), json_at(&p.a, reply, "events"));
    assert_int_equal(at(again, "lines")->count, 0);
}

static void odds_go_on_from_a_record(void **state) {
    (void)state;
    play_start(&p, PLAY_SAMPLE);
    play_move(&p, "{'choose':'dice-1'}");
    play_move(&p, "{'faces':[6,6,6,1]}");
    const bay_value *all =
        ask_with(&p.a, "{'do':'odds','from':[%s],'orders':'best'}", text_get(&p.record));
    assert_true(real_at(all, "ground") > 0.51);
    const bay_value *first = ask_with(
        &p.a, "{'do':'odds','record':[%s],'at':1,'orders':'best'}", text_get(&p.record));
    assert_true(real_at(first, "ground") < 0.51);
    const bay_value *best = ask_with(&p.a, "{'do':'best','record':[%s]}", text_get(&p.record));
    assert_string_equal(text_at(best, "now.step"), "attack-again");
    const bay_value *bad =
        ask_with(&p.a, "{'do':'odds','record':[%s],'at':9}", text_get(&p.record));
    assert_string_equal(text_at(bad, "error.path"), "at");
}

static void a_record_that_cannot_be_says_where(void **state) {
    (void)state;
    play_start(&p, PLAY_SAMPLE);
    play_move(&p, "{'choose':'dice-2'}");
    static const struct {
        const char *line, *path;
    } rows[] = {
        {"{'at':'defence','choose':'dice-2'}", "at"},
        {"{'choose':'dice-2'}", "at"},
        {"{'at':'attack','choose':'dice-2'}", "choose"},
        {"{'at':'attack','faces':[[6,6,6],[1]]}", "faces"},
        {"{'at':'attack','faces':[[6,6,6],[1,1],[1]]}", "faces"},
        {"{'at':'attack','part':[6,6,6,1,1]}", "part"},
        {"{'at':'attack','own':true,'part':[6]},{'at':'attack','faces':[[5,6,6],[1,1]]}",
         "faces"},
        {"{'undo':2}", "undo"},
        {"{'at':'attack','faces':[[6,6,6],[1,1]],'side':'defender'}", "side"},
        {"{'at':'attack','face':[6]}", "face"},
        {"{'at':'attack'}", ""},
        {"7", ""},
        {"'{'", ""},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const bay_value *reply = play_check(&p, rows[i].line);
        bool text_line = rows[i].line[0] == '\'';
        assert_string_equal(text_at(reply, "error.status"),
                            text_line ? "bad-text" : "bad-record");
        assert_string_equal(text_at(reply, "error.path"), rows[i].path);
        assert_int_equal(whole_at(reply, "record_line"), i == 6 ? 4 : 3);
    }
    assert_string_equal(text_at(play_check(&p, "{'at':'attack','face':[6]}"), "error.nearest"),
                        "faces");
}

static void a_line_may_be_its_text(void **state) {
    (void)state;
    play_start(&p, PLAY_SAMPLE);
    // within a text of JSON ' cannot stand for ": the line is given as \u0022
    const bay_value *reply = play_check(&p, "'{\\u0022at\\u0022:\\u0022defence\\u0022,"
                                            "\\u0022choose\\u0022:\\u0022dice-2\\u0022}'");
    assert_int_equal(whole_at(reply, "steps"), 1);
}

// Every request that takes a record answers, up to a line of it, as if the record ended there.
static void a_record_is_read_up_to_a_line(void **state) {
    (void)state;
    static const char *const requests[] = {
        "{'do':'check',%s}",
        "{'do':'show',%s}",
        "{'do':'odds',%s}",
        "{'do':'best',%s}",
        "{'do':'replay',%s}",
        "{'do':'simulate',%s,'count':20}",
        "{'do':'play',%s}",
        "{'do':'play',%s,'move':{'undo':1}}",
        "{'do':'play',%s,'move':{'command':'standing'},'advice':true}",
    };
    play_start(&p, PLAY_SAMPLE);
    play_move(&p, "{'choose':'dice-1'}");
    play_move(&p, "{'faces':[6,6,6,1]}");
    const char *cut = ask_filled(&p.a, "'record':[%s]", text_get(&p.record));
    play_move(&p, "{'choose':'go-on'}");
    play_move(&p, "{'choose':'dice-1'}");
    const char *whole = ask_filled(&p.a, "'record':[%s],'at':3", text_get(&p.record));
    const char *other = ask_filled(&p.a, "'from':[%s],'at':3", text_get(&p.record));
    for (size_t i = 0; i < sizeof requests / sizeof *requests; i++) {
        assert_null(at(ask_with(&p.a, requests[i], cut), "error"));
        const char *wanted = p.a.raw;
        ask_with(&p.a, requests[i], whole);
        assert_string_equal(p.a.raw, wanted);
        ask_with(&p.a, requests[i], other);
        assert_string_equal(p.a.raw, wanted);
    }
}

static void a_line_that_is_none_is_refused_in_words(void **state) {
    (void)state;
    static const struct {
        const char *said, *path, *words;
    } wrong[] = {
        {"'record':[%s],'at':0", "at", "within its range"},
        {"'record':[%s],'at':3", "at", "within its range"},
        {"'record':[%s],'at':'1'", "at", "within its range"},
        {"'sample':'nqm','at':1", "at", "goes with `record` alone"},
        {"'record':[%s],'from':[%s]", "from", "give one of them"},
        {"'record':[%s],'at':1,'sample':'nqm'", "sample", "A record has its scenario"},
    };
    static const char *const names[] = {"check", "show", "odds", "best", "simulate", "play"};
    play_start(&p, PLAY_SAMPLE);
    play_move(&p, "{'choose':'dice-1'}");
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        for (size_t k = 0; k < sizeof names / sizeof *names; k++) {
            const char *said = wrong[i].said;
            while (strstr(said, "%s")) said = ask_filled(&p.a, said, text_get(&p.record));
            const char *request = ask_filled(&p.a, "{'do':'%s',%s}", names[k]);
            const bay_value *reply = ask_with(&p.a, request, said);
            assert_string_equal(text_at(reply, "error.status"), "bad-request");
            assert_string_equal(text_at(reply, "error.path"), wrong[i].path);
            assert_non_null(strstr(text_at(reply, "error.words"), wrong[i].words));
        }
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
        const bay_value *reply = ask_with(&p.a, "{'do':'check','record':[%s]}", rows[i].header);
        assert_string_equal(text_at(reply, "error.path"), rows[i].path);
        assert_int_equal(whole_at(reply, "record_line"), 1);
    }
    play_start(&p, "{'do':'play','sample':'nqm'}");
    char *seed = strstr(p.record.bytes, "'seed':null");
    assert_non_null(seed);
    memcpy(seed, "'seed':-1  ", 11);
    const bay_value *reply = play_check(&p, "");
    assert_string_equal(text_at(reply, "error.path"), "seed");
    reply = ask(&p.a, "{'do':'play','record':[7],'seed':3}");
    assert_string_equal(text_at(reply, "error.path"), "seed");
}

// The header keeps what every parameter was set to, and play goes by that: not by what is usual now.
static void a_record_keeps_every_setting(void **state) {
    (void)state;
    play_start(&p, "{'do':'play','sample':'nqm','set':{'regular_attacks':2}}");
    assert_non_null(strstr(p.record.bytes, "'A-13':'no'"));
    assert_non_null(strstr(p.record.bytes, "'regular_break_at':'1/2'"));
    assert_non_null(strstr(p.record.bytes, "'regular_attacks':2"));
    const bay_value *odds = ask_with(&p.a, "{'do':'odds','record':[%s]}", text_get(&p.record));
    double before = real_at(odds, "ground");
    char *usual = strstr(p.record.bytes, "'A-13':'no'");
    memcpy(usual, "'A-13':'b' ", 11); // as if `gives-way` had been usual when it was begun
    play_move(&p, "{'choose':'give-way'}");
    assert_string_equal(text_at(play_check(&p, ""), "error.path"), "");
    odds = ask_with(&p.a, "{'do':'odds','record':[%s]}", text_get(&p.record));
    assert_true(before < 0.99 && real_at(odds, "ground") > 0.99);
}

// A record of another minor version may have been played by other rules: what no longer fits is
// refused by its name, and the version is named.
static void a_record_of_other_rules_is_refused_by_name(void **state) {
    (void)state;
    static const struct {
        const char *from, *to, *path;
    } rows[] = {{"'A-13':'no'", "'A-99':'no'", "settings.A-99"},
                {"'A-13':'no'", "'A-13':'np'", "settings.A-13"},
                {"'seed':null,'settings':{", "'settings':7,'seed':{", "settings"}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        static char header[8000];
        playing one;
        playing_begin(&one);
        play_start(&one, "{'do':'play','sample':'nqm'}");
        const char *found = strstr(one.record.bytes, rows[i].from);
        assert_non_null(found);
        int before = (int)(found - one.record.bytes);
        snprintf(header, sizeof header, "%.*s%s%s", before, one.record.bytes, rows[i].to,
                 found + strlen(rows[i].from));
        const bay_value *reply = ask_with(&one.a, "{'do':'check','record':[%s]}", header);
        assert_string_equal(text_at(reply, "error.path"), rows[i].path);
        assert_string_equal(text_at(reply, "error.status"), "bad-record");
        assert_null(at(reply, "record_by")); // of this version
        char *version = strstr(header, "'version':'");
        assert_non_null(version);
        memcpy(version, "'version':'0.1", 14);
        reply = ask_with(&one.a, "{'do':'check','record':[%s]}", header);
        assert_memory_equal(text_at(reply, "record_by"), "0.1", 3);
        playing_end(&one);
    }
}

// --- What a record says of itself --------------------------------------------------------------

static const bay_value *check_lines(const char *lines) {
    return ask_with(&p.a, "{'do':'check','record':[%s]}", lines);
}

// The record so far, with one text of it replaced.
static const bay_value *check_replaced(const char *from, const char *to) {
    static char lines[12000];
    const char *found = strstr(p.record.bytes, from);
    assert_non_null(found);
    snprintf(lines, sizeof lines, "%.*s%s%s", (int)(found - p.record.bytes), p.record.bytes, to,
             found + strlen(from));
    return check_lines(lines);
}

static void its_dice_are_its_seeds_or_said_to_be_own(void **state) {
    (void)state;
    play_start(&p, PLAY_SAMPLE);
    play_move(&p, "{'choose':'dice-2'}");
    const bay_value *reply = play_move(&p, "{'roll':true}");
    assert_null(strstr(json_at(&p.a, reply, "lines"), "own"));
    char first[8];
    snprintf(first, sizeof first, "%d", (int)whole_at(reply, "lines[0].part[0]"));
    play_move(&p, "{'undo':1}");
    reply = play_move(&p, "{'faces':[1]}");
    assert_string_equal(json_at(&p.a, reply, "lines"),
                        "[{'at':'attack','own':true,'part':[1]}]");
    reply = play_move(&p, "{'roll':true,'seed':8}");
    assert_non_null(strstr(json_at(&p.a, reply, "lines"), "'own':true"));
    play_move(&p, "{'roll':true}");
    assert_true(at(play_check(&p, ""), "ok")->is.flag);
    reply = check_replaced("'own':true,", "");
    assert_string_equal(text_at(reply, "error.path"), "part");
    assert_string_equal(text_at(reply, "error.given"), "1");
    assert_string_equal(text_at(reply, "error.allowed"), first); // as it was thrown before
    assert_int_equal(whole_at(reply, "record_line"), 5);
    reply = check_replaced("'own':true", "'own':1");
    assert_string_equal(text_at(reply, "error.path"), "own");
    reply = check_replaced("'seed':7", "'seed':8");
    assert_int_equal(whole_at(reply, "record_line"), 3);
    reply =
        check_replaced("'version':'0.2", "'version':'0.1"); // which did not say whose they are
    assert_null(at(reply, "error"));
}

static void a_record_without_a_seed_has_own_dice(void **state) {
    (void)state;
    play_start(&p, "{'do':'play','sample':'nqm'}");
    play_move(&p, "{'choose':'dice-2'}");
    const bay_value *reply = play_move(&p, "{'faces':[6,4,2,1,1]}");
    assert_string_equal(json_at(&p.a, reply, "lines"),
                        "[{'at':'attack','faces':[[6,4,2],[1,1]]}]");
    assert_true(at(play_check(&p, ""), "ok")->is.flag);
}

static void a_part_that_is_gone_is_missed(void **state) {
    (void)state;
    play_start(&p, PLAY_SAMPLE);
    play_move(&p, "{'choose':'dice-2'}");
    play_move(&p, "{'faces':[6]}");
    play_move(&p, "{'faces':[4]}");
    play_move(&p, "{'undo':1}");
    static const char FIRST[] = "{'at':'attack','own':true,'part':[6]},";
    static const char SECOND[] = ",{'at':'attack','own':true,'part':[4],'parts':1}";
    const bay_value *reply = check_replaced(FIRST, "");
    assert_string_equal(text_at(reply, "error.path"), "parts");
    assert_string_equal(text_at(reply, "error.given"), "1");
    assert_string_equal(text_at(reply, "error.allowed"), "0");
    reply = check_replaced(SECOND, "");
    assert_string_equal(text_at(reply, "error.path"), "parts");
    assert_int_equal(whole_at(reply, "record_line"), 4);
    play_move(&p, "{'faces':[6,5]}");
    play_move(&p, "{'faces':[4,1,1]}");
    reply = check_replaced("{'at':'attack','own':true,'part':[6,5]},", "");
    assert_string_equal(text_at(reply, "error.path"), "parts");
    assert_true(at(play_check(&p, ""), "ok")->is.flag);
}

static void a_key_that_a_record_does_not_have_is_refused(void **state) {
    (void)state;
    play_start(&p, PLAY_SAMPLE);
    static const struct {
        const char *line, *given, *nearest;
    } rows[] = {
        {"{'at':'defence','chose':'dice-2'}", "chose", "choose"},
        {"{'at':'defence','choose':'dice-2','sdie':'defender'}", "sdie", "side"},
        {"{'att':'defence','choose':'dice-2'}", "att", "at"},
        {"{'at':'defence','choose':'dice-2','faces':[[1]]}", "faces", ""},
        {"{'undo':1,'at':'defence'}", "at", ""},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const bay_value *reply = play_check(&p, rows[i].line);
        assert_string_equal(text_at(reply, "error.status"), "bad-record");
        assert_string_equal(text_at(reply, "error.path"), rows[i].given);
        assert_string_equal(text_at(reply, "error.given"), rows[i].given);
        assert_string_equal(text_at(reply, "error.nearest"), rows[i].nearest);
        assert_non_null(at(reply, "error.allowed"));
        assert_int_equal(whole_at(reply, "record_line"), 2);
    }
    const bay_value *reply = check_replaced("'seed':", "'sede':");
    assert_string_equal(text_at(reply, "error.nearest"), "seed");
    assert_int_equal(whole_at(reply, "record_line"), 1);
}

static void a_version_is_one_that_can_have_written_it(void **state) {
    (void)state;
    play_start(&p, PLAY_SAMPLE);
    const bay_value *reply = check_replaced("'version':'0", "'version':'9");
    assert_string_equal(text_at(reply, "error.path"), "version");
    assert_string_equal(text_at(reply, "error.words"),
                        "A later version of Bayonet wrote this record.");
    assert_memory_equal(text_at(reply, "record_by"), "9.", 2);
    reply = check_replaced("'version':'0", "'version':'x");
    assert_string_equal(text_at(reply, "error.path"), "version");
    assert_null(at(check_replaced("'version':'0.2", "'version':'0.1"), "error"));
}

int main(void) {
#define ROW(test) PLAYING_TEST(test, &p)
    const struct CMUnitTest tests[] = {
        ROW(a_record_plays_again_as_it_was),
        ROW(odds_go_on_from_a_record),
        ROW(a_record_that_cannot_be_says_where),
        ROW(a_line_may_be_its_text),
        ROW(a_record_is_read_up_to_a_line),
        ROW(a_line_that_is_none_is_refused_in_words),
        ROW(a_header_is_checked),
        ROW(a_record_keeps_every_setting),
        ROW(a_record_of_other_rules_is_refused_by_name),
        ROW(its_dice_are_its_seeds_or_said_to_be_own),
        ROW(a_record_without_a_seed_has_own_dice),
        ROW(a_part_that_is_gone_is_missed),
        ROW(a_key_that_a_record_does_not_have_is_refused),
        ROW(a_version_is_one_that_can_have_written_it),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
