// A JSON document with one change: for inputs that are documents, most of which would not be read
// any more with a byte changed anywhere.
#ifndef BAY_TESTS_CHANGED_JSON_H
#define BAY_TESTS_CHANGED_JSON_H

#include "bayonet/game.h"

#include <stddef.h>
#include <stdint.h>

// Changes one value of the document data[size]: another of its kind, a word of the rules, another
// value of the document, an item more or less. A scenario, and one below a member `scenario`, is
// changed by the key table.
//
//   in      rules    whose words and keys are used
//           how      [how_size] says what is changed, and into what
//   returns the new size; 0: it is no document, or would be larger than `room`; nothing is changed
size_t changed_json(uint8_t *data, size_t size, size_t room, const bay_rules *rules,
                    const uint8_t *how, size_t how_size);

#endif
