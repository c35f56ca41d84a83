#include "cli/session/output.h"

#include "cli/session/error.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

void output_hold(void) {
    for (int number = STDIN_FILENO; number <= STDERR_FILENO; number++) {
        if (fcntl(number, F_GETFD) >= 0 || errno != EBADF) continue;
        // the lowest free number is this one; opened the wrong way round, it stays useless
        int way = number == STDIN_FILENO ? O_WRONLY : O_RDONLY;
        if (open("/dev/null", way) != number) _exit(EXIT_BROKEN);
    }
}

int output_write(session *at, FILE *to, const char *text, size_t size) {
    if (fwrite(text, 1, size, to) == size && fflush(to) == 0) return EXIT_DONE;
    if (errno == EPIPE) return EXIT_BROKEN;
    return error_set(at, EXIT_BROKEN, "internal", "cannot write to standard %s: %s",
                     to == stderr ? "error" : "output", strerror(errno));
}
