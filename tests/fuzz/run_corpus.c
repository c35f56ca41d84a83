// Runs a fuzz target once over each file of a folder, without the fuzzer: what the fuzzer has found
// stays found.
//
//     fuzz_json tests/fuzz/corpus/json
//
// It prints TAP, and each file before it is run, so that the last one named is the one that failed.
#include "support/chosen.h"

#include <dirent.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static uint8_t *read_file(const char *path, size_t *size) {
    FILE *file = fopen(path, "rb");
    uint8_t *bytes = NULL;
    size_t room = 0;
    *size = 0;
    if (!file) return NULL;
    do {
        room = room ? 2 * room : 4096;
        uint8_t *more = realloc(bytes, room);
        if (!more) abort();
        bytes = more;
        *size += fread(bytes + *size, 1, room - *size, file);
    } while (*size == room);
    fclose(file);
    return bytes;
}

static void run(const char *path) {
    size_t size;
    uint8_t *bytes = read_file(path, &size);
    if (!bytes) abort();
    printf("# %s\n", path);
    fflush(stdout);
    // in a block of its own size, so that a sanitizer sees who reads beyond it
    uint8_t *input = malloc(size ? size : 1);
    if (!input) abort();
    memcpy(input, bytes, size);
    free(bytes);
    LLVMFuzzerTestOneInput(input, size);
    free(input);
}

static unsigned run_all(const char *folder) {
    struct dirent **entry;
    unsigned ran = 0;
    int count = scandir(folder, &entry, NULL, alphasort);
    for (int i = 0; i < count; i++) {
        char path[4096];
        snprintf(path, sizeof path, "%s/%s", folder, entry[i]->d_name);
        if (entry[i]->d_name[0] != '.') {
            run(path);
            ran++;
        }
        free(entry[i]);
    }
    if (count >= 0) free(entry);
    return ran;
}

int main(int argc, char **argv) {
    if (argc != 2) {
        fprintf(stderr, "usage: %s FOLDER\n", argv[0]);
        return 2;
    }
    char name[200];
    const char *last = strrchr(argv[0], '/');
    snprintf(name, sizeof name, "%s holds over its kept corpus", last ? last + 1 : argv[0]);
    if (!chosen(name)) {
        printf("1..0\n");
        return 0;
    }
    unsigned ran = run_all(argv[1]);
    printf("%s 1 - %s\n# %u inputs\n1..1\n", ran ? "ok" : "not ok", name, ran);
    return !ran;
}
