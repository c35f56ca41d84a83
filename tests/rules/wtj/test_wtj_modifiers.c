// The modifiers of the dice: WTJ-38 to WTJ-46, except grades and cavalry.

#include "rules/wtj/assaults.h"
#include "rules/wtj/proofs.h"

static void wtj_38_modifiers_go_to_the_side_they_describe_and_add_up(void **state) {
    PROVES(WTJ_38, 1);
    (void)state;
    adds(ASSAULT(, UNIT("A", 4, PRONE STATUS("pinned")),
                 UNIT("D", 4, COVER("solid") TRAINING("great"))),
         -2, 2);
    adds(ASSAULT(, UNIT("A", 4, COVER("solid") TRAINING("great")), UNIT("D", 4, PRONE)), 2, -1);
    story *s = story_begin(ASSAULT(, UNIT("A", 4, PRONE), UNIT("D", 4, COVER("solid"))));
    story_throw(s, "32");
    story_check_said(s, "round 1: the attacker is behind by 1"); // 2 against 3
    story_over(s);
}

static void wtj_38_judged_once_or_each_round(void **state) {
    PROVES(WTJ_38, 1);
    (void)state;
    static const char HALF[] =
        ASSAULT(READ("'recompute_modifiers':'%s'"),
                UNIT("A", 3, ) "," UNIT("B", 3, TRAINING("great")), UNIT("D", 9, ));
    story *s = story_of(HALF, "once");
    story_play(s, "12; 22"); // 2 against 2, and a round later 3 against 2
    story_over(s);
    s = story_of(HALF, "once");
    story_check_feature(s, "attacker.modifier", 1);
    story_play(s, "13; lose-b");
    story_check_feature(s, "attacker.modifier", 1);
    story_over(s);
    feature_is(ASSAULT(, UNIT("A", 3, ) "," UNIT("B", 3, TRAINING("great")), UNIT("D", 9, )),
               "13; lose-b", "attacker.modifier", 1); // usually once
    s = story_of(HALF, "each-round");
    story_check_feature(s, "attacker.modifier", 1);
    story_play(s, "13; lose-b");
    story_check_feature(s, "attacker.modifier", 0);
    story_play(s, "13; lose-a; lose-a");
    story_check_feature(s, "attacker.modifier", 1); // 2 of 3
    story_over(s);
}

static void wtj_39_pinned_or_worse(void **state) {
    PROVES(WTJ_39, 1);
    (void)state;
    static const char *const WORSE[] = {"pinned", "withdrawn", "routed"};
    for (int i = 0; i < 3; i++) {
        story *s = story_of(ASSAULT(, UNIT("A", 4, STATUS("%s")), UNIT("D", 4, )), WORSE[i]);
        story_check_feature(s, "attacker.modifier", -1);
        story_check_said(s, "attacker: the attacker: -1 to each die, pinned or worse");
        story_over(s);
    }
    adds(ASSAULT(, UNIT("A", 4, STATUS("ok")), UNIT("D", 4, STATUS("pinned"))), 0, -1);
    static const char HALF[] = ASSAULT(, UNIT("A", 4, STATUS("pinned")) "," UNIT("B", 4, ),
                                       UNIT("D", 4, STATUS("pinned")) "," UNIT("E", 5, ));
    adds(HALF, -1, 0); // half of 8; 4 of 9
    adds(ASSAULT(READ("'pinned_or_worse':-3"), UNIT("A", 4, STATUS("pinned")), UNIT("D", 4, )),
         -3, 0);
}

static void wtj_40_hit_in_rear(void **state) {
    PROVES(WTJ_40, 1);
    (void)state;
    adds(ASSAULT(CONTACTS("'A on D rear'"), UNIT("A", 4, ), UNIT("D", 4, )), 0, -2);
    adds(ASSAULT(CONTACTS("'A rear on D'"), UNIT("A", 4, ), UNIT("D", 4, )), -2, 0);
    adds(ASSAULT(CONTACTS("'A left on D rear'"), UNIT("A", 4, ), UNIT("D", 4, )), 0, 0);
    adds(ASSAULT(CONTACTS("'A rear on D'"), UNIT("A", 4, ), UNIT("D", 4, )), -2, 0);
    tells(ASSAULT(CONTACTS("'A on D rear'"), UNIT("A", 4, ), UNIT("D", 4, )), "",
          "defender: the defender: -2 to each die, hit in rear");
    adds(ASSAULT(READ("'hit_in_rear':-1") CONTACTS("'A on D rear'"), UNIT("A", 4, ),
                 UNIT("D", 4, )),
         0, -1);
}

static void wtj_40_of_more_than_half(void **state) {
    PROVES(WTJ_40, 1);
    (void)state;
#define REAR(reading, hit, other)                                                              \
    ASSAULT(READ(reading) CONTACTS("'A on D rear','A on E'"), UNIT("A", 9, ),                  \
            UNIT("D", hit, ) "," UNIT("E", other, ))
    adds(REAR("", 4, 4), 0, 0);
    adds(REAR("", 5, 4), 0, -2);
    adds(REAR("'rear_majority':'half'", 4, 4), 0, -2);
    adds(REAR("'rear_majority':'half'", 4, 5), 0, 0);
}

static void wtj_40_of_either_side_or_the_defender_alone(void **state) {
    PROVES(WTJ_40, 1);
    (void)state;
#define WHOM(contact)                                                                          \
    ASSAULT(READ("'rear_whom':'defender'") CONTACTS(contact), UNIT("A", 4, ), UNIT("D", 4, ))
    adds(WHOM("'A rear on D'"), 0, 0);
    adds(WHOM("'A on D rear'"), 0, -2);
}

static void wtj_40_who_is_gone_touches_nobody(void **state) {
    PROVES(WTJ_40, 1);
    (void)state;
    static const char BEHIND[] =
        ASSAULT(READ("'recompute_modifiers':'each-round'") CONTACTS("'A on D','B on D rear'"),
                UNIT("A", 6, ) "," UNIT("B", 2, ), UNIT("D", 6, ));
    story *s = story_begin(BEHIND);
    story_check_feature(s, "defender.modifier", -3); // in rear, and on two sides
    story_play(s, "16; lose-b; lose-b");
    story_check_feature(s, "defender.modifier", 0);
    story_over(s);
}

static void wtj_41_limbered_guns_are_always_hit_in_rear(void **state) {
    PROVES(WTJ_41, 1);
    (void)state;
    adds(ASSAULT(, UNIT("A", 4, ), UNIT("G", 1, TYPE("limbered"))), 0, -2);
    adds(ASSAULT(, UNIT("G", 1, TYPE("limbered")), UNIT("D", 4, )), -2, 0);
    adds(ASSAULT(, UNIT("A", 4, ), UNIT("G", 1, TYPE("soft"))), 0, 0);
    adds(ASSAULT(, UNIT("A", 4, ), UNIT("G", 2, TYPE("limbered")) "," UNIT("D", 2, )), 0, 0);
}

static void wtj_42_touched_on_two_sides(void **state) {
    PROVES(WTJ_42, 1);
    (void)state;
#define SIDES(list) ASSAULT(CONTACTS(list), UNIT("A", 4, ) "," UNIT("B", 4, ), UNIT("D", 4, ))
    adds(SIDES("'A on D','B on D left'"), 0, -1);
    adds(SIDES("'A on D right','B on D left'"), 0, -1);
    adds(SIDES("'A on D','B on D'"), 0, 0);
    adds(SIDES("'A on D','B on D rear'"), 0, -3); // both modifiers
    adds(SIDES("'A on D','B left on D right','A on D left'"), 0, -1);
    adds(ASSAULT(CONTACTS("'A on D','A left on E'"), UNIT("A", 4, ),
                 UNIT("D", 4, ) "," UNIT("E", 4, )),
         -1, 0); // an attacker too
    static const char HALF[] = ASSAULT(CONTACTS("'A on D','A on D left','A on E'"),
                                       UNIT("A", 6, ), UNIT("D", 4, ) "," UNIT("E", 4, ));
    adds(HALF, 0, -1);
    silent(HALF, "", "defender: the defender: 4 of 8 bases are hit on two sides");
}

static void wtj_43_one_unit_in_front_and_flank(void **state) {
    PROVES(WTJ_43, 1);
    (void)state;
    static const char EXAMPLE[] =
        ASSAULT("%s" CONTACTS("'A on D','A on D left'"), UNIT("A", 6, ), UNIT("D", 4, ));
    story *s = story_of(EXAMPLE, "");
    story_check_said(s, "defender: the defender: -1 to each die, hit on two or more sides");
    story_play(s, "44");
    story_check_feature(s, "defender.bases", 3);
    story_check_feature(s, "defender.modifier", -1); // on each die
    story_play(s, "25");
    story_check_feature(s, "attacker.bases", 4);
    story_play(s, "63");
    story_check_ending(s, "taken");
    story_check_losses(s, 2, 4);
    story_over(s);
    s = story_of(EXAMPLE, READ("'two_sides':-4"));
    story_check_feature(s, "defender.modifier", -4);
    story_over(s);
}

static void wtj_44_under_half_of_the_bases_does_not_count(void **state) {
    PROVES(WTJ_44, 1);
    (void)state;
    static const char EXAMPLE[] = ASSAULT(CONTACTS("'A on D','A on D left','A on E'"),
                                          UNIT("A", 6, ), UNIT("D", 4, ) "," UNIT("E", 6, ));
    adds(EXAMPLE, 0, 0);
    tells(EXAMPLE, "",
          "defender: the defender: 4 of 10 bases are hit on two sides, under half");
    silent(EXAMPLE, "", "attacker: the attacker: 0 of");
}

static void wtj_45_prone(void **state) {
    PROVES(WTJ_45, 1);
    (void)state;
    adds(ASSAULT(, UNIT("A", 4, PRONE), UNIT("D", 4, )), -1, 0);
    adds(ASSAULT(, UNIT("A", 4, PRONE) "," UNIT("B", 4, ), UNIT("D", 4, PRONE)), -1, -1);
    adds(ASSAULT(, UNIT("A", 4, PRONE) "," UNIT("B", 5, ), UNIT("D", 4, )), 0, 0);
    adds(ASSAULT(READ("'prone':-2"), UNIT("A", 4, PRONE), UNIT("D", 4, )), -2, 0);
    tells(ASSAULT(, UNIT("A", 4, PRONE), UNIT("D", 4, )), "",
          "attacker: the attacker: -1 to each die, prone");
}

static void wtj_46_solid_cover_or_better(void **state) {
    PROVES(WTJ_46, 1);
    (void)state;
    static const struct {
        const char *cover;
        int adds;
    } ROWS[] = {{"none", 0}, {"soft", 0}, {"solid", 1}, {"hard", 1}, {"enclosed", 1}};
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        story *s =
            story_of(ASSAULT(, UNIT("A", 4, ), UNIT("D", 4, COVER("%s"))), ROWS[i].cover);
        story_check_feature(s, "defender.modifier", ROWS[i].adds);
        story_over(s);
    }
    static const char HALF[] = ASSAULT(, UNIT("A", 4, COVER("solid")) "," UNIT("B", 4, ),
                                       UNIT("D", 4, COVER("hard")) "," UNIT("E", 5, ));
    adds(HALF, 1, 0);
    tells(HALF, "", "attacker: the attacker: +1 to each die, in solid cover or better");
    adds(ASSAULT(READ("'solid_cover':2"), UNIT("A", 4, COVER("solid")), UNIT("D", 4, )), 2, 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(wtj_38_modifiers_go_to_the_side_they_describe_and_add_up),
        cmocka_unit_test(wtj_38_judged_once_or_each_round),
        cmocka_unit_test(wtj_39_pinned_or_worse),
        cmocka_unit_test(wtj_40_hit_in_rear),
        cmocka_unit_test(wtj_40_of_more_than_half),
        cmocka_unit_test(wtj_40_of_either_side_or_the_defender_alone),
        cmocka_unit_test(wtj_40_who_is_gone_touches_nobody),
        cmocka_unit_test(wtj_41_limbered_guns_are_always_hit_in_rear),
        cmocka_unit_test(wtj_42_touched_on_two_sides),
        cmocka_unit_test(wtj_43_one_unit_in_front_and_flank),
        cmocka_unit_test(wtj_44_under_half_of_the_bases_does_not_count),
        cmocka_unit_test(wtj_45_prone),
        cmocka_unit_test(wtj_46_solid_cover_or_better),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
