// Notes below a table: each text once, with its number.
#ifndef BAYONET_CLI_VARY_NOTES_H
#define BAYONET_CLI_VARY_NOTES_H

#include "cli/common/strbuf.h"

enum { NOTES_MAX = 9 };

typedef struct notes {
    int count;
    char *text[NOTES_MAX]; // the last stands for all that there is no room for
} notes;

// The number of a note, from 1.
int notes_number(notes *of, const char *text);

// Adds them: "[1] …".
void notes_add(strbuf *out, const notes *of);
void notes_free(notes *of);

#endif
