#include "bayonet/game.h"

#include "ground/board_keys.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

static const bay_key PLAIN[] = {BOARD_KEYS(3, "wood|hill"){.path = NULL}};
static const bay_key FACED[] = {BOARD_KEYS_FACED(4, "works"){.path = NULL}};

static const bay_key *find(const bay_key *keys, const char *path) {
    for (; keys->path; keys++)
        if (strcmp(keys->path, path) == 0) return keys;
    return NULL;
}

static void every_row_has_its_clause_and_words(void **state) {
    (void)state;
    int count = 0;
    for (const bay_key *key = PLAIN; key->path; key++, count++) {
        assert_int_equal(key->clause, 3);
        assert_non_null(key->words);
    }
    assert_int_equal(count, 15);
    assert_string_equal(find(PLAIN, "legend[].kind")->choices, "wood|hill");
    assert_string_equal(find(PLAIN, "ground[].kind")->choices, "wood|hill");
}

static void the_example_of_a_map_is_the_usual_board(void **state) {
    (void)state;
    const bay_key *map = find(PLAIN, "map");
    const bay_value item = {.kind = BAY_VALUE_TEXT,
                            .key = "map",
                            .count = (uint32_t)strlen(map->choices),
                            .is.text = map->choices};
    const bay_value document = {.kind = BAY_VALUE_MAP, .count = 1, .is.item = &item};
    const terrain_kind none[] = {{NULL, '\0', 0, false}};
    const ground_rules rules = {.grid = GRID_SQUARES, .kinds = none};
    ground_plan drawn;
    assert_int_equal(ground_read(&document, &rules, &drawn, NULL), BAY_OK);
    char side[2] = {(char)('0' + drawn.board.across), '\0'};
    assert_string_equal(find(PLAIN, "columns")->usual, side);
    side[0] = (char)('0' + drawn.board.down);
    assert_string_equal(find(PLAIN, "rows")->usual, side);
}

static void faces_are_there_where_a_kind_has_them(void **state) {
    (void)state;
    assert_null(find(PLAIN, "legend[].faces"));
    assert_null(strstr(find(PLAIN, "ground[]")->shorthand, "faces"));
    assert_non_null(find(FACED, "legend[].faces"));
    assert_non_null(find(FACED, "ground[].faces"));
    assert_string_equal(find(FACED, "ground[]")->shorthand, "{at} {kind}[ {level}][ {faces}]");
    assert_int_equal(find(FACED, "ground[].faces")->clause, 4);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_row_has_its_clause_and_words),
        cmocka_unit_test(the_example_of_a_map_is_the_usual_board),
        cmocka_unit_test(faces_are_there_where_a_kind_has_them),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
