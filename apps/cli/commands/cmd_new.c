#include "cli/assault/new_ask.h"
#include "cli/assault/new_yaml.h"
#include "cli/commands/verbs.h"
#include "cli/common/heap.h"
#include "cli/common/shell.h"
#include "cli/report/report.h"
#include "cli/session/complaint.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

// The first of nqm.yaml, nqm-2.yaml, … that does not exist.
static void free_name(page *out, const char *system) {
    struct stat about;
    page_put(out, "%s.yaml", system);
    for (int i = 2; stat(out->text, &about) == 0; i++) {
        page_free(out);
        page_put(out, "%s-%d.yaml", system, i);
    }
}

static int write_file(session *at, const char *path, const page *text) {
    FILE *file = heap_open(path, "wx");
    bool written = file && fwrite(text->text, 1, text->size, file) == text->size;
    if (file && fclose(file) != 0) written = false;
    if (written) return EXIT_DONE;
    complain(at, EXIT_BROKEN, "internal", "could not be written: %s", strerror(errno));
    complain_note(at, "file", path);
    return EXIT_BROKEN;
}

// Where a person has answered: into a file of his choice, or out where that was redirected.
static int deliver(session *at, const char *system, const page *text) {
    page_add(&at->out, page_text(text));
    if (!isatty(STDOUT_FILENO)) return EXIT_DONE;
    page shown = {0};
    free_name(&shown, system);
    char *path = new_ask_file(shown.text);
    page_free(&shown);
    if (!path) return complain(at, EXIT_NO, "stopped", "the input ended; nothing was written");
    int status = EXIT_DONE;
    if (strcmp(path, "-") != 0) {
        status = write_file(at, path, text);
        page_free(&at->out);
        wanted of = {0};
        shell_quote(&of.words, path);
        next_line next[] = {
            {next_command(&of, "odds", NULL, NULL, ""), "how it will end"},
            {next_command(&of, "best", NULL, NULL, ""), "orders for both sides"}};
        page_put(&at->out, "Written: %s\n", path);
        report_next(&at->out, next, 2);
        wanted_free(&of);
    }
    free(path);
    return status;
}

// The door's own words for the assault, as a scenario that YAML can be made of.
static int answer(session *at, const wanted *of, talk *made, talk *system) {
    int status = wanted_ask(at, of, "new", "", made);
    json_t *scenario = json_object_get(made->reply, "scenario");
    if (status == EXIT_DONE) status = talk_system(at, scenario, system);
    if (status != EXIT_DONE) return status;
    if (at->in.json) {
        page_put(&at->out, "%s\n", made->text);
        return EXIT_DONE;
    }
    page text = {0};
    bool ask = of->kind == WANTED_SAMPLE && !of->set && new_ask_may(at);
    if (ask) status = new_ask(at, system->reply, scenario);
    if (status == EXIT_DONE) new_yaml(&text, system->reply, scenario);
    if (status == EXIT_DONE && ask)
        status = deliver(at, talk_text(scenario, "rules"), &text);
    else if (status == EXIT_DONE)
        page_add(&at->out, page_text(&text));
    page_free(&text);
    return status;
}

int cmd_new(session *at) {
    wanted of = {0};
    talk made = {0}, system = {0};
    int status = wanted_read_all(at, &of);
    if (status == EXIT_DONE) status = answer(at, &of, &made, &system);
    talk_free(&made);
    talk_free(&system);
    wanted_free(&of);
    return status;
}
