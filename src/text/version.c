#include "bayonet/request.h"

const char *bay_version(void) {
    return "0.2.0";
}
