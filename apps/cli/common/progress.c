#include "cli/common/progress.h"

#include "cli/common/numerals.h"

#include <stdbool.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>

enum { BAR = 24, LINE = 79 };

static const double QUIET = 1,
                    SURE = 3; // seconds before anything is shown; before a guess of time

static struct {
    struct timespec from;
    bool shown;
} now;

static double seconds(void) {
    struct timespec at;
    clock_gettime(CLOCK_MONOTONIC, &at);
    return (double)(at.tv_sec - now.from.tv_sec) +
           (double)(at.tv_nsec - now.from.tv_nsec) / 1e9;
}

void progress_begin(void) {
    clock_gettime(CLOCK_MONOTONIC, &now.from);
    now.shown = false;
}

// "; 2 min left": rounded up, so that it is not over while it says none.
static void show_left(double spent, uint64_t done, uint64_t of) {
    if (done == 0 || done >= of || spent < SURE) return;
    double left = spent * (double)(of - done) / (double)done;
    if (left < 100)
        fprintf(stderr, "; %d s left", (int)left + 1);
    else if (left < 6000)
        fprintf(stderr, "; %d min left", (int)(left / 60) + 1);
    else
        fprintf(stderr, "; %.0f h left", left / 3600 + 0.5);
}

void progress_show(uint64_t done, uint64_t of) {
    double spent = seconds();
    if (!isatty(STDERR_FILENO) || of == 0 || spent < QUIET) return;
    char bar[BAR + 1], count[NUMERAL_MAX];
    double share = (double)done / (double)of;
    int filled = (int)(share * BAR);
    for (int i = 0; i < BAR; i++) bar[i] = i < filled ? '#' : '.';
    bar[BAR] = '\0';
    numeral(count, done);
    fprintf(stderr, "\r%*s\r[%s] %3d%%  %s so far", LINE, "", bar, (int)(share * 100), count);
    show_left(spent, done, of);
    fputs("; Ctrl-C stops ", stderr);
    fflush(stderr);
    now.shown = true;
}

void progress_clear(void) {
    if (now.shown) fprintf(stderr, "\r%*s\r", LINE, "");
    now.shown = false;
}
