#include "cli/vary/store.h"

#include "bayonet/request.h"

#include "cli/common/xalloc.h"
#include "cli/session/error.h"

#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum {
    STORE_ID = 0x42415931, // of the file: "BAY1"
    PATIENCE_MS = 60000,   // for another command that writes to it
    PAUSE_MS = 5           // between two attempts to switch the journal
};

struct store {
    sqlite3 *file;
    sqlite3_stmt *get, *put;
    sqlite3_int64 sweep; // the row of `sweeps`
    const varying *over;
    bool headed; // `head` stands in the file
};

static const char TABLES[] =
    "CREATE TABLE sweeps (id INTEGER PRIMARY KEY, request TEXT NOT NULL UNIQUE, head TEXT);"
    "CREATE TABLE points (sweep INTEGER NOT NULL REFERENCES sweeps, point TEXT NOT NULL,"
    " answer TEXT NOT NULL, PRIMARY KEY (sweep, point)) WITHOUT ROWID;";

// --- What goes wrong -------------------------------------------------------------------------

static int failed(session *at, const store *of) {
    int code = of->file ? sqlite3_errcode(of->file) : SQLITE_NOMEM;
    if (code == SQLITE_NOMEM) xalloc_gone();
    bool foreign = code == SQLITE_NOTADB || code == SQLITE_CORRUPT;
    error_set(at, foreign ? EXIT_USAGE : EXIT_BROKEN, foreign ? "usage" : "internal",
              foreign ? "is no store of vary" : "the store cannot be used: %s",
              sqlite3_errmsg(of->file));
    error_note(at, "file", at->in.store);
    return foreign ? EXIT_USAGE : EXIT_BROKEN;
}

static int no_store(session *at) {
    error_set(at, EXIT_USAGE, "usage", "is no store of vary");
    error_note(at, "file", at->in.store);
    error_note(at, "allowed", "a file that vary made, or the name of one that does not exist");
    return EXIT_USAGE;
}

static int run(session *at, store *of, const char *sql) {
    return sqlite3_exec(of->file, sql, NULL, NULL, NULL) == SQLITE_OK ? EXIT_DONE
                                                                      : failed(at, of);
}

static int prepare(session *at, store *of, const char *sql, sqlite3_stmt **out) {
    return sqlite3_prepare_v2(of->file, sql, -1, out, NULL) == SQLITE_OK ? EXIT_DONE
                                                                         : failed(at, of);
}

static void bind(sqlite3_stmt *of, int place, const char *text) {
    if (sqlite3_bind_text(of, place, text, -1, SQLITE_TRANSIENT) != SQLITE_OK) xalloc_gone();
}

// --- Opening ---------------------------------------------------------------------------------

// The first number that a statement gives.
static int read_number(session *at, store *of, const char *sql, sqlite3_int64 *out) {
    sqlite3_stmt *row = NULL;
    int status = prepare(at, of, sql, &row);
    if (status != EXIT_DONE) return status;
    if (sqlite3_step(row) == SQLITE_ROW)
        *out = sqlite3_column_int64(row, 0);
    else
        status = failed(at, of);
    sqlite3_finalize(row);
    return status;
}

// Whether it is a store; an empty file may become one.
static int check(session *at, store *of, bool *empty) {
    sqlite3_int64 tables = 0, id = 0;
    int status = read_number(at, of, "SELECT count(*) FROM sqlite_master", &tables);
    if (status == EXIT_DONE) status = read_number(at, of, "PRAGMA application_id", &id);
    *empty = tables == 0 && id == 0;
    return status == EXIT_DONE && !*empty && id != STORE_ID ? no_store(at) : status;
}

static int make_tables(session *at, store *of) {
    strbuf id = {0};
    strbuf_put(&id, "PRAGMA application_id = %d", STORE_ID);
    int status = run(at, of, TABLES);
    if (status == EXIT_DONE) status = run(at, of, id.text);
    strbuf_free(&id);
    return status;
}

static int check_or_make(session *at, store *of) {
    bool empty = false;
    int status = check(at, of, &empty);
    if (status != EXIT_DONE || !empty) return status;
    status = run(at, of, "BEGIN IMMEDIATE");
    if (status == EXIT_DONE)
        status = check(at, of, &empty); // another command may have been quicker
    if (status == EXIT_DONE && empty) status = make_tables(at, of);
    return status == EXIT_DONE ? run(at, of, "COMMIT")
                               : status; // else closing the file undoes it
}

// All that an answer depends on but the values of its point.
static char *statement_of(const session *at, const scenario_arg *base, const varying *over) {
    strbuf text = {0};
    json_t *names = json_array();
    for (int i = 0; i < over->count; i++)
        json_array_append_new(names, over->list[i].word < 0 ? json_string(over->list[i].name)
                                                            : json_integer(over->list[i].word));
    strbuf_put(&text, "{\"version\":\"%s\",\"digits\":%d,\"situations\":%u%s", bay_version(),
               at->in.digits_given ? at->in.digits : 0, at->in.budget,
               strbuf_text(&base->members));
    client_member_json(&text, "over", names);
    strbuf_add(&text, "}");
    json_decref(names);
    return text.text;
}

// The row of this sweep in `sweeps`.
static int find_sweep(session *at, store *of, const char *statement) {
    sqlite3_stmt *row = NULL;
    int status = prepare(at, of, "INSERT OR IGNORE INTO sweeps (request) VALUES (?1)", &row);
    if (status != EXIT_DONE) return status;
    bind(row, 1, statement);
    if (sqlite3_step(row) != SQLITE_DONE) status = failed(at, of);
    sqlite3_finalize(row);
    row = NULL;
    if (status == EXIT_DONE)
        status = prepare(at, of, "SELECT id FROM sweeps WHERE request = ?1", &row);
    if (status != EXIT_DONE) return status;
    bind(row, 1, statement);
    if (sqlite3_step(row) == SQLITE_ROW)
        of->sweep = sqlite3_column_int64(row, 0);
    else
        status = failed(at, of);
    sqlite3_finalize(row);
    return status;
}

// Whether another file keeps what is not yet in the store: the end of its name is `ending`.
static bool stands_beside(const char *path, const char *ending) {
    struct stat found;
    strbuf name = {0};
    strbuf_put(&name, "%s%s", path, ending);
    bool stands = stat(name.text, &found) == 0;
    strbuf_free(&name);
    return stands;
}

// SQLite takes a file of a few bytes for an empty one, and would write over it. It reads zeros for
// what the last page lacks, and then it depends on the question whether it sees that.
static bool may_be_store(const char *path) {
    static const char BEGINS[16] = "SQLite format 3";
    struct stat found;
    unsigned char head[18]; // the size of a page is its last two bytes, and 1 means 65,536
    if (stat(path, &found) != 0 || S_ISDIR(found.st_mode))
        return true; // new, or SQLite says why
    if (!S_ISREG(found.st_mode)) return false;
    FILE *file = fopen(path, "rb");
    if (!file) return true;
    size_t size = fread(head, 1, sizeof head, file);
    fclose(file);
    if (size == 0) return true;
    if (size < sizeof head || memcmp(head, BEGINS, sizeof BEGINS) != 0) return false;
    int bytes = head[16] << 8 | head[17];
    return found.st_size % (bytes > 1 ? bytes : 65536) == 0 || stands_beside(path, "-wal") ||
           stands_beside(path, "-journal");
}

// A transaction costs no wait for the disk then. A store is whole also when the power fails, but may
// lack what came last. SQLite waits for another command's transaction where one begins, but refuses
// at once to switch the journal beside it: so we wait here.
static int write_ahead(session *at, store *of) {
    static const char SWITCH[] = "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL";
    sqlite3_busy_timeout(of->file, 0);
    int code = sqlite3_exec(of->file, SWITCH, NULL, NULL, NULL);
    for (int waited = 0; code == SQLITE_BUSY && waited < PATIENCE_MS; waited += PAUSE_MS) {
        sqlite3_sleep(PAUSE_MS);
        code = sqlite3_exec(of->file, SWITCH, NULL, NULL, NULL);
    }
    int status = code == SQLITE_OK ? EXIT_DONE : failed(at, of);
    sqlite3_busy_timeout(of->file, PATIENCE_MS);
    return status;
}

static int open_file(session *at, store *of) {
    int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
    if (!*at->in.store)
        return error_set(at, EXIT_USAGE, "usage", "--store needs the name of a file");
    if (!may_be_store(at->in.store)) return no_store(at);
    strbuf path = {0}; // else SQLite takes :memory: and file:… for something else
    strbuf_put(&path, "%s%s", *at->in.store == '/' ? "" : "./", at->in.store);
    int opened = sqlite3_open_v2(path.text, &of->file, flags, NULL);
    strbuf_free(&path);
    if (opened != SQLITE_OK) return failed(at, of);
    sqlite3_busy_timeout(of->file, PATIENCE_MS);
    int status = check_or_make(at, of);
    return status == EXIT_DONE ? write_ahead(at, of) : status;
}

int store_open(session *at, const scenario_arg *base, const varying *over, store **out) {
    store *of = *out = xalloc_zeroed(sizeof *of);
    of->over = over;
    int status = open_file(at, of);
    if (status != EXIT_DONE) return status;
    char *statement = statement_of(at, base, over);
    status = find_sweep(at, of, statement);
    free(statement);
    if (status == EXIT_DONE)
        status = prepare(at, of, "SELECT answer FROM points WHERE sweep = ?1 AND point = ?2",
                         &of->get);
    if (status == EXIT_DONE)
        status = prepare(at, of, "INSERT OR REPLACE INTO points VALUES (?1, ?2, ?3)", &of->put);
    return status;
}

void store_close(store *of) {
    if (!of) return;
    sqlite3_finalize(of->get);
    sqlite3_finalize(of->put);
    sqlite3_close(of->file);
    free(of);
}

// --- Points ----------------------------------------------------------------------------------

// Its values: ["6","2"].
static char *point_key(const varying *of, uint32_t point) {
    json_t *key = json_array();
    for (int i = 0; i < of->count; i++)
        json_array_append_new(key, json_string(varying_value(of, point, i)));
    char *text = json_dumps(key, JSON_COMPACT);
    if (!text) xalloc_gone();
    json_decref(key);
    return text;
}

static void bind_point(store *of, sqlite3_stmt *to, uint32_t point) {
    char *key = point_key(of->over, point);
    sqlite3_reset(to);
    sqlite3_bind_int64(to, 1, of->sweep);
    bind(to, 2, key);
    free(key);
}

// NULL where it is null, or no map: then it is computed again.
static json_t *read_map(sqlite3_stmt *row) {
    const char *text = (const char *)sqlite3_column_text(row, 0);
    if (!text && sqlite3_column_type(row, 0) != SQLITE_NULL) xalloc_gone();
    json_t *map = text ? json_loads(text, 0, NULL) : NULL;
    if (json_is_object(map)) return map;
    json_decref(map);
    return NULL;
}

static int get_head(session *at, store *of, json_t *head) {
    sqlite3_stmt *row = NULL;
    int status = prepare(at, of, "SELECT head FROM sweeps WHERE id = ?1", &row);
    if (status != EXIT_DONE) return status;
    sqlite3_bind_int64(row, 1, of->sweep);
    json_t *kept = NULL;
    if (sqlite3_step(row) == SQLITE_ROW)
        kept = read_map(row);
    else
        status = failed(at, of);
    sqlite3_finalize(row);
    of->headed = kept != NULL;
    if (kept) json_object_update(head, kept);
    json_decref(kept);
    return status;
}

int store_get(session *at, store *of, json_t **row, json_t *head) {
    int status = get_head(at, of, head);
    for (uint32_t i = 0; i < of->over->points && status == EXIT_DONE; i++) {
        bind_point(of, of->get, i);
        int step = sqlite3_step(of->get);
        if (step == SQLITE_ROW)
            row[i] = read_map(of->get);
        else if (step != SQLITE_DONE)
            status = failed(at, of);
    }
    sqlite3_reset(of->get);
    return status;
}

int store_begin(session *at, store *of) {
    return run(at, of, "BEGIN IMMEDIATE");
}

int store_put(session *at, store *of, uint32_t point, const json_t *row) {
    char *text = json_dumps(row, JSON_SORT_KEYS | JSON_COMPACT | JSON_REAL_PRECISION(17));
    if (!text) xalloc_gone();
    bind_point(of, of->put, point);
    bind(of->put, 3, text);
    free(text);
    return sqlite3_step(of->put) == SQLITE_DONE ? EXIT_DONE : failed(at, of);
}

static int put_head(session *at, store *of, const json_t *head) {
    if (of->headed || !json_is_array(json_object_get(head, "premises"))) return EXIT_DONE;
    sqlite3_stmt *row = NULL;
    int status = prepare(at, of, "UPDATE sweeps SET head = ?1 WHERE id = ?2", &row);
    if (status != EXIT_DONE) return status;
    json_t *kept = json_object();
    json_object_set(kept, "premises", json_object_get(head, "premises"));
    json_object_set(kept, "title", json_object_get(head, "title"));
    char *text = json_dumps(kept, JSON_SORT_KEYS | JSON_COMPACT);
    if (!text) xalloc_gone();
    json_decref(kept);
    bind(row, 1, text);
    free(text);
    sqlite3_bind_int64(row, 2, of->sweep);
    if (sqlite3_step(row) != SQLITE_DONE) status = failed(at, of);
    sqlite3_finalize(row);
    of->headed = status == EXIT_DONE;
    return status;
}

int store_end(session *at, store *of, const json_t *head) {
    sqlite3_reset(of->put);
    int status = put_head(at, of, head);
    return status == EXIT_DONE ? run(at, of, "COMMIT") : status;
}
