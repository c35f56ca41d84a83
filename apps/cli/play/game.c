#include "cli/play/game.h"

#include "cli/assault/option_files.h"
#include "cli/common/xalloc.h"
#include "cli/play/record_keep.h"
#include "cli/session/error.h"
#include "cli/session/output.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

int game_show(game *g) {
    int status = output_write(g->at, g->screen, strbuf_text(&g->text), g->text.size);
    strbuf_free(&g->text);
    return status;
}

const json_t *game_question(const game *g) {
    return json_object_get(g->now.reply, "question");
}

double game_ground(const game *g) {
    const json_t *ground = json_object_get(json_object_get(g->now.reply, "advice"), "ground");
    const json_t *given = json_object_get(ground, "given");
    if (!json_is_number(given)) given = json_object_get(ground, "standing");
    return json_is_number(given) ? json_number_value(given) : -1;
}

uint32_t game_budget(const game *g) {
    return client_budget(g->at);
}

uint32_t game_steps(const game *g) {
    return (uint32_t)json_integer_value(json_object_get(g->now.reply, "steps"));
}

// --- Asking ----------------------------------------------------------------------------------

int game_ask(game *g, const char *verb, const char *more, client *out) {
    strbuf members = {0};
    strbuf_put(&members, ",\"record\":[%s]", strbuf_text(&g->record.lines));
    strbuf_add(&members, more);
    int status = client_ask(g->at, verb, members.text, out);
    strbuf_free(&members);
    return status;
}

// The lines that a reply adds to the record.
static void read_lines(const json_t *reply, strbuf *out) {
    size_t index;
    json_t *line;
    json_array_foreach(json_object_get(reply, "lines"), index, line) {
        char *text = json_dumps(line, JSON_SORT_KEYS | JSON_COMPACT);
        if (!text) xalloc_gone();
        strbuf_put(out, "%s\n", text);
        free(text);
    }
}

static int append(game *g, const json_t *reply) {
    strbuf lines = {0};
    read_lines(reply, &lines);
    int status = record_keep_add(g->at, &g->record, &lines);
    strbuf_free(&lines);
    return status;
}

// --- Moves -----------------------------------------------------------------------------------

static void note_owner(game *g, uint32_t before, bool own) {
    uint32_t steps = game_steps(g);
    if (steps == g->room) {
        g->room = g->room ? 2 * g->room : 64;
        g->own = xalloc_grow(g->own, g->room * sizeof *g->own);
    }
    if (steps > before) g->own[before] = own || g->touched;
    g->touched = steps == before && (own || g->touched);
}

static bool undone(const game *g) {
    const json_t *line = json_array_get(json_object_get(g->now.reply, "lines"), 0);
    return json_object_get(line, "undo") != NULL;
}

// What is known of the odds by trying few situations, for the reply to a move.
static int try_odds(game *g) {
    uint32_t most = game_budget(g) < GAME_AT_ONCE ? game_budget(g) : GAME_AT_ONCE;
    strbuf more = {0};
    client reply;
    strbuf_put(&more, "%s,\"advice\":\"ground\",\"situations\":%u", strbuf_text(&g->beside),
               most);
    int status = game_ask(g, "play", more.text, &reply);
    strbuf_free(&more);
    if (status != EXIT_DONE) return status;
    json_object_set(g->now.reply, "advice", json_object_get(reply.reply, "advice"));
    client_free(&reply);
    return EXIT_DONE;
}

// Where the odds are beyond the budget a move asks for none: who commands has all of it.
int game_move(game *g, const char *move, bool own) {
    strbuf more = {0};
    bool beyond = g->beyond;
    strbuf_put(&more, "%s,\"advice\":%s,\"move\":%s", strbuf_text(&g->beside),
               beyond ? "false" : "\"ground\"", move);
    client reply;
    int status = game_ask(g, "play", more.text, &reply);
    strbuf_free(&more);
    if (status != EXIT_DONE) return status;
    uint32_t before = game_steps(g);
    client_free(&g->now);
    g->now = reply;
    g->told = false;
    g->asked = g->asked && game_steps(g) == before && !undone(g);
    note_owner(g, before, own);
    status = append(g, reply.reply);
    return status == EXIT_DONE && beyond ? try_odds(g) : status;
}

int game_undo(game *g, uint32_t *steps) {
    uint32_t now = game_steps(g), back = now;
    bool thrown = json_array_size(json_object_get(game_question(g), "thrown")) > 0;
    *steps = 0;
    if (!g->touched) {
        while (back > 0 && !g->own[back - 1]) back--;
        if (back == 0) return EXIT_DONE;
        back--;
    }
    strbuf move = {0};
    *steps = now - back + thrown;
    strbuf_put(&move, "{\"undo\":%u}", *steps);
    int status = game_move(g, move.text, false);
    strbuf_free(&move);
    return status;
}

// --- Beginning -------------------------------------------------------------------------------

// The first of nqm.jsonl, nqm-2.jsonl, … that does not exist.
static void free_name(strbuf *out, const char *stem) {
    struct stat about;
    strbuf_put(out, "%s.jsonl", stem);
    for (int i = 2; stat(out->text, &about) == 0; i++) {
        strbuf_free(out);
        strbuf_put(out, "%s-%d.jsonl", stem, i);
    }
}

// What the record is called by itself: as the scenario's file, else as the rule system.
static char *stem_of(const game *g) {
    if (g->of.kind != SCENARIO_ARG_FILE)
        return xalloc_text(client_text(g->now.reply, "rules"),
                           strlen(client_text(g->now.reply, "rules")));
    const char *path = g->at->in.word[0], *slash = strrchr(path, '/');
    const char *name = slash ? slash + 1 : path, *ending = strrchr(name, '.');
    return xalloc_text(name, ending && ending > name ? (size_t)(ending - name) : strlen(name));
}

// Under the name given, or under the first that is free: between looking and making, another game
// may have taken that.
static int make_file(game *g, const strbuf *lines) {
    if (g->at->in.record) return record_keep_make(g->at, g->at->in.record, lines, &g->record);
    char *stem = stem_of(g);
    int status;
    do {
        strbuf name = {0};
        free_name(&name, stem);
        record_file_close(&g->record);
        json_decref(g->at->error); // of a name that was taken meanwhile
        g->at->error = NULL;
        status = record_keep_make(g->at, name.text, lines, &g->record);
        strbuf_free(&name);
    } while (status == EXIT_USAGE && !g->record.path);
    if (status != EXIT_DONE) error_note(g->at, "allowed", "--record FILE keeps it elsewhere");
    free(stem);
    return status;
}

// The seed of the record: given, or that of a side, or a new one.
static void choose_seed(game *g) {
    const asked *in = &g->at->in;
    bool chosen = in->seeded;
    g->seed = in->seed;
    for (int side = 0; !chosen && side < PLAYERS; side++)
        if (in->players[side].has_seed) {
            g->seed = in->players[side].seed;
            chosen = true;
        }
    if (!chosen) g->seed = players_make_seed();
}

static int begin(game *g) {
    strbuf more = {0};
    choose_seed(g);
    strbuf_put(&more, ",\"advice\":\"ground\",\"seed\":%lld", (long long)g->seed);
    int status = scenario_arg_ask(g->at, &g->of, "play", more.text, &g->now);
    strbuf_free(&more);
    if (status != EXIT_DONE) return status;
    g->record = (record_file){.out = -1};
    note_owner(g, 0, false);
    strbuf lines = {0};
    read_lines(g->now.reply, &lines);
    status = make_file(g, &lines);
    strbuf_free(&lines);
    return status;
}

// --- Going on --------------------------------------------------------------------------------

// Whether a person would make this step of the record now, whoever made it then.
static bool is_persons(const game *g, const json_t *step) {
    const player *players = g->at->in.players;
    int side = players_side(client_text(step, "who"));
    if (side >= 0) return players[side].commander == NULL;
    size_t index;
    json_t *name;
    bool own = false;
    json_array_foreach(json_object_get(json_object_get(step, "threw"), "sides"), index, name) {
        side = players_side(json_string_value(name));
        own = own || (side >= 0 && !players[side].seeded);
    }
    return own;
}

static int read_owners(game *g) {
    client story = {0};
    int status = scenario_arg_ask_replay(g->at, &g->of, &story);
    const json_t *told = json_object_get(story.reply, "told");
    size_t index;
    json_t *step;
    g->room = (uint32_t)json_array_size(told) + 64;
    g->own = xalloc_grow(g->own, g->room * sizeof *g->own);
    json_array_foreach(told, index, step) g->own[index] = is_persons(g, step);
    client_free(&story);
    return status;
}

static int open_file(game *g) {
    const char *path = g->at->in.record;
    const input *from = &g->of.recorded;
    strbuf told = {0};
    int status = path ? record_keep_copy(g->at, from, path, &g->record, &told)
                      : record_keep_open(g->at, from, &g->record, &told);
    if (told.size) {
        strbuf_wrap(&g->text, 0, told.text);
        strbuf_add(&g->text, "\n");
    }
    strbuf_free(&told);
    return status;
}

static int go_on(game *g) {
    const input *from = &g->of.recorded;
    json_t *header = record_file_header(from), *seed = json_object_get(header, "seed");
    choose_seed(g);
    if (json_is_integer(seed) && !g->at->in.seeded) g->seed = json_integer_value(seed);
    json_decref(header);
    int status = read_owners(g);
    record_file_take(from, &g->record);
    if (status == EXIT_DONE)
        status = scenario_arg_ask(g->at, &g->of, "play", ",\"advice\":\"ground\"", &g->now);
    const json_t *thrown = json_object_get(game_question(g), "thrown");
    g->touched = json_array_size(thrown) > 0; // whose they were nobody knows
    return status == EXIT_DONE ? open_file(g) : status;
}

// --- All of it -------------------------------------------------------------------------------

// --aim and --orders hold for every request. They stand in the members of what is wanted,
// which name the assault too: they are read again without it.
static int read_beside(game *g) {
    scenario_arg only = {0};
    int status = option_files_read(g->at, &only);
    strbuf_add(&g->beside, strbuf_text(&only.members));
    scenario_arg_free(&only);
    return status;
}

// Whose best the odds assume: that of the sides that Bayonet commands, a fallible one's too. NULL:
// nobody's.
static const char *commanded(const player players[PLAYERS]) {
    static const char *const ORDERS[2][2] = {{NULL, "best-defender"},
                                             {"best-attacker", "best"}};
    bool best[PLAYERS];
    for (int side = 0; side < PLAYERS; side++)
        best[side] =
            players[side].commander && strcmp(players[side].commander, "standing") != 0;
    return ORDERS[best[0]][best[1]];
}

// Where nobody has given orders, the odds assume what is commanded.
static int assume_commanded(game *g) {
    const char *orders = commanded(g->at->in.players);
    const char *now = client_text(json_object_get(g->now.reply, "advice"), "orders");
    if (!orders || g->at->in.orders || strcmp(now, "standing") != 0) return EXIT_DONE;
    strbuf_put(&g->beside, ",\"orders\":\"%s\"", orders);
    strbuf more = {0};
    strbuf_put(&more, "%s,\"advice\":\"ground\"", strbuf_text(&g->beside));
    client reply;
    int status = game_ask(g, "play", more.text, &reply);
    strbuf_free(&more);
    if (status != EXIT_DONE) return status;
    client_free(&g->now);
    g->now = reply;
    return EXIT_DONE;
}

static bool is_input(const char *word) {
    return word && strcmp(word, "-") == 0;
}

static int keep_input_free(session *at) {
    bool taken = is_input(at->in.orders) || is_input(at->in.aim);
    if (is_input(at->in.record))
        return error_set(at, EXIT_USAGE, "usage",
                         "a record is kept in a file: --record FILE, not --record -");
    for (int i = 0; i < at->in.count; i++) taken = taken || is_input(at->in.word[i]);
    if (!taken) return EXIT_DONE;
    return error_set(
        at, EXIT_USAGE, "usage",
        "play reads dice and choices from standard input; give the assault, orders "
        "and aim as files");
}

int game_open(session *at, game *out) {
    *out = (game){.at = at, .screen = at->in.json ? stderr : stdout, .ground = -1};
    out->record.out = -1;
    out->typing = isatty(STDIN_FILENO);
    int status = keep_input_free(at);
    if (status == EXIT_DONE) status = scenario_arg_read_all(at, &out->of);
    if (status == EXIT_DONE) status = read_beside(out);
    if (status == EXIT_DONE)
        status = out->of.kind == SCENARIO_ARG_RECORD ? go_on(out) : begin(out);
    if (status == EXIT_DONE) status = assume_commanded(out);
    if (status == EXIT_DONE) status = client_system(at, out->now.reply, &out->system);
    return status;
}

void game_close(game *g) {
    scenario_arg_free(&g->of);
    record_file_close(&g->record);
    client_free(&g->now);
    client_free(&g->system);
    strbuf_free(&g->beside);
    strbuf_free(&g->text);
    strbuf_free(&g->heading);
    free(g->own);
}
