// The option --from RECORD[@N]: starts from the situation of a record, after its last line or
// after line N.
#ifndef BAYONET_CLI_ASSAULT_FROM_RECORD_H
#define BAYONET_CLI_ASSAULT_FROM_RECORD_H

#include "cli/assault/scenario_arg.h"

// Reads the record and adds it to the request's members.
//
//   errors  an exit status, with the error set
int from_record_read(session *at, scenario_arg *out);

// The same for out->recorded, which was already read. last: 0 for the whole of it.
int from_record_take(session *at, unsigned long last, scenario_arg *out);

// "After line 5 of raid.jsonl". The caller frees it.
char *from_record_place(const scenario_arg *of);

// "After line 5 of raid.jsonl: hour 1, attacks made 1."
//
//   in      shown   the reply of show
//           mid     words to add if a throw is under way there
void from_record_report(strbuf *out, const scenario_arg *of, const json_t *shown,
                        const char *mid);

#endif
