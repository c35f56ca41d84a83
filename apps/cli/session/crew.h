// Threads that share a long piece of work.
//
// Workers leave Ctrl-C to the main thread: the first asks all of them to stop, a second one ends the
// command.
#ifndef BAYONET_CLI_SESSION_CREW_H
#define BAYONET_CLI_SESSION_CREW_H

#include <stdbool.h>
#include <stdint.h>

enum { CREW_THREADS_MAX = 256 };

typedef struct crew {
    int count; // threads, 1 to CREW_THREADS_MAX
    // The part of thread `number`, from 0; it returns when there is nothing left, or crew_stopped().
    void (*work)(void *user, int number);
    void (*look)(void *user);     // called now and then while they work, and after; NULL: never
    uint64_t (*done)(void *user); // how far all of them are
    uint64_t of;                  // of how much
    void *user;
} crew;

// Works until every thread has finished; shows how far they are. A thread that cannot be had is done
// without: the caller's thread does its part.
void crew_run(const crew *of);

// True after Ctrl-C; any thread may ask.
bool crew_stopped(void);

// Threads for `pieces` of work: as many as were asked for, or else as there are processors.
int crew_threads(uint32_t wanted, uint64_t pieces);

#endif
