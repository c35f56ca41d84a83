#include "ground/ground_fault.h"

#include "base/fault.h"
#include "base/text.h"

bay_status ground_refuse(const ground_rules *rules, bay_fault *why, const char *path,
                         const char *words) {
    fault_set(why, BAY_BAD_INPUT, path, words);
    if (rules->clause) fault_clause(why, rules->clause);
    return BAY_BAD_INPUT;
}

bay_status ground_refuse_spot(const ground_rules *rules, bay_fault *why, map_spot where,
                              const char *words) {
    ground_refuse(rules, why, "map", NULL);
    fault_within(why, where.line, where.column);
    text out = fault_words(why);
    if (where.line) {
        text_add(&out, "Line ");
        text_add_whole(&out, where.line);
        text_add(&out, " of the map");
        if (where.cell) {
            text_add(&out, ", cell ");
            text_add_whole(&out, where.cell);
        }
        text_add(&out, ": ");
    }
    text_add(&out, words);
    return BAY_BAD_INPUT;
}

bay_status ground_refuse_cell(const ground_rules *rules, bay_fault *why, const char *path,
                              const board *on, const char *given) {
    char last[BOARD_NAME_MAX];
    board_cell_name(on, on->across - 1, last); // the north-east corner
    ground_refuse(rules, why, path, NULL);
    text words = fault_words(why);
    text_add(&words, path);
    text_add(&words, " must be a cell of the board, from a1 in the south-west to ");
    text_add(&words, last);
    text_add(&words, " in the north-east.");
    fault_given(why, given);
    char range[BOARD_NAME_MAX + 8];
    text allowed = text_within(range, sizeof range);
    text_add(&allowed, "a1 .. ");
    text_add(&allowed, last);
    fault_allowed(why, range);
    return BAY_BAD_INPUT;
}

void ground_item_path(char path[GROUND_PATH_MAX], const char *list, uint32_t index,
                      const char *key) {
    text to = text_within(path, GROUND_PATH_MAX);
    text_add(&to, list);
    path_add_item(&to, index);
    if (key) path_add_key(&to, key);
}
