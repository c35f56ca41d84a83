// Bytes -> a throw and its faces. A throw that is valid is asked, read and worded; its odds sum
// to 1, and are the average of the odds after each face that can come next.
//
// The first byte says whether the throw is the bytes themselves or is made from them.
#include "unit/dice/any_throw.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { RAW = 32, DICE = 7, SIDES = 9, FACES_MAX = 400, WORDS = 80 };

typedef struct bytes {
    const uint8_t *at, *end;
} bytes;

static uint32_t next_below(void *from, uint32_t n) {
    bytes *left = from;
    return left->at < left->end ? *left->at++ % n : 0;
}

static void must(int holds) {
    if (!holds) abort();
}

// What the odds cost grows fast: a fuzzer should not wait for the largest.
static int too_dear(const bay_throw *dice) {
    if (bay_throw_faces_max(dice) > FACES_MAX) return 1;
    return dice->kind == BAY_THROW_POOLS && dice->dice[0] + dice->dice[1] > 2 * DICE;
}

typedef struct answer {
    double *p;
    uint8_t *can;
    void *space;
    uint32_t results;
} answer;

static answer answer_new(const bay_throw *dice) {
    uint32_t results = bay_throw_results(dice);
    answer made = {malloc(results * sizeof(double)), malloc(results),
                   malloc(bay_throw_space(dice)), results};
    must(made.p && made.can && made.space);
    return made;
}

static void answer_free(answer old) {
    free(old.p);
    free(old.can);
    free(old.space);
}

static void odds_after(const bay_throw *dice, const uint8_t *faces, size_t count,
                       const answer *to) {
    double sum = 0;
    must(bay_throw_odds(dice, faces, count, to->p, to->can, to->space) == BAY_OK);
    for (uint32_t r = 0; r < to->results; r++) {
        must(to->p[r] >= 0 && to->p[r] <= 1 && to->can[r] <= 1);
        must(to->p[r] == 0 || to->can[r]);
        sum += to->p[r];
    }
    must(fabs(sum - 1) <= 1e-13);
}

static void check_next_face(const bay_throw *dice, uint8_t *faces, size_t count,
                            uint8_t sides) {
    answer now = answer_new(dice), then = answer_new(dice);
    double *average = calloc(now.results, sizeof *average);
    must(average != NULL);
    odds_after(dice, faces, count, &now);
    for (unsigned face = 1; face <= sides; face++) {
        faces[count] = (uint8_t)face;
        odds_after(dice, faces, count + 1, &then);
        for (uint32_t r = 0; r < now.results; r++) {
            average[r] += then.p[r] / sides;
            must(now.can[r] || !then.can[r]);
        }
    }
    for (uint32_t r = 0; r < now.results; r++) must(fabs(average[r] - now.p[r]) <= 1e-13);
    free(average);
    answer_free(then);
    answer_free(now);
}

// The odds are certain, and residues say so too.
static void check_over(const bay_throw *dice, const uint8_t *faces, size_t count,
                       uint32_t result) {
    answer now = answer_new(dice);
    odds_after(dice, faces, count, &now);
    must(result < now.results && now.p[result] == 1);
    uint64_t *residue = malloc(now.results * sizeof *residue);
    must(residue != NULL);
    must(bay_throw_residues(dice, faces, count, 2147483647, residue, now.space) == BAY_OK);
    for (uint32_t r = 0; r < now.results; r++) must(residue[r] == (r == result));
    free(residue);
    answer_free(now);
    bay_reading row[4];
    bay_throw_read(dice, faces, count, row, sizeof row / sizeof row[0]);
}

static void check(const bay_throw *dice, bytes left) {
    char words[WORDS];
    bay_throw_words(dice, words, 1 + next_below(&left, WORDS));
    if (too_dear(dice)) return;
    uint8_t faces[FACES_MAX + 1];
    size_t count = 0;
    bay_ask ask;
    while (bay_throw_ask(dice, faces, count, &ask) == BAY_OK && !ask.done &&
           left.at < left.end) {
        must(ask.dice > 0 && ask.dice <= ask.of && count < FACES_MAX);
        uint8_t face = *left.at++;
        faces[count++] = face >= 250 ? face : (uint8_t)(1 + face % ask.sides);
    }
    if (bay_throw_ask(dice, faces, count, &ask) != BAY_OK) {
        answer none = answer_new(dice);
        must(bay_throw_odds(dice, faces, count, none.p, NULL, none.space) == BAY_BAD_INPUT);
        must(bay_throw_read(dice, faces, count, NULL, 0) == 0);
        answer_free(none);
    } else if (ask.done) {
        check_over(dice, faces, count, ask.result);
    } else {
        check_next_face(dice, faces, count, ask.sides);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    if (size < 1) return 0;
    bytes left = {data + 1, data + size};
    bay_throw dice = {0};
    if (data[0] < RAW) {
        if (size < 1 + sizeof dice) return 0;
        memcpy(&dice, left.at, sizeof dice);
        left.at += sizeof dice;
        if (!bay_throw_valid(&dice)) return 0;
    } else {
        dice = any_throw((chooser){next_below, &left}, DICE, SIDES);
        must(bay_throw_valid(&dice));
    }
    check(&dice, left);
    return 0;
}
