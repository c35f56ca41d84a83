#include "playing.h"

#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

void playing_begin(playing *p) {
    static failing_memory own;
    asking_begin(&p->a);
    p->record = text_new(failing_memory_of(&own));
}

void playing_end(playing *p) {
    text_free(&p->record);
    asking_end(&p->a);
}

int playing_set_up(void **over) {
    playing_begin(*over);
    return 0;
}

int playing_tear_down(void **over) {
    playing_end(*over);
    return 0;
}

// Appends a reply's lines.
static void keep(playing *p, const bay_value *reply) {
    const bay_value *lines = at(reply, "lines");
    assert_non_null(lines);
    for (uint32_t i = 0; i < lines->count; i++) {
        char path[16];
        text name = text_within(path, sizeof path);
        text_add(&name, "[");
        text_add_whole(&name, i);
        text_add(&name, "]");
        if (p->record.size) text_add(&p->record, ",");
        text_add(&p->record, json_at(&p->a, lines, path));
    }
}

const bay_value *play_start(playing *p, const char *request) {
    const bay_value *reply = ask(&p->a, request);
    keep(p, reply);
    return reply;
}

const bay_value *play_ask(playing *p, const char *request, const char *said) {
    return ask_with(&p->a, ask_filled(&p->a, request, text_get(&p->record)), said);
}

const bay_value *play_move(playing *p, const char *said) {
    const bay_value *reply = play_ask(p, "{'do':'play','record':[%s],'move':%s}", said);
    if (!at(reply, "error")) keep(p, reply);
    return reply;
}

const bay_value *play_check(playing *p, const char *more) {
    return play_ask(
        p, *more ? "{'do':'check','record':[%s,%s]}" : "{'do':'check','record':[%s%s]}", more);
}
