#include "cli/tables/plot.h"

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

int plot_check(session *at) {
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

static int draw(session *at, const pipes *with, const plotted *list, int count) {
    strbuf picture = {0}, said = {0};
    int status = run(with);
    read_back(with->out, &picture);
    if (status == 0 && picture.size && kind_of(at->in.plot)->text)
        plot_describe(&picture, list, count);
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

static void write_script(FILE *to, const char *path, const plotted *list, int count) {
    strbuf script = {0}, terminal = {0};
    plot_size size = plot_script(&script, list, count);
    const kind *of = kind_of(path);
    strbuf_put(&terminal, "set terminal %s size %d%s,%d%s %s background '#FFFFFF'",
               of->terminal, size.width, of->unit, size.height, of->unit, of->options);
    fprintf(to, "%s\n%s", terminal.text, script.text);
    strbuf_free(&script);
    strbuf_free(&terminal);
}

int plot_draw(session *at, const plotted *list, int count) {
    pipes with = {tmpfile(), tmpfile(), tmpfile()};
    int status;
    if (!with.in || !with.out || !with.err) {
        status = error_set(at, EXIT_BROKEN, "internal",
                           "--plot: no room for files of a moment: %s", strerror(errno));
    } else {
        write_script(with.in, at->in.plot, list, count);
        rewind(with.in); // which writes it out
        status = draw(at, &with, list, count);
    }
    close_all(&with);
    return status;
}
