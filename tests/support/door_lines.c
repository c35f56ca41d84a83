// A filter over the one door: each line of standard input is a request, each line of standard
// output its reply. For tests in other languages.

#define _POSIX_C_SOURCE 200809L

#include "bayonet/request.h"

#include "support/heap.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
    bay_host host = {.memory = heap()};
    char *line = NULL;
    size_t room = 0;
    ssize_t size;
    while ((size = getline(&line, &room, stdin)) > 0) {
        bay_reply reply;
        bay_request(&host, line, (size_t)size, &reply);
        puts(reply.text ? reply.text : "null");
        fflush(stdout); // somebody may wait for it before he asks again
        bay_reply_free(host.memory, &reply);
    }
    free(line);
    return ferror(stdin) || fflush(stdout);
}
