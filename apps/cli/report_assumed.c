#include "heap.h"
#include "report.h"
#include "yaml_write.h"

#include <stdlib.h>

void report_assumed(page *out, const json_t *reply) {
    const json_t *list = json_object_get(reply, "assumed");
    size_t index;
    json_t *row;
    int width = 0;
    if (json_array_size(list) == 0) return;
    json_array_foreach(list, index, row) {
        int path = page_width_of(talk_text(row, "path"));
        width = path > width ? path : width;
    }
    page_add(out, "\nAssumed, where it says nothing:\n");
    json_array_foreach(list, index, row) {
        page_add(out, "  ");
        page_pad(out, talk_text(row, "path"), width + 2);
        yaml_write(out, json_object_get(row, "value"));
        page_add(out, "\n");
    }
}
