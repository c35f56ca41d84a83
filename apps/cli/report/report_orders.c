#include "cli/report/report.h"
#include "cli/yaml/yaml_write.h"

#include <string.h>

void report_question(page *out, const char *words) {
    for (size_t size; *words; words += size) {
        size = strcspn(words, "{");
        page_add_bytes(out, words, size);
        if (!words[size]) break;
        words += size + 1;
        size = strcspn(words, "}");
        size_t many = strcspn(words, "|"), name = strcspn(words, ".:|}");
        if (many < size) // {attacker.clean:point|points}
            page_add_bytes(out, words + many + 1, size - many - 1);
        else if (name == size && (*words < '0' || *words > '9')) // {unit}
            page_put(out, strncmp(words, "other", size) == 0 ? "an%.*s" : "a %.*s", (int)size,
                     words);
        else
            page_add(out, "N");
        size += words[size] == '}';
    }
}

static void add_question(page *out, const json_t *system, const char *id) {
    const json_t *step = talk_row(json_object_get(system, "steps"), "id", id);
    if (step)
        report_question(out, talk_text(step, "words"));
    else
        page_add(out, id);
}

void report_orders(page *out, const json_t *orders, const json_t *system) {
    size_t index;
    json_t *order;
    const char *before = "";
    json_array_foreach(orders, index, order) {
        const char *step = talk_text(order, "at");
        if (strcmp(step, before) != 0) {
            page_add(out, "  ");
            add_question(out, system, step);
            page_add(out, "\n");
        }
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
