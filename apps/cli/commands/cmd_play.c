#include "cli/commands/verbs.h"
#include "cli/play/play_show.h"
#include "cli/play/play_turn.h"

// The last reply, with where the record is and all of it.
static int report_document(game *g) {
    client reply = {0};
    int status = game_ask(g, "play", strbuf_text(&g->beside), &reply);
    if (status != EXIT_DONE) return status;
    strbuf list = {0};
    strbuf_put(&list, "[%s]", strbuf_text(&g->record.lines));
    json_error_t where;
    json_object_set_new(reply.reply, "lines", json_loadb(list.text, list.size, 0, &where));
    json_object_set_new(reply.reply, "record", json_string(g->record.path));
    client_dump(&g->at->out, reply.reply);
    strbuf_free(&list);
    client_free(&reply);
    return EXIT_DONE;
}

static int play(game *g) {
    int status = EXIT_DONE;
    bool left = false;
    play_show_begin(g);
    while (status == EXIT_DONE && !left) status = play_turn(g, &left);
    if (status == EXIT_DONE) play_show_leave(g);
    int shown = game_show(g);
    return status == EXIT_DONE ? shown : status;
}

int cmd_play(session *at) {
    game g;
    int status = game_open(at, &g);
    if (status == EXIT_DONE) status = play(&g);
    if (status == EXIT_DONE && at->in.json) status = report_document(&g);
    game_close(&g);
    return status;
}
