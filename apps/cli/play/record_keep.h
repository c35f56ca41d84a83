// Keeps a record: a file that one game at a time appends to.
//
// Every function returns only when its data are on the disk. Errors are an exit status, with the
// error set.
#ifndef BAYONET_CLI_PLAY_RECORD_KEEP_H
#define BAYONET_CLI_PLAY_RECORD_KEEP_H

#include "cli/assault/record_file.h"

// Makes the file `path`, which must not exist, with these lines in it.
//
//   errors  EXIT_USAGE if it exists
int record_keep_make(session *at, const char *path, const strbuf *lines, record_file *of);

// Opens the record that was read, to append to it. A torn last line is moved to a file of its own.
//
//   out     told    gets a sentence about that
//   errors  EXIT_USAGE where another process has it open for that, or has changed it since
int record_keep_open(session *at, const input *from, record_file *of, strbuf *told);

// Writes the lines that were taken to another file, which must not exist, and goes on there.
//
//   out     told    as above
int record_keep_copy(session *at, const input *from, const char *path, record_file *of,
                     strbuf *told);

// Appends lines, each with its line feed: all of them, or none where the file can be cut again.
int record_keep_add(session *at, record_file *of, const strbuf *lines);

#endif
