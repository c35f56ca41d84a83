// Simulates trials by walking the tree. The rules are asked at every step, as in play, except for
// steps that an earlier trial has taken and the walk still knows.
#include "analysis/graph/orders.h"
#include "analysis/simulate/draws.h"
#include "analysis/simulate/tree_known.h"
#include "analysis/simulate/trial_tally.h"

#include <string.h>

enum {
    TICKS_APART = 1 << 10,  // trials
    THROWS_APART = 1 << 16, // of one trial, between ticks
    MORE_CELLS = 16         // cells for which room is made at a time
};

typedef struct tree_walk {
    const bay_battle *battle;
    const bay_orders *orders;
    const bay_work *work;
    const bay_trials *trials;
    bay_tally *tally;
    draw_book book;
    tree_known *known; // NULL: nothing is kept
    size_t size;       // bytes of a situation
    graph_scene start; // the first throw or end, where every trial begins
    bay_step begins;
    uint32_t at;      // the node where the trial stands, or KNOWN_NONE
    graph_scene here; // the situation where it stands
    bay_step step;    // the step there
    uint32_t row;     // the book's row, if dice are thrown there
    uint64_t done;    // trials
    bool broke_off;   // the last trial was broken off
} tree_walk;

// Lets both sides choose by their orders until dice are thrown or play is over; if that never
// happens, up to a limit.
static void let_choose(tree_walk *walk, void *at) {
    const bay_battle *battle = walk->battle;
    for (uint32_t i = 0;; i++) {
        uint16_t id = battle->rules->stage(battle, at);
        const bay_step_info *row = &battle->rules->steps[id];
        bool settled = bay_step_settled(battle, row, at);
        if (row->kind != BAY_CHOICE || settled || i == BAY_TRIAL_MAX) {
            bay_step_ask(battle, at, id, settled, &walk->step);
            return;
        }
        bay_option chosen = orders_option(walk->orders, battle, at, id);
        row->apply(battle, at, &chosen, NULL);
    }
}

// Fills in the score of walk->here. If a trial was broken off the rules themselves say that it is
// unresolved.
static void read_score(const tree_walk *walk, int32_t *row) {
    bay_score score;
    memset(&score, 0, sizeof score);
    walk->battle->rules->score(walk->battle, walk->here.bytes, &score);
    row[0] = score.ending;
    for (uint32_t i = 1; i < walk->book.build.graph->score_width; i++)
        row[i] = score.measure[i - 1];
}

static const known_node *place_of(const tree_walk *walk) {
    return &walk->known->node[walk->at];
}

// Copies the known situation where the trial stands into walk->here, with nothing told.
static void show(tree_walk *walk) {
    uint8_t *here = walk->here.bytes;
    memcpy(here, graph_row(walk->known->build.graph, walk->at), walk->battle->size);
    memset(here + walk->battle->size, 0, walk->battle->told);
}

static void count(tree_walk *walk) {
    int32_t row[BAY_MEASURES_MAX + 2] = {0};
    bool known = walk->at != KNOWN_NONE;
    walk->broke_off =
        known ? !place_of(walk)->ends : walk->step.kind != BAY_END && !walk->step.settled;
    if (known && !walk->broke_off) {
        tally_cell_at(walk->tally, place_of(walk)->row)->times++;
        walk->tally->trials++;
        return;
    }
    if (known) show(walk);
    read_score(walk, row);
    trial_tally_count(walk->tally, row, 1);
    walk->tally->broken_off += walk->broke_off;
}

static bool goes_on(const tree_walk *walk) {
    return work_goes_on(walk->work, walk->done, walk->trials->count);
}

// The walk has reached walk->here by the rules. If there is room it is at a known node from now on.
static bay_status settle(tree_walk *walk) {
    const bay_step *step = &walk->step;
    bool throws = step->kind == BAY_CHANCE && !step->settled;
    bool ends = step->kind == BAY_END || step->settled;
    uint32_t results = 0;
    known_node *fresh = NULL;
    bay_status status = throws ? draw_book_find(&walk->book, step, &walk->row) : BAY_OK;
    if (throws && !status) results = walk->book.build.graph->throw [walk->row].count;
    if (!status)
        status = tree_known_meet(walk->known, walk->here.bytes, results, &fresh, &walk->at);
    if (status || !fresh) return status;
    int32_t score[BAY_MEASURES_MAX + 2] = {0};
    if (ends) read_score(walk, score);
    fresh->row = ends ? trial_tally_cell(walk->tally, score) : walk->row;
    fresh->step = step->id;
    fresh->throws = throws;
    fresh->ends = ends;
    return BAY_OK;
}

// Carries out a result by the rules.
static bay_status take(tree_walk *walk, uint16_t step, uint32_t result) {
    walk->battle->rules->steps[step].resolve(walk->battle, walk->here.bytes, result, NULL);
    let_choose(walk, walk->here.bytes);
    return settle(walk);
}

// Throws at a known node.
static bay_status throw_known(tree_walk *walk, uint64_t word) {
    const known_node *from = place_of(walk);
    const graph_throw *dice = &walk->book.build.graph->throw [from->row];
    uint32_t drawn = throw_draw(walk->book.table[from->row], dice->count, word);
    uint32_t way = from->way + drawn;
    if (walk->known->to[way] != KNOWN_NONE) {
        walk->at = walk->known->to[way];
        return BAY_OK;
    }
    show(walk);
    bay_status status = take(walk, from->step, dice->result[drawn]);
    if (!status) walk->known->to[way] = walk->at;
    return status;
}

static bool is_thrown(const tree_walk *walk) {
    return walk->at == KNOWN_NONE ? walk->step.kind == BAY_CHANCE && !walk->step.settled
                                  : place_of(walk)->throws;
}

// Throws where the trial stands.
static bay_status throw_once(tree_walk *walk, uint64_t word) {
    if (walk->at != KNOWN_NONE) return throw_known(walk, word);
    return take(walk, walk->step.id, draw_book_draw(&walk->book, walk->row, word));
}

static bay_status start(tree_walk *walk) {
    walk->at = walk->known && walk->known->nodes ? 0 : KNOWN_NONE;
    if (walk->at != KNOWN_NONE) return BAY_OK;
    memcpy(walk->here.bytes, walk->start.bytes, walk->size);
    walk->step = walk->begins;
    return settle(walk);
}

// Plays one trial to its end. On error nothing of it is counted.
static bay_status fight(tree_walk *walk, stream *dice) {
    bay_status status = start(walk);
    for (uint32_t throws = 0; throws < BAY_TRIAL_MAX && !status && is_thrown(walk); throws++) {
        if (throws % THROWS_APART == THROWS_APART - 1 && !goes_on(walk)) return BAY_STOPPED;
        status = throw_once(walk, stream_word64(dice));
    }
    if (!status) count(walk);
    return status;
}

// True if it is time to ask whether to go on. Trials that were broken off took long.
static bool is_time(const tree_walk *walk) {
    return walk->done > 0 && (walk->done % TICKS_APART == 0 || walk->broke_off);
}

static bay_status fight_all(tree_walk *walk) {
    bay_status status = BAY_OK;
    while (walk->done < walk->trials->count) {
        if (is_time(walk) && !goes_on(walk)) return BAY_STOPPED;
        if (walk->tally->cells == walk->tally->room)
            status = trial_tally_reserve(walk->tally, MORE_CELLS);
        stream dice = stream_new(walk->trials->seed, walk->trials->first + walk->done);
        if (!status) status = fight(walk, &dice);
        if (status) return status;
        walk->done++;
    }
    return BAY_OK;
}

bay_status bay_simulate_tree(const bay_battle *battle, const void *from,
                             const bay_orders *orders, const bay_trials *trials,
                             const bay_work *work, bay_tally *tally) {
    tree_walk walk = {.battle = battle,
                      .orders = orders,
                      .work = work,
                      .trials = trials,
                      .tally = tally,
                      .size = (size_t)battle->size + battle->told};
    if (from)
        memcpy(walk.start.bytes, from, battle->size);
    else
        battle->rules->first(battle, walk.start.bytes, NULL);
    bay_status status = draw_book_open(battle, work, &walk.book);
    if (!status) status = tree_known_new(battle, work, &walk.known);
    if (!status) {
        let_choose(&walk, walk.start.bytes);
        walk.begins = walk.step;
        status = fight_all(&walk);
    }
    tree_known_free(walk.known);
    draw_book_close(&walk.book);
    trial_tally_sort(tally);
    return status;
}
