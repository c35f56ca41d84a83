// Manual pages in mdoc. They pass `mandoc -T lint` without a warning.

#include "cli/commands/help.h"

#include <string.h>

// Running text: a backslash is escaped, a line never begins with a point or an apostrophe.
static void add_text(strbuf *out, const char *text) {
    for (; *text; text++) {
        bool start = out->size == 0 || out->text[out->size - 1] == '\n';
        if (start && (*text == '.' || *text == '\'')) strbuf_add(out, "\\&");
        if (*text == '\\')
            strbuf_add(out, "\\e");
        else if (strncmp(text, "\xE2\x80\xA6", 3) == 0) { // …
            strbuf_add(out, "...");
            text += 2;
        } else
            strbuf_add_bytes(out, text, 1);
    }
}

// Sentences begin on lines of their own, as mdoc wants it, and no line is long; a line feed is a
// new paragraph.
static void add_prose(strbuf *out, const char *text) {
    while (*text) {
        size_t size = strcspn(text, "\n");
        for (const char *at = text; at < text + size;) {
            const char *end = strstr(at, ". ");
            size_t length =
                end && end < text + size ? (size_t)(end - at) + 1 : size - (size_t)(at - text);
            strbuf sentence = {0}, escaped = {0};
            strbuf_add_bytes(&sentence, at, length);
            add_text(&escaped, sentence.text);
            strbuf_wrap(out, 0, escaped.text);
            strbuf_free(&sentence);
            strbuf_free(&escaped);
            at += length + (at[length] == ' ');
        }
        text += size + (text[size] == '\n');
        if (*text) strbuf_add(out, ".Pp\n");
    }
}

// [SYSTEM | CLAUSE] as optional, SCENARIO as not.
static void add_usage(strbuf *out, const char *usage) {
    while (*usage) {
        bool optional = *usage == '[';
        size_t size = optional ? strcspn(usage, "]") : strcspn(usage, " ");
        strbuf_add(out, optional ? ".Op Ar " : ".Ar ");
        strbuf_add_bytes(out, usage + optional, size - optional);
        strbuf_add(out, "\n");
        usage += size + optional;
        usage += *usage == ' ';
    }
}

static char large(char letter) {
    return letter >= 'a' && letter <= 'z' ? (char)(letter - 'a' + 'A') : letter;
}

static void add_head(strbuf *out, const char *name, const char *summary) {
    strbuf title = {0};
    strbuf_add(&title, name);
    for (size_t i = 0; i < title.size; i++) title.text[i] = large(title.text[i]);
    strbuf_put(out, ".Dd $Mdocdate$\n.Dt %s 1\n.Os\n.Sh NAME\n.Nm %s\n.Nd %s\n", title.text,
               name, summary);
    strbuf_free(&title);
}

static void add_option(strbuf *out, const option_row *row) {
    strbuf_add(out, ".It ");
    if (row->letter) strbuf_put(out, "Fl %c , ", row->letter);
    strbuf_put(out, "Fl \\-%s", row->name);
    if (row->value) {
        strbuf_add(out, " Ar ");
        add_text(out, row->value);
    }
    strbuf_add(out, "\n");
    strbuf words = {0};
    strbuf_put(&words, "%s.", row->words);
    add_prose(out, words.text);
    strbuf_free(&words);
}

static void add_examples(strbuf *out, const example *list) {
    strbuf_add(out, ".Sh EXAMPLES\n.Bl -tag -width Ds\n");
    for (int i = 0; i < EXAMPLES_MAX && list[i].line; i++) {
        strbuf_add(out, ".It Li ");
        add_text(out, list[i].line);
        strbuf_add(out, "\n");
        add_text(out, list[i].words);
        strbuf_add(out, ".\n");
    }
    strbuf_add(out, ".El\n");
}

static void add_exit_status(strbuf *out) {
    strbuf_add(out, ".Sh EXIT STATUS\n.Bl -tag -width Ds -compact\n"
                    ".It 0\nDone.\n.It 1\nThe answer is no.\n.It 2\nWrong usage.\n"
                    ".It 3\nA bad input file.\n.It 4\nOver the stated budget.\n"
                    ".It 5\nInternal: no memory, or output that cannot be written.\n.El\n");
}

static void verb_page(strbuf *out, const verb *of) {
    strbuf name = {0};
    strbuf_put(&name, "bayonet-%s", of->name);
    add_head(out, name.text, of->summary);
    strbuf_free(&name);
    strbuf_put(out, ".Sh SYNOPSIS\n.Nm bayonet %s\n.Op Ar options\n", of->name);
    add_usage(out, of->usage);
    strbuf_add(out, ".Sh DESCRIPTION\n");
    add_prose(out, of->about);
    strbuf_add(out, ".Pp\nThe options:\n.Bl -tag -width Ds\n");
    for (int i = 0; i < OPTION_COUNT; i++)
        if (verb_takes(of, (option_id)i)) add_option(out, &OPTIONS[i]);
    strbuf_add(out, ".El\n");
    add_exit_status(out);
    add_examples(out, of->examples);
    strbuf_add(out, ".Sh SEE ALSO\n.Xr bayonet 1\n");
}

// The pages of the commands in alphabetical order, as mdoc wants them.
static void add_see_also(strbuf *out) {
    const char *before = "";
    strbuf_add(out, ".Sh SEE ALSO");
    for (;;) {
        const char *next = NULL;
        for (const verb *row = VERBS; row->name; row++)
            if (!row->hidden && strcmp(row->name, before) > 0 &&
                (!next || strcmp(row->name, next) < 0))
                next = row->name;
        if (!next) break;
        strbuf_put(out, "%s\n.Xr bayonet-%s 1", *before ? " ," : "", next);
        before = next;
    }
    strbuf_add(out, "\n");
}

static void command_page(strbuf *out) {
    add_head(out, "bayonet", "exact odds and best orders for the close assault");
    strbuf_add(
        out,
        ".Sh SYNOPSIS\n.Nm\n.Ar command\n.Op Ar scenario\n.Op Ar key Ns = Ns Ar value ...\n"
        ".Op Ar options\n.Sh DESCRIPTION\n"
        "Adjudicates the close assault of published wargame rules, computes its odds\n"
        "exactly, and finds the best orders for both sides.\n.Pp\nThe commands:\n"
        ".Bl -tag -width simulate\n");
    for (const verb *row = VERBS; row->name; row++)
        if (!row->hidden) strbuf_put(out, ".It Ic %s\n%s\n", row->name, row->summary);
    strbuf_add(
        out, ".El\n.Pp\nReports go to standard output, everything else to standard error.\n"
             "With\n.Fl \\-json\nstandard output holds one JSON document, errors included.\n");
    add_exit_status(out);
    add_see_also(out);
}

void help_man(strbuf *out, const verb *of) {
    if (of)
        verb_page(out, of);
    else
        command_page(out);
}
