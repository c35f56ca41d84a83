#include "answer/holding.h"

#include "analysis/solve/loop.h"
#include "base/memory.h"
#include "text/wording.h"

#include <string.h>

// By side: whether best play comes to where it may hold back, and whether it then does.
typedef struct holding {
    bool may[2], does[2];
} holding;

// --- Along one policy --------------------------------------------------------------------------

static bool among(const uint16_t *rows, uint16_t row) {
    for (; rows && *rows != BAY_NO_ROW; rows++)
        if (*rows == row) return true;
    return false;
}

static void look_at(const bay_graph *graph, uint32_t at, uint32_t chosen, holding *seen) {
    const graph_node *place = &graph->node[at];
    const uint16_t *rows = graph->battle->rules->steps[place->step].declines;
    if (!rows || place->kind != NODE_CHOICE) return;
    bay_option list[BAY_OPTIONS_MAX];
    uint32_t count = bay_graph_options(graph, at, list);
    for (uint32_t i = 0; i < count; i++) {
        if (!among(rows, list[i].row)) continue;
        seen->may[place->who] = true;
        seen->does[place->who] |= i == chosen;
    }
}

// Marks what follows on `at` under the policy. True: a situation before it was marked.
static bool spread(const bay_graph *graph, const bay_policy *policy, uint32_t at,
                   uint8_t *reached) {
    bool back = false;
    policy_edges edges = edges_under(graph, policy->option, at);
    for (uint32_t e = edges.first; e < edges.end; e++) {
        uint32_t next = graph->to[e];
        back |= !reached[next] && next < at;
        reached[next] = 1;
    }
    return back;
}

// The first situation from `at` on that is marked; `count` when none is. Few are: a policy leads to few.
static uint32_t next_marked(const uint8_t *reached, uint32_t at, uint32_t count) {
    const uint8_t *found = at < count ? memchr(reached + at, 1, count - at) : NULL;
    return found ? (uint32_t)(found - reached) : count;
}

// Situations are numbered as they were met: one pass marks nearly all of them.
static void follow(const bay_graph *graph, const bay_policy *policy, uint8_t *reached) {
    uint32_t count = policy->count;
    bool again = true;
    for (reached[0] = 1; again;) {
        again = false;
        for (uint32_t at = 0; (at = next_marked(reached, at, count)) < count; at++)
            again |= spread(graph, policy, at, reached);
    }
}

static bay_status look(bay_memory memory, const bay_graph *graph, const bay_policy *policy,
                       holding *out) {
    uint8_t *reached = memory_take_zeroed(memory, policy->count);
    if (!reached) return BAY_NO_MEMORY;
    follow(graph, policy, reached);
    *out = (holding){{false, false}, {false, false}};
    for (uint32_t at = 0; (at = next_marked(reached, at, policy->count)) < policy->count; at++)
        look_at(graph, at, policy->option[at], out);
    memory_give(memory, reached, policy->count);
    return BAY_OK;
}

// --- Under other aims ------------------------------------------------------------------------

static bay_status look_under(context *ctx, const solution *f, const char *name, holding *out) {
    bay_value word = {.kind = BAY_VALUE_TEXT, .count = (uint32_t)strlen(name), .is.text = name};
    bay_aim aim;
    bay_solution best;
    bay_status status = bay_aim_read(f->of->battle, &word, &aim, NULL);
    if (status == BAY_OK) status = bay_best_make(f->graph, &aim, BAY_SEEKS_BOTH, NULL, &best);
    if (status != BAY_OK) return status;
    status = look(ctx->memory, f->graph, &best.policy, out);
    bay_solution_free(&best);
    return status;
}

// By side the first other aim under which it holds back; NULL: none, or it is not asked for.
static bay_status find_aims(context *ctx, const solution *f, const bool wanted[2],
                            const char *found[2]) {
    for (const bay_aim_row *aim = f->of->battle->rules->aims; aim->id; aim++) {
        holding then;
        bool missing = (wanted[0] && !found[0]) || (wanted[1] && !found[1]);
        if (!missing || strcmp(aim->id, f->of->aim.name) == 0) continue;
        bay_status status = look_under(ctx, f, aim->id, &then);
        if (status != BAY_OK) return status;
        for (int side = 0; side < 2; side++)
            if (wanted[side] && !found[side] && then.does[side]) found[side] = aim->id;
    }
    return BAY_OK;
}

// --- In words --------------------------------------------------------------------------------

static void write_side(json *to, const char *aim, int side, const char *found) {
    char bytes[256];
    text words = text_within(bytes, sizeof bytes);
    bool stated = strcmp(aim, "stated") == 0;
    text_add(&words, stated ? "Under the aim as " : "Under the aim \"");
    text_add(&words, aim);
    text_add(&words, stated ? " it never pays the " : "\" it never pays the ");
    text_add(&words, wording_side(side));
    text_add(&words, " to hold back");
    text_add(&words, "; under \"");
    text_add(&words, found);
    text_add(&words, "\" it does.");
    json_open_map(to);
    json_key_text(to, "aim", found);
    json_key_text(to, "side", wording_side(side));
    json_key_text(to, "words", bytes);
    json_close_map(to);
}

bay_status holding_write(context *ctx, const solution *f) {
    holding now;
    bool never[2] = {false, false};
    const char *found[2] = {NULL, NULL};
    bay_status status = look(ctx->memory, f->graph, &f->best.policy, &now);
    for (int side = 0; side < 2 && status == BAY_OK; side++)
        never[side] = now.may[side] && !now.does[side];
    if (status == BAY_OK) status = find_aims(ctx, f, never, found);
    json *to = &ctx->to;
    json_key(to, "holding");
    if (status == BAY_NO_MEMORY && context_forgives(ctx, status)) {
        json_text(to, NULL);
        return BAY_OK;
    }
    json_open_list(to);
    for (int side = 0; side < 2; side++)
        if (found[side]) write_side(to, f->of->aim.name, side, found[side]);
    json_close_list(to);
    return status;
}
