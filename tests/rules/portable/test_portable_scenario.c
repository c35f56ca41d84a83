// What a scenario may say: sides in short, units and their squares, objectives, what is refused.

#include "rules/portable/field.h"
#include "rules/portable/proofs.h"

#define SHORT(whole, attacker, defender)                                                       \
    "{'rules':'portable'," whole "'attacker':" attacker ",'defender':" defender "}"
#define FOOT "'Foot infantry at c3'"
#define FOE "'Foe infantry at c4'"

static void pcc_02_a_side_in_one_line(void **state) {
    PROVES(PCC_02, 1);
    (void)state;
    static const struct {
        const char *attacker;
        int aspect, needs;
    } ROWS[] = {{"infantry", 0, 5},
                {"infantry on front", 0, 5},
                {"infantry on flank", 1, 4},
                {"infantry on rear", 2, 4},
                {"cavalry on rear", 2, 3},
                {"elite cavalry with commander on flank", 1, 2},
                {"cavalry poor in wood", 0, 5},
                {"infantry in hill", 0, 5}};
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        story *s = story_of(SHORT("", "'%s'", "'infantry'"), ROWS[i].attacker);
        story_check_options(s, "initiate-attacker hold-attacker");
        story_check_feature(s, "aspect", ROWS[i].aspect);
        story_check_feature(s, "needs", ROWS[i].needs);
        story_over(s);
    }
}

static void pcc_02_the_defender_in_one_line(void **state) {
    PROVES(PCC_02, 1);
    (void)state;
    static const struct {
        const char *defender;
        int needs, back;
    } ROWS[] = {{"infantry", 5, 5},
                {"poor infantry in works", 6, 5},
                {"infantry in wood", 6, 5},
                {"infantry in hill", 6, 5},
                {"infantry in built-up", 6, 5},
                {"infantry in river", 5, 5},
                {"artillery", 4, 4},
                {"infantry with commander", 5, 4}};
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        story *s = story_of(SHORT("", "'infantry'", "'%s'"), ROWS[i].defender);
        story_check_feature(s, "needs", ROWS[i].needs);
        story_choose(s, "initiate-attacker");
        check_roll(s, BAY_DEFENDER, ROWS[i].back);
        story_over(s);
    }
    story *s = story_begin(SHORT("", "'infantry on flank'", "'infantry in works'"));
    story_check_feature(s, "needs", 4); // they have no marked faces: the front alone
    story_over(s);
}

static void pcc_28_the_quality_in_one_line(void **state) {
    PROVES(PCC_28, 1);
    (void)state;
    static const struct {
        const char *defender;
        int routs;
    } ROWS[] = {{"infantry", 3}, {"poor infantry", 4}, {"infantry elite", 2}};
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        story *s = story_of(SHORT("", "'infantry'", "'%s'"), ROWS[i].defender);
        story_play(s, "initiate-attacker; 1; 6");
        check_effect(s, BAY_DEFENDER, ROWS[i].routs);
        story_over(s);
    }
}

static void pcc_29_a_commander_in_one_line(void **state) {
    PROVES(PCC_29, 1);
    (void)state;
    story *s = story_begin(SHORT("", "'infantry'", "'infantry with commander'"));
    story_play(s, "initiate-attacker; 1; 6; 6");
    check_die(s, "commander-effect", BAY_DEFENDER, 3);
    story_play(s, "6; stay");
    story_check_measure(s, "defender_commanders", 0);
    story_over(s);
    s = story_begin(SHORT("", "'infantry'", "'commander'"));
    story_choose(s, "initiate-attacker");
    story_check_told(s, "PCC-12");
    check_effect(s, BAY_DEFENDER, 2);
    story_over(s);
    story_refused(SHORT("", "'infantry'", "{'type':'commander','commander':true}"),
                  BAY_BAD_INPUT, "defender.commander", "PCC-29");
    story_refused(SHORT("", "'infantry'", "'poor commander'"), BAY_BAD_INPUT,
                  "defender.quality", "PCC-29");
}

static void pcc_02_one_line_goes_with_one_line(void **state) {
    PROVES(PCC_02, 1);
    (void)state;
    story_refused(SHORT("", "'infantry'", "{'units':[" FOE "]}"), BAY_BAD_INPUT, "defender",
                  "PCC-02");
    story_refused(SHORT("", "{'units':[" FOOT "]}", "'infantry'"), BAY_BAD_INPUT, "attacker",
                  "PCC-02");
    static const char *const BESIDE[][2] = {{"'map':'...',", "map"},
                                            {"'columns':8,", "columns"},
                                            {"'rows':6,", "rows"},
                                            {"'ground':['a1 wood'],", "ground"},
                                            {"'legend':['t wood'],", "legend"},
                                            {"'objectives':['a1'],", "objectives"}};
    for (size_t i = 0; i < sizeof BESIDE / sizeof *BESIDE; i++) {
        char scenario[300];
        snprintf(scenario, sizeof scenario, SHORT("%s", "'infantry'", "'infantry'"),
                 BESIDE[i][0]);
        story_refused(scenario, BAY_BAD_INPUT, BESIDE[i][1], "PCC-02");
    }
    story *s =
        story_begin(SHORT(FIRE "'title':'T','aim':'cheaply',", "'infantry'", "'infantry'"));
    story_check_asks(s, "fire"); // these may stand beside it
    story_over(s);
}

static void pcc_02_a_phase_in_which_nothing_can_be_asked(void **state) {
    PROVES(PCC_02, 1);
    (void)state;
    static const char *const ROWS[][3] = {
        {FOOT, "'Foe infantry at d5'", "PCC-02"},
        {"'Guns artillery at b3'," FOOT ",'Other infantry at d3'", "'Foe infantry at g7'",
         "PCC-02"},
        {"'Guns artillery at b3'", "'Foe infantry at b4'", "PCC-03"},
        {FOOT ",'Guns artillery at b3'", "'Foe cavalry at c4','Mate infantry at b4'", "PCC-04"},
        {"'Guns artillery at b3'," FOOT, "'Foe cavalry at c4','Mate infantry at b4'", "PCC-03"},
        {"'Chief commander at c3'", FOE, "PCC-05"},
        {"'Chief commander at c3','Foot infantry at c3 facing west'", FOE, "PCC-02"}};
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        char scenario[400];
        snprintf(scenario, sizeof scenario, PHASE("", "%s", "%s"), ROWS[i][0], ROWS[i][1]);
        story_refused(scenario, BAY_FORBIDDEN, "attacker.units", ROWS[i][2]);
    }
    story_refused(SHORT("", "'artillery'", "'infantry'"), BAY_FORBIDDEN, "attacker", "PCC-03");
    story_refused(SHORT("", "'infantry'", "'cavalry'"), BAY_FORBIDDEN, "attacker", "PCC-04");
    story_refused(SHORT("", "'commander'", "'cavalry'"), BAY_FORBIDDEN, "attacker", "PCC-05");
}

static void pcc_29_who_may_share_a_square(void **state) {
    PROVES(PCC_29, 1);
    (void)state;
    static const char *const BAD[][3] = {
        {FOOT ",'Mate infantry at c3'", FOE, "attacker.units[1]"},
        {FOOT ",'Chief commander at c3','Boss commander at c3'", FOE, "attacker.units[2]"},
        {FOOT, FOE ",'Boss commander at c3'", "defender.units[1]"},
        {FOOT ",'Chief commander at b4'", FOE ",'Boss commander at b4'", "defender.units[1]"},
        {FOOT, FOE ",'Mate artillery at c4'", "defender.units[1]"}};
    for (size_t i = 0; i < sizeof BAD / sizeof *BAD; i++) {
        char scenario[400];
        snprintf(scenario, sizeof scenario, PHASE("", "%s", "%s"), BAD[i][0], BAD[i][1]);
        story_refused(scenario, BAY_BAD_INPUT, BAD[i][2], "PCC-29");
    }
    story *s =
        story_begin(PHASE("", "'Chief commander at c3'," FOOT, "'Boss commander at c4'," FOE));
    story_check_feature(s, "attacker.commanders", 1);
    story_check_feature(s, "attacker.units", 1);
    story_over(s);
}

static void pcc_30_where_a_unit_may_stand(void **state) {
    PROVES(PCC_30, 1);
    (void)state;
    story_refused(PHASE("", "'Foot infantry at h3'", FOE), BAY_BAD_INPUT,
                  "attacker.units[0].at", ""); // no rule says so: none is cited
    story_refused(PHASE("'columns':2,", FOOT, FOE), BAY_BAD_INPUT, "attacker.units[0].at", "");
    story_refused(PHASE("", FOOT, "{'name':'Foe'}"), BAY_BAD_INPUT, "defender.units[0]", "");
    story_refused(PHASE("'map':'q..',", FOOT, FOE), BAY_BAD_INPUT, "map", "");
    story_refused(PHASE(GROUND("'c4 impassable'"), FOOT, FOE), BAY_BAD_INPUT,
                  "defender.units[0].at", "PCC-30");
    story_refused(PHASE("'map':'F..',", FOOT, FOE), BAY_BAD_INPUT, NULL,
                  "");                                              // nobody's letter
    story *s = story_begin(PHASE(GROUND("'c4 river'"), FOOT, FOE)); // in a river it may
    story_check_options(s, "initiate-foot hold-foot");
    story_over(s);
}

static void pcc_02_facings_and_names(void **state) {
    PROVES(PCC_02, 1);
    (void)state;
    static const char *const WORDS[] = {"north", "N", "up", "^", "NORTH"};
    for (size_t i = 0; i < sizeof WORDS / sizeof *WORDS; i++) {
        story *s =
            story_of(PHASE("", "{'name':'Foot','at':'C3','facing':'%s'}", FOE), WORDS[i]);
        story_check_shown(s, "foot", "infantry, average, faces north");
        story_over(s);
    }
    story_refused(PHASE("", "{'name':'Foot','at':'c3','facing':'sideways'}", FOE),
                  BAY_BAD_INPUT, "attacker.units[0].facing", "PCC-02");
    story_over(story_begin(PHASE("", "{'name':'A1','at':'c3'}", FOE))); // as a square is called
}

// --- Objectives ------------------------------------------------------------------------------

static void pcc_33_the_usual_objectives(void **state) {
    PROVES(PCC_33, 1);
    (void)state;
    // b4 can be attacked, c4 (mounted) cannot, d4 only by guns, e4 by nobody
    story *s = story_begin(PHASE("", "'Left infantry at b3'," FOOT ",'Guns artillery at d3'",
                                 "'Foe infantry at b4','Horse cavalry at c4','Post infantry at "
                                 "d4','Idle infantry at e4'"));
    story_play(s, "initiate-left; 1; 5; 1; advance-left");
    story_check_ending(s, "taken");
    story_check_measure(s, "objectives_cleared", 1);
    story_check_measure(s, "objectives_taken", 1);
    story_over(s);
}

static void pcc_33_objectives_that_are_named(void **state) {
    PROVES(PCC_33, 1);
    (void)state;
    static const char SCENARIO[] = PHASE(OBJECTIVES("%s"), FOOT ",'Idle infantry at e3'", FOE);
    static const struct {
        const char *named, *moves, *ending;
        int cleared, taken;
    } ROWS[] = {{"'c4'", "initiate-foot; 1; 5; 6; stay", "emptied", 1, 0},
                {"'c5'", "initiate-foot; 1; 5; 6; stay", "held", 0, 0},
                {"'c5'", "initiate-foot; 1; 5; 1; stay", "emptied", 1, 0},
                {"'c3'", "hold-foot", "taken", 1, 1},
                {"'c3','c4'", "initiate-foot; 1; 5; 1; advance-foot", "all-cleared", 2, 1},
                {"'c3','c4'", "hold-foot", "some-cleared", 1, 1},
                {"'c4','c5'", "initiate-foot; 1; 5; 6; stay", "some-cleared", 1, 0},
                {"'e3','c4'", "initiate-foot; 1; 5; 1; advance-foot", "all-cleared", 2, 2}};
    for (size_t i = 0; i < sizeof ROWS / sizeof *ROWS; i++) {
        story *s = story_of(SCENARIO, ROWS[i].named);
        story_play(s, ROWS[i].moves);
        story_check_ending(s, ROWS[i].ending);
        story_check_measure(s, "objectives_cleared", ROWS[i].cleared);
        story_check_measure(s, "objectives_taken", ROWS[i].taken);
        story_over(s);
    }
    story_refused(PHASE(OBJECTIVES("'c4','c4'"), FOOT, FOE), BAY_BAD_INPUT, NULL, NULL);
    story_refused(PHASE(OBJECTIVES("'h4'"), FOOT, FOE), BAY_BAD_INPUT, NULL, NULL);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(pcc_02_a_side_in_one_line),
        cmocka_unit_test(pcc_02_the_defender_in_one_line),
        cmocka_unit_test(pcc_28_the_quality_in_one_line),
        cmocka_unit_test(pcc_29_a_commander_in_one_line),
        cmocka_unit_test(pcc_02_one_line_goes_with_one_line),
        cmocka_unit_test(pcc_02_a_phase_in_which_nothing_can_be_asked),
        cmocka_unit_test(pcc_29_who_may_share_a_square),
        cmocka_unit_test(pcc_30_where_a_unit_may_stand),
        cmocka_unit_test(pcc_02_facings_and_names),
        cmocka_unit_test(pcc_33_the_usual_objectives),
        cmocka_unit_test(pcc_33_objectives_that_are_named),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
