#include "scenario/settings.h"

#include "base/fault.h"
#include "base/nearest.h"
#include "base/value.h"
#include "scenario/values/key_path.h"
#include "scenario/values/scalar.h"

#include <assert.h>
#include <string.h>

uint32_t settings_count(const bay_rules *rules) {
    uint32_t count = 0;
    while (rules->params[count].name) count++;
    return count;
}

int settings_find(const bay_rules *rules, const char *name) {
    for (int row = 0; rules->params[row].name; row++)
        if (strcmp(rules->params[row].name, name) == 0) return row;
    return -1;
}

// --- One setting from its text ---------------------------------------------------------------

static bool read_whole(const bay_param *param, const char *bytes, size_t size,
                       bay_setting *out) {
    int64_t number = 0;
    size_t length = 0;
    if (param->readings && scalar_choice(param->readings, bytes, size, &length)) {
        *out = (bay_setting){.number = BAY_UNKNOWN, .over = 1};
        return true;
    }
    if (!scalar_whole(bytes, size, &number)) return false;
    if (number < param->low || number > param->high) return false;
    *out = (bay_setting){.number = (int32_t)number, .over = 1};
    return true;
}

static int64_t common_divisor(int64_t a, int64_t b) {
    while (b) {
        int64_t rest = a % b;
        a = b;
        b = rest;
    }
    return a < 0 ? -a : a;
}

bay_setting settings_reduced(int64_t number, int64_t over) {
    int64_t common = common_divisor(number, over);
    return (bay_setting){.number = (int32_t)(number / common),
                         .over = (int32_t)(over / common)};
}

// The range is that of number / over, compared without rounding.
static bool read_fraction(const bay_param *param, const char *bytes, size_t size,
                          bay_setting *out) {
    const char *bar = memchr(bytes, '/', size);
    size_t above = bar ? (size_t)(bar - bytes) : size;
    int64_t number = 0, over = 1;
    if (!scalar_whole(bytes, above, &number)) return false;
    if (bar && !scalar_whole(bar + 1, size - above - 1, &over)) return false;
    if (over < 1 || over > INT32_MAX || number > INT32_MAX || number < -INT32_MAX) return false;
    if (number < param->low * over || number > param->high * over) return false;
    *out = settings_reduced(number, over);
    return true;
}

static size_t reading_at(const char *readings, int place, const char **start) {
    for (const char *at = readings; at; place--) {
        size_t size = strcspn(at, "|");
        if (place == 0) {
            *start = at;
            return size;
        }
        at = at[size] ? at + size + 1 : NULL;
    }
    return 0;
}

static bool read_reading(const bay_param *param, const char *bytes, size_t size,
                         bay_setting *out) {
    const char *start = NULL;
    for (int place = 0; reading_at(param->readings, place, &start) > 0; place++) {
        size_t length = 0;
        bool letter = size == 1 && (bytes[0] == 'a' + place || bytes[0] == 'A' + place);
        const char *word = scalar_choice(param->readings, bytes, size, &length);
        if (!letter && word != start) continue;
        *out = (bay_setting){.number = place, .over = 1};
        return true;
    }
    return false;
}

static bool read_bytes(const bay_param *param, const char *bytes, size_t size,
                       bay_setting *out) {
    switch ((bay_param_kind)param->kind) {
    case BAY_PARAM_WHOLE: return read_whole(param, bytes, size, out);
    case BAY_PARAM_FRACTION: return read_fraction(param, bytes, size, out);
    case BAY_PARAM_READING: return read_reading(param, bytes, size, out);
    }
    return false;
}

static bool read_value(const bay_param *param, const bay_value *given, bay_setting *out) {
    char digits[32];
    text number = text_within(digits, sizeof digits);
    switch (given->kind) {
    case BAY_VALUE_TEXT: return read_bytes(param, given->is.text, given->count, out);
    case BAY_VALUE_WHOLE:
        text_add_whole(&number, given->is.whole);
        return read_bytes(param, digits, number.size, out);
    case BAY_VALUE_FLAG: // YAML reads the reading `no` as a flag in some hands
        text_add(&number, given->is.flag ? "yes" : "no");
        return param->kind == BAY_PARAM_READING && read_bytes(param, digits, number.size, out);
    case BAY_VALUE_NULL:
    case BAY_VALUE_DECIMAL:
    case BAY_VALUE_LIST:
    case BAY_VALUE_MAP: break;
    }
    return false;
}

static bool is_unknown(bay_setting setting) {
    return setting.number == BAY_UNKNOWN;
}

void settings_words(text *to, const bay_param *param, bay_setting setting) {
    const char *start = NULL;
    if (param->kind == BAY_PARAM_READING) {
        size_t size = reading_at(param->readings, setting.number, &start);
        text_add_bytes(to, start, size);
        return;
    }
    if (is_unknown(setting)) {
        text_add(to, param->readings);
        return;
    }
    text_add_whole(to, setting.number);
    if (setting.over == 1) return;
    text_add_char(to, '/');
    text_add_whole(to, setting.over);
}

void settings_write(json *to, const char *key, const bay_param *param, bay_setting setting) {
    char bytes[64];
    text words = text_within(bytes, sizeof bytes);
    if (param->kind == BAY_PARAM_WHOLE && !is_unknown(setting)) {
        json_key_whole(to, key, setting.number);
        return;
    }
    settings_words(&words, param, setting);
    json_key_text(to, key, bytes);
}

// --- Faults ----------------------------------------------------------------------------------

// Where settings stand: in a scenario, or in a record.
typedef struct settings_of {
    const char *key;
    bay_status status; // of what is wrong there
} settings_of;

static const settings_of OF_SCENARIO = {"parameters", BAY_BAD_INPUT},
                         OF_RECORD = {"settings", BAY_BAD_RECORD};

static bay_fault *begin_fault(settings_of of, const bay_value *given, const char *words,
                              faults *bad) {
    bay_fault *why = faults_next(bad);
    fault_set(why, of.status, NULL, NULL);
    text path = fault_path(why);
    path_add_key(&path, of.key);
    path_add_key(&path, given->key);
    text sentence = fault_words(why);
    text_add(&sentence, key_told(given->key));
    text_add(&sentence, words);
    return why;
}

static void add_unknown(settings_of of, const bay_rules *rules, const bay_value *given,
                        faults *bad) {
    bay_fault *why = begin_fault(of, given, " is no parameter of these rules.", bad);
    nearest search = nearest_to(given->key);
    for (const bay_param *param = rules->params; param->name; param++)
        nearest_try(&search, param->name);
    if (search.best) fault_nearest(why, search.best);
    fault_given(why, key_told(given->key));
    fault_at_key(why, given);
}

// ", from 1 to 9." behind the words that are there.
static void add_range(bay_fault *why, const bay_param *param) {
    char bytes[64];
    text range = text_within(bytes, sizeof bytes);
    size_t size = strlen(why->words);
    text_add(&range, param->kind == BAY_PARAM_FRACTION ? ", from " : " from ");
    text_add_whole(&range, param->low);
    text_add(&range, " to ");
    text_add_whole(&range, param->high);
    text_add_char(&range, '.');
    text_copy(why->words + size, sizeof why->words - size, bytes);
}

static void add_wrong(settings_of of, const bay_rules *rules, const bay_param *param,
                      const bay_value *given, faults *bad) {
    static const char *const wants[] = {
        [BAY_PARAM_WHOLE] = " must be a whole number",
        [BAY_PARAM_FRACTION] = " must be a whole number or a fraction such as 1/3",
        [BAY_PARAM_READING] =
            " must be one of its readings, or a letter: a for the first, and so on.",
    };
    bay_fault *why = begin_fault(of, given, wants[param->kind], bad);
    fault_given_value(why, given);
    fault_at(why, given);
    faults_cite(why, rules, param->clause);
    if (param->kind != BAY_PARAM_READING) {
        add_range(why, param);
        fault_allowed_range(why, param->low, param->high);
        if (param->readings) fault_allowed_also(why, param->readings);
        return;
    }
    fault_allowed_choices(why, param->readings);
    if (given->kind == BAY_VALUE_TEXT)
        fault_nearest_choice(why, given->is.text, param->readings);
}

// --- All of them -----------------------------------------------------------------------------

// What a table of the system says can be read (tests/contract).
static void set_from_table(const bay_param *param, const char *words, bay_setting *setting) {
    bool read = read_bytes(param, words, strlen(words), setting);
    assert(read);
    (void)read;
}

// What a record was begun with must still be something that can be set. What it does not say is as
// it was before there was anything to say.
static void read_recorded(const bay_rules *rules, const bay_value *recorded, faults *bad,
                          bay_setting *settings) {
    for (int row = 0; rules->params[row].name; row++) {
        const bay_param *param = &rules->params[row];
        if (param->before) set_from_table(param, param->before, &settings[row]);
    }
    for (uint32_t i = 0; i < recorded->count && !faults_full(bad); i++) {
        const bay_value *given = &recorded->is.item[i];
        int row = settings_find(rules, given->key);
        if (row >= 0 && read_value(&rules->params[row], given, &settings[row])) continue;
        if (row < 0)
            add_unknown(OF_RECORD, rules, given, bad);
        else
            add_wrong(OF_RECORD, rules, &rules->params[row], given, bad);
    }
}

static void set_usual(const bay_rules *rules, bay_setting *settings) {
    for (int row = 0; rules->params[row].name; row++)
        set_from_table(&rules->params[row], rules->params[row].usual, &settings[row]);
}

static void set_preset(const bay_rules *rules, const bay_preset *preset,
                       bay_setting *settings) {
    for (const bay_preset_row *row = preset->rows; row->value; row++)
        set_from_table(&rules->params[row->param], row->value, &settings[row->param]);
}

static const bay_value *written(arena *into, const bay_param *param, bay_setting setting) {
    if (param->kind == BAY_PARAM_WHOLE && !is_unknown(setting))
        return value_whole(into, setting.number);
    char bytes[64];
    text words = text_within(bytes, sizeof bytes);
    settings_words(&words, param, setting);
    return value_text(into, bytes);
}

static bool is_map(const bay_value *map, faults *bad) {
    if (map->kind == BAY_VALUE_MAP) return true;
    bay_fault *why = faults_next(bad);
    fault_set(why, BAY_BAD_INPUT, "parameters", "parameters must be a map of names to values.");
    fault_given_value(why, map);
    fault_at(why, map);
    return false;
}

const bay_value *settings_written(arena *into, const bay_rules *rules,
                                  const bay_setting *settings) {
    uint32_t count = settings_count(rules);
    value_pair *pairs = arena_take_array(into, count, sizeof *pairs);
    for (uint32_t row = 0; pairs && row < count; row++)
        pairs[row] = (value_pair){rules->params[row].name,
                                  written(into, &rules->params[row], settings[row])};
    return pairs ? value_map(into, pairs, count) : NULL;
}

const bay_value *settings_read(arena *into, const bay_rules *rules, settings_given given_by,
                               faults *bad, bay_setting *settings) {
    const bay_value *map = given_by.parameters;
    set_usual(rules, settings);
    if (given_by.preset) set_preset(rules, given_by.preset, settings);
    if (given_by.recorded) read_recorded(rules, given_by.recorded, bad, settings);
    if (map && !is_map(map, bad)) return NULL;
    uint32_t count = map ? map->count : 0, kept = 0;
    value_pair *pairs = arena_take_array(into, count, sizeof *pairs);
    if (!pairs) return NULL;
    for (uint32_t i = 0; i < count && !faults_full(bad); i++) {
        const bay_value *given = &map->is.item[i];
        int row = settings_find(rules, given->key);
        const bay_param *param = &rules->params[row < 0 ? 0 : row];
        if (row < 0)
            add_unknown(OF_SCENARIO, rules, given, bad);
        else if (!read_value(param, given, &settings[row]))
            add_wrong(OF_SCENARIO, rules, param, given, bad);
        else
            pairs[kept++] = (value_pair){given->key, written(into, param, settings[row])};
    }
    return kept == count ? value_map(into, pairs, kept) : NULL;
}

const char *settings_confidence(const bay_param *param) {
    static const char *const WORDS[] = {"certain", "likely", "guess", "open"};
    return WORDS[param->confidence];
}
