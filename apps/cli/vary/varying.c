#include "cli/vary/varying.h"

#include "cli/common/xalloc.h"
#include "cli/session/error.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

// --- Operands --------------------------------------------------------------------------------

static int nothing_varied(session *at) {
    error_set(at, EXIT_USAGE, "usage", "vary needs at least one thing that has several values");
    error_note(at, "allowed",
               "NAME=LO..HI, NAME=LO..HI:STEP, NAME=a,b,c; or a word of a short form");
    error_note(at, "try", "bayonet vary nqm attacker.strength=4..12");
    return EXIT_USAGE;
}

static varied *next_list(session *at, varying *of, const char *name) {
    if (of->count < VARIED_MAX) return &of->list[of->count++];
    error_set(at, EXIT_USAGE, "usage",
              "vary takes one or two lists of values; \"%s\" has a third", name);
    return NULL;
}

static int refuse_given(session *at, const varying *of, const char *name) {
    if (of->count && of->list[0].name && strcmp(of->list[0].name, name) == 0)
        return error_set(at, EXIT_USAGE, "usage", "%s is given twice", name);
    return scenario_arg_refuse_given(at, of->set, name);
}

// One value amends the assault; several are a list.
static int read_setting(session *at, char *word, varying *out) {
    size_t size = strcspn(word, "=");
    const char *value = word + size + 1;
    char *name = xalloc_text(word, size);
    values given = {0};
    int status = refuse_given(at, out, name);
    if (status == EXIT_DONE) status = values_read(at, name, value, &given);
    bool several = values_are_several(value);
    varied *list = status == EXIT_DONE && several ? next_list(at, out, word) : NULL;
    if (list) {
        *list = (varied){.word = -1, .name = name, .value = given};
        return EXIT_DONE;
    }
    if (status == EXIT_DONE && several) status = EXIT_USAGE;
    if (status == EXIT_DONE) {
        assert(given.value); // there is always one
        if (!out->set) out->set = json_object();
        json_object_set_new(out->set, name, json_string(given.value[0]));
    }
    values_free(&given);
    free(name);
    return status;
}

// As a short form counts them: what is typed as one may be several.
static int count_words(const char *text) {
    int count = 0;
    for (const char *at = text; *(at += strspn(at, " ")); at += strcspn(at, " ")) count++;
    return count;
}

// The first word is a file or the name of the rules, whatever is in it.
static int read_word(session *at, char *word, int *number, varying *out) {
    int place = out->words, own = *number;
    bool several = place && values_are_several(word);
    out->word[out->words++] = word;
    *number += several ? 1 : count_words(word);
    if (!several) return EXIT_DONE;
    varied *list = next_list(at, out, word);
    if (!list) return EXIT_USAGE;
    list->word = own;
    list->place = place;
    list->name = xalloc_text(word, strlen(word));
    return values_read(at, word, word, &list->value);
}

int varying_read(session *at, varying *out) {
    *out = (varying){.points = 1};
    out->word = xalloc_zeroed(((size_t)at->in.count + 1) * sizeof *out->word);
    int status = EXIT_DONE, number = 0;
    for (int i = 0; i < at->in.count && status == EXIT_DONE; i++)
        status = scenario_arg_is_setting(at->in.word[i])
                     ? read_setting(at, at->in.word[i], out)
                     : read_word(at, at->in.word[i], &number, out);
    if (status != EXIT_DONE) return status;
    if (!out->count) return nothing_varied(at);
    uint64_t points = 1;
    for (int i = 0; i < out->count; i++) points *= out->list[i].value.count;
    if (points > VALUES_MAX)
        return error_set(at, EXIT_USAGE, "usage", "these are more than %d settings",
                         VALUES_MAX);
    out->points = (uint32_t)points;
    return EXIT_DONE;
}

void varying_free(varying *of) {
    for (int i = 0; i < of->count; i++) {
        values_free(&of->list[i].value);
        free(of->list[i].name);
    }
    free(of->word);
    json_decref(of->set);
    *of = (varying){0};
}

// --- Points ----------------------------------------------------------------------------------

uint32_t varying_index(const varying *of, uint32_t point, int list) {
    for (int i = of->count - 1; i > list; i--) point /= of->list[i].value.count;
    return point % of->list[list].value.count;
}

const char *varying_value(const varying *of, uint32_t point, int list) {
    return of->list[list].value.value[varying_index(of, point, list)];
}

// The words typed; the caller frees the list.
static char **copy_words(const varying *of) {
    char **word = xalloc_zeroed(((size_t)of->words + 1) * sizeof *word);
    memcpy(word, of->word, (size_t)of->words * sizeof *word);
    return word;
}

int varying_base(session *at, const varying *of, scenario_arg *out) {
    static char any[] = "_";
    char **word = copy_words(of);
    bool words = false;
    for (int i = 0; i < of->count; i++) {
        if (of->list[i].word < 0) continue;
        word[of->list[i].place] = any;
        words = true;
    }
    int status = scenario_arg_read(at, of->words, word, of->set, out);
    if (status == EXIT_USAGE && words) { // is said of what was typed
        json_decref(at->error);
        at->error = NULL;
        scenario_arg_free(out);
        status = scenario_arg_read(at, of->words, of->word, of->set, out);
    }
    free(word);
    return status;
}

void varying_arg(const varying *of, const scenario_arg *base, uint32_t point,
                 scenario_arg *out) {
    char **word = copy_words(of);
    json_t *set = of->set ? json_deep_copy(of->set) : NULL;
    for (int i = 0; i < of->count; i++) {
        const varied *list = &of->list[i];
        char *value = list->value.value[varying_index(of, point, i)];
        if (!set && list->word < 0) set = json_object();
        if (list->word < 0)
            json_object_set_new(set, list->name, json_string(value));
        else
            word[list->place] = value;
    }
    scenario_arg_with(base, of->words, word, set, out);
    json_decref(set);
    free(word);
}

void varying_members(strbuf *members, const varying *of) {
    json_t *over = json_array();
    for (int i = 0; i < of->count; i++) {
        const varied *list = &of->list[i];
        json_t *one = json_object(), *all = json_array();
        for (uint32_t k = 0; k < list->value.count; k++)
            json_array_append_new(all, json_string(list->value.value[k]));
        json_object_set_new(one, "values", all);
        if (list->word < 0)
            json_object_set_new(one, "name", json_string(list->name));
        else
            json_object_set_new(one, "word", json_integer(list->word));
        json_array_append_new(over, one);
    }
    client_member_json(members, "over", over);
    json_decref(over);
}

int varying_width(const varied *of) {
    int name = strbuf_width_of(of->name), widest = values_width(&of->value);
    return name > widest ? name : widest;
}
