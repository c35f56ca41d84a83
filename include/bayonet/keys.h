// What a scenario may say: the numbers and readings of the rules, and the keys of the document.
// Loader, schema, forms, `new` and short forms all come from these tables.
//
// Every table ends with a row whose first field is NULL. Texts are static, UTF-8, NUL-terminated.
#ifndef BAYONET_KEYS_H
#define BAYONET_KEYS_H

#include "bayonet/marks.h"
#include "bayonet/value.h"

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

enum {
    BAY_PARAMS_MAX = 256,   // rows of a table of parameters
    BAY_UNKNOWN = INT32_MIN // the setting of a number that nobody knows
};

// --- Numbers and readings of the rules -------------------------------------------------------

// How sure the catalogue is of a number or a reading. Open: the text leaves it to the players.
typedef enum bay_confidence { BAY_CERTAIN, BAY_LIKELY, BAY_GUESS, BAY_OPEN } bay_confidence;

// What a parameter may be set to.
typedef enum bay_param_kind {
    BAY_PARAM_WHOLE,
    BAY_PARAM_FRACTION,
    BAY_PARAM_READING
} bay_param_kind;

// A number of the rules, or a reading of an ambiguous one.
typedef struct bay_param {
    const char *name;  // snake_case; a reading: its switch name, else its row of the catalogue
    const char *usual; // as a scenario would write it: 3, 1/2, reached
    int32_t low, high; // whole number: its range; fraction: range of numerator / denominator
    // reading: its values, default first: "reached|exceeded". Whole number: NULL, or "unknown" if
    // it may be set to BAY_UNKNOWN: load() then refuses a battle that would rest on it
    const char *readings;
    int clause;         // row of `clauses`
    uint8_t kind;       // bay_param_kind
    uint8_t confidence; // bay_confidence, in the usual value
    const char *words;  // what it is; a reading: the question
    // Its value in a record that does not name it: one begun before this parameter existed, or
    // before another value became the usual one. NULL: the usual value.
    const char *before;
} bay_param;

// A fraction: number / over.
typedef struct bay_fraction {
    int32_t number, over; // over > 0
} bay_fraction;

// What a parameter is set to.
typedef struct bay_setting {
    int32_t number, over; // whole: number / 1; fraction; reading: number is its place
} bay_setting;

// One setting of a preset.
typedef struct bay_preset_row {
    int param;         // row of rules->params
    const char *value; // as a scenario would write it: 3, 1/2, reached
} bay_preset_row;

// A named set of settings. A scenario that says `preset: house` is played with them, except those
// that its own `parameters` override.
typedef struct bay_preset {
    const char *id;             // kebab-case: house
    const bay_preset_row *rows; // ended by one without a value; others keep their usual value
    const char *words;          // what it is, and whose numbers they are
} bay_preset;

// A word of a scenario that stands for numbers of its units, as one could write them instead.
typedef struct bay_profile {
    const char *id;    // as a scenario writes it: marines
    const char *words; // the numbers: WS4 S4 T4
} bay_profile;

// --- Keys ------------------------------------------------------------------------------------

// What a key of a scenario holds.
typedef enum bay_key_kind {
    BAY_KEY_GROUP, // a map
    BAY_KEY_LIST, // low .. high items; the row "path[]" says what an item is. If that row has a
                  // short form, the list may be written as a map: {t: wood} for [t wood]
    BAY_KEY_WHOLE,
    BAY_KEY_WORD,
    BAY_KEY_TEXT,
    BAY_KEY_FLAG,
    BAY_KEY_LINES,  // a text of several lines: a map
    BAY_KEY_LENGTH, // 6 in, 6.5", 15 cm, 152 mm; load() reads it with bay_value_length
    BAY_KEY_POINT   // of the plane, its lengths to the east and to the south: "6 in, 4 in" or
                    // [6 in, 4 in]; load() reads it with bay_value_point
} bay_key_kind;

// Every key of a scenario: loader, schema, forms, `new` and short forms all come from here.
// Rows are in the order in which a person would write them, a group before its contents.
typedef struct bay_key {
    // attacker|defender.stands[].red : names, alternatives by |, [] an item, to any depth
    // (units[].models[].at; an item that is a list itself: woods[][])
    const char *path;
    bay_key_kind kind; // group, list, whole, word, text, flag, lines, length, point
    int32_t low, high; // range of a number, length (0.1 mm) or point; list: items; text: bytes
    const char *usual; // as text; NULL: absent when not given; "!": must be given
    // word: "elite|veteran|regular"; whole: words that may stand for a number, "unlimited", or
    // NULL; text, lines, length, point: an example, or NULL
    const char *choices;
    // Short form of a group or item as one text, alternatives by a line feed, {key} a slot,
    // [ ] may be left out: "{strength} {quality}[, {pins} pins]". In the slot of a list of words
    // the words are joined by +: fist+pistol
    const char *shorthand;
    const char *excludes; // siblings that may not stand beside it, alternatives by |
    int clause;           // row of `clauses`; -1 none
    // of a whole number, in the plural: hours; NULL: none. Length, point: the unit in which its
    // range is told: in, cm or mm
    const char *unit;
    const char *words; // what it is
} bay_key;

// A key that decides nothing unless another one, a flag or a word, says something. All rows of one
// key, which stand together, have to hold. The table ends with a row whose key is NULL.
typedef struct bay_need {
    const char *key; // as in the table of keys: attacker.units[].fires_at; alternatives by |
    const char
        *needs; // likewise; it is enough if one of its items, or of its alternatives, has such
                // a value: command|rout
    const char *values; // the values that will do: attacker|both
    const char *words;  // what is missing, as a scenario would write it: fire: attacker or both
} bay_need;

// Reads a length of a scenario in tenths of a millimetre, to the nearest. The document keeps it as
// the text that was written. Every text that the key table accepts can be read.
//   returns false: it is no length, or NULL; the output is untouched
bool bay_value_length(const bay_value *value, int32_t *tenths);

// The same for a point.
bool bay_value_point(const bay_value *value, bay_point *point);

#ifdef __cplusplus
}
#endif
#endif
