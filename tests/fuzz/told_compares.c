// Texts that differ, in the fuzz build: linked in the place of strcmp (--wrap). The sanitizer's strcmp
// tells the fuzzer of each two texts that it compares, which is a fifth of what most inputs cost. It
// learns the words as well from one in sixteen. A text that is read beyond its end is seen here too.
enum { TOLD = 16 };

int __real_strcmp(const char *one, const char *other);
int __wrap_strcmp(const char *one, const char *other);

__attribute__((no_sanitize("coverage"))) int __wrap_strcmp(const char *one, const char *other) {
    static unsigned calls;
    if (++calls % TOLD == 0) return __real_strcmp(one, other);
    while (*one && *one == *other) {
        one++;
        other++;
    }
    return (unsigned char)*one - (unsigned char)*other;
}
