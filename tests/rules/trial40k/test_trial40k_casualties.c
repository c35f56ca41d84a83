// Wounds and casualties: TAR-113 to TAR-119.

#include "rules/trial40k/assaults.h"
#include "rules/trial40k/proofs.h"

static void tar_113_only_the_danger_zone_suffers(void **state) {
    PROVES(TAR_113, 1);
    PROVES(TAR_119, 1);
    (void)state;
    static const char LINE[] =
        FIGHT(GROUP(5, "marines", ), ,
              GROUP(4, "guardsmen", ) "," GROUP(5, "guardsmen", NAMED("rear") IS_OUT), );
    models_are(LINE, "6666661111 666666 111111; ", 5, 5); // TV-23
    ends(LINE, "6666661111 666666 111111; 34", "both-stand", 0, 4);
}
static void tar_114_the_owner_chooses(void **state) {
    PROVES(TAR_114, 1);
    (void)state;
    static const char LINE[] = FIGHT(GROUP(1, "marines", ), ,
                                     GROUP(3, "guardsmen", NAMED("troopers")) "," GROUP(
                                         1, "guardsmen", NAMED("leader") ",'a':2"), );
    asks(LINE, "66 66 11", "casualty-defender");
    offers(LINE, "66 66 11", "suffer-2 suffer-1");
    dice_are(LINE, "66 66 11; suffer-2", 1 + 2);
    dice_are(LINE, "66 66 11; suffer-1", 2);
}
static void tar_114_supports_stand_first_in_the_order(void **state) {
    (void)state;
    static const char LINE[] = FIGHT(GROUP(1, "marines", ), ,
                                     GROUP(3, "guardsmen", NAMED("front")) "," GROUP(
                                         3, "guardsmen", NAMED("rear") SUPPORTS ",'a':3"), );
    says(LINE, "66 66 11; suffer-2", "defender: rear suffers 2 wounds");
}
static void tar_116_one_model_at_a_time(void **state) {
    PROVES(TAR_116, 1);
    PROVES(TAR_117, 1);
    (void)state;
    static const char LINE[] = FIGHT(GROUP(5, "marines", ), , GROUP(3, "nobs", ), );
    leads(LINE, "5555511111 55555 11111", 5); // TV-26
    models_are(LINE, "5555511111 55555 11111", 5, 1);
    ends(LINE, "5555555111 5555555 1111111", "wiped-out", 0, 6);
    ends(FIGHT(GROUP(5, "marines", ), ,
               GROUP(2, "nobs", ) "," GROUP(1, "nobs", NAMED("hurt") ",'wounded':1"), ),
         "5555511111 55555 11111", "wiped-out", 0, 5);
    story_refused(FIGHT(GROUP(1, "marines", ",'wounded':1"), , GROUP(1, "nobs", ), ),
                  BAY_BAD_INPUT, "attacker.units[0].groups[0].wounded", "TAR-117");
}
static void tar_116_the_wounded_one_suffers_next(void **state) {
    (void)state;
    static const char LINE[] =
        FIGHT(GROUP(2, "wyches", ) "," GROUP(1, "warriors", ), STANDING,
              GROUP(2, "nobs", ) "," GROUP(2, "nobs", NAMED("more") ",'a':4"), );
    offers(LINE, "61 6 1", "suffer-1 suffer-0");
    models_are(LINE, "61 6 1; suffer-1; 6 6 1", 3, 3); // the same model
    says(LINE, "61 6 1; suffer-0; 6 6 1", "defender: more: 1 model is removed");
}
// Whoever of them suffers, nothing differs from here on: the standing order takes them unasked.
static void tar_114_who_is_alike_from_here_on_is_not_asked(void **state) {
    PROVES(TAR_114, 1);
    (void)state;
#define LEADER_AND(more)                                                                       \
    GROUP(3, "guardsmen", NAMED("troopers")) "," GROUP(1, "guardsmen", NAMED("leader") more)
    // Before they strike two groups of the same arms are alike, and those of others are not.
    asks(FIGHT(GROUP(1, "marines", ), , LEADER_AND(""), ), "66 66 11", "blows");
    asks(FIGHT(GROUP(1, "marines", ), , LEADER_AND(",'a':2"), ), "66 66 11",
         "casualty-defender");
    // They have struck, and have lost: their arms count no more, but what they test on does.
#define AND_LAST(more) FIGHT(GROUP(2, "marines", INITIATIVE(1)), , LEADER_AND(more), )
    asks(AND_LAST(",'a':2"), "11111; 6661 666 111", "morale");
    says(AND_LAST(",'a':2"), "11111; 6661 666 111", "defender: troopers suffers 3 wounds");
    asks(AND_LAST(",'a':2,'ld':8"), "11111; 6661 666 111", "casualty-defender");
    // They may still win, and sweep.
#define AND_ONE_TO_ONE(more) FIGHT(GROUP(3, "marines", INITIATIVE(1)), , LEADER_AND(more), )
    asks(AND_ONE_TO_ONE(",'a':2"), "66111 66 11; 61 6 1", "casualty-defender");
    // A further phase is to come.
    static const char AGAIN[] = "{'rules':'trial40k','turns':2,'attacker':{'units':[" UNIT(
        "A",
        GROUP(2, "marines",
              INITIATIVE(1)), ) "]},'defender':{'units':[" UNIT("D",
                                                                LEADER_AND(",'a':2"), ) "]}}";
    asks(AGAIN, "11111; 6661 666 111", "casualty-defender");
}
static void tar_116_only_the_last_may_be_left_wounded(void **state) {
    (void)state;
    static const char LINE[] =
        FIGHT(GROUP(2, "marines", ), , GROUP(3, "nobs", ) "," GROUP(3, "ogryns", ",'sv':6"), );
    offers(LINE, "5551 555 111", "suffer-3 suffer-1 suffer-0");
}
static void tar_068_hits_reach_the_danger_zone_alone(void **state) {
    PROVES(TAR_068, 1);
    PROVES(TAR_120, 1);
    PROVES(TAR_121, 1);
    (void)state;
    static const char LINE[] = FIGHT(
        GROUP(2, "marines", ) "," GROUP(2, "orks", ARMED("")), ,
        GROUP(2, "guardsmen", ",'i':1") "," GROUP(5, "guardsmen", NAMED("rear") IS_OUT), );
    models_are(LINE, "6666 6666 1111", 4, 5);
    says(LINE, "6666 6666 1111", "defender: D guardsmen: 2 models are removed");
    asks(LINE, "6666 6666 1111", "morale"); // nobody is left whom the others could reach
}
static void tar_122_who_began_in_contact_keeps_its_attacks(void **state) {
    PROVES(TAR_122, 1);
    (void)state;
    static const char LINE[] = FIGHT(GROUP(3, "marines", ), ,
                                     GROUP(2, "warriors", ) "," GROUP(3, "orks", ARMED("")), );
    models_are(LINE, "66 66 11", 1, 5);
    dice_are(LINE, "66 66 11; 11", 6); // all three orks, though one marine is left
}
static void tar_123_hits_fall_on_those_who_are_still_there(void **state) {
    PROVES(TAR_123, 1);
    (void)state;
    static const char LINE[] = FIGHT(GROUP(1, "marines", ) "," GROUP(3, "guardsmen", ),
                                     STANDING, GROUP(2, "kroot", INITIATIVE(1)), );
    leads(LINE, "6 6; ", 1);
    ends(LINE, "6 6; 666 666", "wiped-out", 0, 2);
}
static void tar_124_who_is_laid_down_still_strikes(void **state) {
    PROVES(TAR_124, 1);
    (void)state;
    static const char LINE[] = FIGHT(GROUP(2, "marines", ), , GROUP(2, "marines", ), );
    dice_are(LINE, "6666 6666 1111", 2);
    ends(LINE, "6666 6666 1111; 66 66 13", "wiped-out", 1, 2);
}
static void tar_116_who_came_wounded_suffers_before_others(void **state) {
    PROVES(TAR_116, 1);
    (void)state;
    static const char LINE[] =
        FIGHT(GROUP(2, "marines", INITIATIVE(9)), STANDING,
              GROUP(2, "nobs", ) "," GROUP(1, "nobs", NAMED("hurt") ",'wounded':1"), );
    says(LINE, "61 6 1", "defender: hurt: 1 model is removed");
    models_are(LINE, "66 66 11", 2, 2); // the other wound is on one who was whole
    leads(LINE, "66 66 11", 2);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tar_113_only_the_danger_zone_suffers),
        cmocka_unit_test(tar_114_the_owner_chooses),
        cmocka_unit_test(tar_114_supports_stand_first_in_the_order),
        cmocka_unit_test(tar_116_one_model_at_a_time),
        cmocka_unit_test(tar_116_the_wounded_one_suffers_next),
        cmocka_unit_test(tar_116_who_came_wounded_suffers_before_others),
        cmocka_unit_test(tar_114_who_is_alike_from_here_on_is_not_asked),
        cmocka_unit_test(tar_116_only_the_last_may_be_left_wounded),
        cmocka_unit_test(tar_068_hits_reach_the_danger_zone_alone),
        cmocka_unit_test(tar_122_who_began_in_contact_keeps_its_attacks),
        cmocka_unit_test(tar_123_hits_fall_on_those_who_are_still_there),
        cmocka_unit_test(tar_124_who_is_laid_down_still_strikes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
