#include "reply/error_reply.h"

static void write_known(json *to, const char *key, const char *words) {
    if (*words) json_key_text(to, key, words);
}

// Which of line and column are useful: both in a request that is not JSON; the column in a line of
// a record that was given as text.
typedef struct placing {
    bool line, column;
} placing;

static void write_fault(json *to, const bay_fault *why, placing told) {
    json_open_map(to);
    write_known(to, "allowed", why->allowed);
    write_known(to, "clause", why->clause);
    if (told.column && why->column) json_key_whole(to, "column", why->column);
    write_known(to, "given", why->given);
    if (told.line && why->line) json_key_whole(to, "line", why->line);
    write_known(to, "nearest", why->nearest);
    write_known(to, "path", why->path);
    json_key_text(to, "status", bay_status_id(why->status));
    if (why->text_line) {
        json_key_whole(to, "text_column", why->text_column);
        json_key_whole(to, "text_line", why->text_line);
    }
    json_key_text(to, "words", *why->words ? why->words : bay_status_words(why->status));
    json_close_map(to);
}

void error_reply_fault(json *to, const bay_fault *why) {
    write_fault(to, why, (placing){false, false});
}

// What is known when the budget was reached: the bounds low .. high of each ending that was met.
// Any other ending, possible or not, is bounded only by the unknown part.
static void write_bounds(json *to, const refusal *beside) {
    json_key(to, "bounds");
    json_open_map(to);
    json_key(to, "endings");
    json_open_list(to);
    for (int i = 0; beside->bounded->endings[i].id; i++) {
        double high = beside->low[i] + beside->unknown;
        if (!(beside->low[i] > 0)) continue;
        json_open_map(to);
        json_key_real(to, "high", high < 1 ? high : 1);
        json_key_text(to, "id", beside->bounded->endings[i].id);
        json_key_real(to, "low", beside->low[i]);
        json_key_text(to, "words", beside->bounded->endings[i].words);
        json_close_map(to);
    }
    json_close_list(to);
    json_key_real(to, "unknown", beside->unknown < 1 ? beside->unknown : 1);
    json_close_map(to);
}

void error_reply_write(text *out, const faults *bad, const refusal *beside) {
    json to = json_new(out);
    bool of_record = beside && beside->record_line;
    bool of_text = bad->list[0].status == BAY_BAD_TEXT; // else the lines are those of a value,
                                                        // which is no use
    placing told = {of_text, of_text || (of_record && beside->record_text)};
    json_open_map(&to);
    if (bad->count > 1) {
        json_key(&to, "also");
        json_open_list(&to);
        for (uint32_t i = 1; i < bad->count; i++) write_fault(&to, &bad->list[i], told);
        json_close_list(&to);
    }
    if (beside && beside->bounded) write_bounds(&to, beside);
    json_key(&to, "error");
    write_fault(&to, &bad->list[0], told);
    if (beside && beside->reached) json_key_whole(&to, "reached", beside->reached);
    if (of_record && *beside->record_by) json_key_text(&to, "record_by", beside->record_by);
    if (of_record) json_key_whole(&to, "record_line", beside->record_line);
    json_key_text(&to, "schema", "bayonet/error/1");
    json_key_text(&to, "version", bay_version());
    json_close_map(&to);
}
