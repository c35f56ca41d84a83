// Where the parts of a situation are.

#include "rules/trial40k/trial40k.h"

static size_t most_of(size_t one, size_t other) {
    return one > other ? one : other;
}

void trial40k_lay_out(trial40k_battle *b) {
    size_t groups = b->groups, places = b->places, units = b->count;
    size_t first = b->sorts + sizeof(trial40k_unit_state) * units;
    size_t division = b->splits ? sizeof(trial40k_division) + 2 * units : 0;
    size_t fallen = first + sizeof(trial40k_group_state) * groups + division;
    size_t ways = fallen + (trial40k_reads(b, ALLOC_INFO, OWN_KNOWN) ? groups : 0);
    size_t charges = ways + 3 * groups;
    size_t placed =
        charges + TRIAL40K_CHARGE_BYTES * (size_t)b->attackers + TRIAL40K_MOVE_BYTES;
    size_t cover = placed + TRIAL40K_PLACE_BYTES * places;
    size_t home = cover + (b->covered ? b->pairs : 0);
    size_t hemmed = home + (b->hems ? TRIAL40K_HOME_BYTES * places : 0);
    size_t settled = hemmed + b->hems, links = settled + TRIAL40K_SETTLED * groups;
    size_t end = most_of(links + b->link_bytes * places, settled + trial40k_orders_size(b));
    b->before = (trial40k_layout){.groups = (uint16_t)first,
                                  .fallen = (uint16_t)fallen,
                                  .ways = (uint16_t)ways,
                                  .charges = (uint16_t)charges,
                                  .places = (uint16_t)placed,
                                  .cover = (uint16_t)cover,
                                  .home = (uint16_t)home,
                                  .hemmed = (uint16_t)hemmed,
                                  .settled = (uint16_t)settled,
                                  .links = (uint16_t)links,
                                  .end = (uint16_t)(b->charges ? end : ways)};
}
