// A record as a file: JSON Lines, to which lines are only ever appended.
#ifndef BAYONET_CLI_RECORD_FILE_H
#define BAYONET_CLI_RECORD_FILE_H

#include "input.h"
#include "session.h"

#include <stdint.h>

typedef struct record_file {
    char *path;     // NULL while it is kept nowhere
    page lines;     // as texts of JSON with commas between: the member `record` of a request
    uint32_t *row;  // [count] where each stands in the file, from 1
    uint32_t count; // lines
    int out;        // where to append; -1: nowhere
    bool torn;      // the file does not end with a line feed
} record_file;

// Whether a text is a record, or means to be one.
bool record_file_is(const input *in);

// Takes the lines of a text; blank ones are passed over.
//   owns    record_file_close
void record_file_take(const input *in, record_file *out);

// The header; NULL when the first line is not JSON. The caller owns it.
json_t *record_file_header(const input *in);

// Makes the file `path`, which must not exist, or opens the one that was read, to append to it.
//   errors  an exit status, with the complaint
int record_file_make(session *at, const char *path, record_file *of);
int record_file_append_to(session *at, const char *path, record_file *of);

// Appends a line: in the file when this returns.
int record_file_add(session *at, record_file *of, const char *line);

// Writes the lines that were taken to another file, which must not exist, and goes on there.
int record_file_copy(session *at, const input *from, const char *path, record_file *of);

void record_file_close(record_file *of);

// Says in which line of the file the door's complaint lies, and shows it.
void record_file_blame(const input *in, const record_file *of, json_t *error);

#endif
