// Shared by the files about the best response.
//
// A best response is best play by one side against the standing orders of the other. What is told of
// it are shortened orders that come near it.
#ifndef BAY_REPLY_RESPONSE_RESPONSE_H
#define BAY_REPLY_RESPONSE_RESPONSE_H

#include "answer/solution.h"
#include "sentences/order_list.h"

// In points, of 100: what best play must change; and what the shortened orders may miss of it. All
// that a side can lose is 100 as well.
enum { WORTH_TELLING = 3, WORTH_ADDING = 1 };

// What a side seeks where it has nothing to gain under the aim: the aim and casualties, and casualties
// alone.
typedef struct casualty_aims {
    bay_aim counting, losses;
} casualty_aims;

typedef struct response {
    const solution *standing;  // odds under standing orders
    int side, seeks;           // the side that looks for its best
    const casualty_aims *aims; // NULL: their fractions would be too large
    bool counts;               // the aim and casualties are what is sought
    bay_graph *graph;          // with the questions of this side only
    bay_policy policy;         // standing orders on it
    bay_solution best;         // under the aim
    bay_solution counting;     // under the aim and casualties, until it is put into `best`
    double
        casualties; // what best play under both is worth in casualties alone, in points to the
                    // attacker
    double most;    // points to the attacker after best play under the aim
    order_list orders;  // shortened
    const char *leaves; // the standing order that they leave, in words
    double to, ground;  // what they come to: points, and the chance of the ground
    double loss[2];     // and by side: its losses on average
} response;

// How much better `to` is than `from` for the side, in points to the attacker.
static inline double response_gain(const response *of, double from, double to) {
    return of->side == BAY_ATTACKER ? to - from : from - to;
}

static inline double response_moved(double from, double to) {
    return to > from ? to - from : from - to;
}

// Finds best play by `side` under the aim of the answer, and under that and casualties. Always free it
// with response_free.
//   in      aims  kept, not copied; NULL: casualties are not asked for
//   errors  as bay_graph_make
bay_status response_make(context *ctx, const solution *standing, int side,
                         const casualty_aims *aims, response *out);
void response_free(response *of);

// Shortens `best` to orders, and fills in `orders`, `leaves`, `to`, `ground` and `loss`.
//   errors  BAY_NO_MEMORY, BAY_STOPPED, BAY_REFUSED
bay_status response_shorten(response *of);

// --- Casualties, in casualties.c

// False if their fractions would be too large.
bool casualty_aims_of(const assault *a, casualty_aims *out);

// What the side can gain in casualties, in points; 0 if it is asked nothing, or without aims.
double casualties_gain(const response *of);

// Shortens best play under the aim and casualties to orders, which are what is told. `best` is free
// before.
//   errors  as response_shorten
bay_status casualties_shorten(response *of);

// True if the shortened orders save casualties that are worth telling.
bool casualties_saved(const response *of);

// True if the losses of `who` change by 1 in 100 of all that it can lose.
bool casualties_moved(const response *of, int who);

// --- Words, in response_words.c

// Writes `said`. `other`: what the other side could do instead; NULL: nothing that is told.
void response_words_write(context *ctx, const response *of, const response *other);

#endif
