#include "cli/common/program_name.h"

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

void program_name_add(strbuf *out, const char *line) {
    const char *name = getenv("BAYONET_CALLED");
    size_t size = sizeof NAME - 1;
    bool ours = strncmp(line, NAME, size) == 0 && (line[size] == ' ' || !line[size]);
    if (ours && name && is_plain(name)) {
        shell_quote(out, name);
        line += size;
    }
    strbuf_add(out, line);
}

int program_name_width(const char *line) {
    strbuf whole = {0};
    program_name_add(&whole, line);
    int width = strbuf_width_of(strbuf_text(&whole));
    strbuf_free(&whole);
    return width;
}
