#include "drawing/drawing_piece.h"

#include "text/wording.h"

#include <string.h>

enum {
    BAR_MAX = 20, // letters of a piece's bar; beyond them it is not drawn
    NAME_MIN = 8,
    NAME_MAX = 24,
    WORDS_MAX = 256
};

// --- Letters ---------------------------------------------------------------------------------

static bool goes_on(char letter) { // a byte within a UTF-8 letter
    return ((unsigned char)letter & 0xC0) == 0x80;
}

static size_t letters_in(const char *words) {
    size_t count = 0;
    for (; *words; words++) count += !goes_on(*words);
    return count;
}

size_t drawing_add_cut(text *to, const char *words, size_t most) {
    size_t count = 0, size = 0;
    while (words[size] && (goes_on(words[size]) || count < most))
        count += !goes_on(words[size++]);
    text_add_bytes(to, words, size);
    return count;
}

void drawing_add_times(text *to, char letter, size_t count) {
    while (count-- > 0) text_add_char(to, letter);
}

// --- Groups ----------------------------------------------------------------------------------

uint16_t drawing_known_as(const bay_battle *battle, const bay_mark *piece) {
    const bay_group *group = bay_group_of(battle, piece->unit);
    bool named = !group || !strchr(battle->units[piece->unit].id, '.');
    return named ? piece->unit : group->unit;
}

// Do both pieces, of the same group, read the same?
static bool alike(const bay_battle *battle, const bay_mark *a, const bay_mark *b) {
    uint16_t known = drawing_known_as(battle, a);
    const char *words = battle->rules->tellings[a->telling].words;
    return known != a->unit && b->kind == BAY_MARK_PIECE &&
           known == drawing_known_as(battle, b) && b->telling == a->telling &&
           !strstr(words, "{unit") && !strstr(words, "{who") && b->place == a->place &&
           !b->shape == !a->shape && b->disordered == a->disordered &&
           !memcmp(a->number, b->number, sizeof a->number) &&
           !memcmp(a->value, b->value, sizeof a->value);
}

bool drawing_told_before(const bay_battle *battle, const bay_view *view, uint32_t index) {
    for (uint32_t i = 0; i < index; i++)
        if (alike(battle, &view->mark[index], &view->mark[i])) return true;
    return false;
}

uint32_t drawing_count(const bay_battle *battle, const bay_view *view, uint32_t index) {
    uint32_t count = 1;
    for (uint32_t i = index + 1; i < view->count; i++)
        count += alike(battle, &view->mark[index], &view->mark[i]);
    return count;
}

// Adds "Greys 1 to 3, 5": the piece and those behind it that read the same.
static void add_members(text *to, const bay_battle *battle, const bay_view *view,
                        uint32_t index) {
    const bay_mark *first = &view->mark[index];
    uint16_t group = drawing_known_as(battle, first), before = first->unit, from = before;
    text_add(to, battle->units[group].name);
    text_add_char(to, ' ');
    text_add_whole(to, first->unit - group);
    for (uint32_t i = index + 1; i <= view->count; i++) {
        bool end = i == view->count;
        if (!end && !alike(battle, first, &view->mark[i])) continue;
        uint16_t unit = end ? BAY_NO_UNIT : view->mark[i].unit;
        if (unit != before + 1 && before != from) {
            text_add(to, " to ");
            text_add_whole(to, before - group);
        }
        if (unit != before + 1 && !end) {
            text_add(to, ", ");
            text_add_whole(to, unit - group);
            from = unit;
        }
        before = unit;
    }
}

static void add_name(text *to, const bay_battle *battle, const bay_view *view, uint32_t index) {
    const bay_mark *mark = &view->mark[index];
    const char *side = wording_side(mark->side);
    if (drawing_count(battle, view, index) > 1)
        add_members(to, battle, view, index);
    else if (mark->unit < battle->unit_count)
        text_add(to, battle->units[mark->unit].name);
    else
        text_add(to, side ? side : "?");
}

// --- Pieces ----------------------------------------------------------------------------------

static void add_bar(text *to, int64_t left, int64_t whole) {
    if (whole < 1 || whole > BAR_MAX) return;
    text_add(to, " [");
    drawing_add_times(to, '#', (size_t)left);
    drawing_add_times(to, '.', (size_t)(whole - left));
    text_add_char(to, ']');
}

void drawing_add_piece(text *to, const bay_battle *battle, const bay_view *view,
                       uint32_t index) {
    const bay_mark *mark = &view->mark[index];
    attributes of_one = attributes_of(battle->rules, mark), of = of_one;
    for (uint32_t i = index + 1; i < view->count; i++)
        if (alike(battle, mark, &view->mark[i])) attributes_add(&of, &of_one);
    char name[WORDS_MAX];
    text words = text_within(name, sizeof name);
    add_name(&words, battle, view, index);
    size_t width = drawing_name_width(battle, view);
    drawing_add_times(to, ' ', width - drawing_add_cut(to, name, width));
    add_bar(to, attributes_left(&of), attributes_whole(&of));
    text_add_char(to, ' ');
    text_add(to, attributes_add_words(to, &of, drawing_length(view)) ? ": " : " ");
    wording_mark(to, battle, mark, NULL);
}

attributes_length drawing_length(const bay_view *view) {
    for (uint32_t i = 0; i < view->count; i++)
        if (view->mark[i].kind == BAY_MARK_CELL || view->mark[i].kind == BAY_MARK_PLANE)
            return ATTRIBUTES_BRIEF;
    return ATTRIBUTES_FULL;
}

size_t drawing_name_width(const bay_battle *battle, const bay_view *view) {
    size_t longest = NAME_MIN;
    for (uint32_t i = 0; i < view->count; i++) {
        const bay_mark *mark = &view->mark[i];
        if (mark->kind != BAY_MARK_PIECE || mark->unit >= battle->unit_count) continue;
        char name[WORDS_MAX];
        text words = text_within(name, sizeof name);
        add_name(&words, battle, view, i);
        size_t size = letters_in(name);
        if (size > longest && !drawing_told_before(battle, view, i)) longest = size;
    }
    return longest > NAME_MAX ? NAME_MAX : longest;
}
