// Fire: who fires at what, on which column, and what it does: ARV-13, ARV-16, ARV-17, ARV-19,
// ARV-S2 to ARV-S4, ARV-S6, ARV-S9.

#include "rules/soldiers/phases.h"
#include "rules/soldiers/proofs.h"

#define GUN(at, more) UNIT("G", at, TYPE("field-gun") more)
#define BARRAGE(whole, more) PHASE(FIRE("attacker") whole, GUN("d1", more), FOUR)

// Of the six faces so many eliminate, and up to so many disrupt; -1: no column, so not asked.
static void check_fire(const char *scenario, int eliminate, int disrupt) {
    for (int face = 1; face <= 6; face++) {
        char die[2] = {(char)('0' + face), 0};
        story *s = story_begin(scenario);
        if (disrupt < 0) {
            story_check_asks(s, "over");
        } else {
            story_choose(s, "fire-at-d4");
            story_check_sides(s, 6);
            story_check_dice(s, 1, 0);
            story_throw(s, die);
            story_check_losses(s, 0, face <= eliminate ? 4 : 0);
            story_check_measure(s, "defender_disrupted", face > eliminate && face <= disrupt);
        }
        story_over(s);
    }
}

static void arv_s2_fire_is_thrown_with_the_dice_of_the_table(void **state) {
    PROVES(ARV_S2, 1);
    (void)state;
    story *s = story_begin(BARRAGE("'die':10,'dice':2,", ));
    story_choose(s, "fire-at-d4");
    story_check_sides(s, 10);
    story_check_dice(s, 2, 0);
    story_over(s);
}

static void arv_s3_both_sides_fire_if_the_scenario_says_so(void **state) {
    PROVES(ARV_S3, 2);
    (void)state;
    static const struct {
        const char *who, *first, *then;
    } ROWS[] = {{"none", "over", NULL},
                {"attacker", "fire", "over"},
                {"defender", "defender-fire", "over"},
                {"both", "fire", "defender-fire"}};
    for (int i = 0; i < 4; i++) {
        story *s = story_of(PHASE(FIRE("%s"), GUN("d1", ), FOUR), ROWS[i].who);
        story_check_asks(s, ROWS[i].first);
        if (ROWS[i].then) {
            story_choose(s, "hold-fire");
            story_check_asks(s, ROWS[i].then);
        }
        story_over(s);
    }
    phases_asks(PHASE(, GUN("d1", ), FOUR), "", "over"); // usually nobody
}

static void arv_s4_who_has_just_moved_fires_first(void **state) {
    PROVES(ARV_S4, 1);
    (void)state;
    story *s =
        story_begin(PHASE(FIRE("both"), GUN("d1", ) "," UNIT("H", "e1", TYPE("howitzer")),
                          FOUR "," UNIT("Y", "d4", )));
    story_check_asks(s, "fire");
    assert_int_equal(phases_chooser(s), BAY_ATTACKER);
    story_choose(s, "fire-at-d4");
    story_check_asks(s, "fire-die");
    story_check_thrower(s, BAY_ATTACKER);
    story_throw(s, "6");
    story_check_asks(s, "fire"); // H, only after the die of G
    story_choose(s, "hold-fire");
    story_check_asks(s, "defender-fire");
    assert_int_equal(phases_chooser(s), BAY_DEFENDER);
    story_choose(s, "fire-at-d1");
    story_check_asks(s, "defender-fire-die");
    story_check_thrower(s, BAY_DEFENDER);
    story_throw(s, "6");
    story_check_asks(s, "defender-fire"); // Y is alike, and may fire by itself
    story_over(s);
}

static void arv_13_who_assaults_does_not_fire(void **state) {
    PROVES(ARV_13, 1);
    (void)state;
    static const char TWO[] = PHASE(FIRE("attacker"), EIGHT "," UNIT("B", "e3", ), FOUR);
    story *s = story_begin(TWO);
    story_play(s, "assault-d4; no-assault");
    story_check_asks(s, "fire"); // B, who stayed back
    story_choose(s, "fire-at-d4");
    story_throw(s, "6");
    story_check_asks(s, "cancel"); // A is not asked whether it fires
    story_choose(s, "cancel-a");
    story_check_asks(s, "over"); // nor does it fire because it called it off
    story_over(s);
    phases_asks(TWO, "assault-d4; assault-d4", "cancel");
    phases_forbidden(PHASE(, UNIT("A", "d3", ANNOUNCES("d4") FIRES_AT("d4")), FOUR),
                     "attacker.units[0].fires_at", "ARV-13");
    phases_forbidden(PHASE(FIRE("both"), UNIT("A", "d3", ANNOUNCES("d4") FIRES_AT("d4")), FOUR),
                     "attacker.units[0].fires_at", "ARV-13");
}

static void arv_19_who_is_to_be_assaulted_may_fire(void **state) {
    PROVES(ARV_19, 1);
    (void)state;
    story *s = story_begin(PHASE(FIRE("defender"), EIGHT "," UNIT("B", "e3", ), FOUR));
    story_play(s, "assault-d4; assault-d4");
    story_check_options(s, "hold-fire fire-at-d3 fire-at-e3");
    story_choose(s, "fire-at-e3");
    story_throw(s, "3");
    story_check_feature(s, "attacker.disrupted", 1);
    story_over(s);
}

static void arv_19_fire_takes_effect_at_once(void **state) {
    PROVES(ARV_19, 1);
    (void)state;
    static const char BATTLE[] =
        PHASE(READ("'AMB-A16':'%s'") FIRE("both"),
              GUN("d1", ) "," UNIT("H", "e1", TYPE("howitzer") BATTERY), FOUR);
    story *s = story_of(BATTLE, "sequential");
    story_play(s, "fire-g; 3; hold-fire");
    story_check_ending(s, "held"); // disrupted: it does not fire back
    story_over(s);
    phases_ends(PHASE(FIRE("both"), GUN("d1", ), FOUR), "fire-at-d4; 3", "held"); // usually so
    s = story_of(BATTLE, "sequential");
    story_play(s, "fire-h; 1");
    story_check_ending(s, "emptied");
    story_over(s);
    s = story_of(BATTLE, "simultaneous");
    story_play(s, "fire-g; 3; fire-at-d4; 1");
    story_check_options(s, "hold-fire fire-at-d1 fire-at-e1");
    story_play(s, "fire-at-d1; 3");
    story_check_losses(s, 0, 4);
    story_check_measure(s, "attacker_disrupted", 1);
    story_over(s);
}

static void arv_19_simultaneous_fire_is_as_before_the_first_shot(void **state) {
    PROVES(ARV_19, 1);
    (void)state;
    static const char BATTLE[] = PHASE(
        READ("'AMB-A16':'%s','fire_again':'%s'") FIRE("attacker"),
        UNIT("G", "d1", TYPE("field-gun") BATTERY) "," UNIT("H", "e1", TYPE("howitzer")), FOUR);
    story *s = story_of(BATTLE, "sequential", "stays");
    story_play(s, "fire-g; 1");
    story_check_ending(s, "emptied"); // nobody is left to fire at
    story_over(s);
    s = story_of(BATTLE, "simultaneous", "stays");
    story_play(s, "fire-g; 1; fire-at-d4; 3");
    story_check_losses(s, 0, 4); // disrupting the eliminated changes nothing
    story_check_measure(s, "defender_disrupted", 0);
    story_over(s);
    s = story_of(BATTLE, "simultaneous", "stays");
    story_play(s, "fire-g; 3; fire-at-d4; 3");
    story_check_losses(s, 0, 0);
    story_check_measure(s, "defender_disrupted", 1);
    story_over(s);
    s = story_of(BATTLE, "simultaneous", "eliminated");
    story_play(s, "fire-g; 3; fire-at-d4; 3");
    story_check_losses(s, 0, 4);
    story_over(s);
    // Both sides' fire: what was disrupted first still fires, and still observes.
    s = story_begin(PHASE(
        READ("'AMB-A16':'simultaneous'") FIRE("both"),
        GUN("d1", ) "," UNIT("O", "c4", TYPE("machine-gun")),
        FOUR
        "," UNIT("Y", "g7", TYPE("field-gun") FIRES_AT("d1") OBSERVED SEES("'d4'") RANGE(20))));
    story_play(s, "fire-at-d4; 3; hold-fire");
    story_check_options(s, "fire-at-d1 hold-fire fire-at-c4"); // X still observes for Y
    story_play(s, "hold-fire");
    story_check_asks(s, "defender-fire"); // and fires
    story_over(s);
}

static void arv_s2_attack_strength_against_the_hex(void **state) {
    PROVES(ARV_S2, 1);
    (void)state;
    check_fire(BARRAGE(, ATTACK(3)), 0, 3); // 3 to 3: 1-1
    check_fire(BARRAGE(, ATTACK(2)), 0, 2);
    check_fire(BARRAGE(, ATTACK(1)), 0, 1);
    check_fire(BARRAGE(, ATTACK(6)), 1, 4);
    check_fire(BARRAGE(, ATTACK(5)), 0, 3);
    check_fire(BARRAGE(, ATTACK(9)), 2, 5);
    check_fire(BARRAGE(, ATTACK(99)), 5, 6);
    check_fire(BARRAGE(GROUND("'d4 town'"), ATTACK(1)), 0, -1); // 1-6 is off the table
    check_fire(BARRAGE(GROUND("'d4 town'"), ATTACK(2)), 0, 1);
    check_fire(BARRAGE(READ("'off_table':'clamp'") GROUND("'d4 town'"), ATTACK(1)), 0, 1);
    check_fire(PHASE(FIRE("attacker"), GUN("d1", ATTACK(0)), FOUR), 0, -1);
    // Whoever is in it: a stack is no harder to hit.
    phases_measure(PHASE(FIRE("attacker"), GUN("d1", ), FOUR "," UNIT("Y", "d4", )),
                   "fire-at-d4; 3", "defender_disrupted", 2);
}

static void arv_s2_each_ground_has_its_strength(void **state) {
    PROVES(ARV_S2, 1);
    (void)state;
    static const struct {
        const char *ground;
        int strength;
    } ROWS[] = {{"'d4 clear'", 3},  {"'d4 improved'", 4},        {"'d4 woods'", 4},
                {"'d4 slope'", 3},  {"'d4 crest'", 3},           {"'d4 canal'", 3},
                {"'d4 town'", 6},   {"'d4 trench'", 6},          {"'d4 road'", 3},
                {"'d4 bridge'", 3}, {"'d4 woods','d4 town'", 6}, {"'d4 trench','d4 woods'", 6}};
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++)
        for (int less = 0; less < 2; less++) {
            char scenario[400];
            snprintf(scenario, sizeof scenario, BARRAGE(GROUND("%s"), ATTACK(% d)),
                     ROWS[i].ground, ROWS[i].strength - less);
            check_fire(scenario, 0, less ? 2 : 3);
        }
    static const char *const KINDS[] = {"clear", "improved", "woods", "slope",
                                        "crest", "canal",    "town",  "trench"};
    for (size_t i = 0; i < sizeof KINDS / sizeof *KINDS; i++) {
        char scenario[400];
        snprintf(scenario, sizeof scenario,
                 BARRAGE(READ("'%s_defence':9") GROUND("'d4 %s'"), ATTACK(9)), KINDS[i],
                 KINDS[i]);
        check_fire(scenario, 0, 3);
    }
    // Clear ground is what a hex is that is nothing else.
    check_fire(BARRAGE(READ("'clear_defence':9") GROUND("'d4 woods'"), ATTACK(4)), 0, 3);
    check_fire(BARRAGE(READ("'clear_defence':9") GROUND("'d4 road'"), ATTACK(9)), 0, 3);
    // Each hex its own: a 3 disrupts in the open, not in the woods.
    static const char TWO[] = PHASE(FIRE("attacker") GROUND("'d3 woods'"), GUN("d1", ATTACK(3)),
                                    FOUR "," UNIT("Y", "d3", ));
    phases_measure(TWO, "fire-at-d4; 3", "defender_disrupted", 1);
    phases_measure(TWO, "fire-at-d3; 3", "defender_disrupted", 0);
}

static void arv_s2_fire_hits_everybody_in_the_hex_or_the_one_chosen(void **state) {
    PROVES(ARV_S2, 1);
    (void)state;
    static const char STACK[] =
        PHASE(READ("'fire_on':'%s'") FIRE("attacker"), GUN("d1", BATTERY "%s"),
              UNIT("W", "f6", ) "," FOUR "," UNIT("Y", "d4", STACKING(3)));
    story *s = story_of(STACK, "hex", "");
    story_check_options(s, "hold-fire fire-at-f6 fire-at-d4");
    story_choose(s, "fire-at-d4");
    story_throw(s, "1");
    story_check_losses(s, 0, 7);
    story_over(s);
    s = story_of(STACK, "hex", "");
    story_play(s, "fire-at-d4; 4");
    story_check_measure(s, "defender_disrupted", 2);
    story_over(s);
    s = story_of(STACK, "unit", "");
    story_check_options(s, "hold-fire fire-at-w fire-at-x fire-at-y");
    story_play(s, "fire-at-y; 1");
    story_check_losses(s, 0, 3);
    story_over(s);
    s = story_of(STACK, "unit", "");
    story_play(s, "fire-at-x; 2");
    story_check_measure(s, "defender_disrupted", 1);
    story_over(s);
    s = story_of(STACK, "unit", FIRES_AT("d4"));
    story_check_options(s, "fire-at-x hold-fire fire-at-w fire-at-y");
    story_over(s);
    s = story_of(STACK, "hex", FIRES_AT("d4"));
    story_check_options(s, "fire-at-d4 hold-fire fire-at-f6");
    story_over(s);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(arv_s2_fire_is_thrown_with_the_dice_of_the_table),
        cmocka_unit_test(arv_s3_both_sides_fire_if_the_scenario_says_so),
        cmocka_unit_test(arv_s4_who_has_just_moved_fires_first),
        cmocka_unit_test(arv_13_who_assaults_does_not_fire),
        cmocka_unit_test(arv_19_who_is_to_be_assaulted_may_fire),
        cmocka_unit_test(arv_19_fire_takes_effect_at_once),
        cmocka_unit_test(arv_19_simultaneous_fire_is_as_before_the_first_shot),
        cmocka_unit_test(arv_s2_attack_strength_against_the_hex),
        cmocka_unit_test(arv_s2_each_ground_has_its_strength),
        cmocka_unit_test(arv_s2_fire_hits_everybody_in_the_hex_or_the_one_chosen),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
