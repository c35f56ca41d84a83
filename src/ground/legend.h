// The meaning of the letters of a map: from the legend, else the system's usual one.
#ifndef BAY_GROUND_LEGEND_H
#define BAY_GROUND_LEGEND_H

#include "base/text.h"
#include "ground/terrain_item.h"

typedef struct legend_row {
    uint32_t letter; // its code in Unicode
    terrain_item means;
} legend_row;

typedef struct legend {
    int count;
    legend_row row[GROUND_LEGEND_MAX + TERRAIN_KINDS_MAX];
} legend;

// Reads `legend` of the document, and adds the usual letters that it does not change.
bay_status legend_read(const bay_value *document, const ground_rules *rules, legend *out,
                       bay_fault *why);

// NULL when the letter stands for nothing.
const terrain_item *legend_find(const legend *from, uint32_t letter);

// Writes the letters and their meanings: "t wood, h hill".
void legend_write(const legend *from, const ground_rules *rules, text *to);

#endif
