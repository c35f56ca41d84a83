#include "cli/tables/gnuplot.h"

#include "cli/common/xalloc.h"
#include "cli/session/error.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>
#include <sys/wait.h>
#include <unistd.h>

enum { NOT_FOUND = 127 }; // as a shell says it

typedef struct kind {
    const char *ending;   // of the file's name
    const char *terminal; // gnuplot's
    const char *unit;     // of its sizes; behind each number
    const char *options;
    bool text; // it is one, and can be described in words
} kind;

// SVG stretches; a PNG has two dots for each point, a PDF its size on paper.
static const kind KINDS[] = {
    {".svg", "svg noenhanced", "", "dynamic font 'sans-serif,12'", true},
    {".png", "pngcairo noenhanced", "*2", "font 'sans,12' fontscale 1.5 linewidth 2", false},
    {".pdf", "pdfcairo noenhanced", "/96.0in", "font 'sans,12' fontscale 0.5625 linewidth 2",
     false},
};

static const kind *kind_of(const char *path) {
    const char *ending = strrchr(path, '.');
    for (size_t i = 0; ending && i < sizeof KINDS / sizeof *KINDS; i++)
        if (strcasecmp(ending, KINDS[i].ending) == 0) return &KINDS[i];
    return NULL;
}

int gnuplot_check(session *at) {
    if (!at->in.plot || kind_of(at->in.plot)) return EXIT_DONE;
    error_set(at, EXIT_USAGE, "usage",
              "--plot %s: its ending does not say what picture to make", at->in.plot);
    error_note(at, "allowed", "a name that ends in .svg, .png or .pdf");
    return EXIT_USAGE;
}

// --- Running gnuplot -------------------------------------------------------------------------

typedef struct pipes { // files that are gone when they are closed
    FILE *in, *out, *err;
} pipes;

static void close_all(pipes *of) {
    if (of->in) fclose(of->in);
    if (of->out) fclose(of->out);
    if (of->err) fclose(of->err);
}

static void become_gnuplot(const pipes *with) {
    bool ready = dup2(fileno(with->in), 0) >= 0 && dup2(fileno(with->out), 1) >= 0 &&
                 dup2(fileno(with->err), 2) >= 0;
    if (ready)
        execlp("gnuplot", "gnuplot", "-d", "-", (char *)NULL); // -d: no settings of the user's
    _exit(NOT_FOUND);
}

// Its exit status; -1 when it could not be begun or was killed.
static int run(const pipes *with) {
    int status;
    pid_t child = fork();
    if (child == 0) become_gnuplot(with);
    if (child < 0) return -1;
    while (waitpid(child, &status, 0) < 0)
        if (errno != EINTR) return -1;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

static void read_back(FILE *from, strbuf *out) {
    char block[1 << 12];
    size_t got;
    rewind(from);
    while ((got = fread(block, 1, sizeof block, from)) > 0) strbuf_add_bytes(out, block, got);
}

// --- What came of it -------------------------------------------------------------------------

static int no_gnuplot(session *at) {
    error_set(at, EXIT_BROKEN, "no-program",
              "--plot needs gnuplot, and there is none on the path");
    error_note(at, "try", "apt install gnuplot-nox       (elsewhere: http://gnuplot.info)");
    return EXIT_BROKEN;
}

// The last thing that gnuplot said, without where in the script.
static int failed(session *at, const strbuf *said) {
    const char *line = strbuf_text(said);
    size_t size = said->size;
    while (size && strchr(" \r\n\t", line[size - 1])) size--;
    size_t start = size;
    while (start && line[start - 1] != '\n') start--;
    start += strspn(line + start, " \t");
    return error_set(at, EXIT_BROKEN, "no-picture", "gnuplot could not draw it: %.*s",
                     (int)(size - start), line + start);
}

static int save(session *at, const strbuf *picture) {
    const char *path = at->in.plot;
    FILE *file = xalloc_open(path, "wb");
    bool good = file && fwrite(strbuf_text(picture), 1, picture->size, file) == picture->size;
    int error = errno;
    if (file && fclose(file) != 0) {
        if (good) error = errno;
        good = false;
    }
    if (good) {
        strbuf_put(&at->notes, "%s is drawn.\n", path);
        return EXIT_DONE;
    }
    error_set(at, EXIT_BROKEN, "no-picture", "cannot be written: %s", strerror(error));
    error_note(at, "file", path);
    return EXIT_BROKEN;
}

// --- Words in an SVG, for people who do not see it ---------------------------------------------

static void add_escaped(strbuf *out, const char *text) {
    for (; *text; text++) {
        if (*text == '&')
            strbuf_add(out, "&amp;");
        else if (*text == '<')
            strbuf_add(out, "&lt;");
        else
            strbuf_add_bytes(out, (unsigned char)*text < ' ' ? " " : text, 1);
    }
}

// Puts `words` in the place of what stands between the first `open` and `close`.
static void replace(strbuf *svg, const char *open, const char *close, const char *words) {
    char *from = strstr(svg->text, open), *to = from ? strstr(from, close) : NULL;
    if (!to) return;
    strbuf made = {0};
    strbuf_add_bytes(&made, svg->text, (size_t)(from - svg->text) + strlen(open));
    add_escaped(&made, words);
    strbuf_add(&made, to);
    strbuf_free(svg);
    *svg = made;
}

static void describe(strbuf *svg, const gnuplot_picture *of) {
    replace(svg, "<title>", "</title>", strbuf_text(&of->title));
    replace(svg, "<desc>", "</desc>", strbuf_text(&of->summary));
}

// --- The whole -------------------------------------------------------------------------------

static int draw(session *at, const pipes *with, const gnuplot_picture *of) {
    strbuf picture = {0}, said = {0};
    int status = run(with);
    read_back(with->out, &picture);
    if (status == 0 && picture.size && kind_of(at->in.plot)->text) describe(&picture, of);
    read_back(with->err, &said);
    if (status == NOT_FOUND)
        status = no_gnuplot(at);
    else if (status != 0 || picture.size == 0)
        status = failed(at, &said);
    else
        status = save(at, &picture);
    strbuf_free(&picture);
    strbuf_free(&said);
    return status;
}

static void write_script(FILE *to, const char *path, const gnuplot_picture *of) {
    strbuf terminal = {0};
    const kind *as = kind_of(path);
    strbuf_put(&terminal, "set terminal %s size %d%s,%d%s %s background '#FFFFFF'",
               as->terminal, of->width, as->unit, of->height, as->unit, as->options);
    fprintf(to, "%s\n%s", terminal.text, strbuf_text(&of->script));
    strbuf_free(&terminal);
}

int gnuplot_draw(session *at, const gnuplot_picture *of) {
    pipes with = {tmpfile(), tmpfile(), tmpfile()};
    int status;
    if (!with.in || !with.out || !with.err) {
        status = error_set(at, EXIT_BROKEN, "internal",
                           "--plot: no room for files of a moment: %s", strerror(errno));
    } else {
        write_script(with.in, at->in.plot, of);
        rewind(with.in); // which writes it out
        status = draw(at, &with, of);
    }
    close_all(&with);
    return status;
}

void gnuplot_free(gnuplot_picture *of) {
    strbuf_free(&of->script);
    strbuf_free(&of->title);
    strbuf_free(&of->summary);
}

// gnuplot misreads some doubled quotes, so within a text each becomes a typographer's one.
void gnuplot_quote(strbuf *out, const char *text, size_t size) {
    strbuf_add(out, "'");
    for (size_t i = 0; i < size; i++) {
        if (text[i] == '\'')
            strbuf_add(out, "\xE2\x80\x99");
        else
            strbuf_add_bytes(out, (unsigned char)text[i] < ' ' ? " " : text + i, 1);
    }
    strbuf_add(out, "'");
}
