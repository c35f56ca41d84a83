#include "cli/common/percent.h"
#include "cli/report/report.h"
#include "cli/report/told.h"

#include <ctype.h>
#include <string.h>

static const char *count_word(double p, int digits, char word[PERCENT_WORD_MAX]) {
    percent_cell(word, p, digits, !(p > 0), p >= 1);
    return word;
}

// "roll 1 dice" of "defender: roll 1 dice".
static const char *without_side(const json_t *order) {
    const char *words = client_text(order, "words"), *who = client_text(order, "who");
    size_t size = strlen(who);
    bool prefixed =
        size && strncmp(words, who, size) == 0 && strncmp(words + size, ": ", 2) == 0;
    return prefixed ? words + size + 2 : words;
}

static bool same_question(const json_t *one, const json_t *other) {
    return one && other && strcmp(client_text(one, "at"), client_text(other, "at")) == 0;
}

// `before`: the order ahead of it; NULL for the first. Where there is more than one question, each is
// named.
static void add_order(strbuf *out, const json_t *order, const json_t *before, bool several) {
    bool same = same_question(order, before);
    bool always = json_object_size(json_object_get(order, "when")) == 0;
    if (before) strbuf_add(out, "; ");
    if (several && !same) strbuf_put(out, "at %s, ", client_text(order, "at"));
    if (same && always) strbuf_add(out, "otherwise ");
    strbuf_add(out, without_side(order));
}

static bool of_several_questions(const json_t *orders) {
    size_t index;
    json_t *order;
    json_array_foreach(orders, index,
                       order) if (!same_question(order, json_array_get(orders, 0))) return true;
    return false;
}

static void add_orders(strbuf *out, const json_t *orders) {
    size_t index;
    json_t *order;
    const json_t *before = NULL;
    bool several = of_several_questions(orders);
    json_array_foreach(orders, index, order) {
        add_order(out, order, before, several);
        before = order;
    }
}

// "Then the attacker never holds the position at the end (76 before)", of a whole sentence.
static void add_never(strbuf *text, const char *never, const char *was) {
    size_t size = strlen(never);
    if (size && never[size - 1] == '.') size--;
    int first = (tolower)((unsigned char)*never); // the function: the macro is a block
    strbuf_put(text, " Then %c%.*s (%s before)", first, size ? (int)size - 1 : 0, never + 1,
               was);
}

// What becomes of the ground then. Points are told too where under the aim ground they are more
// than its chance.
static void add_then(strbuf *text, const json_t *careful, const json_t *system, const char *was,
                     int digits) {
    char now[PERCENT_WORD_MAX];
    double chance = client_number(careful, "ground");
    if (chance > 0) {
        strbuf_add(text, " ");
        told_first(text, report_headline(system, "then"));
        strbuf_put(text, " in %s, not in %s", count_word(chance, digits, now), was);
    } else {
        add_never(text, report_headline(system, "never"), was);
    }
    double points = client_number(careful, "points"),
           were = client_number(careful, "points_were");
    bool told = report_only_chance(points, chance) &&
                report_only_chance(were, client_number(careful, "was"));
    if (!told)
        strbuf_put(text, "; points to the attacker: %.*f, not %.*f", digits + 1, points,
                   digits + 1, were);
    strbuf_add(text, ".");
}

void report_careful(strbuf *out, const json_t *reply, const json_t *system, int digits) {
    const json_t *careful = json_object_get(reply, "careful");
    if (!json_is_object(careful)) return;
    if (json_is_true(json_object_get(careful, "over_budget"))) {
        strbuf_add(out, "\n");
        strbuf_wrap(out, 0,
                    "What best play by either side would make of it takes more situations than "
                    "the budget allows.");
        return;
    }
    const char *side = client_text(careful, "side");
    char was[PERCENT_WORD_MAX];
    strbuf text = {0}, orders = {0};
    strbuf_put(&text, "Careful: %s (standing orders).", client_text(careful, "standing"));
    add_orders(&orders, json_object_get(careful, "orders"));
    percent_word(was, report_ground(reply, system, digits), digits, false, false);
    strbuf_put(&text, " Better for the %s: %s.", side, strbuf_text(&orders));
    add_then(&text, careful, system, was, digits);
    strbuf_add(out, "\n");
    strbuf_wrap(out, 0, text.text);
    strbuf_free(&text);
    strbuf_free(&orders);
}

void report_hints(strbuf *out, const json_t *reply) {
    size_t index;
    json_t *hint;
    json_array_foreach(json_object_get(reply, "hints"), index, hint) {
        strbuf line = {0};
        strbuf_put(&line, "Note: %s.", json_string_value(hint) ? json_string_value(hint) : "");
        strbuf_add(out, "\n");
        strbuf_wrap(out, 0, line.text);
        strbuf_free(&line);
    }
}
