// The places that a player gives the models of a charging unit, and the breaches of clauses.
// Ruling R-27.

#include "rules/trial40k/charge/walk.h"

bool trial40k_placed_in_file(const trial40k_table *table, trial40k_placing *of) {
    bool any = false;
    for (int i = 0; i < table->count; i++) {
        of->put[i] = trial40k_is_own(table, i) && table->b->line[table->model[i].line].placed;
        of->to[i] = table->b->placed[i];
        any |= of->put[i];
    }
    return any;
}

uint16_t trial40k_member(const trial40k_table *table, int model) {
    const trial40k_line *line = &table->b->line[table->model[model].line];
    return (uint16_t)(line->member + model - line->stand);
}

// --- What is wrong with a place --------------------------------------------------------------

enum { FITS = -1 };

// No way leads there: because of who or what is there, or because it is too far.
static int barred(const trial40k_table *table, int mover, ground_disc there) {
    for (int i = 0; i < table->count; i++)
        if (i != mover && discs_overlap(there, table->model[i].base)) return TELL_PLACED_ON;
    if (trial40k_stands_on(table->b, there, IMPASSABLE)) return TELL_PLACED_ON;
    for (int i = 0; i < table->count; i++)
        if (trial40k_is_other_enemy(table, mover, i) &&
            discs_closer(there, table->model[i].base, TRIAL40K_KEEP_AWAY))
            return TELL_PLACED_NEAR;
    return TELL_PLACED_FAR;
}

// Its way leads through difficult ground, or round it. A-11
static bool has_way(const trial40k_table *table, int mover, bay_point place) {
    trial40k_walker walks;
    bay_point from = table->model[mover].base.middle;
    if (place.x == from.x && place.y == from.y) return true;
    trial40k_begin_walk(table, mover, &walks);
    if (trial40k_walk(&walks, place, table->allowance, false) != WAY_NONE) return true;
    if (!trial40k_slows_some(table)) return false;
    trial40k_begin_round(table, mover, &walks);
    return trial40k_walk(&walks, place, table->allowance, false) != WAY_NONE;
}

// Who leads touches one of those to whom it may. TAR-020
static bool leads(const trial40k_table *table, int mover, bay_point place) {
    trial40k_first_mover leader[TRIAL40K_LEADERS_MAX];
    bool touches = false;
    for (int i = trial40k_first_movers(table, leader); i-- > 0;)
        touches |=
            leader[i].model == mover && discs_touch(trial40k_moved_to(table, mover, place),
                                                    table->model[leader[i].enemy].base);
    return touches;
}

// Who follows does the first of the four that it can. TAR-024 to TAR-028
static int wrong_part(const trial40k_table *table, int mover, bay_point place) {
    static const int TELLING[] = {TELL_PLACED_FREE, TELL_PLACED_TOUCH, TELL_PLACED_SUPPORT,
                                  TELL_PLACED_APART, TELL_PLACED_APART};
    int does = trial40k_part_at(table, mover, place);
    if (does == TRIAL40K_PARTS) return TELL_PLACED_APART;
    int can = trial40k_part_it_can(table, mover);
    return can < does ? TELLING[can] : FITS;
}

static int wrong_with(const trial40k_table *table, int mover, bay_point place, bool first) {
    if (trial40k_is_beyond(place)) return TELL_PLACED_FAR;
    if (!has_way(table, mover, place))
        return barred(table, mover, trial40k_moved_to(table, mover, place));
    if (first) return leads(table, mover, place) ? FITS : TELL_PLACED_LED;
    return wrong_part(table, mover, place);
}

// --- One after another -----------------------------------------------------------------------

static void put(trial40k_table *table, int mover, bay_point place) {
    table->model[mover].base.middle = place;
    table->moved[mover] = true;
    trial40k_find_touching(table->b, table->model, table->count); // TAR-033
}

static void tell(const trial40k_table *table, int mover, int telling, bay_trace *why) {
    bay_tell(why, telling, BAY_ATTACKER, trial40k_member(table, mover),
             (int32_t[]){(int32_t)(table->allowance / BAY_INCH), 0, 0});
}

// In whatever order they can be put: who finds his way closed waits for others to move. TAR-022
static void put_all(trial40k_table *table, const trial40k_placing *of) {
    for (bool any = true; any;) {
        any = false;
        for (int i = 0; i < table->count; i++) {
            if (!of->put[i] || table->moved[i] ||
                wrong_with(table, i, of->to[i], false) != FITS)
                continue;
            put(table, i, of->to[i]);
            any = true;
        }
    }
}

static bool tell_others(const trial40k_table *table, const trial40k_placing *of,
                        bay_trace *why) {
    bool all = true;
    for (int i = 0; i < table->count; i++) {
        if (!of->put[i] || table->moved[i]) continue;
        all = false;
        tell(table, i, wrong_with(table, i, of->to[i], false), why);
    }
    return all;
}

// What is wrong with where it leads, from where the move began.
static int wrong_lead(const trial40k_table *table, int model, const trial40k_placing *of) {
    trial40k_table begun = *table;
    begun.model[model].base.middle = table->b->place[model];
    return wrong_with(&begun, model, of->to[model], true);
}

bool trial40k_leads_as_put(const trial40k_table *table, int model, const trial40k_placing *of) {
    return of->put[model] && wrong_lead(table, model, of) == FITS;
}

// Where he who has led breaks a clause the others are judged with him where he stands; who has
// not leads nobody.
bool trial40k_put_models(trial40k_table *table, int leader, const trial40k_placing *of,
                         bay_trace *why) {
    int wrong = of->put[leader] ? wrong_lead(table, leader, of) : FITS;
    if (wrong != FITS) tell(table, leader, wrong, why);
    if (wrong != FITS && !table->moved[leader]) return false;
    if (of->put[leader] && wrong == FITS) put(table, leader, of->to[leader]);
    put_all(table, of);
    return tell_others(table, of, why) && wrong == FITS;
}
