#include "hundred.h"
#include "report.h"
#include "told.h"

#include <ctype.h>
#include <string.h>

static const char *count_word(double p, int digits, char word[HUNDRED_WORD_MAX]) {
    hundred_cell(word, p, digits, !(p > 0), p >= 1);
    return word;
}

// "roll 1 dice" of "defender: roll 1 dice".
static const char *without_side(const json_t *order) {
    const char *words = talk_text(order, "words"), *who = talk_text(order, "who");
    size_t size = strlen(who);
    bool prefixed =
        size && strncmp(words, who, size) == 0 && strncmp(words + size, ": ", 2) == 0;
    return prefixed ? words + size + 2 : words;
}

// `before`: the order ahead of it; NULL for the first.
static void add_order(page *out, const json_t *order, const json_t *before) {
    bool same = before && strcmp(talk_text(order, "at"), talk_text(before, "at")) == 0;
    bool always = json_object_size(json_object_get(order, "when")) == 0;
    if (before) page_add(out, "; ");
    if (same && always) page_add(out, "otherwise ");
    page_add(out, without_side(order));
}

// "Then the attacker never holds the position at the end (76 before)", of a whole sentence.
static void add_never(page *text, const char *never, const char *was) {
    size_t size = strlen(never);
    if (size && never[size - 1] == '.') size--;
    int first = (tolower)((unsigned char)*never); // the function: the macro is a block
    page_put(text, " Then %c%.*s (%s before)", first, size ? (int)size - 1 : 0, never + 1, was);
}

// What becomes of the ground then. Points are told too where under the aim ground they are more
// than its chance.
static void add_then(page *text, const json_t *careful, const json_t *system, const char *was,
                     int digits) {
    char now[HUNDRED_WORD_MAX];
    double chance = talk_number(careful, "ground");
    if (chance > 0) {
        page_add(text, " ");
        told_first(text, report_headline(system, "then"));
        page_put(text, " in %s, not in %s", count_word(chance, digits, now), was);
    } else {
        add_never(text, report_headline(system, "never"), was);
    }
    double points = talk_number(careful, "points"), were = talk_number(careful, "points_were");
    bool told = report_only_chance(points, chance) &&
                report_only_chance(were, talk_number(careful, "was"));
    if (!told)
        page_put(text, "; points to the attacker: %.*f, not %.*f", digits + 1, points,
                 digits + 1, were);
    page_add(text, ".");
}

void report_careful(page *out, const json_t *reply, const json_t *system, int digits) {
    const json_t *careful = json_object_get(reply, "careful");
    if (!json_is_object(careful)) return;
    if (json_is_true(json_object_get(careful, "over_budget"))) {
        page_add(out, "\n");
        page_wrap(out, 0,
                  "What best play by either side would make of it takes more situations than "
                  "the budget allows.");
        return;
    }
    const char *side = talk_text(careful, "side");
    char was[HUNDRED_WORD_MAX];
    page text = {0}, orders = {0};
    page_put(&text, "Careful: %s (standing orders).", talk_text(careful, "standing"));
    size_t index;
    json_t *order;
    const json_t *before = NULL;
    json_array_foreach(json_object_get(careful, "orders"), index, order) {
        add_order(&orders, order, before);
        before = order;
    }
    hundred_word(was, report_ground(reply, system, digits), digits, false, false);
    page_put(&text, " Better for the %s: %s.", side, page_text(&orders));
    add_then(&text, careful, system, was, digits);
    page_add(out, "\n");
    page_wrap(out, 0, text.text);
    page_free(&text);
    page_free(&orders);
}

void report_hints(page *out, const json_t *reply) {
    size_t index;
    json_t *hint;
    json_array_foreach(json_object_get(reply, "hints"), index, hint) {
        page line = {0};
        page_put(&line, "Note: %s.", json_string_value(hint) ? json_string_value(hint) : "");
        page_add(out, "\n");
        page_wrap(out, 0, line.text);
        page_free(&line);
    }
}
