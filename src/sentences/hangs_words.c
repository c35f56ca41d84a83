#include "sentences/hangs_words.h"

#include "scenario/settings.h"
#include "sentences/listed_endings.h"
#include "sentences/sentence_write.h"
#include "text/wording.h"

#include <string.h>

static const double TURNS = 0.5; // of the chance: a setting that changes it by this much is
                                 // told beside it

static void add_number(sentence *to, const char *word) {
    sentence_add_marked(to, SENTENCE_NUMBER, word);
}

// "99" for a chance, "0.61" for losses.
static void add_figure(sentence *to, int figure, double value, int digits) {
    char word[IN_100_WORD_MAX];
    text losses = text_within(word, sizeof word);
    if (figure == HUNG_GROUND)
        in_100_cell(word, value, digits);
    else
        text_add_fixed(&losses, value, 2);
    add_number(to, word);
}

// The figure itself; the chance as the headline has it, which shares its hundred with other
// endings.
static void add_now(sentence *to, const hangs_words *with, int figure) {
    double value = with->all->answer.figure[figure];
    char word[IN_100_WORD_MAX];
    if (figure != HUNG_GROUND || !(value > 0) || !(value < 1)) {
        add_figure(to, figure, value, with->digits);
        return;
    }
    listed_endings listed =
        listed_endings_make(with->of->scenario.rules, with->all->answer.ending, with->digits);
    listed_endings_ground(word, &listed);
    add_number(to, word);
}

// --- One setting -------------------------------------------------------------------------------

static bool is_whole(const char *value) {
    return value[strspn(value, "-0123456789")] == 0;
}

// " with fights 99"; after a number, a colon: " with 2: 67".
static void add_move(sentence *to, const hangs_words *with, const hung *one,
                     const hung_move *move) {
    const bay_rules *rules = with->of->scenario.rules;
    char value[64];
    text words = text_within(value, sizeof value);
    settings_words(&words, &rules->params[one->row], move->to);
    sentence_add(to, " with ");
    sentence_add(to, value);
    sentence_add(to, is_whole(value) ? ": " : " ");
    if (!move->refused) {
        add_figure(to, one->figure, move->answer.figure[one->figure], with->digits);
        return;
    }
    const char *clause = wording_clause(rules, move->clause);
    sentence_add(to, "no such assault");
    if (!clause) return;
    sentence_add(to, " (");
    sentence_add_marked(to, SENTENCE_CLAUSE, clause);
    sentence_add(to, ")");
}

// "disorganised = disperses (open, NQM-S10):"
static void add_setting(sentence *to, const hangs_words *with, const hung *one) {
    const bay_rules *rules = with->of->scenario.rules;
    const bay_param *param = &rules->params[one->row];
    const char *clause = wording_clause(rules, param->clause);
    sentence_add(to, param->name);
    sentence_add(to, " = ");
    settings_words(&to->words, param, with->of->scenario.settings[one->row]);
    sentence_add(to, " (");
    sentence_add(to, settings_confidence(param));
    if (clause) {
        sentence_add(to, ", ");
        sentence_add_marked(to, SENTENCE_CLAUSE, clause);
    }
    sentence_add(to, "):");
    if (one->figure == HUNG_GROUND) return;
    sentence_add(to, " the ");
    sentence_add_marked(to, SENTENCE_SIDE, wording_side(one->figure - HUNG_ATTACKER));
    sentence_add(to, "'s losses");
}

void hangs_words_setting(sentence *to, const hangs_words *with, const hung *one) {
    bool first = true;
    add_setting(to, with, one);
    for (uint32_t i = 0; i < one->count; i++) {
        const hung_move *move = &one->move[i];
        if (move->change[one->figure] < HUNG_TOLD) continue;
        sentence_add(to, first ? "" : ",");
        add_move(to, with, one, move);
        first = false;
    }
    sentence_add(to, ", not ");
    add_now(to, with, one->figure);
}

// --- Settings that turn the answer -------------------------------------------------------------

static bool turns(const hangs_words *with, const hung *one) {
    for (uint32_t i = 0; i < one->count; i++) {
        double by =
            one->move[i].answer.figure[HUNG_GROUND] - with->all->answer.figure[HUNG_GROUND];
        if (!one->move[i].refused && (by >= TURNS || -by >= TURNS)) return true;
    }
    return false;
}

void hangs_words_turning(context *ctx, const hangs_words *with) {
    json_key(&ctx->to, "turning");
    json_open_list(&ctx->to);
    for (uint32_t i = 0; i < with->all->count; i++) {
        if (!turns(with, &with->all->setting[i])) continue;
        sentence words = sentence_new(ctx->memory);
        sentence_add(&words, "It turns on ");
        hangs_words_setting(&words, with, &with->all->setting[i]);
        sentence_add(&words, ".");
        sentence_add_to_list(&ctx->to, &words);
        sentence_free(&words);
    }
    json_close_list(&ctx->to);
}

// --- All of them -------------------------------------------------------------------------------

// Does the limit of its clock matter: can it end undecided, or does it move the first figure?
static bool clock_matters(const hangs_on *all, const bay_rules *rules) {
    double by = all->concluded.figure[HUNG_GROUND] - all->answer.figure[HUNG_GROUND];
    return all->answer.ending[rules->unresolved] > 0 || by >= HUNG_TOLD || -by >= HUNG_TOLD;
}

void hangs_words_concluded(context *ctx, const hangs_words *with) {
    const bay_rules *rules = with->of->scenario.rules;
    const hangs_on *all = with->all;
    if (!all->conclusion || !clock_matters(all, rules)) {
        json_key_text(&ctx->to, "concluded", NULL);
        return;
    }
    sentence words = sentence_new(ctx->memory);
    sentence_add(&words, "Fought on until it is decided (");
    sentence_add(&words, rules->clock);
    sentence_add(&words, ": ");
    sentence_add(&words, all->conclusion);
    sentence_add(&words, "), ");
    sentence_add(&words, rules->headline.falls);
    sentence_add(&words, " in ");
    add_figure(&words, HUNG_GROUND, all->concluded.figure[HUNG_GROUND], with->digits);
    sentence_add(&words, ".");
    sentence_write(&ctx->to, "concluded", &words);
    sentence_free(&words);
}

// Adds the names of the readings that are certain; returns how many there are.
static uint32_t add_certain(text *to, const assault *a) {
    const bay_rules *rules = a->scenario.rules;
    uint32_t count = 0;
    for (int row = 0; rules->params[row].name; row++) {
        if (!hangs_on_certain(a, row)) continue;
        if (count++) text_add(to, ", ");
        text_add(to, rules->params[row].name);
    }
    return count;
}

void hangs_words_certain(context *ctx, const hangs_words *with) {
    text names = text_new(ctx->memory);
    uint32_t count = with->all->certain ? 0 : add_certain(&names, with->of);
    if (!count) {
        text_free(&names);
        json_key_text(&ctx->to, "certain", NULL);
        return;
    }
    sentence words = sentence_new(ctx->memory);
    text_add_whole(&words.words, count);
    sentence_add(&words, count == 1
                             ? " reading that is certain is not measured, though a table "
                               "may play it otherwise: "
                             : " readings that are certain are not measured, though a "
                               "table may play them otherwise: ");
    sentence_add(&words, text_get(&names));
    sentence_add(&words, ".");
    sentence_write(&ctx->to, "certain", &words);
    sentence_free(&words);
    text_free(&names);
}

void hangs_words_others(context *ctx, const hangs_words *with) {
    uint32_t told = 0, others = 0;
    for (uint32_t i = 0; i < with->all->count; i++) {
        const hung *one = &with->all->setting[i];
        *(one->change[one->figure] >= HUNG_TOLD ? &told : &others) += 1;
    }
    if (others == 0) {
        json_key_text(&ctx->to, "others", NULL);
        return;
    }
    sentence words = sentence_new(ctx->memory);
    bool one = others == 1, certain = with->all->certain;
    sentence_add(&words, told || certain ? "" : "The rules leave ");
    text_add_whole(&words.words, others);
    if (told)
        sentence_add(&words, one ? " other moves it by less than 1 in 100."
                                 : " others move it by less than 1 in 100.");
    else if (one)
        sentence_add(&words,
                     certain
                         ? " number or reading was measured; it does not move this by 1 in 100."
                         : " number or reading open here; it does not move this by 1 in 100.");
    else
        sentence_add(
            &words, certain ? " numbers or readings were measured; none moves this by 1 in 100."
                            : " numbers or readings open here; none moves this by 1 in 100.");
    sentence_write(&ctx->to, "others", &words);
    sentence_free(&words);
}
