#include "cli/commands/help.h"

#include "cli/common/program_name.h"

#include <string.h>

enum { VERB_WIDTH = 10, OPTION_WIDTH = 24 };

// Lines to paste, each with its words beside or above it.
static void add_examples(strbuf *out, const example *list, int most) {
    int widest = 0;
    for (int i = 0; i < most && list[i].line; i++)
        if (program_name_width(list[i].line) > widest)
            widest = program_name_width(list[i].line);
    for (int i = 0; i < most && list[i].line; i++) {
        bool beside = 2 + widest + 3 + strbuf_width_of(list[i].words) <= LINE_WIDTH;
        strbuf_add(out, "  ");
        program_name_add(out, list[i].line);
        strbuf_spaces(out, beside ? widest + 3 - program_name_width(list[i].line) : 0);
        strbuf_put(out, beside ? "%s\n" : "\n      %s\n", list[i].words);
    }
}

static const example FIRST_STEPS[EXAMPLES_MAX] = {
    {"bayonet odds nqm", "the odds of an assault"},
    {"bayonet best nqm", "best orders for both sides"},
    {"bayonet odds nqm 6 veteran v 3 regular", "one of your own"},
    {"bayonet new nqm > hill.yaml", "the same in a file to edit"},
    {"bayonet play nqm", "step by step, with your own dice"},
};

void help_greeting(strbuf *out) {
    strbuf_add(out,
               "Exact odds and best orders for the close assault. Five things to try:\n\n");
    add_examples(out, FIRST_STEPS, EXAMPLES_MAX);
}

void help_all(strbuf *out) {
    add_examples(out, FIRST_STEPS, EXAMPLES_MAX);
    strbuf_add(out,
               "\nUsage: bayonet COMMAND [SCENARIO] [KEY=VALUE ...] [OPTIONS]\n\nCommands:\n");
    for (const verb *row = VERBS; row->name; row++) {
        if (row->hidden) continue;
        strbuf_add(out, "  ");
        strbuf_pad(out, row->name, VERB_WIDTH);
        strbuf_put(out, "%s\n", row->summary);
    }
    strbuf_add(out, "\nbayonet COMMAND --help tells about one of them.\n");
    strbuf_wrap(out, 0,
                "Exit status: 0 done, 1 the answer is no, 2 wrong usage, 3 a bad input file, "
                "4 over the budget, 5 internal, or --plot without gnuplot.");
}

static void add_option(strbuf *out, const option_row *row) {
    strbuf name = {0};
    if (row->letter) strbuf_put(&name, "-%c, ", row->letter);
    strbuf_put(&name, "--%s", row->name);
    if (row->value) strbuf_put(&name, " %s", row->value);
    strbuf_add(out, "  ");
    strbuf_pad(out, name.text, OPTION_WIDTH - 2);
    if (strbuf_width_of(name.text) + 4 > OPTION_WIDTH) strbuf_add(out, "\n");
    strbuf_wrap(out, OPTION_WIDTH, row->words);
    strbuf_free(&name);
}

void help_verb(strbuf *out, const verb *of) {
    add_examples(out, of->examples, EXAMPLES_MAX);
    strbuf_put(out, "\nUsage: bayonet %s %s [OPTIONS]\n\n", of->name, of->usage);
    for (const char *part = of->about; *part;) {
        size_t size = strcspn(part, "\n");
        strbuf paragraph = {0};
        strbuf_add_bytes(&paragraph, part, size);
        strbuf_wrap(out, 0, paragraph.text);
        strbuf_free(&paragraph);
        part += size + (part[size] == '\n');
        if (*part) strbuf_add(out, "\n");
    }
    strbuf_add(out, "\nOptions:\n");
    for (int i = 0; i < OPTION_COUNT; i++)
        if (verb_takes(of, (option_id)i)) add_option(out, &OPTIONS[i]);
}
