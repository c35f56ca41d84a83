// Selects tests of a cmocka program: BAYONET_ONLY is a pattern over their names, as ./test NAME
// makes it. Linked into every such program, and does its work before main.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

static void __attribute__((constructor)) only(void) {
    const char *pattern = getenv("BAYONET_ONLY");
    if (pattern) cmocka_set_test_filter(pattern);
}
