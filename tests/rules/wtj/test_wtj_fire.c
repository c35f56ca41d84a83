// Fire before the assaults: who may, at whom, and what it does: WTJ-04 to WTJ-09, WTJ-M10.

#include "rules/wtj/assaults.h"
#include "rules/wtj/proofs.h"

#define ORIGINAL(bases) ",'original':" #bases
#define ASSAULT_WEAPONS ",'assault_weapons':true"

static void wtj_04_the_defender_fires_in_contact(void **state) {
    PROVES(WTJ_04, 1);
    (void)state;
    story *s = story_begin(ASSAULT(FIRE, UNIT("A", 9, ), UNIT("D", 9, )));
    story_check_asks(s, "fire-defender");
    story_check_options(s, "fire-d cease-fire");
    story_choose(s, "fire-d");
    story_check_said(s, "defender: D is assaulted, and fires at A: 1 die");
    story_check_told(s, "WTJ-04");
    story_check_thrower(s, BAY_DEFENDER);
    story_over(s);
    // Pinned, withdrawn, routed: no clause bars it.
    offers(ASSAULT(FIRE, UNIT("A", 9, ), UNIT("D", 9, STATUS("routed"))), "fire-defender",
           "fire-d cease-fire");
    asks(ASSAULT(, UNIT("A", 9, ), UNIT("D", 9, )), "", "round"); // no fire phase
}

static void wtj_05_who_assaults_does_not(void **state) {
    PROVES(WTJ_05, 1);
    (void)state;
    story *s = story_begin(ASSAULT(FIRE, UNIT("A", 7, ), UNIT("D", 9, )));
    story_check_asks(s, "fire-defender");
    story_check_said(s, "attacker: A has moved into contact, and may not fire");
    story_check_told(s, "WTJ-05");
    story_over(s);
    asks(ASSAULT(FIRE, UNIT("A", 7, HORSE), UNIT("D", 7, )), "", "fire-defender");
    // So in the second turn, if it assaults again.
    asks(TURN(FIRE "'turns':2,", UNIT("A", 9, ), UNIT("D", 9, )), "cease-fire; 33; 33; 33",
         "fire-defender");
}

static void wtj_06_others_fire_at_whom_they_see(void **state) {
    PROVES(WTJ_06, 1);
    (void)state;
#define NEAR(more) UNIT("A", 9, ) "," UNIT("B", 9, more)
    static const char TWO[] = UNIT("D", 4, ) "," UNIT("E", 5, );
    story *s = story_of(ASSAULT(FIRE A_ON_D, NEAR(), "%s"), TWO);
    story_check_asks(s, "fire-attacker");
    story_check_options(s, "fire-b cease-fire");
    story_choose(s, "fire-b");
    story_check_asks(s, "fire-at-attacker");
    story_check_options(s, "at-e at-d"); // the largest first
    story_choose(s, "at-d");
    story_check_said(s, "attacker: B touches no enemy, and fires at D: 1 die");
    story_throw(s, "1");
    story_check_asks(s, "fire-defender");
    story_check_options(s, "fire-e fire-d cease-fire"); // E too, which touches nobody
    story_choose(s, "fire-e");
    story_check_options(s, "at-a at-b");
    story_over(s);
    s = story_of(ASSAULT(FIRE A_ON_D, NEAR(SEES("'D'")), "%s"), TWO);
    story_choose(s, "fire-b");
    story_check_said(s, "attacker: B touches no enemy, and fires at D: 1 die");
    story_over(s);
    s = story_of(ASSAULT(FIRE A_ON_D, NEAR(SEES("")), "%s"), TWO);
    story_check_asks(s, "fire-defender"); // it sees nobody
    story_over(s);
    // In contact it fires at those whom it touches, whatever it sees.
    offers(ASSAULT(FIRE A_ON_D, UNIT("A", 6, SEES("'E'")), UNIT("D", 4, ) "," UNIT("E", 5, )),
           "fire-attacker", "fire-a cease-fire");
    tells(ASSAULT(FIRE A_ON_D, UNIT("A", 6, SEES("'E'")), UNIT("D", 4, ) "," UNIT("E", 5, )),
          "fire-a", "attacker: A never had more than six bases, and fires at D");
    story_refused(ASSAULT(FIRE A_ON_D, NEAR(SEES("'D','A'")), UNIT("D", 4, )), BAY_BAD_INPUT,
                  "attacker.units[1].sees[1]", "WTJ-06");
#undef NEAR
}

static void wtj_06_firers_or_targets_that_touch_nobody(void **state) {
    PROVES(WTJ_06, 1);
    (void)state;
    static const char READING[] =
        ASSAULT(FIRE A_ON_D READ("'AMB-W3':'%s'"), UNIT("A", 9, ) "," UNIT("B", 9, ),
                UNIT("D", 4, ) "," UNIT("E", 5, ));
    story *s = story_of(READING, "targets");
    story_choose(s, "fire-b");
    story_check_said(s, "attacker: B touches no enemy, and fires at E: 1 die");
    story_throw(s, "1");
    story_check_options(s, "fire-e fire-d cease-fire");
    story_choose(s, "fire-e");
    story_check_options(s, "at-a at-b"); // the clause speaks of the assaulting side
    story_over(s);
}

static void wtj_06_who_is_set_free_fires(void **state) {
    PROVES(WTJ_06, 1);
    (void)state;
    static const char FREED[] =
        ASSAULT(FIRE CONTACTS("'A on D','B on D'"), UNIT("A", 9, ) "," UNIT("B", 6, ),
                UNIT("D", 1, ) "," UNIT("E", 5, ));
    story *s = story_begin(FREED);
    story_play(s, "fire-b; 5");
    story_check_said(s, "defender: D loses 1 base to fire");
    story_check_options(s, "fire-a cease-fire");
    story_choose(s, "fire-a");
    story_check_said(s, "attacker: A touches no enemy, and fires at E: 1 die");
    story_over(s);
    ends(FREED, "fire-b; 5; cease-fire; cease-fire", "taken", 0, 1); // nobody is left to fight
}

static void wtj_07_assault_weapons_fire(void **state) {
    PROVES(WTJ_07, 1);
    (void)state;
    story *s = story_begin(ASSAULT(FIRE, UNIT("A", 9, ASSAULT_WEAPONS), UNIT("D", 9, )));
    story_choose(s, "fire-a");
    story_check_said(s, "attacker: A carries assault weapons, and fires at D: 1 die");
    story_check_told(s, "WTJ-07");
    story_over(s);
}

static void wtj_08_so_do_few_bases(void **state) {
    PROVES(WTJ_08, 1);
    (void)state;
    story *s = story_begin(ASSAULT(FIRE, UNIT("A", 6, ), UNIT("D", 9, )));
    story_choose(s, "fire-a");
    story_check_said(s, "attacker: A never had more than six bases, and fires at D: 1 die");
    story_check_told(s, "WTJ-08");
    story_over(s);
    asks(ASSAULT(FIRE, UNIT("A", 7, ), UNIT("D", 9, )), "", "fire-defender");
    // What it had before any loss counts.
    asks(ASSAULT(FIRE, UNIT("A", 4, ORIGINAL(7)), UNIT("D", 9, )), "", "fire-defender");
    asks(ASSAULT(FIRE, UNIT("A", 4, ORIGINAL(6)), UNIT("D", 9, )), "", "fire-attacker");
}

static void wtj_09_they_have_moved(void **state) {
    PROVES(WTJ_09, 1);
    (void)state;
    story *s = story_begin(ASSAULT(
        FIRE A_ON_D,
        UNIT("A", 6, ) "," UNIT("B", 9, ) "," UNIT("G", 1, TYPE("machine-gun") WITH("A")),
        UNIT("D", 9, )));
    story_play(s, "fire-a");
    story_check_said(s, "attacker: A: -1 to each die, it has moved");
    story_check_told(s, "WTJ-09");
    story_throw(s, "4");
    story_check_said(s, "defender: D loses nothing to this die");
    story_choose(s, "fire-b"); // it touches nobody
    assert_false(story_told(s, "WTJ-09"));
    story_throw(s, "4");
    story_check_said(s, "defender: D loses 1 base to fire");
    story_choose(s, "fire-g"); // it moved with its unit
    story_check_told(s, "WTJ-09");
    story_throw(s, "4");
    story_choose(s, "fire-d");
    assert_false(story_told(s, "WTJ-09"));
    story_over(s);
    // In a later turn it has not.
    s = story_begin(TURN(FIRE "'turns':2,", UNIT("A", 6, ), UNIT("D", 9, )));
    story_play(s, "cease-fire; cease-fire; 33; 33; 33; fire-a");
    assert_false(story_told(s, "WTJ-09"));
    story_over(s);
    tells(ASSAULT(FIRE READ("'fire_moved':-3"), UNIT("A", 6, ), UNIT("D", 9, )), "fire-a",
          "attacker: A: -3 to each die, it has moved");
}

static void wtj_09_and_every_other_modifier(void **state) {
    PROVES(WTJ_09, 1);
    PROVES(WTJ_M10, 1);
    (void)state;
    static const char COVERED[] =
        ASSAULT(FIRE READ("'fire_one_from':%d"), UNIT("A", 6, ), UNIT("D", 9, COVER("%s")));
    static const struct {
        const char *cover;
        bool counts;
    } ROWS[] = {
        {"none", false}, {"soft", false}, {"solid", true}, {"hard", true}, {"enclosed", true}};
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        story *s = story_of(COVERED, 4, ROWS[i].cover);
        story_choose(s, "fire-a");
        assert_int_equal(
            story_said(s, "attacker: A: -1 to each die, D is in solid cover or better"),
            ROWS[i].counts);
        story_throw(s, "5"); // -1 for having moved
        assert_int_equal(story_said(s, "defender: D loses 1 base to fire"), !ROWS[i].counts);
        story_over(s);
    }
}

static void wtj_m10_the_dice_of_small_arms(void **state) {
    PROVES(WTJ_M10, 1);
    (void)state;
    static const char *const TOLD[] = {
        "D loses nothing to this die", "D loses nothing to this die",
        "D loses nothing to this die", "D loses 1 base to fire",
        "D loses 1 base to fire",      "D loses 2 bases to fire"};
    static const char PLAIN[] =
        ASSAULT(FIRE A_ON_D READ("'fire_one_from':%d,'fire_two_from':%d"),
                UNIT("A", 9, ) "," UNIT("B", 9, ), UNIT("D", % d, ));
    char face[2] = "1", words[60];
    for (int i = 0; i < 6; i++, face[0]++) {
        story *s = story_of(PLAIN, 4, 6, 9);
        story_choose(s, "fire-b");
        story_check_dice(s, 1, 0); // a die, however many bases
        story_check_sides(s, 6);
        story_throw(s, face);
        snprintf(words, sizeof words, "defender: %s", TOLD[i]);
        story_check_said(s, words);
        story_check_told(s, "WTJ-M10");
        story_over(s);
    }
    story *s = story_of(PLAIN, 5, 3, 9); // two from 3: never one
    story_play(s, "fire-b; 3");
    story_check_said(s, "defender: D loses 2 bases to fire");
    story_over(s);
    s = story_of(PLAIN, 2, 7, 9); // never two
    story_play(s, "fire-b; 6");
    story_check_said(s, "defender: D loses 1 base to fire");
    story_over(s);
    s = story_of(PLAIN, 4, 6, 1); // no more than it has
    story_play(s, "fire-b; 6");
    story_check_said(s, "defender: D loses 1 base to fire");
    story_over(s);
}

static void wtj_m11_each_unit_fires_once_the_attackers_first(void **state) {
    PROVES(WTJ_M11, 1);
    (void)state;
    static const char MANY[] =
        ASSAULT(FIRE, UNIT("A", 3, ) "," UNIT("B", 5, ) "," UNIT("C", 5, ),
                UNIT("D", 4, ) "," UNIT("E", 6, ));
    story *s = story_begin(MANY);
    story_check_asks(s, "fire-attacker");
    story_check_options(s, "fire-b fire-c fire-a cease-fire"); // the largest, then by name
    story_check_feature(s, "can_fire", 3);
    story_check_feature(s, "attacker.bases", 13); // all, before there is an assault
    story_play(s, "fire-c; at-d; 1");
    story_check_options(s, "fire-b fire-a cease-fire");
    story_check_feature(s, "can_fire", 2);
    story_play(s, "fire-b; at-e; 1; fire-a; at-d; 1");
    story_check_asks(s, "fire-defender");
    story_check_options(s, "fire-e fire-d cease-fire");
    story_play(s, "fire-d; at-a; 1; fire-e; at-b; 1");
    story_check_asks(s, "round");
    story_check_feature(s, "can_fire", 0);
    story_over(s);
    asks(MANY, "fire-a; at-d; 1; cease-fire", "fire-defender"); // nobody else of its side
    asks(MANY, "cease-fire; cease-fire", "round");
    // Anew in the next turn.
    asks(TURN(FIRE "'turns':2,", UNIT("A", 9, ), UNIT("D", 9, )), "fire-d; 1; 33; 33; 33",
         "fire-defender");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(wtj_04_the_defender_fires_in_contact),
        cmocka_unit_test(wtj_05_who_assaults_does_not),
        cmocka_unit_test(wtj_06_others_fire_at_whom_they_see),
        cmocka_unit_test(wtj_06_firers_or_targets_that_touch_nobody),
        cmocka_unit_test(wtj_06_who_is_set_free_fires),
        cmocka_unit_test(wtj_07_assault_weapons_fire),
        cmocka_unit_test(wtj_08_so_do_few_bases),
        cmocka_unit_test(wtj_09_they_have_moved),
        cmocka_unit_test(wtj_09_and_every_other_modifier),
        cmocka_unit_test(wtj_m10_the_dice_of_small_arms),
        cmocka_unit_test(wtj_m11_each_unit_fires_once_the_attackers_first),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
