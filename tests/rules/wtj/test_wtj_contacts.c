// Contacts, and the assaults that result: WTJ-01.

#include "rules/wtj/assaults.h"
#include "rules/wtj/proofs.h"

#include <string.h>

static void wtj_01_all_bases_of_a_group_are_involved(void **state) {
    PROVES(WTJ_01, 1);
    (void)state;
    static const char FRIEND[] =
        ASSAULT(CONTACTS("'A on D','A on E','B on E'"), UNIT("A", 5, ) "," UNIT("B", 3, ),
                UNIT("D", 4, ) "," UNIT("E", 6, ));
    feature_is(FRIEND, "", "attacker.bases", 8);
    feature_is(FRIEND, "", "defender.bases", 10);
    feature_is(FRIEND, "", "assaults_left", 1);
    tells(FRIEND, "", "assault: 8 bases against 10, 3 rounds");
}

static void wtj_01_units_that_do_not_touch_fight_apart(void **state) {
    PROVES(WTJ_01, 1);
    (void)state;
    static const char APART[] =
        ASSAULT(CONTACTS("'B on D','A on E'"), UNIT("A", 5, ) "," UNIT("B", 3, ),
                UNIT("D", 4, ) "," UNIT("E", 6, ));
    story *s = story_begin(APART);
    story_check_feature(s, "assaults_left", 2);
    story_check_feature(s, "attacker.bases", 5); // A's is first, by name
    story_check_feature(s, "defender.bases", 6);
    story_play(s, "61; 21; break-through");
    story_check_feature(s, "assaults_left", 1);
    story_check_feature(s, "attacker.bases", 3);
    story_check_feature(s, "defender.bases", 4);
    story_check_feature(s, "lead", 0);
    story_check_feature(s, "rounds_left", 3);
    story_play(s, "16");
    story_choose(s, "break-through");
    story_check_ending(s, "some-taken");
    story_check_measure(s, "assaults_taken", 1);
    story_check_losses(s, 3, 6);
    story_over(s);
    ends(APART, "16; break-through; 16; break-through", "none-taken", 8, 0);
    ends(APART, "61; 61; stay; 51; stay", "all-taken", 0, 10);
    measures(APART, "61; 61; stay; 51; stay", "assaults_taken", 2);
}

static void wtj_01_without_contacts_every_front_is_on_every_front(void **state) {
    PROVES(WTJ_01, 1);
    (void)state;
    static const char ALL[] =
        ASSAULT(, UNIT("A", 5, ) "," UNIT("B", 3, ), UNIT("D", 4, ) "," UNIT("E", 6, ));
    feature_is(ALL, "", "attacker.bases", 8);
    feature_is(ALL, "", "defender.bases", 10);
    adds(ALL, 0, 0);
}

static void wtj_01_contacts_name_units_by_id_or_name(void **state) {
    PROVES(WTJ_01, 1);
    (void)state;
    static const char NAMED[] = "{'rules':'wtj','until':'assault-over'," CONTACTS(
        "%s") "'attacker':{'units':["
              "{'name':'Guards','id':'one','bases':2},'Line 3']},"
              "'defender':{'units':['Line 4','Works 5']}}";
    story *s = story_of(NAMED, "'one on Works','line on line-2'");
    story_check_feature(s, "attacker.bases", 3); // the attacker's Line, called line
    story_check_feature(s, "defender.bases", 4);
    story_over(s);
    s = story_of(NAMED, "'one on Works','line left on line-2'"); // as well from the other side
    story_check_feature(s, "attacker.bases", 3);
    story_check_feature(s, "attacker.modifier", 0);
    story_over(s);
    s = story_of(NAMED, "'one on Works','line on Line'"); // an enemy: the defender's
    story_check_feature(s, "defender.bases", 4);
    story_over(s);
}

static void wtj_01_what_is_no_contact_is_refused(void **state) {
    PROVES(WTJ_01, 1);
    (void)state;
#define REFUSED(list, path)                                                                    \
    story_refused(ASSAULT(CONTACTS(list), UNIT("A", 5, ) "," UNIT("B", 3, ), UNIT("D", 4, )),  \
                  BAY_BAD_INPUT, path, "WTJ-01")
    REFUSED("'A on D','B on C'", "contacts[1].defender");
    REFUSED("'C on D'", "contacts[0].attacker");
    REFUSED("'A on B'", "contacts[0].defender"); // its own side
    REFUSED("'A on D','B on D','A on D'", "contacts[2]");
    story_refused("{'rules':'wtj','until':'assault-over','attacker':'3','defender':{'units':['"
                  "X 2','X 3']},"
                  "'contacts':['Attacking unit on X']}",
                  BAY_BAD_INPUT, "contacts[0].defender", "WTJ-01"); // which X?
    story_refused(
        "{'rules':'wtj','until':'assault-over','attacker':'3','defender':{'cover':'solid'}}",
        BAY_BAD_INPUT, "defender", "WTJ-01");
}

static void wtj_01_a_side_in_one_line_is_one_unit(void **state) {
    PROVES(WTJ_01, 1);
    (void)state;
    static const char SHORT[] = "{'rules':'wtj','until':'assault-over','attacker':'6','"
                                "defender':'4 great cavalry in hard cover'}";
    story *s = story_begin(SHORT);
    story_check_feature(s, "attacker.bases", 6);
    story_check_feature(s, "defender.bases", 4);
    story_check_feature(s, "defender.modifier", 4); // great, cover, cavalry
    story_check_shown(s, "attacking-unit", "average infantry");
    story_check_shown(s, "defending-unit", "great cavalry, in hard cover");
    story_over(s);
    feature_is("{'rules':'wtj','until':'assault-over','attacker':'6 bases','defender':'4 bases "
               "in solid cover'}",
               "", "defender.modifier", 1);
}

static void wtj_42_where_a_unit_is_touched_is_drawn(void **state) {
    PROVES(WTJ_42, 1);
    PROVES(WTJ_40, 1);
    (void)state;
    enum { MARKS = 32 };
    bay_mark marks[MARKS];
    story *s = story_begin(ASSAULT(CONTACTS("'A right on D left','A on D rear','A on D'"),
                                   UNIT("A", 5, ), UNIT("D", 4, )));
    bay_view sink = {.mark = marks, .room = MARKS};
    const bay_rules *rules = story_battle(s)->rules;
    rules->view(story_battle(s), story_at(s), &sink);
    char said[200] = "";
    for (uint32_t i = 0; i < sink.count; i++)
        if (marks[i].kind == BAY_MARK_SIGN) {
            strcat(said, story_battle(s)->units[marks[i].unit].id);
            strcat(said, rules->tellings[marks[i].telling].words + strlen("{unit} is touched"));
            strcat(said, "; ");
        }
    assert_string_equal(said, "a on its right; d on its left; d in rear; ");
    story_over(s);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(wtj_01_all_bases_of_a_group_are_involved),
        cmocka_unit_test(wtj_01_units_that_do_not_touch_fight_apart),
        cmocka_unit_test(wtj_01_without_contacts_every_front_is_on_every_front),
        cmocka_unit_test(wtj_01_contacts_name_units_by_id_or_name),
        cmocka_unit_test(wtj_01_what_is_no_contact_is_refused),
        cmocka_unit_test(wtj_01_a_side_in_one_line_is_one_unit),
        cmocka_unit_test(wtj_42_where_a_unit_is_touched_is_drawn),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
