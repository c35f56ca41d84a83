// Sentences about the best order: what it is, what the next best costs, and what shortening costs.
#ifndef BAY_SENTENCES_BEST_WORDS_H
#define BAY_SENTENCES_BEST_WORDS_H

#include "play/assault.h"
#include "sentences/order_list.h"

// The first choice of an assault. Costs are in points of the side that chooses.
typedef struct best_choice {
    uint8_t who;     // BAY_NOBODY: nobody has anything to decide
    bool at_once;    // it is asked at the beginning
    char best[160];  // words of the best option
    char next[160];  // of the cheapest other option; "" if there is none
    double margin;   // what that one costs
    double most;     // what the worst costs
    uint32_t others; // options besides the best
} best_choice;

// Writes `said`: "Best for the defender: roll 1 die. The next best, roll 2 dice, costs him 13 in
// 100."
void best_words_said(context *ctx, const assault *a, const best_choice *of);

// Writes `shortened`: what the two sides lose by following these orders instead of always making
// the best choice.
void best_words_shortened(context *ctx, const assault *a, const order_list *orders);

#endif
