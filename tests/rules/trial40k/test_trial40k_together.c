// Casualties are removed so that a unit stays together: TAR-118, and ruling R-28. The bases of all are 25 mm wide.

#include "rules/trial40k/charge/charges.h"
#include "rules/trial40k/proofs.h"

// Models of a unit D in a row along y = 300 mm, each of which is touched from the north.
#define THREE A(P(300, 275) "," P(375, 275) "," P(450, 275))
#define LINE(places) "{'name':'line','profile':'guardsmen','at':[" places "]}"
#define LEADER(places, more)                                                                   \
    "{'name':'leader','profile':'guardsmen','a':2,'at':[" places "]" more "}"
#define LED(line, leader) UNIT("D", LINE(line) "," LEADER(leader, ), )
#define ONE_WOUND "611111 6 1"
#define ONE_OF_TWO "61 6 1"
#define EITHER "suffer-1 suffer-0"
#define OF_LINE "defender: line: 1 model is removed"
#define KEPT "defender: D: only those may fall without whom the others hang together"

static void is_gone(const char *scenario, const char *moves, int x, int y) {
    story *s = story_begin(scenario);
    story_play(s, moves);
    if (bases_at(s, "d", x, y)) fail_msg("a model still stands at %d, %d", x, y);
    story_over(s);
}

// --- Who of a group falls --------------------------------------------------------------------

static void tar_118_first_falls_without_whom_the_others_hang_together(void **state) {
    PROVES(TAR_118, 1);
    (void)state;
#define MIDDLE_LAST D(P(300, 300) "," P(450, 300) "," P(375, 300))
    is_gone(BATTLE(THREE, MIDDLE_LAST), ONE_WOUND, 4500, 3000);
    comes_to(BATTLE(THREE, MIDDLE_LAST), ONE_WOUND, "d", 3750, 3000);
    // A tenth closer, and the ends hang together without the middle, who is farthest from the enemy.
#define CLOSER(x)                                                                              \
    BATTLE(A(P(300, 275) "," P(337, 275) "," P(x, 275)),                                       \
           D(P(300, 300) "," P(x, 300) "," P(337, 300.3)))
    is_gone(CLOSER(375.8), ONE_WOUND, 3370, 3000);
    is_gone(CLOSER(375.9), ONE_WOUND, 3759, 3000);
}

// All touch an enemy. Then it is he who is farthest from his own, then from all enemies.
static void tar_118_of_those_as_near_the_farthest_from_his_own(void **state) {
    PROVES(TAR_118, 1);
    (void)state;
    is_gone(BATTLE(THREE, MIDDLE_LAST), "661111 66 11", 3000, 3000);
    comes_to(BATTLE(THREE, MIDDLE_LAST), "661111 66 11", "d", 3750, 3000);
    const char *two =
        BATTLE(A(P(300, 275) "," P(337, 275) "," P(420, 275)), D(P(300, 300) "," P(337, 300)));
    is_gone(two, "6111 6 1", 3000, 3000);
    comes_to(two, "6111 6 1", "d", 3370, 3000);
}

// Both support: 55 mm from the enemy's middle, and 54.92, which is as near, or 54.83.
static void tar_118_of_these_the_farthest_from_the_enemy_then_the_last(void **state) {
    PROVES(TAR_118, 1);
    (void)state;
#define TWO_SUPPORT(y) BATTLE(A(P(300, 275)), D(P(300, 300) "," P(300, 330) "," P(330, y)))
    is_gone(TWO_SUPPORT(321), ONE_OF_TWO "; suffer-1", 3300, 3210);
    is_gone(TWO_SUPPORT(320.9), ONE_OF_TWO "; suffer-1", 3000, 3300);
}

// --- What is offered -------------------------------------------------------------------------

static void tar_118_an_answer_that_parts_the_unit_is_not_offered(void **state) {
    PROVES(TAR_118, 1);
    (void)state;
#define LINK LED(P(300, 300) "," P(450, 300), P(375, 300))
#define END LED(P(300, 300) "," P(375, 300), P(450, 300))
    says(BATTLE(THREE, LINK), ONE_WOUND, OF_LINE);
    says(BATTLE(THREE, LINK), ONE_WOUND, KEPT);
    offers(BATTLE(THREE, END), ONE_WOUND, EITHER);
    is_gone(BATTLE(THREE, END), ONE_WOUND "; suffer-1", 3000, 3000);
    // The ends are 50.8 mm apart, or 50.9; the leader supports, and is asked first.
#define ENDS(x)                                                                                \
    BATTLE(A(P(300, 275) "," P(x, 275)), LED(P(300, 300) "," P(x, 300), P(338, 330)))
    offers(ENDS(375.8), "6111 6 1", EITHER);
    says(ENDS(375.9), "6111 6 1", OF_LINE);
}

static void tar_118_what_counts_is_the_unit_when_all_wounds_are_laid(void **state) {
    PROVES(TAR_118, 1);
    (void)state;
    // The link is asked first: with one wound the ends would be parted, with two one of them follows.
#define LINK_FIRST                                                                             \
    BATTLE(THREE, UNIT("D", LINE(P(375, 300)) "," LEADER(P(300, 300) "," P(450, 300), ), ))
    says(LINK_FIRST, ONE_WOUND, "defender: leader: 1 model is removed");
    offers(LINK_FIRST, "661111 66 11", EITHER);
    // Four in a row, each a group: the first and the second may fall, or the last two, or both ends.
#define NTH(name, attacks, x)                                                                  \
    "{'name':'" name "','profile':'guardsmen','a':" #attacks ",'at':[" P(x, 300) "]}"
#define FOUR                                                                                   \
    BATTLE(A(P(300, 275) "," P(375, 275) "," P(450, 275) "," P(525, 275)),                     \
           UNIT("D",                                                                           \
                NTH("n1", 1, 300) "," NTH("n2", 2, 375) "," NTH("n3", 3, 450) "," NTH("n4", 4, \
                                                                                      525), ))
#define TWO_WOUNDS "66111111 66 11"
    offers(FOUR, TWO_WOUNDS, EITHER);
    offers(FOUR, TWO_WOUNDS "; suffer-1", EITHER);
    says(FOUR, TWO_WOUNDS "; suffer-1; suffer-0", "defender: n4: 1 model is removed");
    says(FOUR, TWO_WOUNDS "; suffer-0", "defender: n3: 1 model is removed");
    says(FOUR, TWO_WOUNDS "; suffer-0", "defender: n4: 1 model is removed");
}

static void tar_118_it_holds_of_a_unit_that_hangs_together_if_it_can(void **state) {
    PROVES(TAR_118, 1);
    (void)state;
    // One stands apart; and whoever falls of five in a row parts them.
    offers(BATTLE(THREE, LED(P(300, 300) "," P(450, 300) "," P(375, 400), P(375, 300))),
           ONE_WOUND, EITHER);
    offers(BATTLE(A(P(300, 275)), D(P(300, 300) "," P(225, 300) "," P(375, 300) "," P(
                                      150, 300) "," P(450, 300))),
           ONE_OF_TWO, EITHER);
}

static void tar_118_armour_and_who_is_wounded_come_before_it(void **state) {
    PROVES(TAR_118, 1);
    (void)state;
#define OTHER_ARMOUR                                                                           \
    UNIT("D",                                                                                  \
         LINE(P(375, 300) "," P(375, 325) "," P(350, 325)) "," LEADER(                         \
             P(300, 300) "," P(450, 300), ",'sv':4"), )
    says(BATTLE(THREE, OTHER_ARMOUR), "666111 666 111",
         "defender: line on A: 1 model is removed");
#define CAME_WOUNDED                                                                           \
    UNIT("D", LINE(P(300, 300) "," P(450, 300)) "," LEADER(P(375, 300), ",'w':2,'wounded':1"), )
    says(BATTLE(THREE, CAME_WOUNDED), ONE_WOUND, "defender: leader: 1 model is removed");
}

static void tar_118_who_has_joined_a_unit_is_one_of_it(void **state) {
    PROVES(TAR_118, 1);
    (void)state;
    // Behind the leader, and touched by nobody.
#define BEHIND(more)                                                                           \
    BATTLE(A(P(300, 275) "," P(375, 275)),                                                     \
           LED(P(300, 300), P(375, 300)) "," UNIT(                                             \
               "C", "{'profile':'commanders','i':1,'at':[" P(440, 330) "]}", more))
    says(BEHIND(",'independent':true,'joined':'D'"), "6111 6 1", OF_LINE);
    offers(BEHIND(",'independent':true"), "6111 6 1", EITHER);
}

// --- Saves of their own ----------------------------------------------------------------------

static void tar_118_a_save_is_not_that_of_who_would_part_the_unit(void **state) {
    PROVES(TAR_118, 1);
    (void)state;
#define OWN(line, leader)                                                                      \
    SET("'inv_type':'own'",                                                                    \
        UNIT("A",                                                                              \
             "{'profile':'marines','weapons':['power'],'at':[" P(300, 275) "," P(              \
                 375, 275) "," P(450, 275) "]}", ),                                            \
        UNIT("D", LINE(line) "," LEADER(leader, ",'inv':5"), ))
    says(OWN(P(300, 300) "," P(450, 300), P(375, 300)), "use-power; 611111 6", OF_LINE);
    says(OWN(P(300, 300) "," P(450, 300), P(375, 300)), "use-power; 611111 6", KEPT);
    offers(OWN(P(300, 300) "," P(375, 300), P(450, 300)), "use-power; 611111 6",
           "save-of-line save-of-leader");
}

// --- Where nobody is asked, and where charges begin ------------------------------------------

// How many models of a group are told to be lost.
static int lost(const story *s, const char *group) {
    enum { ROOM = 200 };
    bay_mark mark[ROOM];
    bay_view view = {.mark = mark, .room = ROOM};
    int models = 0;
    story_battle(s)->rules->view(story_battle(s), story_at(s), &view);
    for (uint32_t i = 0; i < view.count; i++)
        if (mark[i].kind == BAY_MARK_PIECE &&
            strcmp(story_battle(s)->units[mark[i].unit].id, group) == 0)
            models += mark[i].value[1];
    return models;
}

// One behind touches nobody, and hangs on the one that supports. A sweeping advance reaches that one and who is
// touched; they are one number then, and who supports would be the first.
static void tar_118_who_falls_in_a_sweep_is_told_so_that_the_others_stay(void **state) {
    PROVES(TAR_118, 1);
    (void)state;
#define SWEPT(x)                                                                               \
    BATTLE(A(P(300, 275)), "{'name':'D','groups':[{'profile':'guardsmen','ld':2,'at':[" P(     \
                               300, 300) "," P(300, 330) "," P(375, 300) "," P(x, 300) "]}]}")
    for (int chained = 0; chained < 2; chained++) {
        story *s = story_begin(chained ? SWEPT(450) : SWEPT(460));
        story_play(s, chained ? "61 6 1" : "61 6 1; suffer-1");
        story_play(s, "11; 66; 11 66; sweep; 6 1");
        assert_int_equal(lost(s, "d-on-a"), chained);
        assert_int_equal(lost(s, "d-near-a"), 2 - chained);
        story_over(s);
    }
}

static void tar_118_it_holds_when_charges_are_over(void **state) {
    PROVES(TAR_118, 1);
    (void)state;
#define CHARGED(defenders) CHARGES(A(P(300, 255) "," P(375, 250) "," P(450, 250)), defenders)
    is_gone(CHARGED(MIDDLE_LAST), "charge-d; " ONE_WOUND, 4500, 3000);
    comes_to(CHARGED(MIDDLE_LAST), "charge-d; " ONE_WOUND, "d", 3750, 3000);
    says(CHARGED(LINK), "charge-d; " ONE_WOUND, "defender: line on A: 1 model is removed");
    offers(CHARGED(END), "charge-d; " ONE_WOUND, EITHER);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tar_118_first_falls_without_whom_the_others_hang_together),
        cmocka_unit_test(tar_118_of_those_as_near_the_farthest_from_his_own),
        cmocka_unit_test(tar_118_of_these_the_farthest_from_the_enemy_then_the_last),
        cmocka_unit_test(tar_118_an_answer_that_parts_the_unit_is_not_offered),
        cmocka_unit_test(tar_118_what_counts_is_the_unit_when_all_wounds_are_laid),
        cmocka_unit_test(tar_118_it_holds_of_a_unit_that_hangs_together_if_it_can),
        cmocka_unit_test(tar_118_armour_and_who_is_wounded_come_before_it),
        cmocka_unit_test(tar_118_who_has_joined_a_unit_is_one_of_it),
        cmocka_unit_test(tar_118_a_save_is_not_that_of_who_would_part_the_unit),
        cmocka_unit_test(tar_118_who_falls_in_a_sweep_is_told_so_that_the_others_stay),
        cmocka_unit_test(tar_118_it_holds_when_charges_are_over),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
