// Reading a JSON text. RFC 8259, strictly.
#ifndef BAY_JSON_JSON_READ_H
#define BAY_JSON_JSON_READ_H

#include "bayonet/status.h"
#include "bayonet/value.h"

#include "base/arena.h"

// A larger document is refused as BAD_TEXT while it is read, before memory is spent on it. A value
// takes 40 bytes while its list or map is open, and 40 permanently. docs/formats/door.md names the
// limits.
enum {
    JSON_DEPTH_MAX = 64,       // lists and maps within one another
    JSON_VALUES_MAX = 1000000, // lists, maps and their contents
    JSON_BYTES_MAX = 64 << 20  // of a document
};

// Reads one document. Beyond RFC 8259, the text must be UTF-8 without a byte order mark, no map
// may have a key twice, and no key may contain U+0000. Numbers without fraction or exponent that
// fit in 64 bits are WHOLE; all others are DECIMAL, and keep their text. A document beyond the
// limits above is refused.
//
//   in      bytes  [size], need not be NUL-terminated and may be freed afterwards
//   out     *out   lives in `into`, with line and column (in characters) of everything
//   errors  BAY_BAD_TEXT: *why (may be NULL) has line, column, path, what was found (given) and
//           what was expected (allowed); BAY_NO_MEMORY. *out is then untouched
//   cost    time O(size log size) at worst, O(size) unless maps are large
bay_status json_read(arena *into, const char *bytes, size_t size, const bay_value **out,
                     bay_fault *why);

#endif
