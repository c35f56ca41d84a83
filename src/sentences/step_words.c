#include "sentences/step_words.h"

#include "sentences/reading_words.h"
#include "sentences/sentence_write.h"
#include "text/wording.h"

#include <string.h>

// Ends a sentence that ends with these words.
static void add_stop(sentence *to, const char *words) {
    size_t size = strlen(words);
    if (!size || !strchr(".!?", words[size - 1])) sentence_add(to, ".");
}

// Writes it as a sentence: a large first letter, a full stop at the end.
static void add(sentence *to, const char *words) {
    if (!*words) return;
    if (*text_get(&to->words)) sentence_add(to, " ");
    sentence_add_first(to, words);
    add_stop(to, words);
}

// Between items of a list: "6, 4 and 2".
static const char *before_item(size_t index, size_t count) {
    if (index == 0) return "";
    return index + 1 == count ? " and " : ", ";
}

// --- Who threw what ----------------------------------------------------------------------------

// "the attacker throws ", ", the defender ", or ", then " for the side that threw before.
static void add_thrower(text *to, int who, int before) {
    if (before == who) {
        text_add(to, ", then ");
        return;
    }
    text_add(to, before == BAY_NOBODY ? "the " : ", the ");
    text_add(to, wording_side(who));
    text_add(to, before == BAY_NOBODY ? " throws " : " ");
}

// "6, 4 and 2"; for a chain also the purpose: "to hit".
static void add_faces(text *to, const replay *r, const record_doing *doing, size_t at,
                      const bay_ask *ask) {
    const char *stage = bay_step_stage(&r->battle->rules->steps[doing->step.id], ask->name);
    for (size_t i = 0; i < ask->dice; i++) {
        text_add(to, before_item(i, ask->dice));
        text_add_whole(to, r->faces[at + i]);
    }
    if (doing->step.dice.kind != BAY_THROW_CHAIN || !stage) return;
    text_add(to, strncmp(stage, "to ", 3) == 0 ? " " : " for ");
    text_add(to, stage);
    text_add(to, ask->again ? ", once more" : "");
}

static void add_throw(sentence *to, const replay *r, const record_doing *doing, text *words) {
    int before = BAY_NOBODY;
    for (size_t at = 0; at < doing->thrown;) {
        bay_ask ask;
        bay_throw_ask(&doing->step.dice, r->faces, at, &ask);
        add_thrower(words, ask.who, before);
        add_faces(words, r, doing, at, &ask);
        before = ask.who;
        at += ask.dice;
    }
    add(to, text_get(words));
}

// --- How the dice were read --------------------------------------------------------------------

// Skips the value of a single die, which was told when it was thrown; and stages that no die
// reached.
static bool is_said(const bay_reading *row, size_t rows) {
    if (row->kind == BAY_READ_STAGE) return row->dice == 0 && rows > 1;
    return row->kind == BAY_READ_VALUE && rows == 1 && row->dice <= 1;
}

// "6 beats 5"; a row that is no pair has its stage before it: "hits: 3 of 5".
static void add_row(text *to, const replay *r, const record_doing *doing,
                    const bay_reading *row) {
    bool alone = row->kind == BAY_READ_VALUE || row->kind == BAY_READ_STAGE;
    const char *stage = bay_step_stage(&r->battle->rules->steps[doing->step.id], row->name);
    if (*text_get(to)) text_add(to, ", ");
    if (alone && stage) {
        text_add(to, stage);
        text_add(to, ": ");
    }
    reading_words(to, &doing->step.dice, row);
}

// How many rows at the end are dice without an opponent.
static size_t spares_of(const bay_reading *row, size_t rows) {
    size_t spares = 0;
    while (spares < rows && row[rows - 1 - spares].kind == BAY_READ_SPARE) spares++;
    return spares;
}

// All of them together: "3 and 2 have nobody to fight".
static void add_spares(text *to, const bay_reading *row, size_t spares) {
    if (*text_get(to)) text_add(to, ", ");
    for (size_t i = 0; i < spares; i++) {
        text_add(to, before_item(i, spares));
        text_add_whole(to, row[i].face[0] ? row[i].face[0] : row[i].face[1]);
    }
    text_add(to, " have nobody to fight");
}

static bay_status add_reading(context *ctx, sentence *to, const replay *r,
                              const record_doing *doing) {
    text words = text_new(ctx->memory);
    size_t rows;
    const bay_reading *row = reading_rows(ctx, r, doing, &rows);
    if (!row) return BAY_NO_MEMORY;
    size_t spares = spares_of(row, rows), together = spares > 1 ? spares : 0;
    for (size_t i = 0; i < rows - together; i++)
        if (!is_said(&row[i], rows)) add_row(&words, r, doing, &row[i]);
    if (together) add_spares(&words, row + rows - spares, spares);
    add(to, text_get(&words));
    text_free(&words);
    return BAY_OK;
}

// --- A step --------------------------------------------------------------------------------------

static void add_choice(sentence *to, const replay *r, const record_doing *doing) {
    char words[256];
    bay_option_text(r->battle, &doing->option, true, words, sizeof words);
    sentence_add(to, "The ");
    sentence_add_marked(to, SENTENCE_SIDE, wording_side(doing->step.who));
    sentence_add(to, " chooses to ");
    sentence_add(to, words);
    add_stop(to, words);
}

static void add_events(sentence *to, const replay *r, const record_doing *doing) {
    for (uint32_t i = 0; i < doing->events->count; i++) {
        char bytes[256];
        text words = text_within(bytes, sizeof bytes);
        wording_event(&words, r->battle, &doing->events->event[i]);
        add(to, bytes);
    }
}

bay_status step_words_write(context *ctx, const replay *r, const record_doing *doing,
                            const char *asked) {
    sentence words = sentence_new(ctx->memory);
    bay_status status = BAY_OK;
    if (doing->step.kind == BAY_CHANCE && !doing->placed) {
        text thrown = text_new(ctx->memory);
        add(&words, asked);
        add_throw(&words, r, doing, &thrown);
        text_free(&thrown);
        status = add_reading(ctx, &words, r, doing);
    } else if (!doing->placed) {
        add_choice(&words, r, doing);
    }
    if (status == BAY_OK) add_events(&words, r, doing);
    if (status == BAY_OK) sentence_write(&ctx->to, "said", &words);
    sentence_free(&words);
    return status;
}
