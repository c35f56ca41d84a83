// The reply to a refused request.
#ifndef BAY_REPLY_ERROR_REPLY_H
#define BAY_REPLY_ERROR_REPLY_H

#include "json/faults.h"
#include "play/context.h"

// Writes the error document for `bad`, whose first fault is the error. `beside` may be NULL.
void error_reply_write(text *out, const faults *bad, const refusal *beside);

// Writes one fault, a map, without its place in a text.
void error_reply_fault(json *to, const bay_fault *why);

#endif
