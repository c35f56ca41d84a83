// What a picture says to whoever does not see it: gnuplot's own title and description of an SVG
// are put aside for ours.
#include "cli/common/hundred.h"
#include "cli/session/talk.h"
#include "cli/tables/plot.h"

#include <string.h>

static void add_escaped(page *out, const char *text) {
    for (; *text; text++) {
        if (*text == '&')
            page_add(out, "&amp;");
        else if (*text == '<')
            page_add(out, "&lt;");
        else
            page_add_bytes(out, (unsigned char)*text < ' ' ? " " : text, 1);
    }
}

static void add_title(page *out, const plotted *list, int count) {
    const char *title = talk_text(list[0].odds, "title");
    if (count > 1)
        page_put(out, "Odds of %d assaults side by side", count);
    else
        page_add(out, *title ? title : talk_text(list[0].odds, "forces"));
}

static void add_endings(page *out, const json_t *odds) {
    size_t index;
    json_t *ending;
    const char *between = " In 100 such assaults: ";
    json_array_foreach(json_object_get(odds, "endings"), index, ending) {
        char word[HUNDRED_WORD_MAX];
        double p = talk_number(ending, "p");
        if (!(p > 0)) continue;
        hundred_cell(word, p, 0, false, p >= 1);
        page_put(out, "%s%s %s", between, talk_text(ending, "words"), word);
        between = ", ";
    }
}

static void add_summary(page *out, const plotted *one, char letter) {
    const json_t *measures = json_object_get(one->odds, "measures");
    if (letter)
        page_put(out, "%c, %s: %s.", letter, one->name, talk_text(one->odds, "forces"));
    else
        page_put(out, "%s.", talk_text(one->odds, "forces"));
    add_endings(out, one->odds);
    page_put(out, ". Casualties on average: attacker %.1f, defender %.1f. ",
             talk_number(json_object_get(measures, "attacker_losses"), "mean"),
             talk_number(json_object_get(measures, "defender_losses"), "mean"));
}

// Puts `words` in the place of what stands between the first `open` and `close`.
static void replace(page *svg, const char *open, const char *close, const char *words) {
    char *from = strstr(svg->text, open), *to = from ? strstr(from, close) : NULL;
    if (!to) return;
    page made = {0};
    page_add_bytes(&made, svg->text, (size_t)(from - svg->text) + strlen(open));
    add_escaped(&made, words);
    page_add(&made, to);
    page_free(svg);
    *svg = made;
}

void plot_describe(page *svg, const plotted *list, int count) {
    page title = {0}, summary = {0};
    add_title(&title, list, count);
    for (int i = 0; i < count; i++)
        add_summary(&summary, &list[i], count > 1 ? (char)('A' + i) : '\0');
    replace(svg, "<title>", "</title>", page_text(&title));
    replace(svg, "<desc>", "</desc>", page_text(&summary));
    page_free(&title);
    page_free(&summary);
}
