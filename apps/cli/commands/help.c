#include "cli/commands/help.h"

#include "cli/common/called.h"

#include <string.h>

enum { VERB_WIDTH = 10, OPTION_WIDTH = 24 };

// Lines to paste, each with its words beside or above it.
static void add_examples(page *out, const example *list, int most) {
    int widest = 0;
    for (int i = 0; i < most && list[i].line; i++)
        if (called_width(list[i].line) > widest) widest = called_width(list[i].line);
    for (int i = 0; i < most && list[i].line; i++) {
        bool beside = 2 + widest + 3 + page_width_of(list[i].words) <= PAGE_WIDTH;
        page_add(out, "  ");
        called_add(out, list[i].line);
        page_spaces(out, beside ? widest + 3 - called_width(list[i].line) : 0);
        page_put(out, beside ? "%s\n" : "\n      %s\n", list[i].words);
    }
}

static const example FIRST_STEPS[EXAMPLES_MAX] = {
    {"bayonet odds nqm", "the odds of an assault"},
    {"bayonet best nqm", "best orders for both sides"},
    {"bayonet odds nqm 6 veteran v 3 regular", "one of your own"},
    {"bayonet new nqm > hill.yaml", "the same in a file to edit"},
    {"bayonet play nqm", "step by step, with your own dice"},
};

void help_greeting(page *out) {
    page_add(out, "Exact odds and best orders for the close assault. Five things to try:\n\n");
    add_examples(out, FIRST_STEPS, EXAMPLES_MAX);
}

void help_all(page *out) {
    add_examples(out, FIRST_STEPS, EXAMPLES_MAX);
    page_add(out,
             "\nUsage: bayonet COMMAND [SCENARIO] [KEY=VALUE ...] [OPTIONS]\n\nCommands:\n");
    for (const verb *row = VERBS; row->name; row++) {
        if (row->hidden) continue;
        page_add(out, "  ");
        page_pad(out, row->name, VERB_WIDTH);
        page_put(out, "%s\n", row->gist);
    }
    page_add(out, "\nbayonet COMMAND --help tells about one of them.\n");
    page_wrap(out, 0,
              "Exit status: 0 done, 1 the answer is no, 2 wrong usage, 3 a bad input file, "
              "4 over the budget, 5 internal, or --plot without gnuplot.");
}

static void add_option(page *out, const option_row *row) {
    page name = {0};
    if (row->letter) page_put(&name, "-%c, ", row->letter);
    page_put(&name, "--%s", row->name);
    if (row->value) page_put(&name, " %s", row->value);
    page_add(out, "  ");
    page_pad(out, name.text, OPTION_WIDTH - 2);
    if (page_width_of(name.text) + 4 > OPTION_WIDTH) page_add(out, "\n");
    page_wrap(out, OPTION_WIDTH, row->words);
    page_free(&name);
}

void help_verb(page *out, const verb *of) {
    add_examples(out, of->examples, EXAMPLES_MAX);
    page_put(out, "\nUsage: bayonet %s %s [OPTIONS]\n\n", of->name, of->usage);
    for (const char *part = of->about; *part;) {
        size_t size = strcspn(part, "\n");
        page paragraph = {0};
        page_add_bytes(&paragraph, part, size);
        page_wrap(out, 0, paragraph.text);
        page_free(&paragraph);
        part += size + (part[size] == '\n');
        if (*part) page_add(out, "\n");
    }
    page_add(out, "\nOptions:\n");
    for (int i = 0; i < OPTION_COUNT; i++)
        if (verb_takes(of, (option_id)i)) add_option(out, &OPTIONS[i]);
}
