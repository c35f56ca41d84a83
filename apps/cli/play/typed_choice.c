#include "cli/play/typed_choice.h"

#include "cli/common/edit_distance.h"
#include "cli/common/xalloc.h"
#include "cli/session/client.h"

#include <ctype.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

static const json_t *ordered_of(const json_t *options) {
    size_t index;
    json_t *option;
    json_array_foreach(options, index, option) {
        if (json_is_true(json_object_get(option, "ordered"))) return option;
    }
    return NULL;
}

static const json_t *by_number(const char *text, const json_t *options, strbuf *why) {
    size_t count = json_array_size(options);
    unsigned long number = strlen(text) < 6 ? strtoul(text, NULL, 10) : 0;
    if (number >= 1 && number <= count) return json_array_get(options, number - 1);
    strbuf_put(why, "There is no choice %s: they are 1 to %zu.", text, count);
    return NULL;
}

static bool begins(const json_t *option, const char *key, const char *text) {
    return strncasecmp(client_text(option, key), text, strlen(text)) == 0;
}

static bool is(const json_t *option, const char *text) {
    return strcasecmp(client_text(option, "words"), text) == 0 ||
           strcasecmp(client_text(option, "id"), text) == 0;
}

static const json_t *nearest_to(const char *text, const json_t *options) {
    size_t count = json_array_size(options), index;
    json_t *option;
    const char **words = xalloc_zeroed((count + 1) * sizeof *words);
    json_array_foreach(options, index, option) words[index] = client_text(option, "words");
    const char *found = edit_nearest(text, words);
    free(words);
    return found ? client_row(options, "words", found) : NULL;
}

static const json_t *none(const char *text, const json_t *options, strbuf *why) {
    const json_t *nearest = nearest_to(text, options);
    strbuf_put(why, "\"%s\" is no choice here", text);
    if (nearest) strbuf_put(why, "; did you mean %s?", client_text(nearest, "words"));
    if (!nearest)
        strbuf_put(why, ": type a number from 1 to %zu, or h for help.",
                   json_array_size(options));
    return NULL;
}

const json_t *typed_choice_find(const char *text, const json_t *options, strbuf *why) {
    if (!*text) return ordered_of(options);
    if (strspn(text, "0123456789") == strlen(text)) return by_number(text, options, why);
    const json_t *found = NULL, *other = NULL;
    size_t index;
    json_t *option;
    json_array_foreach(options, index, option) {
        if (is(option, text)) return option;
        if (!begins(option, "words", text) && !begins(option, "id", text)) continue;
        if (found)
            other = option;
        else
            found = option;
    }
    if (!other) return found ? found : none(text, options, why);
    strbuf_put(why, "\"%s\" may be %s or %s: type some more of it.", text,
               client_text(found, "words"), client_text(other, "words"));
    return NULL;
}
