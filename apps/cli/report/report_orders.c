#include "cli/report/report.h"
#include "cli/yaml/yaml_write.h"

#include <string.h>

void report_question(strbuf *out, const char *words) {
    for (size_t size; *words; words += size) {
        size = strcspn(words, "{");
        strbuf_add_bytes(out, words, size);
        if (!words[size]) break;
        words += size + 1;
        size = strcspn(words, "}");
        size_t many = strcspn(words, "|"), name = strcspn(words, ".:|}"), last = size;
        while (last > 0 && words[last - 1] != '|') last--;
        if (many < size) // {attacker.clean:point|points}; of several the last
            strbuf_add_bytes(out, words + last, size - last);
        else if (name == size && (*words < '0' || *words > '9')) // {unit}
            strbuf_put(out, strncmp(words, "other", size) == 0 ? "an%.*s" : "a %.*s", (int)size,
                       words);
        else
            strbuf_add(out, "N");
        size += words[size] == '}';
    }
}

static void add_question(strbuf *out, const json_t *system, const char *id) {
    const json_t *step = client_row(json_object_get(system, "steps"), "id", id);
    if (step)
        report_question(out, client_text(step, "words"));
    else
        strbuf_add(out, id);
}

void report_orders(strbuf *out, const json_t *orders, const json_t *system) {
    size_t index;
    json_t *order;
    const char *before = "";
    json_array_foreach(orders, index, order) {
        const char *step = client_text(order, "at");
        if (strcmp(step, before) != 0) {
            strbuf_add(out, "  ");
            add_question(out, system, step);
            strbuf_add(out, "\n");
        }
        before = step;
        strbuf line = {0};
        strbuf_add_capital(&line,
                           client_text(order, "words")); // begins with the side of the order
        strbuf_add(out, "    ");
        strbuf_wrap(out, 6, line.text);
        strbuf_free(&line);
    }
}

void report_orders_yaml(strbuf *out, const json_t *orders) {
    static const char *const KEYS[] = {"at", "when", "do"};
    size_t index;
    json_t *order;
    strbuf_add(out, "orders:\n");
    json_array_foreach(orders, index, order) {
        json_t *line = json_object(); // only keys that an orders file can have
        for (size_t i = 0; i < sizeof KEYS / sizeof *KEYS; i++) {
            json_t *value = json_object_get(order, KEYS[i]);
            bool empty = json_is_object(value) && json_object_size(value) == 0;
            if (value && !empty && !json_is_null(value)) json_object_set(line, KEYS[i], value);
        }
        yaml_write_item(out, line, 2);
        json_decref(line);
    }
}
