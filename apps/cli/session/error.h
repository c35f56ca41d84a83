// An error, for a person and for a program.
//
// An error is a JSON object, the `error` of a bayonet/error/1 document: `status`, `words`, and
// where they apply `file`, `line`, `column`, or `typed` (the words on the command line), `path`,
// `given`, `allowed`, `nearest`, `clause`, `written_by` (of a record), `trap` (of YAML, a
// sentence), `write` (the line to write instead), `try` (a command); `excerpt` is for people and
// does not stand in the document.
#ifndef BAYONET_CLI_SESSION_ERROR_H
#define BAYONET_CLI_SESSION_ERROR_H

#include "cli/session/session.h"

// Makes the session's error; words as printf makes them. Returns `exit` for the caller to
// return.
//
//   in      status   an id of bay_status, or "usage"
int error_set(session *at, int exit, const char *status, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

// Adds a text to the error.
void error_note(session *at, const char *key, const char *text);

// The error as text, and as the document that --json prints.
void error_print(const session *at, strbuf *out);
char *error_document(const session *at); // malloc'd

#endif
