#include "ground/face.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

static int read(board_grid grid, const char *word) {
    return face_read(grid, word, strlen(word));
}

static void a_square_has_four_faces_in_many_words(void **state) {
    (void)state;
    static const char *const WORDS[4][6] = {{"north", "N", "up", "^", "n", "UP"},
                                            {"east", "E", "right", ">", "East", "e"},
                                            {"south", "S", "down", "v", "V", "SOUTH"},
                                            {"west", "W", "left", "<", "w", "Left"}};
    for (int face = FACE_NORTH; face <= FACE_WEST; face++) {
        for (int i = 0; i < 6; i++) assert_int_equal(read(GRID_SQUARES, WORDS[face][i]), face);
        assert_int_equal(read(GRID_SQUARES, face_word(GRID_SQUARES, face)), face);
    }
}

static void every_word_of_the_key_row_is_read(void **state) {
    (void)state;
    int count[4] = {0};
    for (const char *word = SQUARE_FACE_WORDS; *word;) {
        size_t size = strcspn(word, "|");
        int face = face_read(GRID_SQUARES, word, size);
        assert_in_range(face, FACE_NORTH, FACE_WEST);
        count[face]++;
        word += size + (word[size] == '|');
    }
    for (int face = FACE_NORTH; face <= FACE_WEST; face++) assert_int_equal(count[face], 4);
}

static void a_hex_has_six(void **state) {
    (void)state;
    static const char *const WORDS[6][2] = {{"NE", "north-east"}, {"e", "East"},
                                            {"SE", "southeast"},  {"sw", "south-west"},
                                            {"W", "west"},        {"NW", "NorthWest"}};
    for (int side = 0; side < 6; side++) {
        for (int i = 0; i < 2; i++) assert_int_equal(read(GRID_HEXES, WORDS[side][i]), side);
        assert_int_equal(read(GRID_HEXES, face_word(GRID_HEXES, side)), side);
    }
}

static void what_is_no_face_is_refused(void **state) {
    (void)state;
    static const char *const NONE[] = {"", "nort", "northe", "x", "NE", "n ", "norths"};
    for (size_t i = 0; i < sizeof NONE / sizeof NONE[0]; i++)
        assert_int_equal(read(GRID_SQUARES, NONE[i]), -1);
    assert_int_equal(read(GRID_HEXES, "N"), -1);
    assert_int_equal(read(GRID_HEXES, "south"), -1);
}

static void several_are_parted_by_blanks_or_commas(void **state) {
    (void)state;
    const char *bad = NULL;
    size_t size = 0;
    uint8_t faces = 0;
    assert_true(face_read_all(GRID_SQUARES, " N, E\tdown", &faces, &bad, &size));
    assert_int_equal(faces, 1 << FACE_NORTH | 1 << FACE_EAST | 1 << FACE_SOUTH);
    assert_true(face_read_all(GRID_HEXES, "NW", &faces, &bad, &size));
    assert_int_equal(faces, 1 << 5);
    assert_true(face_read_all(GRID_SQUARES, "N, up, E", &faces, &bad, &size)); // one twice
    assert_int_equal(faces, 1 << FACE_NORTH | 1 << FACE_EAST);
}

static void a_wrong_one_among_several_is_shown(void **state) {
    (void)state;
    const char *bad = NULL, *given = "N upp E";
    size_t size = 0;
    uint8_t faces = 42;
    assert_false(face_read_all(GRID_SQUARES, given, &faces, &bad, &size));
    assert_ptr_equal(bad, given + 2);
    assert_int_equal(size, 3);
    assert_false(face_read_all(GRID_SQUARES, " ,", &faces, &bad, &size));
    assert_null(bad);
    assert_int_equal(faces, 42);
}

static void front_flank_and_rear_turn_with_the_unit(void **state) {
    (void)state;
    static const square_aspect SEEN[4] = {ASPECT_FRONT, ASPECT_FLANK, ASPECT_REAR,
                                          ASPECT_FLANK};
    for (int facing = FACE_NORTH; facing <= FACE_WEST; facing++)
        for (int turn = 0; turn < 4; turn++)
            assert_int_equal(square_aspect_of(facing, (facing + turn) % 4), SEEN[turn]);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_square_has_four_faces_in_many_words),
        cmocka_unit_test(every_word_of_the_key_row_is_read),
        cmocka_unit_test(a_hex_has_six),
        cmocka_unit_test(what_is_no_face_is_refused),
        cmocka_unit_test(several_are_parted_by_blanks_or_commas),
        cmocka_unit_test(a_wrong_one_among_several_is_shown),
        cmocka_unit_test(front_flank_and_rear_turn_with_the_unit),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
