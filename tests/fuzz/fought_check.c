// What holds in any situation of any assault.
#include "drawing/drawing.h"
#include "fuzz/fought.h"
#include "text/wording.h"

#include <math.h>
#include <string.h>

enum { FACES_MAX = 300, POOL_MAX = 14, RESULTS_MAX = 2000, CHECKED = 1 << 12, THROWN = 32 };

// --- Chances ---------------------------------------------------------------------------------

// What the odds of a throw cost grows fast: a fuzzer should not wait for the largest.
static bool too_dear(const bay_throw *dice) {
    if (bay_throw_faces_max(dice) > FACES_MAX || bay_throw_results(dice) > RESULTS_MAX)
        return true;
    return dice->kind == BAY_THROW_POOLS && dice->dice[0] + dice->dice[1] > POOL_MAX;
}

static void check_sum(const double *p, const uint8_t *can, uint32_t results) {
    double sum = 0;
    for (uint32_t r = 0; r < results; r++) {
        must(p[r] >= 0 && p[r] <= 1 && (can[r] || p[r] == 0));
        sum += p[r];
    }
    must(fabs(sum - 1) < 1e-12);
}

// A throw whose odds were checked: they hang on nothing else.
typedef struct checked {
    bay_throw dice;
    uint8_t faces[THROWN], thrown;
} checked;

// Whether the odds were checked before, of those that are remembered; from now on they are.
static bool was_checked(const bay_throw *dice, const uint8_t *faces, size_t thrown) {
    static checked known[CHECKED];
    checked this;
    if (thrown > THROWN) return false;
    memset(&this, 0, sizeof this);
    this.dice = *dice;
    this.thrown = (uint8_t)thrown;
    if (thrown) memcpy(this.faces, faces, thrown);
    uint32_t hash = 2166136261u;
    for (size_t i = 0; i < sizeof this; i++)
        hash = (hash ^ ((const uint8_t *)&this)[i]) * 16777619u;
    checked *row = &known[(hash ^ hash >> 16) % CHECKED];
    if (memcmp(row, &this, sizeof this) == 0) return true;
    *row = this;
    return false;
}

static void check_throw(const replay *r, const bay_throw *dice, const uint8_t *faces,
                        size_t thrown) {
    must(bay_throw_valid(dice));
    if (too_dear(dice) || was_checked(dice, faces, thrown)) return;
    uint32_t results = bay_throw_results(dice);
    double *p = malloc(results * sizeof *p);
    uint8_t *can = malloc(results);
    void *space = malloc(bay_throw_space(dice));
    must(p && can && space && r->battle);
    must(bay_throw_odds(dice, faces, thrown, p, can, space) == BAY_OK);
    check_sum(p, can, results);
    free(space);
    free(can);
    free(p);
}

// All throws from here on as one, where the rules join them: any result of it leads somewhere.
static void check_joined(const replay *r, recipe *from) {
    const bay_step_info *row = bay_step_at(r->battle, replay_at(r));
    bay_throw joined;
    if (!row->joined || !row->joined->join(r->battle, replay_at(r), &joined)) return;
    check_throw(r, &joined, NULL, 0);
    uint8_t *after = malloc(r->bytes);
    must(after != NULL);
    memcpy(after, replay_at(r), r->bytes);
    uint32_t result = below_many(from, bay_throw_results(&joined));
    row->joined->resolve(r->battle, after, &joined, result);
    bay_step step;
    bay_step_read(r->battle, after, &step);
    must(step.kind != BAY_CHANCE || bay_throw_valid(&step.dice));
    free(after);
}

// --- Numbers ---------------------------------------------------------------------------------

static void check_features(const replay *r) {
    int32_t value[BAY_FEATURES_MAX] = {0};
    const bay_feature *row = r->battle->rules->features;
    r->battle->rules->features_of(r->battle, replay_at(r), value);
    for (int i = 0; row[i].id; i++) must(value[i] >= row[i].low && value[i] <= row[i].high);
}

// In range; and once nothing can change any more, nothing does.
static void check_score(fought *f, const bay_step *step) {
    const replay *r = &f->a.replay;
    const bay_rules *rules = r->battle->rules;
    bay_score score = {0};
    rules->score(r->battle, replay_at(r), &score);
    uint32_t endings = 0, measures = 0;
    while (rules->endings[endings].id) endings++;
    while (rules->measures[measures].id) measures++;
    must(score.ending < endings);
    for (uint32_t i = 0; i < measures; i++)
        must(score.measure[i] >= 0 && score.measure[i] <= r->battle->most[i]);
    if (r->steps < f->settled_at) f->settled = false;
    if (f->settled)
        must(step->settled && score.ending == f->score.ending &&
             memcmp(score.measure, f->score.measure, measures * sizeof *score.measure) == 0);
    if (!step->settled || f->settled) return;
    f->settled = true;
    f->score = score;
    f->settled_at = r->steps;
}

// --- Words -----------------------------------------------------------------------------------

static void check_words(fought *f, const bay_step *step) {
    const replay *r = &f->a.replay;
    char line[512];
    text words = text_within(line, sizeof line);
    wording_step(&words, r->battle, replay_at(r), step);
    must(words.size > 0 && !words.failed);
    if (f->moves % 8) return;
    arena space = arena_new(f->ctx.memory);
    text drawn = text_new(f->ctx.memory);
    const bay_view *view = drawing_view(&space, r->battle, replay_at(r));
    must(view != NULL);
    drawing_add(&drawn, r->battle, view);
    must(!drawn.failed);
    text_free(&drawn);
    arena_free(&space);
}

void fought_check(fought *f, recipe *from) {
    const replay *r = &f->a.replay;
    bay_step step = replay_step(r);
    check_features(r);
    check_score(f, &step);
    check_words(f, &step);
    if (step.kind != BAY_CHANCE) return;
    check_throw(r, &step.dice, r->faces, r->thrown);
    check_joined(r, from);
}
