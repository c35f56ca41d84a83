#include "report/reading_reply.h"

#include "analysis/wording.h"

#include <string.h>

static const char *const KINDS[] = {
    [BAY_READ_FIRST] = "first", [BAY_READ_SECOND] = "second", [BAY_READ_TIE] = "tie",
    [BAY_READ_SPARE] = "spare", [BAY_READ_VALUE] = "value",   [BAY_READ_STAGE] = "stage",
};

// The row of asking->events that says by which clause this is read so.
static int event_of(const bay_reading *row) {
    switch ((bay_reading_kind)row->kind) {
    case BAY_READ_FIRST: return 0;
    case BAY_READ_SECOND: return 1;
    case BAY_READ_TIE: return 2;
    case BAY_READ_SPARE: return 3;
    case BAY_READ_STAGE: return row->name;
    case BAY_READ_VALUE: break;
    }
    return -1;
}

static void add_pair(text *to, int winner, const char *verb, int loser) {
    text_add_whole(to, winner);
    text_add(to, verb);
    text_add_whole(to, loser);
}

static void add_words(text *to, const bay_reading *row) {
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
    case BAY_READ_STAGE: add_pair(to, row->number, " of ", row->dice); break;
    }
}

static void write_row(json *to, const bay_rules *rules, const bay_step *step,
                      const bay_reading *row) {
    const bay_asking *asking = &rules->steps[step->id];
    int event = event_of(row), clause = event < 0 ? asking->clause : asking->events[event];
    char bytes[64];
    text words = text_within(bytes, sizeof bytes);
    add_words(&words, row);
    json_open_map(to);
    json_key_text(to, "clause", wording_clause(rules, clause));
    json_key_whole(to, "dice", row->dice);
    json_key(to, "faces");
    json_open_list(to);
    json_whole(to, row->face[0]);
    json_whole(to, row->face[1]);
    json_close_list(to);
    json_key_text(to, "kind", KINDS[row->kind]);
    json_key_whole(to, "number", row->number);
    json_key_text(to, "stage", asking->stages[row->name]);
    json_key_text(to, "words", bytes);
    json_close_map(to);
}

bay_status reading_write(door *d, const replay *r, const record_doing *doing) {
    json_key(&d->to, "reading");
    if (!doing || !doing->done || doing->step.kind != BAY_CHANCE) {
        json_text(&d->to, NULL);
        return BAY_OK;
    }
    const bay_throw *dice = &doing->step.dice;
    size_t count = bay_throw_read(dice, r->faces, doing->thrown, NULL, 0);
    bay_reading *rows = arena_take_array(&d->arena, count + 1, sizeof *rows);
    if (!rows) return BAY_NO_MEMORY;
    bay_throw_read(dice, r->faces, doing->thrown, rows, count);
    json_open_list(&d->to);
    for (size_t i = 0; i < count; i++)
        write_row(&d->to, r->battle->rules, &doing->step, &rows[i]);
    json_close_list(&d->to);
    return BAY_OK;
}
