// The numbers of a piece in words, for systems that name them as they like.

#include "drawing/attributes.h"

#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

static const bay_attribute WOUNDED[] = {
    {"models", BAY_ATTRIBUTE_WHOLE, "standing", "models"},
    {"wounded", BAY_ATTRIBUTE_OFF, "wounded", "wounds"},
    {"dead", BAY_ATTRIBUTE_OFF, "dead", "dead"},
    {"grenades", BAY_ATTRIBUTE_FACT, "grenades", "grenades"},
    {"speed", BAY_ATTRIBUTE_FACT, "speed", NULL},
    {.id = NULL},
};
static const bay_attribute UNBROKEN[] = {
    {"points", BAY_ATTRIBUTE_WHOLE, "left", "points"},
    {"speed", BAY_ATTRIBUTE_FACT, "speed", NULL},
    {.id = NULL},
};
static const bay_attribute FACTS[] = {
    {"grenades", BAY_ATTRIBUTE_FACT, "grenades", "grenades"},
    {.id = NULL},
};

static void assert_reads(const bay_attribute *table, bay_mark mark, const char *full,
                         const char *list) {
    bay_rules rules = {.attributes = table};
    attributes of = attributes_of(&rules, &mark);
    char bytes[100];
    text words = text_within(bytes, sizeof bytes);
    assert_int_equal(attributes_add_words(&words, &of, ATTRIBUTES_FULL), *full != '\0');
    assert_string_equal(bytes, full);
    words = text_within(bytes, sizeof bytes);
    assert_int_equal(attributes_add_words(&words, &of, ATTRIBUTES_BRIEF), *list != '\0');
    assert_string_equal(bytes, list);
}

static void points_are_told_by_what_is_left_of_them(void **state) {
    (void)state;
    assert_reads(WOUNDED, (bay_mark){.value = {5, 1, 1}}, "3 of 5 standing, 1 wounded, 1 dead",
                 "3 of 5 standing, 1 wounded, 1 dead");
    assert_reads(WOUNDED, (bay_mark){.value = {5, 0, 2}}, "3 of 5 standing, 2 dead",
                 "3 of 5 standing, 2 dead");
    assert_reads(WOUNDED, (bay_mark){.value = {1, 0, 2}}, "0 of 1 standing, 2 dead",
                 "0 of 1 standing, 2 dead");
}

static void on_a_map_whoever_is_whole_is_told_by_the_whole(void **state) {
    (void)state;
    assert_reads(WOUNDED, (bay_mark){.value = {5}}, "5 of 5 standing", "5");
}

static void where_nothing_can_be_taken_off_the_whole_is_told(void **state) {
    (void)state;
    assert_reads(UNBROKEN, (bay_mark){.value = {5}}, "5", "5");
    assert_reads(UNBROKEN, (bay_mark){.value = {5, 6}}, "5, speed 6", "5, speed 6");
}

static void facts_stand_beside_or_alone(void **state) {
    (void)state;
    assert_reads(WOUNDED, (bay_mark){.value = {2, 0, 0, 3, 6}},
                 "2 of 2 standing, 3 grenades, speed 6", "2, 3 grenades, speed 6");
    assert_reads(FACTS, (bay_mark){.value = {1}}, "1 grenade", "1 grenade");
}

static void a_piece_without_numbers_tells_none(void **state) {
    (void)state;
    assert_reads(NULL, (bay_mark){.value = {0}}, "", "");
    assert_reads(WOUNDED, (bay_mark){.value = {0}}, "", "");
    assert_reads(FACTS, (bay_mark){.value = {0}}, "", "");
}

static void points_of_several_add_up_and_facts_do_not(void **state) {
    (void)state;
    bay_rules rules = {.attributes = WOUNDED};
    bay_mark one = {.value = {5, 1, 0, 2, 6}}, other = {.value = {3, 0, 2, 1, 6}};
    attributes sum = attributes_none(&rules), of = attributes_of(&rules, &one);
    attributes_add(&sum, &of);
    of = attributes_of(&rules, &other);
    attributes_add(&sum, &of);
    assert_int_equal(attributes_whole(&sum), 8);
    assert_int_equal(attributes_left(&sum), 5);
    assert_int_equal(sum.value[3], 0);
    assert_int_equal(sum.value[4], 0);
    assert_true(attributes_reduced(&sum));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(points_are_told_by_what_is_left_of_them),
        cmocka_unit_test(on_a_map_whoever_is_whole_is_told_by_the_whole),
        cmocka_unit_test(where_nothing_can_be_taken_off_the_whole_is_told),
        cmocka_unit_test(facts_stand_beside_or_alone),
        cmocka_unit_test(a_piece_without_numbers_tells_none),
        cmocka_unit_test(points_of_several_add_up_and_facts_do_not),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
