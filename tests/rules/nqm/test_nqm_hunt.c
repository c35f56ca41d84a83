// Infantry that meets unsupported tanks fires at them or assaults them: NQM-35, NQM-36, NQM-42.

#include "rules/nqm/proofs.h"
#include "rules/nqm/stands.h"
#include "support/story.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>

#include <cmocka.h>

#define TANKS(name, strength, more) STAND(name, strength, CLASS("tank") more)
#define THREE_TANKS STANDS(TANKS("Pz", 3, ""))
#define TWO_COMPANIES                                                                          \
    STANDS(STAND("A Coy", 3, "") "," STAND("B Coy", 2, "") "," COMMANDER("HQ", ""))

static void nqm_35_infantry_in_close_country_fires_at_unsupported_tanks(void **state) {
    PROVES(NQM_35, 1);
    (void)state;
    story *s = story_begin(ASSAULT(CLOSE_COUNTRY, TWO_COMPANIES, THREE_TANKS));
    story_check_asks(s, "hunt-tanks");
    story_check_options(s, "fire assault");
    story_choose(s, "fire");
    story_check_asks(s, "fire");
    story_check_said(s, "attacker: the attacker fires at the tanks as Light targets, one die a "
                        "stand: 2");
    story_check_dice(s, 2, 0); // one a company
    story_check_sides(s, 6);
    story_throw(s, "54");
    story_check_ending(s, "unresolved");
    story_check_losses(s, 0, 1); // 5 hits a Light target, 4 does not
    story_over(s);
}

static void nqm_35_the_die_that_hits_can_be_set(void **state) {
    PROVES(NQM_35, 1);
    (void)state;
    static const struct {
        const char *from, *faces;
        int hits;
    } ROWS[] = {{"5", "44", 0}, {"4", "43", 1}, {"6", "56", 1}, {"7", "66", 0}, {"2", "21", 1}};
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        story *s = story_of(ASSAULT(CLOSE_COUNTRY READ("'light_fire_from':%s"), TWO_COMPANIES,
                                    "'quality':'elite'," THREE_TANKS),
                            ROWS[i].from);
        story_choose(s, "fire");
        story_throw(s, ROWS[i].faces);
        story_check_losses(s, 0, ROWS[i].hits);
        story_over(s);
    }
}

static void nqm_35_tanks_that_are_hit_test_and_may_be_beaten(void **state) {
    PROVES(NQM_35, 1);
    (void)state;
    static const char SCENARIO[] = ASSAULT(CLOSE_COUNTRY, TWO_COMPANIES, THREE_TANKS);
    story *s = story_begin(SCENARIO);
    story_play(s, "fire; 66");
    story_check_asks(s, "test-defender"); // two of three
    story_throw(s, "4");
    story_check_ending(s, "unresolved");
    story_over(s);
    s = story_begin(SCENARIO);
    story_play(s, "fire; 66; 3");
    story_check_ending(s, "position-taken");
    story_over(s);
    s = story_begin(ASSAULT(CLOSE_COUNTRY, TWO_COMPANIES, STANDS(TANKS("Pz", 1, ""))));
    story_play(s, "fire; 66");
    story_check_ending(s, "position-taken");
    story_check_losses(s, 0, 1); // they have no more to lose
    story_over(s);
}

static void nqm_36_who_has_nothing_to_fire_with_closes_with_them(void **state) {
    PROVES(NQM_36, 1);
    (void)state;
    story *s = story_begin(ASSAULT(CLOSE_COUNTRY, STANDS(COMMANDER("HQ", GROUPED)),
                                   "'quality':'militia'," THREE_TANKS));
    story_check_asks(s, "attack");
    story_check_dice(s, 1, 1);
    story_over(s);
}

static void nqm_39_fire_that_clears_an_area_is_all_that_is_done_in_the_hour(void **state) {
    PROVES(NQM_39, 1);
    (void)state;
    story *s = story_begin(
        ASSAULT(CLOSE_COUNTRY HOURS(2), TWO_COMPANIES,
                STANDS(TANKS("Pz", 1, ON("Hill")) "," STAND("1 Coy", 2, ON("Wood")))));
    story_play(s, "assault-hill; fire; 66");
    story_check_said(s, "hour 2 begins");
    story_check_asks(s, "commit");
    story_over(s);
}

static void nqm_35_it_takes_close_country_and_nerve(void **state) {
    PROVES(NQM_35, 1);
    (void)state;
    story_refused(ASSAULT("", TWO_COMPANIES, THREE_TANKS), BAY_FORBIDDEN, NULL, "NQM-36");
    story_refused(ASSAULT("'ground':'open',", TWO_COMPANIES, THREE_TANKS), BAY_FORBIDDEN, NULL,
                  "NQM-36");
    story_refused(ASSAULT(CLOSE_COUNTRY, "'terror':'not-yet'," TWO_COMPANIES, THREE_TANKS),
                  BAY_FORBIDDEN, NULL, "NQM-36");
    story *s =
        story_begin(ASSAULT(CLOSE_COUNTRY, "'terror':'overcome'," TWO_COMPANIES, THREE_TANKS));
    story_check_asks(s, "hunt-tanks");
    story_over(s);
}

static void nqm_35_tanks_with_infantry_are_assaulted_as_any_position(void **state) {
    PROVES(NQM_35, 1);
    (void)state;
    story *s = story_begin(
        ASSAULT("", TWO_COMPANIES, STANDS(TANKS("Pz", 3, "") "," STAND("1 Coy", 1, ""))));
    story_check_asks(s, "commit");
    story_over(s);
    s = story_begin(ASSAULT( // he who cannot be in the fight supports nobody
        CLOSE_COUNTRY, TWO_COMPANIES,
        STANDS(TANKS("Pz", 3, "") "," STAND("Sniper", 1, CLASS("sniper")) "," STAND(
            "1 Coy", 1, DISORGANISED))));
    story_check_asks(s, "hunt-tanks");
    story_over(s);
    static const struct {
        const char *with, *asks;
    } ROWS[] = {{STAND("1 Coy", 2, RED(1) BLACK(1)), "hunt-tanks"}, // pinned throughout
                {STAND("1 Coy", 2, RED(1)), "commit"},
                {STAND("Gun", 1, CLASS("at-gun")), "commit"}};
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        s = story_of(ASSAULT(CLOSE_COUNTRY, TWO_COMPANIES, STANDS(TANKS("Pz", 3, "") ",%s")),
                     ROWS[i].with);
        story_check_asks(s, ROWS[i].asks);
        story_over(s);
    }
}

static void nqm_07_fire_is_one_die_a_stand(void **state) {
    PROVES(NQM_07, 1);
    (void)state;
    static const struct {
        const char *other;
        int dice;
    } ROWS[] = {{STAND("B", 1, ""), 2},
                {STAND("B", 9, ""), 2},
                {STAND("B", 2, RED(1) BLACK(1)), 1},
                {STAND("B", 3, RESERVE), 1},
                {STAND("B", 3, CLASS("support")), 2},
                {STAND("B", 3, CLASS("recce")), 2},
                {STAND("B", 3, CLASS("engineer")), 2},
                {STAND("B", 3, CLASS("at-gun")), 2},
                {STAND("B", 3, CLASS("tank")), 2},
                {STAND("B", 3, CLASS("sniper")), 1},
                {STAND("B", 3, CLASS("observer")), 1},
                {STAND("B", 3, CLASS("logistic")), 1},
                {COMMANDER("B", GROUPED), 1}};
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        story *s =
            story_of(ASSAULT(CLOSE_COUNTRY, STANDS(STAND("A Coy", 3, "") ",%s"), THREE_TANKS),
                     ROWS[i].other);
        story_choose(s, "fire");
        story_check_said(s, "fire is counted by stands, not by strength points");
        story_check_dice(s, ROWS[i].dice, 0);
        story_over(s);
    }
}

static void nqm_42_a_disorganised_support_stand_does_not_fire(void **state) {
    PROVES(NQM_42, 1);
    (void)state;
    static const struct {
        const char *stand;
        int dice;
    } ROWS[] = {{STAND("B", 3, CLASS("support")), 2},
                {STAND("B", 3, CLASS("support") DISORGANISED), 1},
                {STAND("B", 3, DISORGANISED), 2}}; // others may, though they do not assault
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        story *s =
            story_of(ASSAULT(CLOSE_COUNTRY, STANDS(STAND("A Coy", 3, "") ",%s"), THREE_TANKS),
                     ROWS[i].stand);
        story_choose(s, "fire");
        if (i == 1) story_check_said(s, "attacker: B is disorganised support and may not fire");
        story_check_dice(s, ROWS[i].dice, 0);
        story_over(s);
    }
}

static void nqm_36_the_infantry_may_assault_the_tanks_instead(void **state) {
    PROVES(NQM_36, 1);
    (void)state;
    story *s = story_begin(ASSAULT(CLOSE_COUNTRY, TWO_COMPANIES, THREE_TANKS));
    story_choose(s, "assault");
    story_check_said(s, "attacker: the infantry closes with the tanks");
    story_play(s, "commit-a-coy; commit-b-coy; dice-2");
    story_check_dice(s, 3, 2);
    story_play(s, "666 11; 3");
    story_check_ending(s, "position-taken");
    story_check_losses(s, 0, 2);
    story_over(s);
}

static void nqm_36_it_chooses_in_each_hour_anew(void **state) {
    PROVES(NQM_36, 1);
    (void)state;
    story *s = story_begin(ASSAULT(CLOSE_COUNTRY HOURS(2), TWO_COMPANIES, THREE_TANKS));
    story_play(s, "fire; 11");
    story_check_asks(s, "hunt-tanks");
    story_play(s, "assault; hold-a-coy");
    story_check_asks(s, "defence");
    story_check_feature(s, "attacker.clean", 2);
    story_over(s);
}

static void nqm_16_a_hunt_has_the_attacks_of_those_who_make_it(void **state) {
    PROVES(NQM_16, 1);
    (void)state;
    story *s = story_begin(
        "{'rules':'nqm','hours':2,'parameters':{'A-18':'worst'},'attacker':{'firefight':'lost',"
        "'stands':[{'name':'Troop','class':'tank','strength':3}]},'defender':{'quality':"
        "'conscript','retreat':'closed','stands':[{'name':'1 Coy','strength':6},{'name':'MG',"
        "'class':'support','strength':1,'quality':'militia'}]}}");
    story_throw(s, "5");
    story_choose(s, "stay-in");
    story_choose(s, "assault");
    story_choose(s, "dice-2");
    story_throw(s, "11 11");
    story_check_asks(s,
                     "counter-again"); // Conscripts: two; the Militia has one, and only fires
    story_over(s);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nqm_35_infantry_in_close_country_fires_at_unsupported_tanks),
        cmocka_unit_test(nqm_35_the_die_that_hits_can_be_set),
        cmocka_unit_test(nqm_35_tanks_that_are_hit_test_and_may_be_beaten),
        cmocka_unit_test(nqm_36_who_has_nothing_to_fire_with_closes_with_them),
        cmocka_unit_test(nqm_39_fire_that_clears_an_area_is_all_that_is_done_in_the_hour),
        cmocka_unit_test(nqm_35_it_takes_close_country_and_nerve),
        cmocka_unit_test(nqm_35_tanks_with_infantry_are_assaulted_as_any_position),
        cmocka_unit_test(nqm_07_fire_is_one_die_a_stand),
        cmocka_unit_test(nqm_42_a_disorganised_support_stand_does_not_fire),
        cmocka_unit_test(nqm_36_the_infantry_may_assault_the_tanks_instead),
        cmocka_unit_test(nqm_36_it_chooses_in_each_hour_anew),
        cmocka_unit_test(nqm_16_a_hunt_has_the_attacks_of_those_who_make_it),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
