#include "cli/commands/help.h"
#include "cli/session/client.h"
#include "cli/session/error.h"

#include <string.h>

static int unknown(session *at, const char *name) {
    error_set(at, EXIT_USAGE, "usage", "there is no command \"%s\"", name);
    error_note(at, "try", "bayonet --help");
    return EXIT_USAGE;
}

// What the completions offer beside files.
static int list_systems(session *at) {
    client reply = {0};
    int status = client_ask(at, "rules", "", &reply);
    size_t index;
    json_t *row;
    json_array_foreach(json_object_get(reply.reply, "systems"), index, row)
        strbuf_put(&at->out, "%s\n", client_text(row, "id"));
    client_free(&reply);
    return status;
}

static int completion(session *at, const char *shell) {
    if (strcmp(shell, "systems") == 0) return list_systems(at);
    if (help_completion(&at->out, shell)) return EXIT_DONE;
    error_set(at, EXIT_USAGE, "usage", "there are no completions for \"%s\"", shell);
    error_note(at, "allowed", "bash, zsh, fish");
    return EXIT_USAGE;
}

int cmd_help(session *at) {
    const char *name = at->in.man ? at->in.man : at->in.count ? at->in.word[0] : NULL;
    bool whole = !name || strcmp(name, "bayonet") == 0;
    const verb *of = whole ? NULL : verb_find(name);
    if (at->in.completion) return completion(at, at->in.completion);
    if (!whole && !of) return unknown(at, name);
    if (at->in.man)
        help_man(&at->out, of);
    else if (of)
        help_verb(&at->out, of);
    else
        help_all(&at->out);
    return EXIT_DONE;
}
