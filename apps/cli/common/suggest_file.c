#include "cli/common/suggest_file.h"

#include "cli/common/edit_distance.h"
#include "cli/common/strbuf.h"
#include "cli/common/xalloc.h"

#include <dirent.h>
#include <errno.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

enum { NAMES_MAX = 1000 }; // of a folder; more are not looked at

static const struct {
    const char *ending;
    bool record; // else a scenario
} ENDINGS[] = {{".yaml", false}, {".yml", false}, {".json", false}, {".jsonl", true}};

// Where the ending of a scenario's or a record's name begins; NULL when it is neither's.
static const char *ending_of(const char *name, bool *record) {
    const char *ending = strrchr(name, '.');
    for (size_t i = 0; ending && ending != name && i < sizeof ENDINGS / sizeof *ENDINGS; i++)
        if (strcmp(ending, ENDINGS[i].ending) == 0) {
            *record = ENDINGS[i].record;
            return ending;
        }
    return NULL;
}

static bool is_record(const char *name) {
    bool record = false;
    return ending_of(name, &record) && record;
}

static char *without_ending(const char *name) {
    bool record;
    const char *ending = ending_of(name, &record);
    return xalloc_text(name, ending ? (size_t)(ending - name) : strlen(name));
}

static int by_name(const void *a, const void *b) {
    return strcmp(*(char *const *)a, *(char *const *)b);
}

typedef struct names { // of a folder's scenarios, or of its records, in order
    char *whole[NAMES_MAX];
    char *bare[NAMES_MAX + 1]; // without their endings; NULL after the last
    size_t count;
} names;

static names *names_in(const char *folder, bool records) {
    bool record;
    names *of = xalloc_zeroed(sizeof *of);
    DIR *open = opendir(folder);
    if (!open && errno == ENOMEM) xalloc_gone();
    const struct dirent *entry;
    while (open && of->count < NAMES_MAX && (entry = readdir(open)))
        if (ending_of(entry->d_name, &record) && record == records)
            of->whole[of->count++] = xalloc_text(entry->d_name, strlen(entry->d_name));
    if (open) closedir(open);
    qsort(of->whole, of->count, sizeof *of->whole, by_name);
    for (size_t i = 0; i < of->count; i++) of->bare[i] = without_ending(of->whole[i]);
    return of;
}

static void names_free(names *of) {
    for (size_t i = 0; i < of->count; i++) {
        free(of->whole[i]);
        free(of->bare[i]);
    }
    free(of);
}

// Endings are left aside: they are alike and make any two short names look alike.
static const char *nearest_of(const names *of, const char *given) {
    char *bare = without_ending(given);
    const char *found = edit_nearest(bare, (const char *const *)of->bare), *whole = NULL;
    for (size_t i = 0; found && i < of->count; i++)
        if (of->bare[i] == found) whole = of->whole[i];
    free(bare);
    return whole;
}

char *suggest_file(const char *path) {
    const char *slash = strrchr(path, '/');
    size_t lead = slash ? (size_t)(slash - path) + 1 : 0;
    char *folder = lead ? xalloc_text(path, lead) : xalloc_text(".", 1);
    names *in = names_in(folder, is_record(path));
    const char *nearest = nearest_of(in, path + lead);
    strbuf found = {0};
    if (nearest) {
        strbuf_add_bytes(&found, path, lead);
        strbuf_add(&found, nearest);
    }
    names_free(in);
    free(folder);
    return found.text;
}
