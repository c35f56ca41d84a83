#include "cli/commands/command.h"

#include "bayonet/request.h"

#include "cli/commands/arguments.h"
#include "cli/commands/help.h"
#include "cli/commands/verbs.h"
#include "cli/common/xalloc.h"
#include "cli/session/error.h"
#include "cli/session/output.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static volatile sig_atomic_t on_terminal;

// Ctrl-C ends at once; a prompt that was interrupted gets its line feed.
static void interrupted(int number) {
    if (on_terminal) {
        ssize_t written = write(STDERR_FILENO, "\n", 1);
        (void)written;
    }
    signal(number, SIG_DFL);
    raise(number);
}

// What is wrong, as a document too where one is wanted. What cannot be said is told by the status.
static int print_error(session *at, int status) {
    strbuf words = {0}, shown = {0};
    error_print(at, &words);
    strbuf_add_shown(&shown, strbuf_text(&words));
    fputs(strbuf_text(&shown), stderr);
    strbuf_free(&words);
    strbuf_free(&shown);
    if (!at->in.json) return status;
    char *document = error_document(at);
    strbuf line = {0};
    strbuf_put(&line, "%s\n", document);
    fputs(line.text, stdout);
    strbuf_free(&line);
    free(document);
    return status;
}

// A report is printed whole, in one piece.
static int print_report(session *at) {
    const strbuf *out = &at->out, *notes = &at->notes;
    int said = output_write(at, stderr, strbuf_text(notes), notes->size);
    int printed = output_write(at, stdout, strbuf_text(out), out->size);
    return printed == EXIT_DONE ? said : printed;
}

static int obey(session *at, int argc, char **argv) {
    int status = arguments_read(argc, argv, at);
    if (status != EXIT_DONE) return status;
    if (at->in.version) {
        strbuf_put(&at->out, "bayonet %s\n", bay_version());
        return EXIT_DONE;
    }
    if (at->in.help && at->in.verb) {
        help_verb(&at->out, at->in.verb);
        return EXIT_DONE;
    }
    if (at->in.help) {
        help_all(&at->out);
        return EXIT_DONE;
    }
    if (!at->in.verb) {
        help_greeting(&at->out);
        return EXIT_DONE;
    }
    return at->in.verb->run(at);
}

// A report, an error, or neither: its reader has gone.
static int print(session *at, int status) {
    if (status == EXIT_DONE) status = print_report(at);
    return status != EXIT_DONE && at->error ? print_error(at, status) : status;
}

int command_run(int argc, char **argv, session *at) {
    output_hold();
    on_terminal = isatty(STDERR_FILENO);
    signal(SIGINT, interrupted);
    xalloc_take_over(arguments_want_json(argc, argv));
    int status = print(at, obey(at, argc, argv));
    strbuf_free(&at->out);
    strbuf_free(&at->notes);
    json_decref(at->error);
    return status;
}
