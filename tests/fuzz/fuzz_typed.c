// Bytes -> what a person types in a game: dice, a choice, pieces put down. The first two bytes are
// the sides of a die and the dice that are asked for, a line of text follows; each further line is
// an option. What is taken fits what is asked, and what is not taken is told why.
#include "cli/common/xalloc.h"
#include "cli/play/typed_choice.h"
#include "cli/play/typed_dice.h"
#include "cli/play/typed_place.h"
#include "cli/session/client.h"
#include "fuzz/recipe.h"

#include <string.h>
#include <strings.h>

enum { OPTIONS_MAX = 12 };

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

// A line of the input, up to a NUL; "" when there is none.
static char *next_line(recipe *from) {
    size_t left = (size_t)(from->end - from->at);
    const uint8_t *feed = left ? memchr(from->at, '\n', left) : NULL;
    size_t size = feed ? (size_t)(feed - from->at) : left;
    char *line = xalloc_text((const char *)from->at, size);
    from->at += size + (feed != NULL);
    return line;
}

// --- Dice ------------------------------------------------------------------------------------

static void check_faces(const strbuf *faces, typed_dice throw, int count) {
    const char *at = strbuf_text(faces);
    for (int i = 0; i < count; i++) {
        char *end;
        long face = strtol(at, &end, 10);
        must(end > at && face >= 1 && face <= throw.sides);
        must(*end == (i + 1 < count ? ',' : '\0'));
        at = end + 1;
    }
}

// What is taken is taken again as it is written.
static void check_dice(const char *text, typed_dice throw) {
    strbuf faces = {0}, again = {0}, why = {0};
    int count = typed_dice_read(text, throw, &faces, &why);
    must(count >= 0 && count <= throw.wanted);
    must(count ? faces.size && !why.size : !faces.size);
    must(count || why.size || !text[strspn(text, " ,;/\t")]);
    must(!count || typed_dice_are(text));
    check_faces(&faces, throw, count);
    must(typed_dice_read(strbuf_text(&faces), throw, &again, &why) == count);
    must(strcmp(strbuf_text(&again), strbuf_text(&faces)) == 0);
    strbuf_free(&faces);
    strbuf_free(&again);
    strbuf_free(&why);
}

// --- Choices ---------------------------------------------------------------------------------

// Each line is the words of an option, its id the first of them; NULL where jansson takes no text.
static json_t *make_options(recipe *from) {
    json_t *options = json_array();
    while (any_left(from) && json_array_size(options) < OPTIONS_MAX) {
        char *words = next_line(from);
        int size = (int)strcspn(words, " ");
        json_t *option = json_pack("{s:s, s:s%, s:b}", "words", words, "id", words,
                                   (size_t)size, "standing", size % 4 == 3);
        if (option) json_array_append_new(options, option);
        free(words);
    }
    return options;
}

static bool is_named(const json_t *option, const char *text) {
    return strcasecmp(client_text(option, "words"), text) == 0 ||
           strcasecmp(client_text(option, "id"), text) == 0;
}

static void check_choice(const char *text, const json_t *options) {
    strbuf why = {0};
    const json_t *found = typed_choice_find(text, options, &why);
    bool number = *text && !text[strspn(text, "0123456789")], named = false, among = !found;
    for (size_t i = 0; i < json_array_size(options); i++) {
        const json_t *option = json_array_get(options, i);
        named = named || is_named(option, text);
        among = among || option == found;
    }
    must(among && !found == (why.size > 0 || (!*text && !found)));
    must(!*text || number || !named || (found && is_named(found, text)));
    strbuf_free(&why);
}

// --- Pieces ----------------------------------------------------------------------------------

static void check_place(const char *text) {
    strbuf line = {0}, move = {0}, why = {0};
    strbuf_put(&line, "place %s", text);
    must(typed_place_is(line.text));
    bool taken = typed_place_read(line.text, &move, &why);
    must(taken ? move.size && !why.size : why.size && !move.size);
    json_error_t where;
    json_t *said = taken ? json_loadb(move.text, move.size, 0, &where) : NULL;
    must(!taken == !json_object_get(said, "place"));
    json_decref(said);
    strbuf_free(&line);
    strbuf_free(&move);
    strbuf_free(&why);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    recipe from = {data, data + size};
    xalloc_take_over(false);
    typed_dice throw = {.sides = 2 + (int)below(&from, 99)};
    throw.wanted = 1 + (int)below(&from, 40);
    char *text = next_line(&from);
    json_t *options = make_options(&from);
    check_dice(text, throw);
    check_choice(text, options);
    check_place(text);
    json_decref(options);
    free(text);
    return 0;
}
