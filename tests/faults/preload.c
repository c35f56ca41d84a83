// Faults on order, for a command that is run with this library preloaded (LD_PRELOAD).
//
// BAYONET_FAULT says which; the n-th is counted from 1, from the beginning of main:
//
//   alloc N      the N-th allocation fails
//   alloc N on   and every later one
//   write N K    of the N-th write to a file only K bytes arrive, then the process is killed
//   short N K    of every write from the N-th on at most K bytes arrive at once
//   full N K     of the N-th write to a file K bytes arrive, and no more: the disk is full
//   sync N       the process is killed at the N-th fsync
//   cut N        the process is killed at the N-th ftruncate
//
// BAYONET_FAULT_LOG names a file that is told at the end how many allocations, writes, fsyncs and
// ftruncates there were; and before that of each fsync, each write to a file and each flush of a stream.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *old, size_t size);
void *__libc_memalign(size_t alignment, size_t size);

typedef enum fault { NOTHING, ALLOC, WRITE, SHORT, FULL, SYNC, CUT } fault;

static struct {
    fault fault;
    unsigned long number, bytes;
    bool on;
    atomic_bool armed;
    atomic_ulong allocs, writes, syncs, cuts;
    int log;
} now = {.log = -1};

// --- Beginning and end -----------------------------------------------------------------------

static void say(const char *format, ...) {
    char line[200];
    va_list list;
    if (now.log < 0) return;
    va_start(list, format);
    int size = vsnprintf(line, sizeof line, format, list);
    va_end(list);
    ssize_t (*plain)(int, const void *, size_t) = dlsym(RTLD_NEXT, "write");
    if (size > 0) plain(now.log, line, (size_t)size);
}

static fault fault_called(const char *name) {
    static const char *const NAMES[] = {"", "alloc", "write", "short", "full", "sync", "cut"};
    for (fault f = ALLOC; f <= CUT; f++)
        if (strcmp(name, NAMES[f]) == 0) return f;
    return NOTHING;
}

__attribute__((constructor)) static void begin(void) {
    char name[16] = "", rest[16] = "";
    const char *wanted = getenv("BAYONET_FAULT"), *log = getenv("BAYONET_FAULT_LOG");
    if (wanted) sscanf(wanted, "%15s %lu %15s", name, &now.number, rest);
    now.fault = fault_called(name);
    now.on = strcmp(rest, "on") == 0;
    now.bytes = strtoul(rest, NULL, 10);
    if (log)
        now.log = fcntl(open(log, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666),
                        F_DUPFD_CLOEXEC, 100); // out of the way of what is tested
    now.armed = true;
}

__attribute__((destructor)) static void end(void) {
    now.armed = false;
    say("end %lu %lu %lu %lu\n", now.allocs, now.writes, now.syncs, now.cuts);
}

// --- Memory ----------------------------------------------------------------------------------

static bool fails(void) {
    if (!now.armed) return false;
    unsigned long number = atomic_fetch_add(&now.allocs, 1) + 1;
    if (now.fault != ALLOC || number < now.number || (number > now.number && !now.on))
        return false;
    errno = ENOMEM;
    return true;
}

void *malloc(size_t size) {
    return fails() ? NULL : __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
    return fails() ? NULL : __libc_calloc(count, size);
}

void *realloc(void *old, size_t size) {
    return fails() ? NULL : __libc_realloc(old, size);
}

void *reallocarray(void *old, size_t count, size_t size) {
    size_t bytes;
    bool fits = !__builtin_mul_overflow(count, size, &bytes);
    return fails() || !fits ? NULL : __libc_realloc(old, bytes);
}

void *memalign(size_t alignment, size_t size) {
    return fails() ? NULL : __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    return memalign(alignment, size);
}

int posix_memalign(void **out, size_t alignment, size_t size) {
    void *block = memalign(alignment, size);
    if (!block) return ENOMEM;
    *out = block;
    return 0;
}

// --- Files -----------------------------------------------------------------------------------

static _Noreturn void die(void) {
    kill(getpid(), SIGKILL);
    for (;;) pause();
}

static size_t at_most(size_t size) {
    return size < now.bytes ? size : now.bytes;
}

ssize_t write(int file, const void *text, size_t size) {
    ssize_t (*plain)(int, const void *, size_t) = dlsym(RTLD_NEXT, "write");
    if (file <= STDERR_FILENO || !now.armed) return plain(file, text, size);
    unsigned long number = atomic_fetch_add(&now.writes, 1) + 1;
    say("write %zu\n", size);
    if (now.fault == SHORT && number >= now.number && now.bytes)
        return plain(file, text, at_most(size));
    if (now.fault == FULL && number > now.number) return errno = ENOSPC, -1;
    if (number != now.number || (now.fault != WRITE && now.fault != FULL))
        return plain(file, text, size);
    ssize_t written = at_most(size) ? plain(file, text, at_most(size)) : 0;
    if (now.fault == WRITE) die();
    if (written) return written;
    errno = ENOSPC;
    return -1;
}

int fsync(int file) {
    int (*plain)(int) = dlsym(RTLD_NEXT, "fsync");
    unsigned long number = atomic_fetch_add(&now.syncs, 1) + 1;
    if (now.fault == SYNC && number == now.number) die();
    say("sync\n");
    return plain(file);
}

int ftruncate(int file, off_t size) {
    int (*plain)(int, off_t) = dlsym(RTLD_NEXT, "ftruncate");
    unsigned long number = atomic_fetch_add(&now.cuts, 1) + 1;
    if (now.fault == CUT && number == now.number) die();
    return plain(file, size);
}

int fflush(FILE *stream) {
    int (*plain)(FILE *) = dlsym(RTLD_NEXT, "fflush");
    if (stream == stdout || stream == stderr) say("show\n");
    return plain(stream);
}
