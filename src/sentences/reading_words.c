#include "sentences/reading_words.h"

static void add_pair(text *to, int winner, const char *verb, int loser) {
    text_add_whole(to, winner);
    text_add(to, verb);
    text_add_whole(to, loser);
}

// How many dice did what the stage is named after. For saves, which are thrown against dice that
// would go on, those that stop there.
static int done_at_stage(const bay_throw *dice, const bay_reading *row) {
    return dice->is.stage[row->stage].below ? row->dice - row->number : row->number;
}

void reading_words(text *to, const bay_throw *dice, const bay_reading *row) {
    int first = row->face[0], second = row->face[1];
    switch ((bay_reading_kind)row->kind) {
    case BAY_READ_FIRST: add_pair(to, first, " beats ", second); break;
    case BAY_READ_SECOND: add_pair(to, second, " beats ", first); break;
    case BAY_READ_TIE: add_pair(to, first, " ties with ", second); break;
    case BAY_READ_SPARE:
        text_add_whole(to, first ? first : second);
        text_add(to, " has nobody to fight");
        break;
    case BAY_READ_VALUE: text_add_whole(to, row->number); break;
    case BAY_READ_STAGE: add_pair(to, done_at_stage(dice, row), " of ", row->dice); break;
    }
}

const bay_reading *reading_rows(context *ctx, const replay *r, const record_doing *doing,
                                size_t *count) {
    const bay_throw *dice = &doing->step.dice;
    *count = bay_throw_read(dice, r->faces, doing->thrown, NULL, 0);
    bay_reading *rows = arena_take_array(&ctx->arena, *count + 1, sizeof *rows);
    if (rows) bay_throw_read(dice, r->faces, doing->thrown, rows, *count);
    return rows;
}
