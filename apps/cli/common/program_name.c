#include "cli/common/called.h"

#include "cli/common/shell.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

static const char NAME[] = "bayonet";

static bool is_plain(const char *name) {
    size_t size = strlen(name);
    for (size_t i = 0; i < size; i++)
        if ((unsigned char)name[i] < ' ' || name[i] == 0x7F) return false;
    return size > 0;
}

void called_add(page *out, const char *line) {
    const char *name = getenv("BAYONET_CALLED");
    size_t size = sizeof NAME - 1;
    bool ours = strncmp(line, NAME, size) == 0 && (line[size] == ' ' || !line[size]);
    if (ours && name && is_plain(name)) {
        shell_quote(out, name);
        line += size;
    }
    page_add(out, line);
}

int called_width(const char *line) {
    page whole = {0};
    called_add(&whole, line);
    int width = page_width_of(page_text(&whole));
    page_free(&whole);
    return width;
}
