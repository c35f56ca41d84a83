// How was a throw read, pair by pair or stage by stage, and by which clause?
#ifndef BAY_REPORT_READING_REPLY_H
#define BAY_REPORT_READING_REPLY_H

#include "report/record.h"

// Writes the member `reading` for the throw that `doing` completed: null where there was none.
//   errors  BAY_NO_MEMORY
bay_status reading_write(door *d, const replay *r, const record_doing *doing);

#endif
