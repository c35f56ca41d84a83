#include "cli/play/typed_place.h"

#include <ctype.h>
#include <jansson.h>
#include <stdlib.h>
#include <string.h>

static const char WORD[] = "place", BETWEEN[] = " \t,";

bool typed_place_is(const char *typed) {
    return strncmp(typed, WORD, sizeof WORD - 1) == 0;
}

// A whole number, or a length in words; NULL: neither.
static json_t *number_of(const char *text, size_t size) {
    char word[32], *end;
    if (size == 0 || size >= sizeof word) return NULL;
    memcpy(word, text, size);
    word[size] = '\0';
    if (!isdigit((unsigned char)*word) && *word != '-') return NULL;
    long number = strtol(word, &end, 10);
    return *end ? json_string(word) : json_integer(number);
}

// UNIT X Y [FACING], up to a semicolon or the end; NULL: it is something else.
static json_t *read_piece(const char **from) {
    static const char *const NAMES[] = {"x", "y", "facing"};
    enum { NUMBERS = sizeof NAMES / sizeof *NAMES };
    const char *at = *from + strspn(*from, BETWEEN);
    size_t size = strcspn(at, " \t,;"), count = 0;
    json_t *piece = json_pack("{ss%}", "unit", at, size), *number;
    for (at += size; at += strspn(at, BETWEEN), *at && *at != ';'; at += size) {
        size = strcspn(at, " \t,;");
        number = count < NUMBERS ? number_of(at, size) : NULL;
        if (!number) return json_decref(piece), NULL;
        json_object_set_new(piece, NAMES[count++], number);
    }
    *from = at + (*at == ';');
    if (count >= 2) return piece;
    json_decref(piece);
    return NULL;
}

bool typed_place_read(const char *typed, strbuf *move, strbuf *why) {
    const char *at = typed + sizeof WORD - 1;
    json_t *pieces = json_array(), *piece = NULL;
    do {
        piece = read_piece(&at);
        if (piece) json_array_append_new(pieces, piece);
    } while (piece && *at);
    json_t *said = json_array_size(pieces) == 1 ? json_array_get(pieces, 0) : pieces;
    char *text = piece ? json_dumps(said, JSON_COMPACT) : NULL;
    if (text)
        strbuf_put(move, "{\"place\":%s}", text);
    else
        strbuf_add(why,
                   "A piece is put down so: place UNIT X Y, and FACING if need be; several "
                   "with a semicolon between them.");
    free(text);
    json_decref(pieces);
    return text != NULL;
}
