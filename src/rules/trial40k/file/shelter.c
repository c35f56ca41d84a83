// Cover model by model, for a phase that begins with charges. Ruling R-39.

#include "rules/trial40k/charge/charge.h"
#include "rules/trial40k/file/reader.h"

#include <string.h>

// The chargers against whom a model is in cover. TAR-055
static kit_set cover_of(const trial40k_reader *reader, const trial40k_model *model) {
    const trial40k_battle *b = reader->battle;
    kit_set chargers = trial40k_side(b, BAY_ATTACKER);
    if (b->unit[model->unit].cover == ALWAYS_IN_COVER) return b->unit[model->unit].against;
    if (trial40k_is_in_cover(b, model->base.middle)) return chargers;
    KIT_THOSE(over, unit, chargers,
              trial40k_is_over_cover(reader, model->base, b->unit[unit].party));
    return over;
}

kit_set trial40k_sheltered(const trial40k_reader *reader, kit_set units, kit_set whole,
                           bool *parted) {
    kit_set some = 0;
    *parted = false;
    for (int i = 0; i < reader->models; i++) {
        int unit = reader->model[i].unit;
        if (!kit_in(units, unit)) continue;
        if (reader->battle->unit[unit].cover == ALWAYS_IN_COVER) continue; // his own: TAR-054
        kit_set its = cover_of(reader, &reader->model[i]);
        some |= its;
        *parted |= its != whole;
    }
    return some;
}

// --- Lines whose models differ in it -----------------------------------------------------------

// Of two sets the one without the first unit that only one of them has.
static bool is_before(kit_set one, kit_set other) {
    kit_set apart = one ^ other;
    return apart && !(one & (apart & (~apart + 1)));
}

// Puts the models of a line into order, with their cover.
static void sort_models(trial40k_reader *reader, const trial40k_line *line, kit_set *cover) {
    trial40k_model *model = &reader->model[line->stand];
    for (int i = 0; i < line->models; i++) {
        trial40k_model moved = model[i];
        kit_set its = cover_of(reader, &moved);
        int at = i;
        for (; at > 0 && is_before(its, cover[at - 1]); at--) {
            model[at] = model[at - 1];
            cover[at] = cover[at - 1];
        }
        model[at] = moved;
        cover[at] = its;
    }
}

// Makes room for a line behind one.
static void insert_line(trial40k_reader *reader, int line) {
    trial40k_battle *b = reader->battle;
    for (int at = b->lines++; at > line + 1; at--) {
        b->line[at] = b->line[at - 1];
        reader->line[at] = reader->line[at - 1];
        reader->group[at] = reader->group[at - 1];
    }
    b->line[line + 1] = b->line[line];
    reader->line[line + 1] = reader->line[line];
    reader->group[line + 1] = reader->group[line];
}

// The first `models` of a line stay, the others are the next.
static void cut_line(trial40k_reader *reader, int line, int models) {
    insert_line(reader, line);
    trial40k_line *one = &reader->battle->line[line], *next = one + 1;
    next->stand = (uint8_t)(one->stand + models);
    next->models = reader->line[line + 1].models = (uint8_t)(one->models - models);
    one->models = reader->line[line].models = (uint8_t)models;
}

static char *name_sheltered(trial40k_reader *reader, const char *called, kit_set from,
                            bool name, trial40k_names *to) {
    char *at = reader->pool + reader->pooled;
    size_t left = sizeof reader->pool - reader->pooled;
    text made = text_within(at, left);
    text_add(&made, called);
    text_add(&made, name ? " in cover" : "-in-cover");
    if (from) text_add(&made, name ? " from" : "-from");
    trial40k_add_units(&made, reader, from, name);
    if (!name) {
        to->letters = (uint16_t)made.size;
        trial40k_tell_apart(reader, BAY_DEFENDER, at, left - 1);
    }
    reader->pooled += strlen(at) + 1;
    return at;
}

// Against whom is told where several may charge.
static void call_sheltered(trial40k_reader *reader, int line, kit_set cover) {
    const trial40k_battle *b = reader->battle;
    kit_set hosts = trial40k_hosts(b, trial40k_side(b, BAY_ATTACKER));
    kit_set from = kit_size(hosts) > 1 ? cover & hosts : 0;
    trial40k_names *to = &reader->group[line];
    bay_unit base = to->called.id ? to->called : reader->called[b->line[line].unit];
    to->called = (bay_unit){name_sheltered(reader, base.id, from, false, to),
                            name_sheltered(reader, base.name, from, true, to), base.side};
}

// Is another line of its unit called so, but for a number?
static bool has_twin(const trial40k_reader *reader, int line) {
    const trial40k_line *lines = reader->battle->line;
    bool any = false;
    for (int other = 0; other < reader->battle->lines; other++)
        any |= other != line && lines[other].unit == lines[line].unit &&
               trial40k_are_called_the_same(&reader->group[line], &reader->group[other]);
    return any;
}

// Cuts a line where the cover of its models changes; returns how many lines it is then, 0: too
// many.
static int part_line(trial40k_reader *reader, int line) {
    trial40k_battle *b = reader->battle;
    kit_set cover[TRIAL40K_CHARGE_MODELS_MAX];
    const trial40k_names names = reader->group[line];
    int count = 0, end = b->line[line].models;
    sort_models(reader, &b->line[line], cover);
    for (int from = 0, to = 0; from < end; from = to, count++) {
        while (to < end && cover[to] == cover[from]) to++;
        if (to < end && b->lines == TRIAL40K_LINES_MAX) return 0;
        if (to < end) cut_line(reader, line + count, to - from);
        reader->line[line + count].against = cover[from];
        reader->group[line + count] = names;
        if (cover[from]) call_sheltered(reader, line + count, cover[from]);
    }
    return count;
}

bay_status trial40k_part_lines(const kit_node *document, trial40k_reader *reader) {
    const trial40k_battle *b = reader->battle;
    if (!trial40k_reads(b, COVER_SCOPE, COVER_OF_MODELS)) return BAY_OK;
    for (int line = 0, parts; line < b->lines; line += parts) {
        parts = 1;
        if (b->unit[b->line[line].unit].side == BAY_ATTACKER) continue;
        parts = part_line(reader, line);
        if (!parts)
            return kit_refuse_key(document, KIT_SIDES[BAY_DEFENDER], TAR_055,
                                  "There are too many groups of models that differ in cover.",
                                  "48 in a file that begins with charges");
        for (int i = line; i < line + parts; i++)
            if (reader->line[i].against && has_twin(reader, i))
                return kit_refuse_key(document, KIT_SIDES[BAY_DEFENDER], TAR_055,
                                      "Two groups of a unit are called the same.",
                                      "a name that no other group has");
    }
    return BAY_OK;
}
