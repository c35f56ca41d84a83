// A throw of dice: who throws what, and how the faces are read.
//
// A throw is a plain, zero-padded value: equal throws are equal bytes, so distributions are
// cached by throw. Make one with the functions below (they zero it), then set what differs.
//
// Unless a function says otherwise: it is pure, allocates nothing, asserts that the throw is
// valid, and may be called from any thread.
#ifndef BAYONET_THROW_H
#define BAYONET_THROW_H

#include "bayonet/status.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// The largest throws.
enum {
    BAY_SIDES_MAX = 100, // faces of a die
    BAY_POOL_MAX = 100,  // dice of one side in matched pools
    BAY_TOTAL_MAX = 100, // dice summed, of both sides together, or of which the highest is read
    BAY_CHAIN_MAX = 4096,   // dice of a chain
    BAY_STAGES_MAX = 4,     // stages of a chain
    BAY_BOUTS_MAX = 3,      // bouts in a row
    BAY_CUTS_MAX = 12,      // cut points of a table
    BAY_RESULTS_MAX = 10201 // results of any throw: (BAY_POOL_MAX + 1) squared
};

// The kinds of throws. The fields of a bay_throw say which kinds read them; other fields are 0.
typedef enum bay_throw_kind {
    BAY_THROW_NONE,
    BAY_THROW_TOTAL,   // the sum of dice[0] dice (one die: the die itself), plus plus[0]
    BAY_THROW_HIGHEST, // the highest of dice[0] dice, plus plus[0]
    BAY_THROW_DUEL,    // the sum of dice[0] dice and plus[0], less that of dice[1] and plus[1]
    BAY_THROW_POOLS,   // dice[0] against dice[1], both sorted, matched rank by rank
    BAY_THROW_CHAIN,   // dice[0] equal dice through one to four stages
    BAY_THROW_BOUTS    // one die a side, up to `stages` times, until a side has nothing left
} bay_throw_kind;

// Who wins the ties of pools.
typedef enum bay_ties { BAY_TIES_NOBODY, BAY_TIES_FIRST, BAY_TIES_SECOND } bay_ties;

// In place of a stage: DONE, the die is counted; SAME, it goes where any other die goes. And the
// number of names for stages.
enum { BAY_STAGE_DONE = 4, BAY_STAGE_SAME = 5, BAY_NAMES_MAX = 8 };

// What a die that fails a stage does.
enum { BAY_AGAIN_NEVER, BAY_AGAIN_FAILED };

// One stage of a chain. Dice go forward only: `next` and `top` name a later stage or DONE.
typedef struct bay_stage {
    uint8_t need;  // 1 .. sides + 1: the lowest face that passes; 1 always, sides + 1 never
    uint8_t below; // 1: a face passes when it is lower than `need` (a save thrown against it)
    uint8_t again; // BAY_AGAIN_FAILED: a die that fails is thrown once more; that throw counts
    uint8_t who;   // the side that throws this stage: 0, 1
    uint8_t next;  // where a die that passes goes; BAY_STAGE_DONE: it is counted
    uint8_t top;  // where a die with the top face goes, pass or not; BAY_STAGE_SAME: as any die
    uint8_t name; // 0 .. BAY_NAMES_MAX - 1: a rule system's name for it; its place unless set
} bay_stage;

// A throw, zero-padded. Sides are those of bay_side: 0 the attacker, 1 the defender.
typedef struct bay_throw {
    uint8_t kind;     // bay_throw_kind
    uint8_t ties;     // pools: bay_ties
    uint8_t stages;   // chain: 1 .. BAY_STAGES_MAX; bouts: 1 .. BAY_BOUTS_MAX of them
    uint8_t cuts;     // total, highest, duel: 0, or the number of cut points
    uint8_t who[2];   // side that throws dice[0], dice[1]
    uint8_t sides[2]; // 2 .. BAY_SIDES_MAX; sides[1] is 0 where one side throws
    uint16_t dice[2]; // dice[1] is 0 where one side throws; pools, chain: may be 0, none thrown
    int16_t plus[2];  // added to the total, the highest, or each side's dice of a duel
    int16_t low, high; // total, highest, duel: the value is clamped to low .. high; not read
                       // with cuts, but always low <= high < low + BAY_RESULTS_MAX
    uint16_t most;     // chain: more than this many counts as this many; at most dice[0]
    // bouts: what each side has to lose, 1 or more; one more than all bouts can take where it has
    // more than they can
    uint16_t left[2];
    uint16_t spare; // 0
    union {
        bay_stage stage[BAY_STAGES_MAX]; // chain: `stages` of them
        int16_t shift[BAY_BOUTS_MAX];    // bouts: `stages` of them, added to the first's die
        // total, highest, duel: `cuts` of them, rising; the result is the first k with
        // value <= cut[k], and `cuts` when there is none
        int16_t cut[BAY_CUTS_MAX];
    } is; // by kind
} bay_throw;

// The sum of dice. low .. high is the full range while `plus` is 0. If you set `plus`, move them by
// the same amount, here and in the functions that follow.
//
//   in      who    the side that throws: 0, 1
//           dice   1 .. BAY_TOTAL_MAX
//           sides  2 .. BAY_SIDES_MAX
bay_throw bay_throw_total(int who, int dice, int sides); // low .. high: dice .. dice * sides
// One throw, yes or no: result 1 when the total is `need` or more, else 0.
bay_throw bay_throw_needs(int who, int dice, int sides, int need);
// The highest of dice.
bay_throw bay_throw_highest(int who, int dice, int sides); // low .. high: 1 .. sides
// One die for each side: the first's less the second's.
bay_throw bay_throw_duel(int sides); // side 0 against 1; -(sides-1) .. sides-1
// The sum of the dice of side `who`, which throws first, less the sum of the other side's dice.
//   in      first, second  1 or more, together at most BAY_TOTAL_MAX
bay_throw bay_throw_sums(int who, int first, int second, int sides);
// Pools matched rank by rank: `first` dice of side 0 against `second` of side 1.
bay_throw bay_throw_pools(int first, int second, int sides, bay_ties ties);
// Equal dice that go through stages. It has no stage yet, and `most` = dice.
bay_throw bay_throw_chain(int dice, int sides);

// Bouts in a row, one die for each side. The side with the lower total, where the first side adds `shift`,
// loses the difference, but not more than it has left. A side with nothing left ends the bouts.
//
//   in      bouts  1 .. BAY_BOUTS_MAX
//           shift  [bouts]
//           left   what each side has to lose, 1 or more
bay_throw bay_throw_bouts(int sides, int bouts, const int *shift, const int left[2]);

// Adds a stage to a chain: who throws it and the lowest face that passes. A die that passes goes to
// the stage that is added next, or is counted if there is none. Returns the stage, so that other
// fields can be set (its `next` is BAY_STAGE_DONE; the stage before it, if it was DONE, now leads
// to it).
bay_stage *bay_throw_stage(bay_throw *chain, int who, int need);

// True when every field is within its limits and unused bytes are zero. Never asserts.
bool bay_throw_valid(const bay_throw *dice);

// How many results there are. They are numbered from 0:
//
//   total, highest, duel   value - low; with cuts, the number of the range
//   pools                  losses of the first * (pairs + 1) + losses of the second,
//                          pairs = the smaller of dice[0], dice[1]
//   chain                  how many dice were counted, at most `most`
//   bouts                  as bay_throw_fought has them
uint32_t bay_throw_results(const bay_throw *dice);

// What bouts have come to.
typedef struct bay_fought {
    uint16_t lost[2]; // by each side; where it has nothing left, all it had
    uint8_t bouts; // thrown: all of them, or as many as it took to leave one side with nothing
    uint8_t won; // bit by side: it won every bout. Only where it leaves the other with nothing
} bay_fought;

// What a result of bouts stands for: each stands for something else. Those that end early come
// first, and of those that end together those in which the first loses most.
bay_fought bay_throw_fought(const bay_throw *bouts, uint32_t result);

// The same for the first of several results.
//   in      result  [count], rising; count is 1 or more
//   out     fought  of result[0]
//   returns how many of them, from the first on, differ only in that the second side has lost 1 more
//           in each
uint32_t bay_throw_fought_run(const bay_throw *bouts, const uint32_t *result, uint32_t count,
                              bay_fought *fought);

// What happens next, given faces thrown so far.
typedef struct bay_ask {
    uint8_t done;    // 1: the throw is over and `result` is it
    uint8_t who;     // side to throw
    uint8_t sides;   // of its dice
    uint8_t stage;   // chain: the stage; else 0 for the first side, 1 for the second
    uint8_t name;    // chain: the stage's name; else as `stage`
    uint8_t again;   // 1: these are dice thrown once more
    uint16_t dice;   // how many dice are still to come before the next question (> 0)
    uint16_t of;     // how many this question asked for in all
    uint32_t result; // when done: its number
} bay_ask;

// Says who throws what next, or the result.
//
//   in      faces   [count], each 1 .. sides, in the order thrown: stage after stage, bout after bout,
//                   the first side before the second; a stage's dice thrown once more follow it
//   out     *ask
//   errors  BAY_BAD_INPUT: a face out of range, or more faces than the throw takes
bay_status bay_throw_ask(const bay_throw *dice, const uint8_t *faces, size_t count,
                         bay_ask *ask);

// The most faces that one throw can take.
size_t bay_throw_faces_max(const bay_throw *dice);

// Bytes of workspace that bay_throw_odds and bay_throw_residues need, aligned for double and
// uint64_t; never 0. Pools: O(n^4), 320 kB for 20 dice a side, 144 MB for 100; else O(dice).
size_t bay_throw_space(const bay_throw *dice);

// Exact odds of every result, given `count` faces (0: none) thrown so far, any prefix of a throw.
//
//   in      space  [bay_throw_space(dice)] bytes
//   out     p      [results], probability 0 .. 1, sums to 1 within 1e-13; exactly 1 when no
//                  other result can happen
//           can    [results], 1 where the result can happen (p may still underflow to 0);
//                  NULL when not wanted
//   errors  BAY_BAD_INPUT as bay_throw_ask
//   cost    pools: O(sides * n^5) for n dice a side, the constant about 1 / 6; chain: O(dice),
//           in mid-throw O(dice^2); total, duel: O(dice^2 * sides); highest: O(dice * sides);
//                  bouts: O(left[0] * left[1] * sides)
bay_status bay_throw_odds(const bay_throw *dice, const uint8_t *faces, size_t count, double *p,
                          uint8_t *can, void *space);

// The same modulo `prime` (2^30 < prime < 2^31): each p is numerator / denominator mod prime.
// It may be 0 by accident: only bay_throw_odds says which results can happen.
//   errors  also BAY_BAD_PRIME: p is then undefined
bay_status bay_throw_residues(const bay_throw *dice, const uint8_t *faces, size_t count,
                              uint32_t prime, uint64_t *p, void *space);

// How the faces were read, for a person: a row for each pair (pools), side (duel; bouts: of each bout),
// stage (chain).
typedef enum bay_reading_kind {
    BAY_READ_FIRST,  // pair: first's die beats second's
    BAY_READ_SECOND, // pair: second's die beats first's
    BAY_READ_TIE,    // pair: equal dice
    BAY_READ_SPARE,  // a die with nobody to fight; face of the other side is 0
    BAY_READ_VALUE,  // total, highest: number is the value, before it is clamped or cut;
                     // duel, bouts: one row for each side (`stage`), its number with plus, and
                     // the face if it is one die
    BAY_READ_STAGE   // chain: of `dice` that came to the stage, `number` went on from it
} bay_reading_kind;

// One row of how faces were read.
typedef struct bay_reading {
    uint8_t kind;        // bay_reading_kind
    uint8_t stage, name; // as in bay_ask
    uint8_t face[2];     // the two dice of a pair; a side's die in its place; 0: none
    uint16_t dice;       // stage: how many came to it
    int32_t number;      // as the kind says
} bay_reading;

// Reads the faces of a whole throw.
//
//   out     list   the first `room` rows
//   returns how many rows there are; 0 when the throw is not over
size_t bay_throw_read(const bay_throw *dice, const uint8_t *faces, size_t count,
                      bay_reading *list, size_t room);

// Writes the throw in words, e.g. "3d6 against 2d6, matched". Cut to fit; returns the full length.
size_t bay_throw_words(const bay_throw *dice, char *out, size_t size);

#ifdef __cplusplus
}
#endif
#endif
