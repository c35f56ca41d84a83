#include "cli/common/shell.h"

#include <string.h>

void shell_quote(page *out, const char *word) {
    static const char PLAIN[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
                                "_-./=,:+@%^";
    if (*word && strspn(word, PLAIN) == strlen(word)) {
        page_add(out, word);
        return;
    }
    page_add(out, "'");
    for (; *word; word++) {
        if (*word == '\'')
            page_add(out, "'\\''");
        else
            page_add_bytes(out, word, 1);
    }
    page_add(out, "'");
}
