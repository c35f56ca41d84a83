#include "cli/play/typed_dice.h"

#include <ctype.h>
#include <string.h>

enum { ONE_DIGIT = 9, FACE_MAX = 100000 }; // a face typed is told again up to FACE_MAX

static const char BEFORE[] = " ,;/\t"; // a plus before all of them would be a number's sign
static const char BETWEEN[] = " ,;+/\t";

bool typed_dice_are(const char *text) {
    return isdigit((unsigned char)text[strspn(text, BEFORE)]);
}

// The next face, and past what stands behind it; false at the end, or at what is no digit.
static bool next_face(const char **from, int sides, int *face) {
    if (!isdigit((unsigned char)**from)) return false;
    *face = 0;
    do {
        *face = *face * 10 + (**from - '0');
        if (*face > FACE_MAX) *face = FACE_MAX;
        ++*from;
    } while (sides > ONE_DIGIT && isdigit((unsigned char)**from));
    *from += strspn(*from, BETWEEN);
    return true;
}

static void tell_no_face(strbuf *why, int face, int sides) {
    strbuf_put(why, "%d is no face of a die with %d sides (1 to %d). ", face, sides, sides);
    if (sides > ONE_DIGIT && face > sides)
        strbuf_add(why, "Such dice are typed with blanks or commas between them. ");
    strbuf_add(why, "Nothing of it was taken.");
}

static void tell_too_many(strbuf *why, int count, int wanted, const strbuf *over) {
    strbuf_put(why, "That is %d dice and %d %s asked for: %s %s over. Nothing of it was taken.",
               count, wanted, wanted == 1 ? "is" : "are", over->text,
               count - wanted == 1 ? "is" : "are");
}

int typed_dice_read(const char *text, typed_dice asked, strbuf *faces, strbuf *why) {
    strbuf taken = {0}, over = {0};
    int count = 0, face = 0;
    bool wrong = false;
    text += strspn(text, BEFORE);
    while (!wrong && next_face(&text, asked.sides, &face)) {
        wrong = face < 1 || face > asked.sides;
        strbuf *list = count < asked.wanted ? &taken : &over;
        strbuf_put(list, list->size ? list == &taken ? ",%d" : " %d" : "%d", face);
        count++;
    }
    if (wrong) {
        tell_no_face(why, face, asked.sides);
    } else if (*text) {
        strbuf_put(why, "\"%s\" is no die. Nothing of it was taken.", text);
        wrong = true;
    } else if (count > asked.wanted) {
        tell_too_many(why, count, asked.wanted, &over);
        wrong = true;
    } else {
        strbuf_add(faces, strbuf_text(&taken));
    }
    strbuf_free(&taken);
    strbuf_free(&over);
    return wrong ? 0 : count;
}
