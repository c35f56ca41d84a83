#include "cli/assault/new_ask.h"
#include "cli/assault/new_yaml.h"
#include "cli/commands/verbs.h"
#include "cli/common/shell.h"
#include "cli/common/xalloc.h"
#include "cli/report/report.h"
#include "cli/session/error.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

// The first of nqm.yaml, nqm-2.yaml, … that does not exist.
static void free_name(strbuf *out, const char *system) {
    struct stat about;
    strbuf_put(out, "%s.yaml", system);
    for (int i = 2; stat(out->text, &about) == 0; i++) {
        strbuf_free(out);
        strbuf_put(out, "%s-%d.yaml", system, i);
    }
}

static int write_file(session *at, const char *path, const strbuf *text) {
    FILE *file = xalloc_open(path, "wx");
    bool written = file && fwrite(text->text, 1, text->size, file) == text->size;
    if (file && fclose(file) != 0) written = false;
    if (written) return EXIT_DONE;
    error_set(at, EXIT_BROKEN, "internal", "could not be written: %s", strerror(errno));
    error_note(at, "file", path);
    return EXIT_BROKEN;
}

// Where a person has answered: into a file of his choice, or out where that was redirected.
static int deliver(session *at, const char *system, const strbuf *text) {
    strbuf_add(&at->out, strbuf_text(text));
    if (!isatty(STDOUT_FILENO)) return EXIT_DONE;
    strbuf shown = {0};
    free_name(&shown, system);
    char *path = new_ask_file(shown.text);
    strbuf_free(&shown);
    if (!path) return error_set(at, EXIT_NO, "stopped", "the input ended; nothing was written");
    int status = EXIT_DONE;
    if (strcmp(path, "-") != 0) {
        status = write_file(at, path, text);
        strbuf_free(&at->out);
        scenario_arg of = {0};
        shell_quote(&of.words, path);
        next_line next[] = {
            {next_command(&of, "odds", NULL, NULL, ""), "how it will end"},
            {next_command(&of, "best", NULL, NULL, ""), "orders for both sides"}};
        strbuf_put(&at->out, "Written: %s\n", path);
        report_next(&at->out, next, 2);
        scenario_arg_free(&of);
    }
    free(path);
    return status;
}

// The door's own words for the assault, as a scenario that YAML can be made of.
static int answer(session *at, const scenario_arg *of, client *made, client *system) {
    int status = scenario_arg_ask(at, of, "new", "", made);
    json_t *scenario = json_object_get(made->reply, "scenario");
    if (status == EXIT_DONE) status = client_system(at, scenario, system);
    if (status != EXIT_DONE) return status;
    if (at->in.json) {
        strbuf_put(&at->out, "%s\n", made->text);
        return EXIT_DONE;
    }
    strbuf text = {0};
    bool ask = of->kind == SCENARIO_ARG_SAMPLE && !of->set && new_ask_may(at);
    if (ask) status = new_ask(at, system->reply, scenario);
    if (status == EXIT_DONE) new_yaml(&text, system->reply, scenario);
    if (status == EXIT_DONE && ask)
        status = deliver(at, client_text(scenario, "rules"), &text);
    else if (status == EXIT_DONE)
        strbuf_add(&at->out, strbuf_text(&text));
    strbuf_free(&text);
    return status;
}

int cmd_new(session *at) {
    scenario_arg of = {0};
    client made = {0}, system = {0};
    int status = scenario_arg_read_all(at, &of);
    if (status == EXIT_DONE) status = answer(at, &of, &made, &system);
    client_free(&made);
    client_free(&system);
    scenario_arg_free(&of);
    return status;
}
