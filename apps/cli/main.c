// bayonet: exact odds and best orders for the close assault.

#include "bayonet/request.h"

#include "arguments.h"
#include "complaint.h"
#include "heap.h"
#include "help.h"
#include "verbs.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
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

// A report is printed whole. Whoever reads only its beginning (bayonet rules nqm | head) is
// content with that; a full disk is an error.
static int print_all(const char *text, size_t size) {
    bool written = fwrite(text, 1, size, stdout) == size && fflush(stdout) == 0;
    if (written || errno == EPIPE) return EXIT_DONE;
    fprintf(stderr, "bayonet: cannot write: %s\n", strerror(errno));
    return EXIT_BROKEN;
}

static int print_error(const session *at, int status) {
    page words = {0};
    complaint_print(at, &words);
    fputs(page_text(&words), stderr);
    page_free(&words);
    if (!at->in.json) return status;
    char *document = complaint_document(at);
    page line = {0};
    page_put(&line, "%s\n", document);
    int printed = print_all(line.text, line.size);
    page_free(&line);
    free(document);
    return printed == EXIT_DONE ? status : printed;
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

int main(int argc, char **argv) {
    on_terminal = isatty(STDERR_FILENO);
    signal(SIGINT, interrupted);
    heap_take_over(arguments_want_json(argc, argv));
    session at = {0};
    int status = run(&at, argc, argv);
    if (status == EXIT_DONE) fputs(page_text(&at.notes), stderr); // a complaint names its own
    if (status == EXIT_DONE || !at.error) {
        int printed = print_all(page_text(&at.out), at.out.size);
        if (status == EXIT_DONE) status = printed;
    } else {
        status = print_error(&at, status);
    }
    page_free(&at.out);
    page_free(&at.notes);
    json_decref(at.error);
    return status;
}
