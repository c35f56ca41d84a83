#include "report/drawing_piece.h"

#include "analysis/wording.h"

enum {
    BAR_MAX = 20, // letters of a piece's bar; beyond them it is not drawn
    NAME_MIN = 8,
    NAME_MAX = 24
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

// --- Pieces ----------------------------------------------------------------------------------

static void add_bar(text *to, int64_t left, int64_t whole) {
    if (whole < 1 || whole > BAR_MAX) return;
    text_add(to, " [");
    drawing_add_times(to, '#', (size_t)left);
    drawing_add_times(to, '.', (size_t)(whole - left));
    text_add_char(to, ']');
}

static void add_name(text *to, const bay_battle *battle, const bay_mark *mark, size_t width) {
    const char *side = wording_side(mark->side);
    const char *name = mark->unit < battle->unit_count ? battle->units[mark->unit].name : side;
    size_t taken = drawing_add_cut(to, name ? name : "?", width);
    drawing_add_times(to, ' ', width - taken);
}

void drawing_add_piece(text *to, const bay_battle *battle, const bay_mark *mark, size_t width,
                       attributes_length length) {
    attributes of = attributes_of(battle->rules, mark);
    add_name(to, battle, mark, width);
    add_bar(to, attributes_left(&of), attributes_whole(&of));
    text_add_char(to, ' ');
    text_add(to, attributes_add_words(to, &of, length) ? ": " : " ");
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
        size_t size = letters_in(battle->units[mark->unit].name);
        if (size > longest) longest = size;
    }
    return longest > NAME_MAX ? NAME_MAX : longest;
}
