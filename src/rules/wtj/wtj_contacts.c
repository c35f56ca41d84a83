// Who touches whom, and the assaults that follow. Ruling R-2.

#include "wtj_reader.h"

#include <string.h>

// --- One contact -----------------------------------------------------------------------------

static void touch(wtj_battle *b, int unit, int edge, int enemy, int side) {
    b->unit[enemy].touched[side] |= kit_one(unit);
    b->unit[enemy].touching |= kit_one(unit);
    if (edge == FRONT && side == REAR) b->unit[enemy].fronts_on_rear |= kit_one(unit); // WTJ-40
}

void wtj_touch_both(wtj_battle *b, wtj_contact made) {
    touch(b, made.attacker, made.edge, made.defender, made.defender_edge);
    touch(b, made.defender, made.defender_edge, made.attacker, made.edge);
}

// --- Stated contacts -------------------------------------------------------------------------

static bay_status find(const kit_node *contact, int side, const wtj_reader *reader, int *unit) {
    const char *key = KIT_SIDES[side];
    bay_status status = kit_find_unit(
        contact, reader->called, wtj_side(reader->battle, side),
        kit_wrong(key, WTJ_01,
                  "No unit of this side is called so, or several are by their name.",
                  "the id or the name of one unit"),
        unit);
    if (status != BAY_OK) return status;
    if (reader->battle->unit[*unit].host == WTJ_NO_HOST) return BAY_OK;
    return kit_refuse_given(contact, kit_wrong(key, WTJ_36,
                                               "An attached weapon has no contacts of its own.",
                                               "the unit that it is attached to"));
}

static bool is_there(const wtj_battle *b, wtj_contact made) {
    for (int i = 0; i < b->contacts; i++)
        if (memcmp(&b->contact[i], &made, sizeof made) == 0) return true;
    return false;
}

static bay_status read_contact(const kit_node *contact, wtj_reader *reader) {
    wtj_battle *b = reader->battle;
    int unit[2] = {0, 0};
    bay_status status = BAY_OK;
    for (int side = 0; status == BAY_OK && side < 2; side++)
        status = find(contact, side, reader, &unit[side]);
    if (status != BAY_OK) return status;
    wtj_contact made = {.attacker = (uint8_t)unit[BAY_ATTACKER],
                        .edge = (uint8_t)kit_word(contact, "edge", WTJ_EDGE_WORDS, FRONT),
                        .defender = (uint8_t)unit[BAY_DEFENDER],
                        .defender_edge =
                            (uint8_t)kit_word(contact, "defender_edge", WTJ_EDGE_WORDS, FRONT)};
    if (is_there(b, made))
        return kit_refuse_key(contact, NULL, WTJ_01, "This contact is stated already.", NULL);
    b->contact[b->contacts++] = made;
    if (b->places) return wtj_check_stated(contact, b, made);
    wtj_touch_both(b, made);
    return BAY_OK;
}

// The front of every attacker touches that of every defender; attached units touch nobody.
static void touch_all(wtj_battle *b) {
    for (int unit = 0; unit < b->attackers; unit++)
        for (int enemy = b->attackers; enemy < b->count; enemy++)
            if (b->unit[unit].host == WTJ_NO_HOST && b->unit[enemy].host == WTJ_NO_HOST)
                wtj_touch_both(
                    b, (wtj_contact){.attacker = (uint8_t)unit, .defender = (uint8_t)enemy});
}

// --- The assaults ----------------------------------------------------------------------------

static void find_groups(wtj_battle *b) {
    WTJ_START(start);
    start->here = kit_below(b->count);
    kit_set grouped = 0;
    KIT_EACH (unit, wtj_side(b, BAY_ATTACKER)) {
        if (kit_in(grouped, unit) || !b->unit[unit].touching) continue;
        kit_set group = wtj_group_of(b, start, unit);
        grouped |= group;
        if (wtj_personnel(b, group)) b->group[b->groups++] = group; // WTJ-01, WTJ-35
    }
}

bay_status wtj_read_contacts(wtj_reader *reader) {
    wtj_battle *b = reader->battle;
    kit_node contacts = kit_at(&reader->document, "contacts");
    bay_status status = BAY_OK;
    bool any = false;
    for (uint32_t i = 0; status == BAY_OK && i < kit_count(&contacts); i++) {
        kit_node contact = kit_item(&contacts, i);
        status = read_contact(&contact, reader);
    }
    if (status != BAY_OK) return status;
    if (b->places)
        wtj_touch_placed(b);
    else if (!contacts.value)
        touch_all(b);
    find_groups(b);
    if (b->groups) return BAY_OK;
    for (int i = 0; i < b->attackers; i++) any |= b->unit[i].touching != 0;
    return kit_refuse_key(&reader->document, "contacts", any ? WTJ_35 : WTJ_01,
                          "No personnel is in contact with an enemy, and there is no assault.",
                          "a contact of personnel");
}
