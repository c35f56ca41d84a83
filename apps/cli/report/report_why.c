// How often each clause bites, and which ones do not come up.

#include "cli/common/hundred.h"
#include "cli/report/report.h"

#include <stdio.h>
#include <string.h>

enum { ID_WIDTH = 9, TIMES_WIDTH = 8, CHANCE_WIDTH = 7 };

bool report_comes_up(const json_t *use) {
    return talk_number(use, "chance") > 0;
}

void report_times(char word[HUNDRED_WORD_MAX], const json_t *use, int digits) {
    double times = talk_number(use, "expected"), least = 1;
    for (int i = 0; i < digits + 2; i++) least /= 10;
    if (!report_comes_up(use))
        snprintf(word, HUNDRED_WORD_MAX, "0");
    else if (!json_is_number(json_object_get(use, "expected")))
        snprintf(word, HUNDRED_WORD_MAX, "no end");
    else
        snprintf(word, HUNDRED_WORD_MAX, times < least ? "<%.*f" : "%.*f", digits + 2,
                 times < least ? least : times);
}

static void add_use(page *out, const json_t *use, int digits) {
    char word[HUNDRED_WORD_MAX];
    double chance = talk_number(use, "chance");
    page_add(out, "  ");
    page_pad(out, talk_text(use, "clause"), ID_WIDTH);
    report_times(word, use, digits);
    page_put(out, "%*s", TIMES_WIDTH + digits, word);
    hundred_cell(word, chance, digits, false, chance >= 1);
    page_put(out, "%*s   ", CHANCE_WIDTH + (digits ? digits + 1 : 0), word);
    int column = page_column(out);
    page_wrap(out, column, talk_text(use, "gist"));
}

static void add_others(page *out, const json_t *list) {
    page line = {0};
    size_t index, count = 0;
    json_t *use;
    json_array_foreach(list, index, use) {
        if (report_comes_up(use)) continue;
        page_put(&line, "%s %s", count++ ? "," : "", talk_text(use, "clause"));
    }
    page whole = {0};
    page_put(&whole, "%zu %s not cited here (some only say how things are counted):%s.", count,
             count == 1 ? "clause is" : "clauses are", page_text(&line));
    if (count) page_wrap(out, 2, whole.text);
    page_free(&whole);
    page_free(&line);
}

void report_why(page *out, const json_t *reply, int digits) {
    const json_t *list = json_object_get(reply, "why");
    size_t index;
    json_t *use;
    page_add(out,
             "\nHow often each clause bites: times in one assault, and in how many of 100\n");
    page_put(out, "%*s", 2 + ID_WIDTH + TIMES_WIDTH + digits, "times");
    page_put(out, "%*s\n", CHANCE_WIDTH + (digits ? digits + 1 : 0), "in 100");
    json_array_foreach(list, index, use) {
        if (report_comes_up(use)) add_use(out, use, digits);
    }
    add_others(out, list);
}
