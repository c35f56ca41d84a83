// The places of models on the table, and what follows from them: contacts and nearness. Ruling
//

#include "base/length.h"
#include "rules/kit/kit_settings.h"
#include "rules/trial40k/charge/walk.h"
#include "rules/trial40k/file/reader.h"

// --- Reading ---------------------------------------------------------------------------------

static int32_t base_of(const kit_node *node, const trial40k_reader *reader) {
    int32_t tenths = 0;
    if (bay_value_length(kit_at(node, "base").value, &tenths)) return tenths;
    return kit_setting(reader->in, BASE_SIZE) * BAY_MILLIMETRE;
}

static bay_status refuse_overlap(const kit_node *place, const trial40k_reader *reader,
                                 const trial40k_model *other) {
    char bytes[160];
    text words = text_within(bytes, sizeof bytes);
    text_add(&words, "This base stands on one of ");
    text_add(&words, reader->called[other->unit].name);
    text_add(&words, ", at ");
    length_add(&words, other->base.middle.x, BAY_MILLIMETRES);
    text_add(&words, ", ");
    length_add(&words, other->base.middle.y, BAY_MILLIMETRES);
    text_add_char(&words, '.');
    return kit_refuse_given(place,
                            kit_wrong(NULL, TAR_040, bytes, "a place beside every other base"));
}

static bool is_on_table(const trial40k_battle *b, bay_point at) {
    bay_point far = b->table;
    return !far.x || (at.x > 0 && at.y > 0 && at.x < far.x && at.y < far.y);
}

static bay_status put_down(const kit_node *place, int unit, int32_t base,
                           trial40k_reader *reader) {
    trial40k_model model = {.base = {.diameter = base}, .unit = (uint8_t)unit};
    bay_value_point(place->value, &model.base.middle);
    for (int i = 0; i < reader->models; i++)
        if (discs_overlap(model.base, reader->model[i].base))
            return refuse_overlap(place, reader, &reader->model[i]);
    if (trial40k_stands_on(reader->battle, model.base, IMPASSABLE))
        return kit_refuse_given(
            place, kit_wrong(NULL, TAR_018, "This base stands on impassable ground.",
                             "a place off it by half the base, and a fiftieth of that"));
    if (!is_on_table(reader->battle, model.base.middle))
        return kit_refuse_given(
            place, kit_wrong(NULL, TAR_040, "This base stands beyond the table.",
                             "a place within it: table says how wide and how deep it is"));
    if (reader->models == TRIAL40K_PLACES_MAX)
        return kit_refuse_key(place, NULL, TAR_038, "Too many models stand on the table.",
                              "240 in a file");
    reader->model[reader->models++] = model;
    return BAY_OK;
}

static bay_status read_places(const kit_node *node, int unit, trial40k_reader *reader) {
    kit_node at = kit_at(node, "at");
    bay_status status = BAY_OK;
    reader->nowhere |= !at.value;
    if (!at.value && kit_has(node, "base"))
        return kit_refuse_key(node, "base", TAR_040,
                              "These models have a base, and stand nowhere.",
                              "at: the middle of each base");
    if (reader->nowhere && (at.value || reader->models))
        return kit_refuse_key(node, at.value ? "at" : NULL, TAR_040,
                              "Some models have places on the table, and others have none.",
                              "places of all models, or of none");
    for (uint32_t i = 0; status == BAY_OK && i < kit_count(&at); i++) {
        kit_node place = kit_item(&at, i);
        status = put_down(&place, unit, base_of(node, reader), reader);
    }
    return status;
}

bay_status trial40k_read_places(const kit_node *unit, int number, trial40k_reader *reader) {
    kit_node list = kit_at(unit, "groups");
    if (!list.value) return read_places(unit, number, reader);
    bay_status status = BAY_OK;
    for (uint32_t i = 0; status == BAY_OK && i < kit_count(&list); i++) {
        kit_node group = kit_item(&list, i);
        status = read_places(&group, number, reader);
    }
    return status;
}

// --- Who touches whom, and who is near -------------------------------------------------------

bay_status trial40k_find_contacts(const kit_node *document, trial40k_reader *reader) {
    if (!reader->models ||
        trial40k_find_touching(reader->battle, reader->model, reader->models))
        return BAY_OK;
    return kit_refuse_key(document, KIT_SIDES[BAY_ATTACKER], TAR_040,
                          "No model touches an enemy, and there is no fight.",
                          "bases of enemies less than 0.5 mm apart, or begin: charges");
}

// Who touches an enemy before anybody charges, or supports who does. A-22
void trial40k_find_fighting(trial40k_reader *reader) {
    trial40k_battle *b = reader->battle;
    trial40k_find_touching(b, reader->model, reader->models);
    for (int i = 0; i < reader->models; i++)
        b->unit[reader->model[i].unit].fighting |=
            trial40k_stance_of(b, reader->model, reader->models, i).place != OUT;
}

int trial40k_stances(const trial40k_reader *reader, int first, int count,
                     trial40k_stance *stance, uint8_t *kind) {
    int kinds = 0;
    for (int i = 0; i < count; i++) {
        trial40k_stance one =
            trial40k_stance_of(reader->battle, reader->model, reader->models, first + i);
        int at = 0;
        while (at < kinds && (stance[at].place != one.place || stance[at].with != one.with ||
                              stance[at].zone != one.zone))
            at++;
        if (at == kinds) stance[kinds++] = one;
        kind[i] = (uint8_t)at;
    }
    return kinds;
}
