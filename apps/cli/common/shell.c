#include "cli/common/shell.h"

#include <string.h>

void shell_quote(strbuf *out, const char *word) {
    static const char PLAIN[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
                                "_-./=,:+@%^";
    if (*word && strspn(word, PLAIN) == strlen(word)) {
        strbuf_add(out, word);
        return;
    }
    strbuf_add(out, "'");
    for (; *word; word++) {
        if (*word == '\'')
            strbuf_add(out, "'\\''");
        else
            strbuf_add_bytes(out, word, 1);
    }
    strbuf_add(out, "'");
}
