// The door, the library's single entry point: one bounded, stateless call from JSON to JSON.
//
// The command's --json, the page and bindings speak only through it. It does no I/O, starts no
// thread and keeps nothing between calls.
#ifndef BAYONET_REQUEST_H
#define BAYONET_REQUEST_H

#include "bayonet/memory.h"
#include "bayonet/status.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

struct bay_rules; // a rule system: bayonet/game.h

// What the caller lends for one request.
typedef struct bay_host {
    bay_memory memory;   // for the work and for the reply
    uint32_t situations; // budget; 0: the library's usual, 4,000,000
    size_t bytes;        // budget; 0: the library's usual, 2 GiB
    // Called now and then: `done` of the `of` parts of the current pass are done (`of` may grow,
    // and passes follow each other). False stops the work with BAY_STOPPED. NULL: never asked.
    bool (*tick)(void *user, uint64_t done, uint64_t of);
    void *user; // handed to tick
    // The available rule systems, ended by NULL, with different ids: the host's own, the shipped
    // ones (bay_rules_at), or both. NULL: the shipped ones.
    const struct bay_rules *const *rules;
} bay_host;

// The answer to a request.
typedef struct bay_reply {
    bay_status status; // as the document says
    char *text;  // one JSON document, keys sorted, NUL-terminated; NULL only on BAY_NO_MEMORY
    size_t size; // bytes without the NUL
} bay_reply;

// Answers one request. docs/formats/door.md describes the requests and the replies.
//
//   in      bytes    [size], JSON in UTF-8, need not be NUL-terminated
//   out     *out     always written; an error is a document too (schema bayonet/error/1)
//   owns    the caller frees it with bay_reply_free
//   threads calls are independent; one bay_memory a thread
bay_status bay_request(const bay_host *host, const char *bytes, size_t size, bay_reply *out);

// Frees the text of a reply and empties it. A reply without a text is harmless.
//   in      memory  the memory of the host that made the request
void bay_reply_free(bay_memory memory, bay_reply *reply);

// The version of the library: "0.2.0".
const char *bay_version(void);

#ifdef __cplusplus
}
#endif
#endif
