// bayonet: exact odds and best orders for the close assault.

#include "bayonet/request.h"

#include "cli/commands/arguments.h"
#include "cli/commands/help.h"
#include "cli/commands/verbs.h"
#include "cli/common/heap.h"
#include "cli/session/complaint.h"
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
    page words = {0};
    complaint_print(at, &words);
    fputs(page_text(&words), stderr);
    page_free(&words);
    if (!at->in.json) return status;
    char *document = complaint_document(at);
    page line = {0};
    page_put(&line, "%s\n", document);
    fputs(line.text, stdout);
    page_free(&line);
    free(document);
    return status;
}

// A report is printed whole, in one piece.
static int print_report(session *at) {
    const page *out = &at->out, *notes = &at->notes;
    int said = output_write(at, stderr, page_text(notes), notes->size);
    int printed = output_write(at, stdout, page_text(out), out->size);
    return printed == EXIT_DONE ? said : printed;
}

static int run(session *at, int argc, char **argv) {
    int status = arguments_read(argc, argv, at);
    if (status != EXIT_DONE) return status;
    if (at->in.version) {
        page_put(&at->out, "bayonet %s\n", bay_version());
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

// A report, a complaint, or neither: its reader has gone.
static int print(session *at, int status) {
    if (status == EXIT_DONE) status = print_report(at);
    return status != EXIT_DONE && at->error ? print_error(at, status) : status;
}

int main(int argc, char **argv) {
    output_hold();
    on_terminal = isatty(STDERR_FILENO);
    signal(SIGINT, interrupted);
    heap_take_over(arguments_want_json(argc, argv));
    session at = {0};
    int status = print(&at, run(&at, argc, argv));
    page_free(&at.out);
    page_free(&at.notes);
    json_decref(at.error);
    return status;
}
