// --from RECORD[@N]: where a record stands, after its last line or after line N.
#ifndef BAYONET_CLI_FROM_RECORD_H
#define BAYONET_CLI_FROM_RECORD_H

#include "wanted.h"

// Reads the record and adds it to the request's members.
//
//   errors  an exit status, with the complaint
int from_record_read(session *at, wanted *out);

// Puts file, line and excerpt into a complaint about a line of the record; false when it is about
// none.
bool from_record_blame(const wanted *of, json_t *error);

// "After line 5 of raid.jsonl: hour 1, attacks made 1."
//
//   in      shown   the reply of show
void from_record_report(page *out, const wanted *of, const json_t *shown);

#endif
