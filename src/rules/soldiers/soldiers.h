// Close assaults for Soldiers: what the files of this folder share. Source of every rule: the
// clauses of clauses.def; rulings: docs/rulings/soldiers.md.
//
// The phase runs on from question to question: each of soldiers_announce, _fire, _charge,
// _assaults goes on until something is asked, thrown or over, and leaves its stage in *now.
#ifndef BAY_RULES_SOLDIERS_H
#define BAY_RULES_SOLDIERS_H

#include "soldiers_battle.h"
#include "soldiers_now.h"
#include "soldiers_tellings.h"

// --- Units and hexes as they are now (soldiers_unit.c) ---------------------------------------

bool soldiers_here(const soldiers_battle *b, const soldiers_now *now, int side, int unit);
bool soldiers_in_order(const soldiers_battle *b, const soldiers_now *now, int side, int unit);
bool soldiers_held(const soldiers_battle *b, const soldiers_now *now, int side, int cell);
int soldiers_points_in(const soldiers_battle *b, const soldiers_now *now, int side, int cell);
void soldiers_eliminate(const soldiers_battle *b, soldiers_now *now, int side, int unit);
void soldiers_disrupt(const soldiers_battle *b, soldiers_now *now, int side, int unit);
void soldiers_move(const soldiers_battle *b, soldiers_now *now, int side, int unit, int cell);
// What fire or a charge, as the stage is, does to one unit. R-6
void soldiers_suffer(const soldiers_battle *b, soldiers_now *now, int side, int unit,
                     int outcome, bay_trace *why);

// One telling about a unit and, as {other}, a unit or cell as the waist numbers them.
void soldiers_tell(bay_trace *why, int telling, int side, int unit, int other);
void soldiers_tell_numbers(bay_trace *why, int telling, int other, int first, int second);

// --- Announcements (soldiers_announce.c) -----------------------------------------------------

enum { SOLDIERS_ANSWERS_MAX = SOLDIERS_UNITS_MAX + 1 };

void soldiers_announce(const soldiers_battle *b, soldiers_now *now, bay_trace *why);
void soldiers_announced(const soldiers_battle *b, soldiers_now *now, int against,
                        bay_trace *why);
// What the unit asked about may answer, the standing order first: AGAINST values, 0 for nobody.
int soldiers_answers(const soldiers_battle *b, const soldiers_now *now,
                     uint8_t list[SOLDIERS_ANSWERS_MAX]);
// The hex of the defender that an AGAINST value is about.
int soldiers_target_hex(const soldiers_battle *b, int against);
int soldiers_target_id(const soldiers_battle *b, int against); // as the waist numbers it

// --- Fire and charges (soldiers_fire.c, soldiers_charge.c) -----------------------------------

void soldiers_fire(const soldiers_battle *b, soldiers_now *now, int side, bay_trace *why);
void soldiers_fired(const soldiers_battle *b, soldiers_now *now, int target, bay_trace *why);
void soldiers_fire_thrown(const soldiers_battle *b, soldiers_now *now, int outcome,
                          bay_trace *why);
// What the unit may fire at or charge, the standing order first: 1 + the enemy's hex or unit, 0
// for holding back.
int soldiers_fire_answers(const soldiers_battle *b, const soldiers_now *now,
                          uint8_t list[SOLDIERS_ANSWERS_MAX]);
int soldiers_fire_id(const soldiers_battle *b, int side, int target);
int soldiers_fire_column(const soldiers_battle *b, const soldiers_now *now);

void soldiers_charge(const soldiers_battle *b, soldiers_now *now, int side, bay_trace *why);
void soldiers_charged(const soldiers_battle *b, soldiers_now *now, int target, bay_trace *why);
void soldiers_charge_thrown(const soldiers_battle *b, soldiers_now *now, int outcome,
                            bay_trace *why);
int soldiers_charge_answers(const soldiers_battle *b, const soldiers_now *now,
                            uint8_t list[SOLDIERS_ANSWERS_MAX]);

// Whose stage it is.
static inline int soldiers_firing(const soldiers_now *now) {
    bool defender = now->stage == DEFENDER_FIRE || now->stage == DEFENDER_FIRE_DIE ||
                    now->stage == DEFENDER_CHARGE || now->stage == DEFENDER_CHARGE_DIE;
    return defender ? BAY_DEFENDER : BAY_ATTACKER;
}

// --- Assaults (soldiers_assault.c, soldiers_odds.c) ------------------------------------------

void soldiers_assaults(const soldiers_battle *b, soldiers_now *now, bay_trace *why);
void soldiers_next_assault(const soldiers_battle *b, soldiers_now *now, bay_trace *why);
void soldiers_cancelled(const soldiers_battle *b, soldiers_now *now, bool cancels,
                        bay_trace *why);
// Does the attacker's unit assault the hex, as things are? Is the defender's assaulted there?
bool soldiers_assaulter(const soldiers_battle *b, const soldiers_now *now, int unit, int hex);
bool soldiers_assaulted(const soldiers_battle *b, const soldiers_now *now, int unit, int hex);
bool soldiers_has_assaulter(const soldiers_battle *b, const soldiers_now *now, int hex);

// The odds and the column of the assault in hand.
typedef struct soldiers_odds {
    int points, against; // stacking points, full values
    int shift;           // columns to the left
    int column;          // on the table, shifted; -1 off it
} soldiers_odds;

soldiers_odds soldiers_odds_of(const soldiers_battle *b, const soldiers_now *now);
void soldiers_tell_odds(const soldiers_battle *b, const soldiers_now *now, bay_trace *why);
// The column for `points` : `against` less `shift` columns; -1 off the table. R-9
int soldiers_column_of(const soldiers_battle *b, const soldiers_table *table, int points,
                       int against, int shift);

// --- What an assault leads to (soldiers_result.c, _retreat.c, _advance.c) --------------------

void soldiers_assault_thrown(const soldiers_battle *b, soldiers_now *now, int outcome,
                             bay_trace *why);
void soldiers_retreats(const soldiers_battle *b, soldiers_now *now, bay_trace *why);
void soldiers_retreated(const soldiers_battle *b, soldiers_now *now, int cell, bay_trace *why);
// Where the unit may retreat to, the standing order first; BOARD_NOWHERE: off the board.
int soldiers_ways_back(const soldiers_battle *b, const soldiers_now *now,
                       uint8_t list[BOARD_SIDES_MAX + 1]);
void soldiers_advance(const soldiers_battle *b, soldiers_now *now, bay_trace *why);
void soldiers_advanced(const soldiers_battle *b, soldiers_now *now, bool advances,
                       bay_trace *why);

// Forgets what cannot matter any more: before an assault, and after it.
void soldiers_forget(const soldiers_battle *b, soldiers_now *now);
void soldiers_end(const soldiers_battle *b, soldiers_now *now, bay_trace *why); // _score.c

// --- The tables ------------------------------------------------------------------------------

extern const bay_param SOLDIERS_PARAM_TABLE[];
extern const bay_key SOLDIERS_KEY_TABLE[];
extern const bay_step_info SOLDIERS_STEP_TABLE[];
extern const bay_option_row SOLDIERS_OPTION_TABLE[];
extern const bay_rules bay_rules_soldiers;

bay_status soldiers_load(const bay_loading *in, bay_battle **out, bay_fault *why);
void soldiers_first(const bay_battle *battle, void *at, bay_trace *why);
uint16_t soldiers_stage(const bay_battle *battle, const void *at);
void soldiers_score(const bay_battle *battle, const void *at, bay_score *out);
void soldiers_features(const bay_battle *battle, const void *at, int32_t *features);
void soldiers_view(const bay_battle *battle, const void *at, bay_view *sink);

// What a result of a throw means on a row of a table, and the throw.
bay_throw soldiers_throw(int who, int dice, int sides, int eliminated, int disrupted);
int soldiers_outcome(int eliminated, int disrupted, int result);

#endif
