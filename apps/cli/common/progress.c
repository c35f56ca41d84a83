#include "cli/common/progress.h"

#include "cli/common/numerals.h"

#include <stdbool.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>

enum { BAR = 24, SHORT_BAR = 12, LINE = 79 };

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
static bool show_left(double spent, double share, const char *until) {
    if (share <= 0 || share >= 1 || spent < SURE) return false;
    double left = spent * (1 - share) / share;
    if (left < 100)
        fprintf(stderr, "; %d s %s", (int)left + 1, until);
    else if (left < 6000)
        fprintf(stderr, "; %d min %s", (int)(left / 60) + 1, until);
    else
        fprintf(stderr, "; %.0f h %s", left / 3600 + 0.5, until);
    return true;
}

// Begins the line anew.
static void show_bar(double share, int size) {
    char bar[BAR + 1] = {0};
    int filled = (int)(share * size);
    for (int i = 0; i < size; i++) bar[i] = i < filled ? '#' : '.';
    fprintf(stderr, "\r%*s\r[%s] ", LINE, "", bar);
}

static void end_line(void) {
    fputs("; Ctrl-C stops ", stderr);
    fflush(stderr);
    now.shown = true;
}

void progress_show(uint64_t done, uint64_t of) {
    double spent = seconds();
    if (!now.terminal || of == 0 || spent < QUIET) return;
    char count[NUMERAL_MAX];
    double share = (double)done / (double)of;
    numeral(count, done);
    show_bar(share, BAR);
    fprintf(stderr, "%3d%%  %s so far", (int)(share * 100), count);
    show_left(spent, share, "left");
    end_line();
}

void progress_count(uint64_t situations, uint64_t budget) {
    if (!now.terminal) return;
    double spent = seconds();
    if (spent < QUIET || spent < now.told + APART) return;
    char count[NUMERAL_MAX];
    double share = situations < budget ? (double)situations / (double)budget : 1;
    numeral(count, situations);
    show_bar(share, SHORT_BAR);
    fprintf(stderr, "%s situations", count);
    if (!show_left(spent, share, "to the budget")) fprintf(stderr, "; %d s", (int)spent);
    end_line();
    now.told = spent;
}

void progress_clear(void) {
    if (now.shown) fprintf(stderr, "\r%*s\r", LINE, "");
    now.shown = false;
}
