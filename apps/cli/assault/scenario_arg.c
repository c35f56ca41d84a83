#include "cli/assault/scenario_arg.h"

#include "cli/assault/from_record.h"
#include "cli/assault/option_files.h"
#include "cli/common/shell.h"
#include "cli/common/suggest_file.h"
#include "cli/common/xalloc.h"
#include "cli/session/error.h"
#include "cli/session/verb.h"

#include <stdlib.h>
#include <string.h>

// KEY=VALUE: a path of names before the first =; behind a point any name may stand, for an item of
// a list may be called by its own. A file called so is typed ./KEY=VALUE.
bool scenario_arg_is_setting(const char *word) {
    size_t size = strspn(word, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
                               "_.-[]");
    if (memchr(word, '.', size)) size += strcspn(word + size, "=/");
    return size > 0 && word[size] == '=' && word[0] != '.' && word[0] != '-';
}

// The name of a number or reading, which may be written as parameters.NAME; else the key itself.
static const char *bare(const char *key) {
    static const char PREFIX[] = "parameters.";
    return strncmp(key, PREFIX, sizeof PREFIX - 1) == 0 ? key + sizeof PREFIX - 1 : key;
}

int scenario_arg_refuse_given(session *at, const json_t *set, const char *key) {
    const char *given;
    json_t *value;
    size_t size = strlen(key);
    json_object_foreach((json_t *)set, given, value) {
        if (strcmp(bare(given), bare(key)) == 0)
            return error_set(at, EXIT_USAGE, "usage", "%s is given twice", bare(key));
        if (strncmp(given, key, size) == 0 && (given[size] == '.' || given[size] == '['))
            return error_set(at, EXIT_USAGE, "usage",
                             "%s would undo %s, which stands before it: give %s first", key,
                             given, key);
    }
    return EXIT_DONE;
}

int scenario_arg_add_setting(session *at, json_t **set, const char *word) {
    size_t size = strcspn(word, "=");
    char *key = xalloc_text(word, size);
    if (!*set) *set = json_object();
    int status = scenario_arg_refuse_given(at, *set, key);
    if (status == EXIT_DONE) json_object_set_new(*set, key, json_string(word + size + 1));
    free(key);
    return status;
}

int scenario_arg_split(session *at, json_t **set) {
    *set = NULL;
    int kept = 0, status = EXIT_DONE;
    for (int i = 0; i < at->in.count && status == EXIT_DONE; i++) {
        char *word = at->in.word[i];
        if (scenario_arg_is_setting(word))
            status = scenario_arg_add_setting(at, set, word);
        else
            at->in.word[kept++] = word;
    }
    at->in.count = kept;
    return status;
}

static int no_scenario(session *at) {
    if (at->in.verb->operands == OPERANDS_RECORD) {
        error_set(at, EXIT_USAGE, "usage", "%s needs a record: a file that play has kept",
                  at->in.verb->name);
        error_note(at, "try", "bayonet play nqm");
        return EXIT_USAGE;
    }
    error_set(at, EXIT_USAGE, "usage",
              "%s needs a scenario: a file, - for standard input, or a rule system",
              at->in.verb->name);
    strbuf line = {0};
    strbuf_put(&line, "bayonet %s nqm", at->in.verb->name);
    error_note(at, "try", line.text);
    strbuf_free(&line);
    return EXIT_USAGE;
}

// The first word is no file and no rule system; of several, a system was perhaps forgotten.
static int neither_nor(session *at, int count, char **word) {
    error_set(at, EXIT_USAGE, "usage", "\"%s\" is neither a file nor a rule system", word[0]);
    char *system = client_nearest_system(at, word[0]);
    char *nearest = system ? system : suggest_file(word[0]);
    if (nearest) error_note(at, "nearest", nearest);
    strbuf line = {0};
    strbuf_put(&line, count > 2 ? "bayonet %s %s" : "bayonet rules", at->in.verb->name,
               system ? system : "nqm");
    for (int i = system != NULL; count > 2 && i < count; i++) {
        strbuf_add(&line, " ");
        shell_quote(&line, word[i]);
    }
    error_note(at, "try", line.text);
    strbuf_free(&line);
    free(nearest);
    return EXIT_USAGE;
}

static void read_named(int count, char **word, scenario_arg *out) {
    bool alone = count == 1 && !strchr(word[0], ' ');
    out->kind = alone ? SCENARIO_ARG_SAMPLE : SCENARIO_ARG_SHORT;
    strbuf text = {0};
    for (int i = 0; i < count; i++) strbuf_put(&text, "%s%s", i ? " " : "", word[i]);
    client_member_text(&out->members, alone ? "sample" : "short", text.text);
    strbuf_free(&text);
}

static int take_record(session *at, scenario_arg *out) {
    if (at->in.verb->operands == OPERANDS_SCENARIO) {
        error_set(at, EXIT_USAGE, "usage", "is a record; %s needs a scenario",
                  at->in.verb->name);
        error_note(at, "file", out->scenario.from.name);
        return EXIT_USAGE;
    }
    if (out->set)
        return error_set(at, EXIT_USAGE, "usage",
                         "a record has its scenario: KEY=VALUE cannot change it");
    out->recorded = out->scenario.from;
    out->scenario.from = (input){.name = NULL};
    return from_record_take(at, 0, out);
}

static int read_file(session *at, const char *path, scenario_arg *out) {
    out->kind = SCENARIO_ARG_FILE;
    out->standard_input = strcmp(path, "-") == 0;
    int status = input_read(at, path, &out->scenario.from);
    if (status == EXIT_DONE && record_file_is(&out->scenario.from)) return take_record(at, out);
    if (status == EXIT_DONE) status = yaml_parse(at, &out->scenario);
    if (status == EXIT_DONE)
        client_member_raw(&out->members, "scenario", strbuf_text(&out->scenario.json));
    return status;
}

// Words after a file that are no KEY=VALUE.
static int too_many_words(session *at, char **word) {
    operands takes = at->in.verb->operands;
    if (takes == OPERANDS_ASSAULTS) {
        error_set(at, EXIT_USAGE, "usage", "\"%s\" is neither a file nor a rule system",
                  word[1]);
        error_note(at, "allowed",
                   "files, rule systems and short forms, and KEY=VALUE to amend them");
        return EXIT_USAGE;
    }
    error_set(at, EXIT_USAGE, "usage", "%s takes one %s; what is \"%s\"?", at->in.verb->name,
              takes == OPERANDS_RECORD ? "record" : "scenario", word[1]);
    if (takes != OPERANDS_RECORD)
        error_note(at, "allowed", "one scenario, and KEY=VALUE to amend it");
    return EXIT_USAGE;
}

// A short form in quotes, as one word: "nqm 6 veteran v 3 regular".
static bool is_quoted_form(session *at, int count, char **word) {
    size_t size = strcspn(word[0], " ");
    if (count != 1 || !word[0][size] || input_names(word[0])) return false;
    char *first = xalloc_text(word[0], size);
    bool form = client_knows(at, first);
    free(first);
    return form;
}

// A word with a point or a slash is a file's name; any other is looked for among the rule systems
// first, so that a folder called nqm is not in the way.
static int read_words(session *at, int count, char **word, scenario_arg *out) {
    bool path = strpbrk(word[0], "./") || strcmp(word[0], "-") == 0;
    if (is_quoted_form(at, count, word) || (!path && client_knows(at, word[0]))) {
        read_named(count, word, out);
        return EXIT_DONE;
    }
    if (at->error) return EXIT_BROKEN;
    if (!path && !input_names(word[0])) return neither_nor(at, count, word);
    return count == 1 ? read_file(at, word[0], out) : too_many_words(at, word);
}

static void add_words(int count, char **word, strbuf *out) {
    for (int i = 0; i < count; i++) {
        if (i) strbuf_add(out, " ");
        shell_quote(out, word[i]);
    }
}

static void add_set(json_t *set, scenario_arg *out) {
    out->set_at = out->members.size;
    if (set) client_member_json(&out->members, "set", set);
    out->set_size = out->members.size - out->set_at;
}

int scenario_arg_read(session *at, int count, char **word, json_t *set, scenario_arg *out) {
    out->set = json_incref(set);
    if (count == 0 && !at->in.from) return no_scenario(at);
    add_words(count, word, &out->words);
    int status = at->in.from ? from_record_read(at, out) : read_words(at, count, word, out);
    if (status != EXIT_DONE) return status;
    add_set(set, out);
    return option_files_read(at, out);
}

void scenario_arg_with(const scenario_arg *of, int count, char **word, json_t *set,
                       scenario_arg *out) {
    *out = *of;
    out->lent = true;
    out->set = json_incref(set);
    out->words = out->members = (strbuf){0};
    add_words(count, word, &out->words);
    if (of->kind == SCENARIO_ARG_SHORT)
        read_named(count, word, out);
    else
        strbuf_add_bytes(&out->members, of->members.text, of->set_at);
    add_set(set, out);
    strbuf_add(&out->members, of->members.text + of->set_at + of->set_size);
}

void scenario_arg_without(const scenario_arg *of, const char *key, scenario_arg *out) {
    *out = *of;
    out->lent = true;
    out->set = json_copy(of->set);
    out->words = out->members = (strbuf){0};
    json_object_del(out->set, key);
    strbuf_add(&out->words, strbuf_text(&of->words));
    strbuf_add_bytes(&out->members, of->members.text, of->set_at);
    add_set(out->set, out);
    strbuf_add(&out->members, of->members.text + of->set_at + of->set_size);
}

int scenario_arg_read_all(session *at, scenario_arg *out) {
    json_t *set;
    int status = scenario_arg_split(at, &set);
    if (status == EXIT_DONE)
        status = scenario_arg_read(at, at->in.count, at->in.word, set, out);
    json_decref(set);
    return status;
}

char *scenario_arg_name(const scenario_arg *of) {
    strbuf name = {0};
    strbuf_add(&name, of->kind == SCENARIO_ARG_FILE ? of->scenario.from.name
                                                    : strbuf_text(&of->words));
    const char *key;
    json_t *value;
    json_object_foreach(of->set, key, value) {
        strbuf_put(&name, " %s=%s", key, json_string_value(value));
    }
    return name.text;
}

static void free_lent(scenario_arg *of) {
    strbuf_free(&of->aim_words);
    strbuf_free(&of->orders_words);
    if (of->record.count) record_file_close(&of->record);
    yaml_free(&of->scenario);
    yaml_free(&of->orders);
    yaml_free(&of->aim);
    input_free(&of->recorded);
}

void scenario_arg_free(scenario_arg *of) {
    strbuf_free(&of->words);
    strbuf_free(&of->members);
    json_decref(of->set);
    if (!of->lent) free_lent(of);
    *of = (scenario_arg){0};
}
