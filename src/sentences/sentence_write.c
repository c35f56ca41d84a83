#include "sentences/sentence_write.h"

#include <string.h>

bay_status sentence_digits_check(context *ctx) {
    int64_t digits;
    return context_whole(ctx, (context_number){"digits", 0, IN_100_DIGITS_MAX, 0}, &digits);
}

int sentence_digits(const context *ctx) {
    const bay_value *digits = context_get(ctx, "digits");
    return digits ? (int)digits->is.whole : 0;
}

void sentence_add_to_list(json *to, const sentence *of) {
    const char *words = text_get(&of->words);
    size_t at = 0;
    json_open_list(to);
    for (uint32_t i = 0; i < of->marks; i++) {
        const sentence_mark *mark = &of->mark[i];
        if (mark->start > at) json_text_bytes(to, words + at, mark->start - at);
        json_open_map(to);
        json_key(to, SENTENCE_KIND[mark->kind]);
        json_text_bytes(to, words + mark->start, mark->size);
        json_close_map(to);
        at = mark->start + mark->size;
    }
    if (words[at]) json_text_bytes(to, words + at, strlen(words + at));
    json_close_list(to);
}

void sentence_write(json *to, const char *key, const sentence *of) {
    json_key(to, key);
    sentence_add_to_list(to, of);
}
