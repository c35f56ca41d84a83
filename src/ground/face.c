#include "ground/face.h"

#include <assert.h>

enum { SQUARE_FACES = 4, HEX_FACES = 6, FACE_WAYS = 4 };

// Each way of naming a face in a column of its own; the proper word first.
static const char *const SQUARE_WORDS[SQUARE_FACES][FACE_WAYS] = {
    {"north", "n", "up", "^"},
    {"east", "e", "right", ">"},
    {"south", "s", "down", "v"},
    {"west", "w", "left", "<"},
};
static const char *const HEX_WORDS[HEX_FACES][FACE_WAYS] = {
    {"north-east", "ne", "northeast", NULL},
    {"east", "e", NULL, NULL},
    {"south-east", "se", "southeast", NULL},
    {"south-west", "sw", "southwest", NULL},
    {"west", "w", NULL, NULL},
    {"north-west", "nw", "northwest", NULL},
};

static const struct {
    const char *const (*words)[FACE_WAYS];
    int faces;
    const char *allowed;
} GRIDS[] = {
    [GRID_SQUARES] = {SQUARE_WORDS, SQUARE_FACES, "N, E, S or W"},
    [GRID_HEXES] = {HEX_WORDS, HEX_FACES, "NE, E, SE, SW, W or NW"},
};

static char lower(char letter) {
    return letter >= 'A' && letter <= 'Z' ? (char)(letter - 'A' + 'a') : letter;
}

static bool same(const char *word, const char *given, size_t size) {
    for (size_t i = 0; i < size; i++)
        if (!word[i] || word[i] != lower(given[i])) return false;
    return !word[size];
}

int face_read(board_grid grid, const char *word, size_t size) {
    for (int side = 0; side < GRIDS[grid].faces; side++)
        for (int way = 0; way < FACE_WAYS && GRIDS[grid].words[side][way]; way++)
            if (same(GRIDS[grid].words[side][way], word, size)) return side;
    return -1;
}

const char *face_word(board_grid grid, int side) {
    assert(side >= 0 && side < GRIDS[grid].faces);
    return GRIDS[grid].words[side][0];
}

const char *face_allowed(board_grid grid) {
    return GRIDS[grid].allowed;
}

static bool parts(char letter) {
    return letter == ' ' || letter == ',' || letter == '\t' || letter == '\n';
}

bool face_read_all(board_grid grid, const char *words, uint8_t *out, const char **bad,
                   size_t *bad_size) {
    uint8_t faces = 0;
    *bad = NULL;
    *bad_size = 0;
    for (;;) {
        while (parts(*words)) words++;
        if (!*words) break;
        size_t size = 0;
        while (words[size] && !parts(words[size])) size++;
        int side = face_read(grid, words, size);
        if (side < 0) {
            *bad = words;
            *bad_size = size;
            return false;
        }
        faces |= (uint8_t)(1U << side);
        words += size;
    }
    if (faces) *out = faces;
    return faces != 0;
}

square_aspect square_aspect_of(int facing, int side) {
    static const square_aspect TURN[] = {ASPECT_FRONT, ASPECT_FLANK, ASPECT_REAR, ASPECT_FLANK};
    return TURN[(side - facing + SQUARE_FACES) % SQUARE_FACES];
}
