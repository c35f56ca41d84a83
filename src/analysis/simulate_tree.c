// Walking the tree: the rules are asked at every step, as in play, and nothing is remembered from
// one trial to the next but the odds of the throws and where the first one is made.
#include "analysis/draws.h"
#include "analysis/orders.h"
#include "analysis/trial_tally.h"

#include <string.h>

enum {
    TICKS_APART = 1 << 10,  // trials
    THROWS_APART = 1 << 16, // of one trial, between ticks
    MORE_CELLS = 16         // room is made for so many at a time
};

typedef struct tree_walk {
    const bay_battle *battle;
    const bay_orders *orders;
    const bay_work *work;
    const bay_trials *trials;
    bay_tally *tally;
    draw_book book;
    size_t size;       // bytes of a situation
    graph_scene start; // the first throw or end, where every trial begins
    graph_scene here;
    bay_step begins, step;
    uint64_t done;  // trials
    bool broke_off; // the last of them
} tree_walk;

// Lets both sides choose by their orders until dice are thrown or it is over; where that never
// comes, until enough is enough.
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

// Where a trial was broken off the rules themselves say that it is unresolved.
static void count(tree_walk *walk) {
    const bay_battle *battle = walk->battle;
    bay_score score;
    memset(&score, 0, sizeof score);
    battle->rules->score(battle, walk->here.bytes, &score);
    int32_t row[BAY_MEASURES_MAX + 2] = {score.ending};
    for (uint32_t i = 0; i < walk->book.build.graph->score_width - 1; i++)
        row[1 + i] = score.measure[i];
    trial_tally_count(walk->tally, row, 1);
    walk->broke_off = walk->step.kind != BAY_END && !walk->step.settled;
    walk->tally->broken_off += walk->broke_off;
}

static bool goes_on(const tree_walk *walk) {
    return work_goes_on(walk->work, walk->done, walk->trials->count);
}

// One trial, to its end. On error nothing of it is counted.
static bay_status fight(tree_walk *walk, stream *dice) {
    const bay_rules *rules = walk->battle->rules;
    memcpy(walk->here.bytes, walk->start.bytes, walk->size);
    walk->step = walk->begins;
    for (uint32_t throws = 0; throws < BAY_TRIAL_MAX; throws++) {
        if (walk->step.kind != BAY_CHANCE || walk->step.settled) break;
        if (throws % THROWS_APART == THROWS_APART - 1 && !goes_on(walk)) return BAY_STOPPED;
        uint32_t row;
        bay_status status = draw_book_find(&walk->book, &walk->step, &row);
        if (status) return status;
        uint32_t result = draw_book_draw(&walk->book, row, stream_word64(dice));
        rules->steps[walk->step.id].resolve(walk->battle, walk->here.bytes, result, NULL);
        let_choose(walk, walk->here.bytes);
    }
    count(walk);
    return BAY_OK;
}

// True when it is time to ask whether to go on. Trials that were broken off took long.
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
    if (!status) {
        let_choose(&walk, walk.start.bytes);
        walk.begins = walk.step;
        status = fight_all(&walk);
    }
    draw_book_close(&walk.book);
    trial_tally_sort(tally);
    return status;
}
