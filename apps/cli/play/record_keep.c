#include "cli/play/record_keep.h"

#include "cli/common/xalloc.h"
#include "cli/session/error.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const char NOT_WRITTEN[] = "the record cannot be written";

static int cannot(session *at, const char *path, const char *words) {
    error_set(at, EXIT_BROKEN, "internal", "%s: %s", words, strerror(errno));
    error_note(at, "file", path);
    return EXIT_BROKEN;
}

// What the player asked for cannot be: `words` say why.
static int refuse(session *at, const char *path, const char *words) {
    error_set(at, EXIT_USAGE, "usage", "%s", words);
    error_note(at, "file", path);
    return EXIT_USAGE;
}

// --- The disk --------------------------------------------------------------------------------

static bool write_all(int file, const char *text, size_t size) {
    while (size > 0) {
        ssize_t written = write(file, text, size);
        if (written < 0 && errno != EINTR) return false;
        if (written < 0) continue;
        text += written;
        size -= (size_t)written;
    }
    return true;
}

// Files that are on no disk cannot be brought there, which is no fault.
static bool sync_file(int file) {
    while (fsync(file) != 0)
        if (errno != EINTR) return errno == EINVAL || errno == ENOTSUP || errno == ENOSYS;
    return true;
}

// The entry of a new file in its folder.
static bool sync_folder_of(const char *path) {
    const char *slash = strrchr(path, '/');
    size_t size = slash == path ? 1 : slash ? (size_t)(slash - path) : 0;
    char *name = size ? xalloc_text(path, size) : xalloc_text(".", 1);
    int folder = open(name, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    free(name);
    if (folder < 0) return errno == EACCES; // one may write there and not read
    bool synced = sync_file(folder);
    int error = errno;
    close(folder);
    errno = error;
    return synced;
}

// --- One writer ------------------------------------------------------------------------------

// The lock is the process's: it goes when the process ends, however it ends.
static bool lock(int file) {
    struct flock whole = {.l_type = F_WRLCK, .l_whence = SEEK_SET};
    return fcntl(file, F_SETLK, &whole) == 0;
}

static int held(session *at, const char *path, int file) {
    struct flock other = {.l_type = F_WRLCK, .l_whence = SEEK_SET};
    strbuf words = {0};
    strbuf_add(&words, "another bayonet play");
    if (fcntl(file, F_GETLK, &other) == 0 && other.l_type != F_UNLCK && other.l_pid > 0)
        strbuf_put(&words, " (process %ld)", (long)other.l_pid);
    strbuf_add(&words, " has this record open, and one game at a time writes to a record");
    refuse(at, path, words.text);
    strbuf_free(&words);
    error_note(at, "allowed", "end that game first; or go on in a copy, with --record FILE");
    return EXIT_USAGE;
}

static int lock_or_tell(session *at, const char *path, int file) {
    if (lock(file)) return EXIT_DONE;
    if (errno == EAGAIN || errno == EACCES) return held(at, path, file);
    return cannot(at, path, "the record cannot be locked, so that no other game writes to it");
}

// --- A new file ------------------------------------------------------------------------------

static const char IS_THERE[] =
    "is there already: a record is never written over; go on with it, or give another name";

// A new, locked file with `text` in it, in of->out.
static int make(session *at, const char *path, const strbuf *text, record_file *of) {
    char *copy = xalloc_text(path, strlen(path)); // all memory before the file is there
    int file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, 0666);
    if (file < 0) {
        free(copy);
        return errno == EEXIST ? refuse(at, path, IS_THERE) : cannot(at, path, NOT_WRITTEN);
    }
    of->path = copy;
    of->out = file;
    int status = lock_or_tell(at, path, file);
    if (status == EXIT_DONE && !(write_all(file, strbuf_text(text), text->size) &&
                                 sync_file(file) && sync_folder_of(path)))
        status = cannot(at, path, NOT_WRITTEN);
    if (status != EXIT_DONE) unlink(path); // it is ours, and nothing was said of it
    return status;
}

int record_keep_make(session *at, const char *path, const strbuf *lines, record_file *of) {
    record_file_extend(of, strbuf_text(lines), lines->size);
    return make(at, path, lines, of);
}

int record_keep_copy(session *at, const input *from, const char *path, record_file *of,
                     strbuf *told) {
    strbuf whole = {0};
    if (of->torn)
        strbuf_put(
            told,
            "Line %u of %s is torn: the game was stopped while it was written. The copy is "
            "of the lines before it.",
            of->torn, from->name);
    strbuf_add_bytes(&whole, from->text, of->whole);
    if (of->unended) strbuf_add(&whole, "\n");
    of->unended = false;
    int status = make(at, path, &whole, of);
    strbuf_free(&whole);
    return status;
}

// --- A file that is there --------------------------------------------------------------------

// Whether it still holds what was read of it.
static bool same(int file, const input *from) {
    struct stat about;
    if (fstat(file, &about) != 0 || (size_t)about.st_size != from->mark + from->size)
        return false;
    char *now = xalloc_zeroed(from->size + 1);
    size_t got = 0;
    for (ssize_t more = 1; more > 0 && got<from->size; got += more> 0 ? (size_t)more : 0)
        more = pread(file, now + got, from->size - got, (off_t)(from->mark + got));
    bool alike = got == from->size && memcmp(now, from->text, got) == 0;
    free(now);
    return alike;
}

static const char CHANGED[] = "another game has just written to this record; to go on from "
                              "there, give the same command again";

// A new file RECORD.torn, RECORD.torn-2, … with the torn line; its name is added to `name`.
static bool set_aside(const input *from, const record_file *of, strbuf *name) {
    int file = -1;
    for (int i = 1; file < 0; i++) {
        strbuf_free(name);
        strbuf_put(name, i == 1 ? "%s.torn" : "%s.torn-%d", of->path, i);
        file = open(name->text, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
        if (file < 0 && errno != EEXIST) return false;
    }
    bool kept = write_all(file, from->text + of->whole, from->size - of->whole) &&
                sync_file(file) && sync_folder_of(name->text);
    int error = errno;
    close(file);
    errno = error;
    return kept;
}

// Only when the torn line is safe elsewhere is it cut off: a game that is killed in between leaves
// it twice, never not at all.
static int mend(session *at, const input *from, record_file *of, strbuf *told) {
    strbuf name = {0};
    int status = EXIT_DONE;
    if (!set_aside(from, of, &name))
        status = cannot(at, name.text, "the torn last line of the record cannot be kept here");
    else if (ftruncate(of->out, (off_t)(from->mark + of->whole)) != 0 || !sync_file(of->out))
        status = cannot(at, of->path, "the torn last line cannot be cut off");
    else
        strbuf_put(told,
                   "Line %u of %s was torn: the game was stopped while it was written. It is "
                   "taken out of the record and kept in %s; the lines before it are whole, and "
                   "play goes on behind them.",
                   of->torn, of->path, name.text);
    strbuf_free(&name);
    return status;
}

// A last line that lacks nothing else gets its line feed.
static int end_line(session *at, record_file *of) {
    of->unended = false;
    bool ended = write_all(of->out, "\n", 1) && sync_file(of->out);
    return ended ? EXIT_DONE : cannot(at, of->path, NOT_WRITTEN);
}

int record_keep_open(session *at, const input *from, record_file *of, strbuf *told) {
    const char *path = from->name;
    char *copy = xalloc_text(path, strlen(path));
    int file = open(path, O_RDWR | O_APPEND | O_CLOEXEC);
    if (file < 0) {
        free(copy);
        return cannot(at, path, "the record cannot be continued");
    }
    of->path = copy;
    of->out = file;
    int status = lock_or_tell(at, path, file);
    if (status == EXIT_DONE && !same(file, from)) status = refuse(at, path, CHANGED);
    if (status == EXIT_DONE && of->unended) status = end_line(at, of);
    return status == EXIT_DONE && of->torn ? mend(at, from, of, told) : status;
}

// --- Adding ----------------------------------------------------------------------------------

int record_keep_add(session *at, record_file *of, const strbuf *lines) {
    record_file_extend(of, strbuf_text(lines), lines->size);
    if (of->over)
        return error_set(at, EXIT_BROKEN, "internal", "the record is full: it has %d lines",
                         RECORD_LINES_MAX);
    off_t before = lseek(of->out, 0, SEEK_END);
    if (before >= 0 && write_all(of->out, strbuf_text(lines), lines->size) &&
        sync_file(of->out))
        return EXIT_DONE;
    int status = cannot(at, of->path, NOT_WRITTEN);
    if (before >= 0 && ftruncate(of->out, before) == 0) sync_file(of->out);
    return status;
}
