#include "cli/common/progress.h"

#include "cli/common/numerals.h"

#include <stdbool.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>

enum { BAR = 24, LINE = 79 };

// Seconds before anything is shown, before a guess of the time that is left, and between two counts.
static const double QUIET = 1, SURE = 3, APART = 0.1;

static struct {
    struct timespec from;
    double told; // when the last count was shown
    bool terminal, shown;
} now;

static double seconds(void) {
    struct timespec at;
    clock_gettime(CLOCK_MONOTONIC, &at);
    return (double)(at.tv_sec - now.from.tv_sec) +
           (double)(at.tv_nsec - now.from.tv_nsec) / 1e9;
}

void progress_begin(void) {
    clock_gettime(CLOCK_MONOTONIC, &now.from);
    now.terminal = isatty(STDERR_FILENO);
    now.shown = false;
    now.told = 0;
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
    if (!now.terminal || of == 0 || spent < QUIET) return;
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

void progress_count(uint64_t situations) {
    if (!now.terminal) return;
    double spent = seconds();
    if (spent < QUIET || spent < now.told + APART) return;
    char count[NUMERAL_MAX];
    numeral(count, situations);
    fprintf(stderr, "\r%*s\r%s situations so far; %d s; Ctrl-C stops ", LINE, "", count,
            (int)spent);
    fflush(stderr);
    now.told = spent;
    now.shown = true;
}

void progress_clear(void) {
    if (now.shown) fprintf(stderr, "\r%*s\r", LINE, "");
    now.shown = false;
}
