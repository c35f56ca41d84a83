// The JSON reader: never crashes, keeps nothing, and what it takes is written so that it is read
// as the same again; and says so when there is too little memory.
#include "base/budget.h"
#include "failing_memory.h"
#include "report/json_read.h"
#include "report/json_write.h"

#include <stdint.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void must(bool holds) {
    if (!holds) abort();
}

static void check_written(bay_memory memory, const bay_value *value) {
    text once = text_new(memory), twice = text_new(memory);
    arena into = arena_new(memory);
    const bay_value *again = NULL;
    json_write_value(&once, value, true);
    must(!once.failed);
    must(json_read(&into, once.bytes, once.size, &again, NULL) == BAY_OK);
    json_write_value(&twice, again, true);
    must(once.size == twice.size && memcmp(once.bytes, twice.bytes, once.size) == 0);
    arena_free(&into);
    text_free(&once);
    text_free(&twice);
}

static bay_status read_once(bay_memory memory, const char *bytes, size_t size, bool write) {
    arena into = arena_new(memory);
    const bay_value *value = NULL;
    bay_fault why;
    bay_status status = json_read(&into, bytes, size, &value, &why);
    must((status == BAY_OK) == (value != NULL));
    if (status != BAY_OK) must(why.status == status && why.words[0]);
    if (status == BAY_BAD_TEXT) must(why.line > 0 && why.column > 0 && why.allowed[0]);
    if (write && value) check_written(memory, value);
    arena_free(&into);
    return status;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    const char *bytes = (const char *)data;
    failing_memory heap = {0};
    bay_status status = read_once(failing_memory_of(&heap), bytes, size, true);
    must(heap.blocks == 0);
    budget limits = {.under = failing_memory_of(&heap), .limit = 4096 + size};
    bay_status poor = read_once(budget_memory(&limits), bytes, size, false);
    must(heap.blocks == 0 && limits.used == 0);
    must(limits.refused ? poor == BAY_NO_MEMORY : poor == status);
    return 0;
}
