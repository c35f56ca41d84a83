// Cases in a file, a line of JSON each, which the page is held against too.
#ifndef BAYONET_TESTS_CLI_JSON_LINES_H
#define BAYONET_TESTS_CLI_JSON_LINES_H

#include <jansson.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include <cmocka.h>

// Hands each case of `file`, beside this header, to `check`. Returns how many there were.
static inline int json_lines_check(const char *file, void (*check)(const json_t *)) {
    char path[1000], line[1000];
    snprintf(path, sizeof path, "%s/tests/cli/%s", BAYONET_SOURCE_DIR, file);
    FILE *from = fopen(path, "r");
    assert_non_null(from);
    int count = 0;
    for (; fgets(line, sizeof line, from); count++) {
        json_t *one = json_loads(line, 0, NULL);
        assert_non_null(one);
        check(one);
        json_decref(one);
    }
    fclose(from);
    return count;
}

#endif
