#include "cli/commands/arguments.h"

#include "cli/commands/verbs.h"
#include "cli/common/edit_distance.h"
#include "cli/common/utf8_text.h"
#include "cli/common/xalloc.h"
#include "cli/session/crew.h"
#include "cli/session/error.h"
#include "cli/tables/trials.h"

#include <assert.h>
#include <errno.h>
#include <getopt.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { FIRST_CODE = 256, LETTERS_MAX = 2 * OPTION_COUNT + 2, WORDS_MAX = 64 };

bool arguments_want_json(int argc, char **argv) {
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--") == 0) return false;
        if (strcmp(argv[i], "--json") == 0) return true;
    }
    return false;
}

static int unknown_verb(session *at, const char *name) {
    if (verb_comes_later(name))
        return error_set(at, EXIT_USAGE, "usage",
                         "\"%s\" comes in a later version of Bayonet; this one has what "
                         "bayonet --help lists",
                         name);
    const char *names[WORDS_MAX] = {NULL};
    int count = 0;
    for (const verb *row = VERBS; row->name; row++)
        if (!row->hidden) names[count++] = row->name;
    error_set(at, EXIT_USAGE, "usage", "there is no command \"%s\"", name);
    const char *nearest = edit_nearest(name, names);
    if (nearest) error_note(at, "nearest", nearest);
    error_note(at, "try", nearest ? "bayonet --help" : "bayonet");
    return EXIT_USAGE;
}

// Options that are whole numbers.
static const struct number_row {
    option_id id;
    uint64_t low, high;
} NUMBERS[] = {
    {OPTION_DIGITS, 0, 9},
    {OPTION_BUDGET, 1, UINT32_MAX - 1},
    {OPTION_TRIALS, 1, UINT64_C(1) << 50},
    {OPTION_THREADS, 1, CREW_THREADS_MAX},
};

static bool whole_number(const char *text, const struct number_row *row, uint64_t *out) {
    char *end;
    if (*text < '0' || *text > '9') return false;
    errno = 0;
    *out = strtoull(text, &end, 10);
    return errno == 0 && *end == '\0' && *out >= row->low && *out <= row->high;
}

static int take_number(session *at, option_id id, const char *value) {
    const struct number_row *row = NUMBERS;
    while (row->id != id) row++;
    uint64_t number;
    if (!whole_number(value, row, &number)) {
        strbuf allowed = {0};
        strbuf_put(&allowed, "%" PRIu64 " to %" PRIu64, row->low, row->high);
        error_set(at, EXIT_USAGE, "usage", "--%s needs a whole number from %s, not \"%s\"",
                  OPTIONS[id].name, allowed.text, value);
        error_note(at, "allowed", allowed.text);
        strbuf_free(&allowed);
        return EXIT_USAGE;
    }
    if (id == OPTION_DIGITS) at->in.digits = (int)number;
    if (id == OPTION_DIGITS) at->in.digits_given = true;
    if (id == OPTION_BUDGET) at->in.budget = (uint32_t)number;
    if (id == OPTION_TRIALS) at->in.trials = number;
    if (id == OPTION_THREADS) at->in.threads = (uint32_t)number;
    return EXIT_DONE;
}

static int take_seed(session *at, const char *value) {
    at->in.seeded = players_read_seed(value, &at->in.seed);
    if (at->in.seeded) return EXIT_DONE;
    return error_set(at, EXIT_USAGE, "usage",
                     "--seed needs a whole number from 0 to %" PRId64 ", not \"%s\"", INT64_MAX,
                     value);
}

static int take_way(session *at, const char *value) {
    at->in.way = value;
    if (strcmp(value, "tree") == 0 || strcmp(value, "graph") == 0) return EXIT_DONE;
    error_set(at, EXIT_USAGE, "usage", "--way needs tree or graph, not \"%s\"", value);
    error_note(at, "allowed", "tree or graph; left out, the faster one");
    return EXIT_USAGE;
}

// What an option without a value says by being there.
static bool *flag_of(asked *in, option_id id) {
    bool *const FLAGS[OPTION_COUNT] = {
        [OPTION_JSON] = &in->json,           [OPTION_CSV] = &in->csv,
        [OPTION_FRACTIONS] = &in->fractions, [OPTION_WHY] = &in->why,
        [OPTION_HANGS_ON] = &in->hangs_on,   [OPTION_CERTAIN] = &in->certain,
        [OPTION_TERSE] = &in->terse,         [OPTION_NO_INPUT] = &in->no_input,
        [OPTION_HELP] = &in->help,           [OPTION_VERSION] = &in->version,
    };
    return FLAGS[id];
}

// What is kept as it was written, and read where it is used.
static const char **text_of(asked *in, option_id id) {
    const char **const TEXTS[OPTION_COUNT] = {
        [OPTION_ORDERS] = &in->orders, [OPTION_AIM] = &in->aim,
        [OPTION_FROM] = &in->from,     [OPTION_RECORD] = &in->record,
        [OPTION_PLOT] = &in->plot,     [OPTION_SHOW] = &in->show,
        [OPTION_TARGET] = &in->target, [OPTION_STORE] = &in->store,
        [OPTION_MAN] = &in->man,       [OPTION_COMPLETION] = &in->completion,
    };
    return TEXTS[id];
}

static int take_option(session *at, option_id id, const char *value) {
    bool *flag = flag_of(&at->in, id);
    const char **kept = text_of(&at->in, id);
    if (flag) *flag = true;
    if (kept) *kept = value;
    if (id == OPTION_CERTAIN) at->in.hangs_on = true;
    if (flag || kept) return EXIT_DONE;
    if (id == OPTION_WAY) return take_way(at, value);
    if (id == OPTION_DICE) return players_read_dice(at, value, at->in.players);
    if (id == OPTION_COMMAND) return players_read_command(at, value, at->in.players);
    if (id == OPTION_SEED) return take_seed(at, value);
    return take_number(at, id, value);
}

static void try_help(session *at) {
    strbuf line = {0};
    strbuf_put(&line, "bayonet %s --help", at->in.verb ? at->in.verb->name : "");
    error_note(at, "try", at->in.verb ? line.text : "bayonet --help");
    strbuf_free(&line);
}

static option_id option_of(int code) {
    if (code >= FIRST_CODE) return (option_id)(code - FIRST_CODE);
    int i = 0;
    while (OPTIONS[i].letter != code) i++;
    return (option_id)i;
}

static int missing_value(session *at, int code) {
    const option_row *row = &OPTIONS[option_of(code)];
    error_set(at, EXIT_USAGE, "usage", "--%s needs a value: --%s %s", row->name, row->name,
              row->value);
    try_help(at);
    return EXIT_USAGE;
}

// An option of some other command.
static bool is_other_option(const char *name) {
    for (int i = 0; i < OPTION_COUNT; i++)
        if (strcmp(OPTIONS[i].name, name) == 0) return true;
    return false;
}

// An option that getopt does not know, or that was given a value it does not take.
static int bad_option(session *at, const char *given) {
    const char *names[OPTION_COUNT + 1] = {NULL};
    int count = 0;
    for (int i = 0; i < OPTION_COUNT; i++)
        if (!at->in.verb || verb_takes(at->in.verb, (option_id)i))
            names[count++] = OPTIONS[i].name;
    size_t dashes = strspn(given, "-"), size = strcspn(given + dashes, "=");
    char *name = xalloc_text(given + dashes, size);
    const char *nearest = edit_nearest(name, names);
    if (nearest && strcmp(nearest, name) == 0)
        error_set(at, EXIT_USAGE, "usage", "--%s takes no value", name);
    else
        error_set(at, EXIT_USAGE, "usage", "%s has no option %s",
                  at->in.verb ? at->in.verb->name : "the command by itself", given);
    if (nearest && strcmp(nearest, name) != 0) {
        strbuf option = {0};
        strbuf_put(&option, "--%s", nearest);
        error_note(at, "nearest", option.text);
        strbuf_free(&option);
    }
    if (!nearest && strncmp(given, "--", 2) == 0 && !is_other_option(name)) {
        strbuf key = {0};
        strbuf_put(&key, "A key of the scenario is written without dashes: %s=VALUE.", name);
        error_note(at, "trap", key.text);
        strbuf_free(&key);
    }
    free(name);
    try_help(at);
    return EXIT_USAGE;
}

// A second value is not dropped in silence; what names a side may stand there once for each.
static int refuse_twice(session *at, option_id id) {
    bool of_a_side = id == OPTION_DICE || id == OPTION_COMMAND;
    static_assert(OPTION_COUNT <= 32, "a bit for each option");
    uint32_t bit = UINT32_C(1) << id;
    bool twice = OPTIONS[id].value && !of_a_side && at->in.valued & bit;
    at->in.valued |= bit;
    return twice ? error_set(at, EXIT_USAGE, "usage", "--%s is given twice", OPTIONS[id].name)
                 : EXIT_DONE;
}

// getopt's two tables for the options of `of` (NULL: those that need no verb).
static void make_tables(const verb *of, char *letters, struct option *rows) {
    *letters++ = ':';
    for (int i = 0; i < OPTION_COUNT; i++) {
        const option_row *row = &OPTIONS[i];
        if (of ? !verb_takes(of, (option_id)i) : i < OPTION_HELP && i != OPTION_JSON) continue;
        int code = row->letter ? row->letter : FIRST_CODE + i;
        *rows++ = (struct option){row->name, row->value ? required_argument : no_argument, NULL,
                                  code};
        if (row->letter) *letters++ = row->letter;
        if (row->letter && row->value) *letters++ = ':';
    }
    *letters = '\0';
    *rows = (struct option){0};
}

// What was typed with the letter that getopt does not know: it has gone on to the next word only
// behind the last letter of one.
static const char *word_of(int argc, char **argv, int letter) {
    const char *before = argv[optind - 1];
    bool last = *before == '-' && before[strlen(before) - 1] == letter;
    return !letter || last || optind >= argc ? before : argv[optind];
}

static int read_options(int argc, char **argv, session *at) {
    char letters[LETTERS_MAX];
    struct option rows[OPTION_COUNT + 1];
    make_tables(at->in.verb, letters, rows);
    opterr = 0;
    optind = 1;
    int status = EXIT_DONE, code;
    while (status == EXIT_DONE && (code = getopt_long(argc, argv, letters, rows, NULL)) != -1) {
        if (code == ':')
            status = missing_value(at, optopt);
        else if (code == '?')
            status = bad_option(at, word_of(argc, argv, optopt));
        else
            status = refuse_twice(at, option_of(code));
        if (status == EXIT_DONE) status = take_option(at, option_of(code), optarg);
    }
    at->in.count = argc - optind;
    at->in.word = argv + optind;
    if (status == EXIT_DONE && at->in.json && at->in.csv)
        status = error_set(at, EXIT_USAGE, "usage", "either --json or --csv, not both");
    return status;
}

// Names of files may be any bytes; whatever else is typed must be UTF-8.
static int must_be_text(int argc, char **argv, session *at) {
    struct stat about;
    for (int i = 1; i < argc; i++)
        if (utf8_text_bad(argv[i], strlen(argv[i])) != strlen(argv[i]) &&
            stat(argv[i], &about) != 0)
            return error_set(at, EXIT_USAGE, "usage", "word %d of what was typed is not UTF-8",
                             i);
    return EXIT_DONE;
}

int arguments_read(int argc, char **argv, session *at) {
    at->in.json = arguments_want_json(argc, argv);
    at->in.trials = TRIALS_USUAL;
    if (must_be_text(argc, argv, at) != EXIT_DONE) return EXIT_USAGE;
    if (argc > 1 && argv[1][0] != '-') {
        at->in.verb = verb_find(argv[1]);
        if (!at->in.verb) return unknown_verb(at, argv[1]);
        return read_options(argc - 1, argv + 1, at);
    }
    int status = read_options(argc, argv, at);
    if (status == EXIT_DONE && at->in.count > 0) {
        at->in.verb = verb_find(at->in.word[0]);
        error_set(at, EXIT_USAGE, "usage", "the command comes first, its options after it");
        try_help(at);
        return EXIT_USAGE;
    }
    return status;
}
