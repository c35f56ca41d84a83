// Finds the key of a scenario that places a mark.
#ifndef BAY_API_SAID_AT_H
#define BAY_API_SAID_AT_H

#include "scenario/values/key_path.h"

// Finds the path of the first point in `value` that equals `at`. `value` itself is at `path`.
//   out  found  [KEY_PATH_MAX]; untouched where there is none
bool said_at(const bay_rules *rules, const bay_value *value, const char *path, bay_point at,
             char *found);

#endif
