// Requests by lines: each line of standard input is a request to the library in JSON, each line of
// standard output its reply (docs/formats/door.md).

#include "cli/commands/verbs.h"
#include "cli/common/xalloc.h"
#include "cli/session/client.h"
#include "cli/session/error.h"
#include "cli/session/output.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// Requests come on standard input, not from a file that is named.
static int refuse_operand(session *at, const char *word) {
    error_set(at, EXIT_USAGE, "usage",
              "door reads requests from standard input; what is \"%s\"?", word);
    error_note(at, "try", "bayonet door < requests.jsonl");
    return EXIT_USAGE;
}

// Replies as soon as it can: whoever asked may wait for it before he asks again.
static int answer(session *at, const bay_host *host, const char *line, size_t size) {
    bay_reply reply = {0};
    bay_request(host, line, size, &reply);
    if (!reply.text) xalloc_gone();
    strbuf out = {0};
    strbuf_add_bytes(&out, reply.text, reply.size);
    strbuf_add(&out, "\n");
    bay_reply_free(host->memory, &reply);
    int status = output_write(at, stdout, out.text, out.size);
    strbuf_free(&out);
    return status;
}

int cmd_door(session *at) {
    if (at->in.count) return refuse_operand(at, at->in.word[0]);
    bay_host host = client_host(at);
    int status = EXIT_DONE;
    char *line;
    ptrdiff_t size;
    while (status == EXIT_DONE && (size = xalloc_line(&line, stdin)) >= 0) {
        if (size && line[size - 1] == '\n') size--;
        status = answer(at, &host, line, (size_t)size);
        free(line);
    }
    if (status == EXIT_DONE && ferror(stdin))
        return error_set(at, EXIT_BROKEN, "internal", "cannot read standard input: %s",
                         strerror(errno));
    return status;
}
