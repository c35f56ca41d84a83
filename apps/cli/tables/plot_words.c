// The description of a picture for people who do not see it.
#include "cli/common/percent.h"
#include "cli/session/client.h"
#include "cli/tables/plot.h"

#include <string.h>

static void add_title(strbuf *out, const plotted *list, int count) {
    const char *title = client_text(list[0].odds, "title");
    if (count > 1)
        strbuf_put(out, "Odds of %d assaults side by side", count);
    else
        strbuf_add(out, *title ? title : client_text(list[0].odds, "forces"));
}

static void add_endings(strbuf *out, const json_t *odds) {
    size_t index;
    json_t *ending;
    const char *between = " In 100 such assaults: ";
    json_array_foreach(json_object_get(odds, "endings"), index, ending) {
        char word[PERCENT_WORD_MAX];
        double p = client_number(ending, "p");
        if (!(p > 0)) continue;
        percent_cell(word, p, 0, false, p >= 1);
        strbuf_put(out, "%s%s %s", between, client_text(ending, "words"), word);
        between = ", ";
    }
}

static void add_summary(strbuf *out, const plotted *one, char letter) {
    const json_t *measures = json_object_get(one->odds, "measures");
    if (letter)
        strbuf_put(out, "%c, %s: %s.", letter, one->name, client_text(one->odds, "forces"));
    else
        strbuf_put(out, "%s.", client_text(one->odds, "forces"));
    add_endings(out, one->odds);
    char mean[2][PERCENT_WORD_MAX];
    percent_fixed(mean[0], client_number(json_object_get(measures, "attacker_losses"), "mean"),
                  1);
    percent_fixed(mean[1], client_number(json_object_get(measures, "defender_losses"), "mean"),
                  1);
    strbuf_put(out, ". Casualties on average: attacker %s, defender %s. ", mean[0], mean[1]);
}

void plot_describe(gnuplot_picture *out, const plotted *list, int count) {
    add_title(&out->title, list, count);
    for (int i = 0; i < count; i++)
        add_summary(&out->summary, &list[i], count > 1 ? (char)('A' + i) : '\0');
}
