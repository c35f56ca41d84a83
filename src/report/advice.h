// What are the odds from here, and what is each option worth?
#ifndef BAY_REPORT_ADVICE_H
#define BAY_REPORT_ADVICE_H

#include "report/assault.h"

// Writes the member `advice` for the situation that the assault has come to.
//   errors  as figures_make
bay_status advice_write(door *d, const assault *a);

#endif
