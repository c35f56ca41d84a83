#include "cli/vary/notes.h"

#include "cli/common/xalloc.h"

#include <stdlib.h>
#include <string.h>

int notes_number(notes *of, const char *text) {
    for (int i = 0; i < of->count; i++)
        if (strcmp(of->text[i], text) == 0) return i + 1;
    if (of->count == NOTES_MAX) return NOTES_MAX;
    const char *kept = of->count == NOTES_MAX - 1 ? "other reasons; --json tells them" : text;
    of->text[of->count++] = xalloc_text(kept, strlen(kept));
    return of->count;
}

void notes_add(strbuf *out, const notes *of) {
    if (of->count) strbuf_add(out, "\n");
    for (int i = 0; i < of->count; i++) {
        strbuf_put(out, "[%d] ", i + 1);
        strbuf_wrap(out, 4, of->text[i]);
    }
}

void notes_free(notes *of) {
    for (int i = 0; i < of->count; i++) free(of->text[i]);
    *of = (notes){0};
}
