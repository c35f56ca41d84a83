// Who touches whom, and the assaults that come of it. Ruling R-2.

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

// --- As they are stated ----------------------------------------------------------------------

static bay_status refuse(const kit_node *contact, const char *key, const char *words,
                         const char *allowed) {
    return kit_refuse(contact, (kit_fault){.key = key,
                                           .clause = WTJ_01,
                                           .words = words,
                                           .given = key ? kit_text(contact, key) : NULL,
                                           .allowed = allowed});
}

static bay_status find(const kit_node *contact, int side, const wtj_reader *reader, int *unit) {
    const char *given = kit_text(contact, KIT_SIDES[side]);
    if (!wtj_find(reader, side, given, unit))
        return refuse(contact, KIT_SIDES[side],
                      "No unit of this side is called so, or several are by their name.",
                      "the id or the name of one unit");
    if (reader->battle->unit[*unit].host == WTJ_NO_HOST) return BAY_OK;
    return kit_refuse(contact,
                      (kit_fault){.key = KIT_SIDES[side],
                                  .clause = WTJ_36,
                                  .words = "An attached weapon has no contacts of its own.",
                                  .given = given,
                                  .allowed = "the unit that it is attached to"});
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
        return refuse(contact, NULL, "This contact is stated already.", NULL);
    b->contact[b->contacts++] = made;
    if (b->places) return wtj_check_stated(contact, b, made);
    wtj_touch_both(b, made);
    return BAY_OK;
}

// The front of every attacker on that of every defender; what is attached touches nobody.
static void touch_all(wtj_battle *b) {
    for (int unit = 0; unit < b->attackers; unit++)
        for (int enemy = b->attackers; enemy < b->count; enemy++)
            if (b->unit[unit].host == WTJ_NO_HOST && b->unit[enemy].host == WTJ_NO_HOST)
                wtj_touch_both(
                    b, (wtj_contact){.attacker = (uint8_t)unit, .defender = (uint8_t)enemy});
}

// --- The assaults ----------------------------------------------------------------------------

// Those who touch, and those who touch these. WTJ-01
static kit_set group_of(const wtj_battle *b, int unit) {
    kit_set group = kit_one(unit);
    for (kit_set left = group; left;) {
        kit_set others = b->unit[kit_take(&left)].touching & ~group;
        group |= others;
        left |= others;
    }
    return group;
}

static void find_groups(wtj_battle *b) {
    kit_set grouped = 0;
    for (int unit = 0; unit < b->attackers; unit++) {
        if (kit_in(grouped, unit) || !b->unit[unit].touching) continue;
        kit_set group = group_of(b, unit);
        grouped |= group;
        if (wtj_personnel(b, group)) b->group[b->groups++] = group; // WTJ-01, WTJ-35
    }
}

// Somebody has to be in contact; who is not stands near by.
static bay_status check_any_touch(const kit_node *document, const wtj_battle *b) {
    bool any = false;
    if (b->groups) return BAY_OK;
    for (int i = 0; i < b->attackers; i++) any |= b->unit[i].touching != 0;
    return kit_refuse(document,
                      (kit_fault){.key = "contacts",
                                  .clause = any ? WTJ_35 : WTJ_01,
                                  .words = "No personnel is in contact with an enemy, "
                                           "and there is no assault.",
                                  .allowed = "a contact of personnel"});
}

bay_status wtj_read_contacts(const kit_node *document, wtj_reader *reader) {
    kit_node contacts = kit_at(document, "contacts");
    bay_status status = BAY_OK;
    for (uint32_t i = 0; status == BAY_OK && i < kit_count(&contacts); i++) {
        kit_node contact = kit_item(&contacts, i);
        status = read_contact(&contact, reader);
    }
    if (status != BAY_OK) return status;
    if (reader->battle->places)
        wtj_touch_placed(reader->battle);
    else if (!contacts.value)
        touch_all(reader->battle);
    find_groups(reader->battle);
    return check_any_touch(document, reader->battle);
}
