// A record as a file: JSON Lines, which only grow by appending.
#ifndef BAYONET_CLI_ASSAULT_RECORD_FILE_H
#define BAYONET_CLI_ASSAULT_RECORD_FILE_H

#include "cli/session/session.h"
#include "cli/yaml/input.h"

#include <stdint.h>

enum { RECORD_LINES_MAX = 100000, RECORD_LINE_MAX = 1 << 20 }; // lines; bytes of one

typedef struct record_file {
    char *path;     // NULL while it is kept nowhere
    strbuf lines;   // as texts of JSON with commas between: the member `record` of a request
    uint32_t *row;  // [count] where each stands in the file, from 1
    uint32_t count; // lines
    uint32_t torn; // where a last line begins that was not written to its end; 0: there is none
    size_t whole;  // bytes before it
    uint32_t over; // the first line beyond the limit of a record; 0: none
    bool unended;  // the last line lacks only its line feed
    int out;       // where to append; -1: nowhere
} record_file;

// Whether a text is a record, or means to be one.
bool record_file_is(const input *in);

// Takes the lines of a text; blank ones and a torn last one are passed over, and all behind one
// that is too long or too many.
//   owns    record_file_close
void record_file_take(const input *in, record_file *out);

// Takes further lines, each with its line feed.
void record_file_extend(record_file *of, const char *text, size_t size);

// The header; NULL when the first line is none. The caller owns it.
json_t *record_file_header(const input *in);

void record_file_close(record_file *of);

// Says in which line of the file the error of the library lies, and shows it.
void record_file_locate(const input *in, const record_file *of, json_t *error);

// Notes that the last line is torn, if it is, and is left out.
void record_file_note(session *at, const input *in, const record_file *of);

// Reports a record without lines, or with too many.
//   returns an exit status
int record_file_check(session *at, const input *in, const record_file *of);

#endif
