#include "base/budget.h"

#include <assert.h>

static bool over(const budget *limits, size_t old_size, size_t new_size) {
    if (!limits->limit) return false;
    size_t others = limits->used - old_size;
    return others > limits->limit || new_size > limits->limit - others;
}

static void *resize(void *user, void *old, size_t old_size, size_t new_size) {
    budget *limits = user;
    assert(old_size <= limits->used);
    if (new_size > old_size && over(limits, old_size, new_size)) {
        limits->refused = true;
        return NULL;
    }
    void *block = limits->under.resize(limits->under.user, old, old_size, new_size);
    if (!block && new_size) {
        limits->failed = true;
        return NULL;
    }
    limits->used = limits->used - old_size + new_size;
    if (limits->used > limits->peak) limits->peak = limits->used;
    return block;
}

bay_memory budget_memory(budget *limits) {
    return (bay_memory){.resize = resize, .user = limits};
}
