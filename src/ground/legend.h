// What a letter of the map stands for: by the legend, else as the system usually draws it.
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

// Reads `legend` of the document, and adds the usual letters that it leaves as they are.
bay_status legend_read(const bay_value *document, const ground_rules *rules, legend *out,
                       bay_fault *why);

// NULL when the letter stands for nothing.
const terrain_item *legend_find(const legend *from, uint32_t letter);

// Writes what there is: "t wood, h hill".
void legend_write(const legend *from, const ground_rules *rules, text *to);

#endif
