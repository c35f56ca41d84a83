// How often each clause applies, and which clauses never do.

#include "cli/common/percent.h"
#include "cli/report/report.h"

#include <stdio.h>
#include <string.h>

enum { ID_WIDTH = 9, TIMES_WIDTH = 8, CHANCE_WIDTH = 7 };

bool report_comes_up(const json_t *use) {
    return client_number(use, "chance") > 0;
}

void report_times(char word[PERCENT_WORD_MAX], const json_t *use, int digits) {
    double times = client_number(use, "expected"), least = 1;
    for (int i = 0; i < digits + 2; i++) least /= 10;
    if (!report_comes_up(use))
        snprintf(word, PERCENT_WORD_MAX, "0");
    else if (!json_is_number(json_object_get(use, "expected")))
        snprintf(word, PERCENT_WORD_MAX, "no end");
    else
        snprintf(word, PERCENT_WORD_MAX, times < least ? "<%.*f" : "%.*f", digits + 2,
                 times < least ? least : times);
}

static void add_use(strbuf *out, const json_t *use, int digits) {
    char word[PERCENT_WORD_MAX];
    double chance = client_number(use, "chance");
    strbuf_add(out, "  ");
    strbuf_pad(out, client_text(use, "clause"), ID_WIDTH);
    report_times(word, use, digits);
    strbuf_put(out, "%*s", TIMES_WIDTH + digits, word);
    percent_cell(word, chance, digits, false, chance >= 1);
    strbuf_put(out, "%*s   ", CHANCE_WIDTH + (digits ? digits + 1 : 0), word);
    int column = strbuf_column(out);
    strbuf_wrap(out, column, client_text(use, "summary"));
}

void report_why(strbuf *out, const json_t *reply, int digits) {
    const json_t *list = json_object_get(reply, "why");
    size_t index;
    json_t *use;
    strbuf_add(out,
               "\nHow often each clause bites: times in one assault, and in how many of 100\n");
    strbuf_put(out, "%*s", 2 + ID_WIDTH + TIMES_WIDTH + digits, "times");
    strbuf_put(out, "%*s\n", CHANCE_WIDTH + (digits ? digits + 1 : 0), "in 100");
    json_array_foreach(list, index, use) {
        if (report_comes_up(use)) add_use(out, use, digits);
    }
    report_said(out, json_object_get(reply, "why_not"), 2);
}
