#include "nearby.h"

#include "heap.h"
#include "page.h"
#include "slip.h"

#include <dirent.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

enum { NAMES_MAX = 1000 }; // of a folder; more are not looked at

static bool is_scenario(const char *name) {
    const char *ending = strrchr(name, '.');
    return ending && ending != name &&
           (strcmp(ending, ".yaml") == 0 || strcmp(ending, ".yml") == 0 ||
            strcmp(ending, ".json") == 0);
}

static int by_name(const void *a, const void *b) {
    return strcmp(*(char *const *)a, *(char *const *)b);
}

// The scenarios of a folder in the order of their names, NULL after the last.
static char **scenarios_in(const char *folder, size_t *count) {
    char **names = heap_new((NAMES_MAX + 1) * sizeof *names);
    DIR *open = opendir(folder);
    const struct dirent *entry;
    *count = 0;
    while (open && *count < NAMES_MAX && (entry = readdir(open)))
        if (is_scenario(entry->d_name))
            names[(*count)++] = heap_text(entry->d_name, strlen(entry->d_name));
    if (open) closedir(open);
    qsort(names, *count, sizeof *names, by_name);
    return names;
}

char *nearby_file(const char *path) {
    const char *slash = strrchr(path, '/');
    size_t lead = slash ? (size_t)(slash - path) + 1 : 0, count;
    char *folder = lead ? heap_text(path, lead) : heap_text(".", 1);
    char **names = scenarios_in(folder, &count);
    const char *nearest = slip_of(path + lead, (const char *const *)names);
    page found = {0};
    page_add_bytes(&found, path, lead);
    if (nearest) page_add(&found, nearest);
    for (size_t i = 0; i < count; i++) free(names[i]);
    free(names);
    free(folder);
    if (nearest) return found.text;
    page_free(&found);
    return NULL;
}
