// "Careful: the defender rolls all the dice he may (standing orders). Better for the defender: …"
#include "reply/response/response.h"
#include "sentences/listed_endings.h"
#include "sentences/points.h"
#include "sentences/sentence_write.h"
#include "text/wording.h"

#include <string.h>

static bool are_only_chance(double points, double chance) {
    return response_moved(points, 100 * chance) < 1e-6; // rounding error of sums
}

// What the shortened orders miss of the best play that they are made from.
static void add_best(sentence *to, const response *of, int digits) {
    char bytes[48];
    text words = text_within(bytes, sizeof bytes);
    if (response_moved(of->to, of->most) < WORTH_ADDING) return;
    points_add(&words, of->most, are_only_chance(of->to, of->ground) ? digits : digits + 1);
    sentence_add(to, " The best choice in every situation makes that ");
    sentence_add_marked(to, SENTENCE_NUMBER, bytes);
    sentence_add(to, ".");
}

// "The position then falls in 51, not in 76": never is another sentence.
static void add_ground(sentence *to, const response *of, int digits) {
    const bay_rules *rules = of->standing->of->scenario.rules;
    char now[IN_100_WORD_MAX], then[IN_100_WORD_MAX];
    listed_endings endings = listed_endings_make(rules, of->standing->odds.p, digits);
    listed_endings_ground(now, &endings);
    in_100_cell(then, of->ground, digits);
    if (of->ground > 0) {
        sentence_add_first(to, rules->headline.then);
        sentence_add(to, " in ");
        sentence_add_marked(to, SENTENCE_NUMBER, then);
    } else {
        sentence_add(to, "Then ");
        sentence_add_within(to, rules->headline.never);
    }
    if (of->ground > 0 && strcmp(now, "never") != 0) {
        sentence_add(to, ", not in ");
        sentence_add_marked(to, SENTENCE_NUMBER, now);
    } else {
        sentence_add(to, " (");
        sentence_add_marked(to, SENTENCE_NUMBER, now);
        sentence_add(to, " before)");
    }
}

static bool ground_moves(const response *of, int digits) {
    char now[IN_100_WORD_MAX], then[IN_100_WORD_MAX];
    in_100_cell(now, solution_ground(of->standing), digits);
    in_100_cell(then, of->ground, digits);
    return strcmp(now, then) != 0;
}

// What the orders are worth under the aim. Points are told too if they are more than the chance of the
// ground, and alone where losses are told beside them and the ground falls as often.
static void add_aim(sentence *to, const response *of, int digits) {
    double was = of->standing->odds.value;
    bool points = !are_only_chance(of->to, of->ground) ||
                  !are_only_chance(was, solution_ground(of->standing));
    bool ground = !points || !of->counts || ground_moves(of, digits);
    if (ground) add_ground(to, of, digits);
    if (points) {
        sentence_add(to, ground ? "; points to the attacker: " : "Points to the attacker: ");
        points_add(&to->words, of->to, digits + 1);
        sentence_add(to, ", not ");
        points_add(&to->words, was, digits + 1);
    }
    sentence_add(to, ".");
}

static void add_loss(sentence *to, double loss) {
    char bytes[32];
    text words = text_within(bytes, sizeof bytes);
    text_add_fixed(&words, loss, 2);
    sentence_add_marked(to, SENTENCE_NUMBER, bytes);
}

// "The attacker's losses are then 0.46 on average, not 0.23."
static void add_losses(sentence *to, const response *of) {
    const char *and = "The ";
    for (int side = 0; side < 2; side++) {
        if (!casualties_moved(of, side)) continue;
        sentence_add(to, and);
        sentence_add_marked(to, SENTENCE_SIDE, wording_side(side));
        sentence_add(to, "'s losses are then ");
        add_loss(to, of->loss[side]);
        sentence_add(to, " on average, not ");
        add_loss(to, of->standing->odds.mean[side]);
        and = "; the ";
    }
    sentence_add(to, ".");
}

// "Better for the defender: roll 1 die. …" Where orders that save casualties gain 1 point under the aim
// too, the number of that is another one, and is told.
static void add_orders(context *ctx, sentence *to, const response *of,
                       const char *const worth[2]) {
    int digits = sentence_digits(ctx);
    bool better = response_gain(of, of->standing->odds.value, of->to) >= WORTH_ADDING;
    sentence_add(to, worth[better]);
    sentence_add_marked(to, SENTENCE_SIDE, wording_side(of->side));
    sentence_add(to, ": ");
    order_list_add(&to->words, &of->orders);
    sentence_add(to, ". ");
    if (!of->counts || better) add_aim(to, of, digits);
    if (!of->counts) add_best(to, of, digits);
    if (of->counts && better) sentence_add(to, " ");
    if (of->counts) add_losses(to, of);
}

void response_words_write(context *ctx, const response *of, const response *other) {
    static const char *const FIRST[2] = {"As good for the ", "Better for the "},
                             *const SECOND[2] = {" Or, as good for the ",
                                                 " Or, better for the "};
    sentence words = sentence_new(ctx->memory);
    sentence_add(&words, "Careful: ");
    sentence_add(&words, of->leaves);
    sentence_add(&words, " (standing orders). ");
    add_orders(ctx, &words, of, FIRST);
    if (other) add_orders(ctx, &words, other, SECOND);
    sentence_write(&ctx->to, "said", &words);
    sentence_free(&words);
}
