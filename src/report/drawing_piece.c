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

static void add_bar(text *to, int32_t clean, int32_t strength) {
    if (strength < 1 || strength > BAR_MAX) return;
    text_add(to, " [");
    drawing_add_times(to, '#', (size_t)clean);
    drawing_add_times(to, '.', (size_t)(strength - clean));
    text_add_char(to, ']');
}

static void add_pins(text *to, int32_t count, const char *colour) {
    if (!count) return;
    text_add(to, ", ");
    text_add_whole(to, count);
    text_add(to, colour);
}

static void add_name(text *to, const bay_battle *battle, const bay_mark *mark, size_t width) {
    const char *side = wording_side(mark->side);
    const char *name = mark->unit < battle->unit_count ? battle->units[mark->unit].name : side;
    size_t taken = drawing_add_cut(to, name ? name : "?", width);
    drawing_add_times(to, ' ', width - taken);
}

static int32_t clean_of(const bay_mark *mark) {
    int32_t clean = mark->number[0] - mark->number[1] - mark->number[2];
    return clean > 0 ? clean : 0;
}

static void add_clean(text *to, const bay_mark *mark) {
    text_add_whole(to, clean_of(mark));
    text_add(to, " of ");
    text_add_whole(to, mark->number[0]);
    text_add(to, " clean");
    add_pins(to, mark->number[1], " red");
    add_pins(to, mark->number[2], " black");
}

void drawing_add_piece(text *to, const bay_battle *battle, const bay_mark *mark, size_t width) {
    add_name(to, battle, mark, width);
    add_bar(to, clean_of(mark), mark->number[0]);
    text_add_char(to, ' ');
    add_clean(to, mark);
    text_add(to, ": ");
    wording_mark(to, battle, mark, NULL);
}

void drawing_add_counter(text *to, const bay_battle *battle, const bay_mark *mark,
                         size_t width) {
    add_name(to, battle, mark, width);
    add_bar(to, clean_of(mark), mark->number[0]);
    text_add_char(to, ' ');
    bool pinned = mark->number[1] || mark->number[2];
    if (pinned)
        add_clean(to, mark);
    else if (mark->number[0])
        text_add_whole(to, mark->number[0]);
    text_add(to, pinned || mark->number[0] ? ": " : " ");
    wording_mark(to, battle, mark, NULL);
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
