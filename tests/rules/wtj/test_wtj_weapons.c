// Fire of units that are neither infantry nor cavalry: WTJ-10, WTJ-11, WTJ-36, WTJ-M10.

#include "rules/wtj/assaults.h"
#include "rules/wtj/proofs.h"

static void wtj_10_an_attached_weapon_fires_and_its_unit_does_not(void **state) {
    PROVES(WTJ_10, 1);
    (void)state;
#define WEAPON UNIT("W", 2, TYPE("assault-weapon") WITH("A"))
    story *s = story_begin(ASSAULT(FIRE, UNIT("A", 9, ) "," WEAPON, UNIT("D", 9, )));
    story_check_said(s,
                     "attacker: A has moved into contact, and may not fire: only the assault "
                     "weapon with it may");
    story_check_told(s, "WTJ-10");
    story_check_options(s, "fire-w cease-fire");
    story_choose(s, "fire-w");
    story_check_said(s, "attacker: W, an attached assault weapon, fires at D: 1 die");
    story_check_told(s, "WTJ-09");
    story_over(s);
    story_refused(
        ASSAULT(FIRE, UNIT("A", 9, ) "," UNIT("W", 1, TYPE("assault-weapon")), UNIT("D", 9, )),
        BAY_BAD_INPUT, "attacker.units[1].with", "WTJ-10");
    static const char HOST[] =
        ASSAULT(FIRE READ("'AMB-W31':'%s'"), UNIT("A", 6, ) "," WEAPON, UNIT("D", 9, ));
    s = story_of(HOST, "yes");
    story_check_options(s, "fire-a fire-w cease-fire");
    story_over(s);
    s = story_of(HOST, "no");
    story_check_options(s, "fire-w cease-fire");
    story_over(s);
#undef WEAPON
}

static void wtj_11_tanks_fire_their_machine_guns(void **state) {
    PROVES(WTJ_11, 1);
    (void)state;
#define WITH_TANKS(more) UNIT("T", 2, TYPE("tank") more)
    story *s = story_begin(ASSAULT(FIRE CONTACTS("'A on D','T on D'"),
                                   UNIT("A", 9, ) "," WITH_TANKS(",'machine_guns':2"),
                                   UNIT("D", 9, COVER("solid"))));
    story_choose(s, "stop"); // it does not assault in its movement
    story_check_options(s, "fire-t cease-fire");
    story_choose(s, "fire-t");
    story_check_said(s, "attacker: T fires its machine guns at D: 4 dice");
    story_check_told(s, "WTJ-11");
    story_check_said(s, "attacker: T: -1 to each die, D is in solid cover or better");
    assert_false(story_told(s, "WTJ-09")); // a tank has not moved
    story_play(s, "5; 1; 6; 4");
    story_check_asks(s, "fire-defender");
    story_over(s);
    tells(ASSAULT(FIRE, UNIT("A", 9, ), UNIT("D", 9, ) "," WITH_TANKS()), "stop; fire-t",
          "defender: T fires its machine guns at A: 2 dice");
    tells(ASSAULT(FIRE READ("'tank_machine_guns':3"), UNIT("A", 9, ),
                  UNIT("D", 9, ) "," WITH_TANKS()),
          "stop; fire-t", "defender: T fires its machine guns at A: 6 dice");
    offers(ASSAULT(FIRE A_ON_D, UNIT("A", 9, ),
                   UNIT("D", 9, ) "," WITH_TANKS(",'machine_guns':0")),
           "fire-defender", "fire-d cease-fire");
    // Nobody fires small arms at a tank.
    asks(ASSAULT(FIRE CONTACTS("'A on T','B on D'"), UNIT("A", 6, ) "," UNIT("B", 9, SEES("")),
                 UNIT("D", 9, ) "," WITH_TANKS()),
         "stop", "fire-defender");
    story_refused(ASSAULT(FIRE, UNIT("A", 9, ",'machine_guns':1"), UNIT("D", 9, )),
                  BAY_BAD_INPUT, "attacker.units[0].machine_guns", "WTJ-11");
#undef WITH_TANKS
}

static void wtj_36_attached_weapons_fire_as_usual(void **state) {
    PROVES(WTJ_36, 1);
    (void)state;
    static const char GUNS[] =
        ASSAULT(FIRE A_ON_D,
                UNIT("A", 9, ) "," UNIT("G", 3, TYPE("machine-gun") WITH("A")) "," UNIT(
                    "M", 3, TYPE("mortar") WITH("A")),
                UNIT("D", 9, ) "," UNIT("E", 9, ) "," UNIT("H", 1, TYPE("gun") WITH("D")));
    story *s = story_begin(GUNS);
    story_check_options(s, "fire-g cease-fire"); // a mortar has no number: `lost`
    story_choose(s, "fire-g");                   // at whom its unit touches
    story_check_said(s, "attacker: G fires as usual at D: 3 dice");
    story_check_told(s, "WTJ-36");
    story_play(s, "1; 1; 1");
    story_check_options(s, "fire-d fire-e cease-fire");
    story_choose(s, "fire-e"); // what is attached is no target
    story_check_asks(s, "small-arms");
    story_over(s);
    // Alone it touches for itself; guns on the move and transport do not fire.
    tells(ASSAULT(FIRE, UNIT("G", 2, TYPE("machine-gun")), UNIT("D", 9, )), "fire-g",
          "attacker: G: -1 to each die, it has moved");
    static const char *const SILENT[] = {"gun", "mortar", "limbered", "soft"};
    for (int i = 0; i < 4; i++) {
        s = story_of(ASSAULT(FIRE, UNIT("A", 9, ), UNIT("D", 9, TYPE("%s"))), SILENT[i]);
        story_check_asks(s, "round");
        story_over(s);
    }
}

static void wtj_36_and_share_the_fate_of_their_unit(void **state) {
    PROVES(WTJ_36, 1);
    (void)state;
    story *s = story_begin(ASSAULT(
        FIRE A_ON_D, UNIT("A", 6, ),
        UNIT("D", 1, ) "," UNIT("E", 4, ) "," UNIT("G", 2, TYPE("machine-gun") WITH("D"))));
    story_play(s, "fire-a; 5");
    story_check_said(s, "defender: G: 2 bases gone with its unit");
    story_check_options(s, "fire-e cease-fire");
    story_choose(s, "cease-fire");
    story_check_ending(s, "taken");
    story_check_losses(s, 0, 3);
    story_over(s);
}

static void wtj_m10_a_die_a_machine_gun(void **state) {
    PROVES(WTJ_M10, 1);
    (void)state;
    static const char GUNS[] =
        ASSAULT(FIRE A_ON_D, UNIT("A", 9, SEES("")) "," UNIT("G", 3, TYPE("machine-gun")),
                UNIT("D", % d, ) "," UNIT("E", 1, ));
    story *s = story_of(GUNS, 3);
    story_play(s, "fire-g; at-d; 4; 1; 4");
    story_check_asks(s, "fire-defender");
    story_check_options(s, "fire-d fire-e cease-fire");
    story_over(s);
    s = story_of(GUNS, 2);
    story_play(s, "fire-g; at-d; 6"); // the target is gone, and with it the other dice
    story_check_asks(s, "fire-defender");
    story_check_options(s, "fire-e cease-fire");
    story_over(s);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(wtj_10_an_attached_weapon_fires_and_its_unit_does_not),
        cmocka_unit_test(wtj_11_tanks_fire_their_machine_guns),
        cmocka_unit_test(wtj_36_attached_weapons_fire_as_usual),
        cmocka_unit_test(wtj_36_and_share_the_fate_of_their_unit),
        cmocka_unit_test(wtj_m10_a_die_a_machine_gun),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
