#include "report.h"
#include "yaml_write.h"

#include <string.h>

// What is asked at the step called `id`; the id itself where the words want filling in.
static const char *question_of(const json_t *system, const char *id) {
    size_t index;
    json_t *step;
    json_array_foreach(
        json_object_get(system, "steps"), index,
        step) if (strcmp(talk_text(step, "id"), id) == 0 &&
                  !strchr(talk_text(step, "words"), '{')) return talk_text(step, "words");
    return id;
}

void report_orders(page *out, const json_t *orders, const json_t *system) {
    size_t index;
    json_t *order;
    const char *before = "";
    json_array_foreach(orders, index, order) {
        const char *step = talk_text(order, "at");
        if (strcmp(step, before) != 0) page_put(out, "  %s\n", question_of(system, step));
        before = step;
        page line = {0};
        page_add(&line, talk_text(order, "words")); // begins with whose order it is
        if (line.text[0] >= 'a' && line.text[0] <= 'z')
            line.text[0] = (char)(line.text[0] - 'a' + 'A');
        page_add(out, "    ");
        page_wrap(out, 6, line.text);
        page_free(&line);
    }
}

void report_orders_yaml(page *out, const json_t *orders) {
    static const char *const KEYS[] = {"at", "when", "do"};
    size_t index;
    json_t *order;
    page_add(out, "orders:\n");
    json_array_foreach(orders, index, order) {
        json_t *line = json_object(); // only what an orders file knows
        for (size_t i = 0; i < sizeof KEYS / sizeof *KEYS; i++) {
            json_t *value = json_object_get(order, KEYS[i]);
            bool empty = json_is_object(value) && json_object_size(value) == 0;
            if (value && !empty && !json_is_null(value)) json_object_set(line, KEYS[i], value);
        }
        yaml_write_item(out, line, 2);
        json_decref(line);
    }
}
