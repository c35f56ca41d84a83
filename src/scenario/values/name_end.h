// What a name of a short form ends in that may have been meant for another key.
//
// No form has room for the "5 points" of "A Coy 5 points" or the "command" of "Bn HQ command", so
// the name takes it. Where a lone number is part of such an end, the rest is no sensible name; words
// alone may well be a part of one.
#ifndef BAY_SCENARIO_VALUES_NAME_END_H
#define BAY_SCENARIO_VALUES_NAME_END_H

#include "base/text.h"
#include "scenario/values/key_path.h"
#include "scenario/values/pattern_match.h"

enum { NAME_END_MAX = 8 }; // keys that an end is read as

typedef struct name_end {
    uint32_t piece; // of the form: the slot of the name
    size_t size;    // of the name without the end
    size_t start;   // of the end, within the name
    bool numbered;  // a number is in the end
    uint32_t count; // of what it says; 0: the name has no such end
    struct name_said {
        const bay_key *key;
        char name[KEY_NAME_MAX];
        const char *value; // [size], not NUL-terminated
        size_t size;
    } said[NAME_END_MAX];
} name_end;

// Looks at the texts that a match has taken. The first word of a name is always its own.
//   group  the row of the short form, at `path`
//   slot   what the pieces of `pattern` took of `bytes`
name_end name_end_find(const bay_rules *rules, const bay_key *group, const char *path,
                       const key_pattern *pattern, const char *bytes, const pattern_span *slot);

// A name that holds a number behind its first word, where the first number of the short forms is not
// said: "A Coy 4 men". `piece` is its slot, said[0].name that number; count 0: there is none.
name_end name_end_number(const bay_rules *rules, const bay_key *group, const char *path,
                         const key_pattern *pattern, const char *bytes,
                         const pattern_span *slot);

// Writes the group key by key, with what the end says: {name: A Coy, strength: 5}.
void name_end_write(text *to, const name_end *end, const key_pattern *pattern,
                    const char *bytes, const pattern_span *slot);

#endif
