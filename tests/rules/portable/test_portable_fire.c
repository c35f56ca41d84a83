// Fire at adjacent squares before the close combats: PCC-38.

#include "rules/portable/field.h"
#include "rules/portable/proofs.h"

#include <stdio.h>

#define FOOT "'Foot infantry at c3'"
#define FOE "'Foe infantry at c4'"

static void pcc_38_fire_hits_with_five_or_more(void **state) {
    PROVES(PCC_38, 2);
    (void)state;
    for (int face = 1; face <= 6; face++) {
        char throw[2] = {(char)('0' + face), 0};
        story *s = story_begin(PHASE(FIRE, FOOT, FOE));
        story_check_feature(s, "needs", 5);
        story_choose(s, "fire-foot");
        story_check_said(s, "attacker: Foot fires at Foe");
        check_die(s, "shot", BAY_ATTACKER, 5);
        story_throw(s, throw);
        story_check_said(s,
                         face >= 5 ? "attacker: Foot hits Foe" : "attacker: Foot misses Foe");
        story_check_asks(s, face >= 5 ? "effect" : "declare");
        story_over(s);
    }
}

static void pcc_38_it_may_be_held(void **state) {
    PROVES(PCC_38, 2);
    (void)state;
    story *s = story_begin(PHASE(FIRE, FOOT, FOE));
    story_check_options(s, "fire-foot hold-fire-foot");
    story_choose(s, "hold-fire-foot");
    story_check_said(s, "attacker: Foot holds its fire");
    story_check_asks(s, "declare");
    story_over(s);
}

static void pcc_38_a_hit_by_fire_has_the_same_effect(void **state) {
    PROVES(PCC_38, 2);
    (void)state;
    story *s =
        story_begin(PHASE(FIRE, FOOT, "'Foe infantry poor at c4','Boss commander at c4'"));
    story_play(s, "fire-foot; 6");
    check_effect(s, BAY_DEFENDER, 4);
    story_throw(s, "6");
    check_die(s, "commander-effect", BAY_DEFENDER, 3);
    story_throw(s, "6");
    story_check_said(s, "defender: Foe falls back to c5");
    story_check_said(s, "defender: Boss falls back to c5");
    story_check_ending(s, "emptied"); // nobody advances after fire
    story_check_measure(s, "defender_driven_back", 1);
    story_over(s);
    s = story_begin(PHASE(FIRE, "'Left infantry at b4 facing east'", FOE));
    story_play(s, "fire-left; 6; 6");
    story_check_said(s, "defender: Foe falls back to d4"); // away from who fired
    story_over(s);
}

static void pcc_38_each_shot_is_seen_before_the_next(void **state) {
    PROVES(PCC_38, 2);
    (void)state;
    static const char SCENARIO[] =
        PHASE(FIRE, FOOT ",'Left infantry at b4 facing east','Far infantry at f3'",
              FOE ",'Other infantry at f4'");
    story *s = story_begin(SCENARIO);
    story_play(s, "fire-foot; 1");
    story_check_options(s, "fire-far fire-left cease-fire"); // Left at the same enemy
    story_play(s, "fire-left; 5; 1");
    story_check_options(s, "fire-far hold-fire-far");
    story_over(s);
    s = story_begin(SCENARIO);
    story_play(s, "fire-foot; 5; 1");
    story_check_options(s, "fire-far hold-fire-far"); // Left has nobody to its front any more
    story_play(s, "fire-far; 1");
    story_check_options(s, "initiate-far hold-far");
    story_over(s);
}

#define THREE_AT_TWO(whole, attacker)                                                          \
    PHASE(FIRE whole, attacker, FOE ",'Other infantry poor at d4 facing west'")
#define LEFT "'Left infantry at b4 facing east'"
#define RIGHT "'Right cavalry at d3'"

static void pcc_38_the_attacker_chooses_who_fires_next(void **state) {
    PROVES(PCC_38, 2);
    (void)state;
    story *s = story_begin(THREE_AT_TWO("", FOOT "," LEFT "," RIGHT));
    story_check_asks(s, "next-fire");
    story_check_options(s, "fire-left fire-foot fire-right cease-fire");
    story_choose(s, "fire-left");
    story_check_said(s, "attacker: Left fires at Foe");
    story_throw(s, "1");
    story_check_options(s, "fire-foot fire-right cease-fire"); // each once
    story_choose(s, "cease-fire");
    story_check_said(s, "nobody else of the attacker fires");
    story_check_asks(s, "declare");
    story_over(s);
}

static void pcc_38_or_they_are_asked_in_the_order_of_the_file(void **state) {
    PROVES(PCC_38, 2);
    (void)state;
    story *s =
        story_begin(THREE_AT_TWO(READ("'fire_order':'listed'"), LEFT "," FOOT "," RIGHT));
    story_check_options(s, "fire-left hold-fire-left");
    story_play(s, "hold-fire-left");
    story_check_options(s, "fire-foot hold-fire-foot");
    story_play(s, "fire-foot; 1");
    story_check_options(s, "fire-right hold-fire-right");
    story_play(s, "fire-right; 1");
    story_check_asks(s, "declare");
    story_over(s);
}

// Who had nobody to his front when he was passed over may not fire later, in the order of the file.
static void pcc_38_who_gets_somebody_to_his_front_may_still_fire(void **state) {
    PROVES(PCC_38, 2);
    (void)state;
    static const char SCENARIO[] =
        PHASE(FIRE READ("'fire_order':'%s'"), "'Wait infantry at c6 facing south'," FOOT, FOE);
    story *s = story_of(SCENARIO, "chosen");
    story_play(s, "fire-foot; 6; 6");
    story_check_said(s, "defender: Foe falls back to c5");
    story_check_options(s, "fire-wait hold-fire-wait");
    story_over(s);
    s = story_of(SCENARIO, "listed");
    story_play(s, "fire-foot; 6; 6");
    story_check_asks(s, "declare");
    story_over(s);
}

// Two fire at two, and where one falls back to the other can still fire at it or cannot any more.
#define TWO_AT_TWO(read, attacker)                                                             \
    PHASE(FIRE READ(read) "'columns':3,'rows':3,", attacker,                                   \
          "'Riders cavalry poor at b3 facing west','Recruits infantry poor at c3'")

static void pcc_38_the_order_of_the_file_says_nothing(void **state) {
    PROVES(PCC_38, 2);
    (void)state;
    static const char *const CHOSEN[2] = {
        TWO_AT_TWO("", "'Guard infantry elite at c2','Horse cavalry poor at a3 facing east'"),
        TWO_AT_TWO("", "'Horse cavalry poor at a3 facing east','Guard infantry elite at c2'")};
    static const char *const LISTED[2] = {
        TWO_AT_TWO("'fire_order':'listed'",
                   "'Guard infantry elite at c2','Horse cavalry poor at a3 facing east'"),
        TWO_AT_TWO("'fire_order':'listed'",
                   "'Horse cavalry poor at a3 facing east','Guard infantry elite at c2'")};
    for (int best = 0; best < 2; best++) {
        double chance = story_chance(CHOSEN[0], "all-cleared", best);
        assert_float_equal(story_chance(CHOSEN[1], "all-cleared", best), chance, 1e-12);
        double one = story_chance(LISTED[0], "all-cleared", best);
        double other = story_chance(LISTED[1], "all-cleared", best);
        assert_true(one < other - 0.03); // there it moves the odds
        assert_float_equal(chance, other, 1e-12);
    }
}

static void pcc_38_everybody_fires_to_his_front(void **state) {
    PROVES(PCC_38, 2);
    (void)state;
    static const char *const TYPES[4] = {"infantry", "dismounted", "cavalry", "artillery"};
    for (int i = 0; i < 4; i++) {
        story *s = story_of(PHASE(FIRE, "'Foot %s at c3'", "'Foe cavalry at c4'"), TYPES[i]);
        story_check_options(s, "fire-foot hold-fire-foot"); // at mounted cavalry too
        story_check_feature(s, "needs", 5);                 // whatever it is
        story_over(s);
    }
    story *s = story_begin(PHASE(FIRE, "'Chief commander at c3','Foot infantry at d3'",
                                 FOE ",'Other infantry at d4'"));
    story_check_options(s, "fire-foot hold-fire-foot"); // commanders do not
    story_over(s);
    story_refused(PHASE(FIRE, "'Foot infantry at c3 facing west'", FOE), BAY_FORBIDDEN, NULL,
                  "PCC-02");
    story_refused(PHASE(FIRE, FOOT, "'Foe infantry at c5'"), BAY_FORBIDDEN, NULL, "PCC-02");
}

static void pcc_38_a_commander_alone_is_shot_at_like_a_unit(void **state) {
    PROVES(PCC_38, 2);
    (void)state;
    story *s = story_begin(PHASE(FIRE, FOOT, "'Boss commander at c4'"));
    story_choose(s, "fire-foot");
    check_die(s, "shot", BAY_ATTACKER, 5);
    story_throw(s, "5");
    check_effect(s, BAY_DEFENDER, 2);
    story_throw(s, "2");
    story_check_losses(s, 0, 1);
    story_over(s);
}

// What the shot needs with these readings, this ground, these units.
static void check_shot(const char *read, const char *ground, const char *attacker,
                       const char *defender, int needs) {
    char scenario[600];
    snprintf(scenario, sizeof scenario, PHASE(FIRE READ("%s") GROUND("%s"), "%s", "%s"), read,
             ground, attacker, defender);
    story *s = story_begin(scenario);
    story_check_asks(s, "fire");
    story_check_feature(s, "needs", needs);
    story_choose(s, "fire-foot");
    if (needs > 1) check_die(s, "shot", BAY_ATTACKER, needs);
    story_over(s);
}

static void pcc_38_a_commander_near_adds_one(void **state) {
    PROVES(PCC_38, 2);
    (void)state;
    check_shot("", "", FOOT ",'Chief commander at c3'", FOE, 4);
    check_shot("", "", FOOT ",'Chief commander at c2'", FOE, 4);
    check_shot("", "", FOOT ",'Chief commander at b2'", FOE, 5);
    check_shot("'B-1':'diagonal'", "", FOOT ",'Chief commander at b2'", FOE, 4);
    check_shot("", "", FOOT ",'Chief commander at c2','Boss commander at b3'", FOE, 4);
    check_shot("'B-2':'each'", "", FOOT ",'Chief commander at c2','Boss commander at b3'", FOE,
               3);
    check_shot("'fire_commander':3", "", FOOT ",'Chief commander at c2'", FOE, 2);
    check_shot("'commander_help':3", "", FOOT ",'Chief commander at c2'", FOE, 4); // of combat
}

static void pcc_38_cover_takes_one_off(void **state) {
    PROVES(PCC_38, 2);
    (void)state;
    check_shot("", "'c4 wood'", FOOT, FOE, 6);
    check_shot("", "'c4 built-up'", FOOT, FOE, 6);
    check_shot("", "'c4 works'", FOOT, FOE, 6);
    check_shot("", "'c4 works N'", FOOT, FOE, 5);
    check_shot("", "'c4 hill'", FOOT, FOE, 5); // uphill is none
    check_shot("", "'c4 wood','c4 works'", FOOT, FOE, 6);
    check_shot("'B-6':'each','fire_from':3", "'c4 wood','c4 works','c4 hill'", FOOT, FOE, 5);
    check_shot("'fire_cover':3,'fire_from':2", "'c4 wood'", FOOT, FOE, 5);
    check_shot("'cover':3", "'c4 wood'", FOOT, FOE, 6); // of combat
}

static void pcc_38_nothing_else_counts(void **state) {
    PROVES(PCC_38, 2);
    (void)state;
    check_shot("", "", "'Foot infantry at b4 facing east'", FOE, 5);
    check_shot("", "", FOOT, "'Guns artillery at c4'", 5);
    check_shot("'infantry_help':2", "", FOOT, FOE, 5);
    check_shot("'hit_from':2", "", FOOT, FOE, 5);
    check_shot("'fire_from':3", "", FOOT, FOE, 3);
}

static void pcc_38_who_has_not_moved_only_by_a_parameter(void **state) {
    PROVES(PCC_38, 2);
    (void)state;
    static const char MOVED[] = "{'name':'Foot','at':'c3','moved':true}";
    check_shot("", "", FOOT, FOE, 5);
    check_shot("'fire_unmoved':2", "", FOOT, FOE, 3);
    check_shot("'fire_unmoved':2", "", MOVED, FOE, 5);
}

static void pcc_38_some_need_no_die_and_some_cannot_hit(void **state) {
    PROVES(PCC_38, 2);
    (void)state;
    story *s = story_begin(PHASE(FIRE READ("'fire_from':1"), FOOT, FOE));
    story_check_feature(s, "needs", 1);
    story_choose(s, "fire-foot");
    story_check_said(s, "attacker: Foot needs 1: it hits without a die");
    story_check_said(s, "attacker: Foot hits Foe");
    check_effect(s, BAY_DEFENDER, 3);
    story_over(s);
    s = story_begin(PHASE(FIRE READ("'fire_from':6") GROUND("'c4 wood'"),
                          FOOT ",'Left infantry at b3'", FOE ",'Other infantry at b4'"));
    story_check_said(s, "attacker: Foot would need 7 to hit Foe: it does not fire");
    story_check_options(s, "fire-left hold-fire-left");
    story_check_feature(s, "needs", 6);
    story_over(s);
    s = story_begin(PHASE(FIRE READ("'fire_from':7"), FOOT, FOE));
    story_check_asks(s, "declare");
    story_over(s);
    story_refused(PHASE(FIRE READ("'fire_from':7"), "'Guns artillery at c3'", FOE),
                  BAY_FORBIDDEN, NULL, "PCC-03"); // neither fire nor a combat
}

static void pcc_38_what_fire_opened_is_judged_anew(void **state) {
    PROVES(PCC_38, 2);
    (void)state;
    // Foe is shot away, and its commander is alone to Foot's front
    story *s = story_begin(
        PHASE(FIRE READ("'B-22':'stays'"), FOOT, "'Foe cavalry at c4','Boss commander at c4'"));
    story_play(s, "fire-foot; 6; 1; 6");
    story_check_options(s, "initiate-foot hold-foot"); // not at cavalry any more
    story_choose(s, "initiate-foot");
    story_check_told(s, "PCC-12");
    story_over(s);
}

static void pcc_38_objectives_are_those_of_the_start(void **state) {
    PROVES(PCC_38, 2);
    (void)state;
    story *s =
        story_begin(PHASE(FIRE, FOOT ",'Guns artillery at d3'", FOE ",'Other infantry at d4'"));
    story_play(s, "fire-guns; 6; 1; hold-fire-foot; hold-foot");
    story_check_ending(s, "held"); // c4 alone, that could be attacked
    story_over(s);
    s = story_begin(PHASE(FIRE, "'Guns artillery at d3'", "'Other infantry at d4'"));
    story_play(s, "fire-guns; 6; 1"); // where nothing can be, what is fired at
    story_check_ending(s, "emptied");
    story_over(s);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(pcc_38_fire_hits_with_five_or_more),
        cmocka_unit_test(pcc_38_it_may_be_held),
        cmocka_unit_test(pcc_38_a_hit_by_fire_has_the_same_effect),
        cmocka_unit_test(pcc_38_each_shot_is_seen_before_the_next),
        cmocka_unit_test(pcc_38_the_attacker_chooses_who_fires_next),
        cmocka_unit_test(pcc_38_or_they_are_asked_in_the_order_of_the_file),
        cmocka_unit_test(pcc_38_who_gets_somebody_to_his_front_may_still_fire),
        cmocka_unit_test(pcc_38_the_order_of_the_file_says_nothing),
        cmocka_unit_test(pcc_38_everybody_fires_to_his_front),
        cmocka_unit_test(pcc_38_a_commander_alone_is_shot_at_like_a_unit),
        cmocka_unit_test(pcc_38_a_commander_near_adds_one),
        cmocka_unit_test(pcc_38_cover_takes_one_off),
        cmocka_unit_test(pcc_38_nothing_else_counts),
        cmocka_unit_test(pcc_38_who_has_not_moved_only_by_a_parameter),
        cmocka_unit_test(pcc_38_some_need_no_die_and_some_cannot_hit),
        cmocka_unit_test(pcc_38_what_fire_opened_is_judged_anew),
        cmocka_unit_test(pcc_38_objectives_are_those_of_the_start),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
