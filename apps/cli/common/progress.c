#include "cli/common/progress.h"

#include "cli/common/numerals.h"

#include <stdio.h>
#include <unistd.h>

enum { BAR = 24, LINE = 79 };

void progress_show(uint64_t done, uint64_t of) {
    if (!isatty(STDERR_FILENO) || of == 0) return;
    char bar[BAR + 1], count[NUMERAL_MAX];
    double share = (double)done / (double)of;
    int filled = (int)(share * BAR);
    for (int i = 0; i < BAR; i++) bar[i] = i < filled ? '#' : '.';
    bar[BAR] = '\0';
    numeral(count, done);
    fprintf(stderr, "\r[%s] %3d%%  %s so far; Ctrl-C stops ", bar, (int)(share * 100), count);
    fflush(stderr);
}

void progress_clear(void) {
    if (isatty(STDERR_FILENO)) fprintf(stderr, "\r%*s\r", LINE, "");
}
