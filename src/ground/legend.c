#include "ground/legend.h"

#include "base/fault.h"
#include "base/utf8.h"
#include "ground/ground_fault.h"

static bool is_capital(uint32_t letter) {
    return letter >= 'A' && letter <= 'Z';
}

// Letters of the map that mean the same in every scenario, and blanks.
static bool is_spoken_for(uint32_t letter) {
    bool digit = letter >= '0' && letter <= '9';
    return is_capital(letter) || digit || letter == '.' || letter <= ' ';
}

// The one letter that the text is; 0 when it is not one letter.
static uint32_t letter_of(const bay_value *given) {
    if (!given || given->kind != BAY_VALUE_TEXT || given->count == 0) return 0;
    size_t size = utf8_length(given->is.text, given->count);
    return size == given->count ? utf8_code(given->is.text, size) : 0;
}

const terrain_item *legend_find(const legend *from, uint32_t letter) {
    for (int i = 0; i < from->count; i++)
        if (from->row[i].letter == letter) return &from->row[i].means;
    return NULL;
}

static bay_status refuse_letter(const ground_rules *rules, const bay_value *given,
                                uint32_t index, const char *words, bay_fault *why) {
    char path[GROUND_PATH_MAX];
    ground_item_path(path, "legend", index, "letter");
    ground_refuse(rules, why, path, words);
    fault_given_value(why, given);
    fault_allowed(why, "one letter that is no capital, no digit, no full stop and no blank");
    return BAY_BAD_INPUT;
}

static bay_status read_row(const bay_value *item, const ground_rules *rules, uint32_t index,
                           legend *to, bay_fault *why) {
    const bay_value *given = bay_value_get(item, "letter");
    legend_row row = {.letter = letter_of(given)};
    if (row.letter == 0)
        return refuse_letter(rules, given, index, "The legend explains one letter an item.",
                             why);
    if (is_spoken_for(row.letter))
        return refuse_letter(
            rules, given, index,
            is_capital(row.letter)
                ? "A capital letter on the map is a unit: the legend cannot explain it."
                : "The legend cannot explain this letter: it means the same on every map.",
            why);
    if (legend_find(to, row.letter))
        return refuse_letter(rules, given, index, "The legend explains this letter twice.",
                             why);
    bay_status status = terrain_item_read(rules, item, "legend", index, &row.means, why);
    if (status == BAY_OK) to->row[to->count++] = row;
    return status;
}

static void add_usual(const ground_rules *rules, legend *to) {
    for (int kind = 0; rules->kinds[kind].word && kind < TERRAIN_KINDS_MAX; kind++) {
        uint32_t letter = (unsigned char)rules->kinds[kind].letter;
        if (!letter || legend_find(to, letter)) continue;
        to->row[to->count++] = (legend_row){letter, {.kind = (uint8_t)kind, .level = -1}};
    }
}

bay_status legend_read(const bay_value *document, const ground_rules *rules, legend *out,
                       bay_fault *why) {
    legend made = {0};
    const bay_value *list = bay_value_get(document, "legend");
    uint32_t count = list && list->kind == BAY_VALUE_LIST ? list->count : 0;
    if (count > GROUND_LEGEND_MAX) count = GROUND_LEGEND_MAX;
    for (uint32_t i = 0; i < count; i++) {
        bay_status status = read_row(&list->is.item[i], rules, i, &made, why);
        if (status != BAY_OK) return status;
    }
    add_usual(rules, &made);
    *out = made;
    return BAY_OK;
}

void legend_write(const legend *from, const ground_rules *rules, text *to) {
    for (int i = 0; i < from->count; i++) {
        char letter[4];
        if (i) text_add(to, ", ");
        text_add_bytes(to, letter, utf8_put(letter, from->row[i].letter));
        text_add_char(to, ' ');
        text_add(to, rules->kinds[from->row[i].means.kind].word);
    }
}
