// The key of a scenario that puts a mark where it lies.
#ifndef BAY_API_SAID_AT_H
#define BAY_API_SAID_AT_H

#include "scenario/key_path.h"

// The path of the first point of the plane in `value`, which stands at `path`, that is `at`.
//   out  found  [KEY_PATH_MAX]; untouched where there is none
bool said_at(const bay_rules *rules, const bay_value *value, const char *path, bay_point at,
             char *found);

#endif
