#include "text/wording.h"

#include "base/length.h"

#include <string.h>

enum { NAME_MAX = 64 }; // bytes of a placeholder's name

const char *wording_side(int side) {
    static const char *const names[] = {"attacker", "defender"};
    return side == BAY_ATTACKER || side == BAY_DEFENDER ? names[side] : NULL;
}

const char *wording_clause(const bay_rules *rules, int row) {
    return row < 0 ? NULL : rules->clauses[row].id;
}

const char *wording_option_clause(const bay_rules *rules, uint16_t step,
                                  const bay_option *option) {
    int own = rules->options[option->row].clause;
    return wording_clause(rules, own < 0 ? rules->steps[step].clause : own);
}

static void add_side(text *to, int side) {
    static const char *const names[] = {"the attacker", "the defender", "nobody"};
    text_add(to, names[side <= BAY_NOBODY ? side : BAY_NOBODY]);
}

// --- Numbers ---------------------------------------------------------------------------------

static bool number_called(const char *name, const wording *with, int64_t *value) {
    if (*name >= '0' && *name <= '9' && !name[1]) {
        uint32_t index = (uint32_t)(*name - '0');
        if (index < with->numbers) *value = with->number[index];
        return index < with->numbers;
    }
    const bay_feature *rows = with->features ? with->battle->rules->features : NULL;
    for (int i = 0; rows && rows[i].id; i++)
        if (strcmp(name, rows[i].id) == 0) {
            *value = with->features[i];
            return true;
        }
    return false;
}

// The value of the scenario at a path such as attacker.quality; NULL if there is none.
static const bay_value *key_called(const char *name, const bay_value *document) {
    char step[NAME_MAX];
    while (document && *name) {
        size_t size = strcspn(name, ".");
        memcpy(step, name, size);
        step[size] = '\0';
        document = bay_value_get(document, step);
        name += size + (name[size] == '.');
    }
    return document;
}

static char raised(char letter, int by) {
    return (char)(letter + by);
}

static bool add_key(text *to, const char *name, const wording *with) {
    char path[NAME_MAX];
    bool capital = *name >= 'A' && *name <= 'Z';
    text_copy(path, sizeof path, name);
    if (capital) *path = raised(*path, 'a' - 'A');
    const bay_value *value = key_called(path, with->document);
    if (value && value->kind == BAY_VALUE_WHOLE) {
        text_add_whole(to, value->is.whole);
        return true;
    }
    if (!value || value->kind != BAY_VALUE_TEXT) return false;
    const char *words = value->is.text;
    bool raise = capital && *words >= 'a' && *words <= 'z';
    if (raise) text_add_char(to, raised(*words, 'A' - 'a'));
    text_add(to, words + raise);
    return true;
}

// --- Placeholders ----------------------------------------------------------------------------

static bool add_unit(text *to, uint16_t index, const wording *with) {
    if (index >= with->battle->unit_count) return false;
    const bay_unit *unit = &with->battle->units[index];
    text_add(to, with->ids ? unit->id : unit->name);
    return true;
}

// What is true of a slot in any situation.
static void add_any(text *to, const char *name) {
    static const char *const NAMES[][2] = {
        {"unit", "a unit"}, {"other", "another"}, {"who", "a side"}, {"side", "a side"}};
    for (size_t i = 0; i < sizeof NAMES / sizeof *NAMES; i++)
        if (strcmp(name, NAMES[i][0]) == 0) {
            text_add(to, NAMES[i][1]);
            return;
        }
    text_add(to, "N");
}

static bool add_named(text *to, const char *name, const wording *with) {
    int64_t value;
    if (with->any) {
        add_any(to, name);
    } else if (number_called(name, with, &value)) {
        text_add_whole(to, value);
    } else if (strcmp(name, "unit") == 0) {
        return add_unit(to, with->unit, with);
    } else if (strcmp(name, "who") == 0) {
        if (!add_unit(to, with->unit, with)) add_side(to, with->side);
    } else if (strcmp(name, "other") == 0) {
        return add_unit(to, with->other, with);
    } else if (strcmp(name, "side") == 0) {
        add_side(to, with->side);
    } else {
        return add_key(to, name, with);
    }
    return true;
}

// What is added to a die: "+1", "0", "-2".
static bool add_signed(text *to, const char *slot, size_t size, const wording *with) {
    char name[NAME_MAX];
    int64_t value;
    if (size >= sizeof name) return false;
    memcpy(name, slot, size);
    name[size] = '\0';
    if (!number_called(name, with, &value)) return false;
    if (value > 0) text_add_char(to, '+');
    text_add_whole(to, value);
    return true;
}

static void add_words(text *to, const char *words, size_t size, const wording *with);

// The distance to the first of `end` outside any slot in words[size]; `size` if there is none.
static size_t span(const char *words, size_t size, char end) {
    int depth = 0;
    for (size_t i = 0; i < size; i++) {
        if (!depth && words[i] == end) return i;
        depth += words[i] == '{' ? 1 : -(words[i] == '}' && depth);
    }
    return size;
}

// Adds part `number` of words[size], split by |; beyond the last part, the last.
static void add_part(text *to, const char *words, size_t size, int64_t number,
                     const wording *with) {
    size_t part = span(words, size, '|');
    for (; number > 0 && part < size; number--) {
        words += part + 1;
        size -= part + 1;
        part = span(words, size, '|');
    }
    add_words(to, words, part, with);
}

static bool begins(const char *word, const char *with) {
    return strncmp(word, with, strlen(with)) == 0;
}

// True if the word is spoken with a vowel at its beginning.
static bool wants_an(const char *word) {
    static const char *const AS_Y[] = {"uni", "use", "usu", "eu", "one"};
    if (begins(word, "hour") || begins(word, "8")) return true;
    if (strcmp(word, "11") == 0 || strcmp(word, "18") == 0) return true;
    for (size_t i = 0; i < sizeof AS_Y / sizeof *AS_Y; i++)
        if (begins(word, AS_Y[i])) return false;
    return *word && strchr("aeiouAEIOU", *word);
}

static bool add_slot(text *to, const char *slot, size_t size, const wording *with);

static bool add_article(text *to, const char *slot, size_t size, const wording *with) {
    char word[NAME_MAX * 2];
    text made = text_within(word, sizeof word);
    if (!add_slot(&made, slot, size, with) || !made.size) return false;
    text_add(to, wants_an(word) ? "an " : "a ");
    text_add(to, word);
    return true;
}

// Adds the text for `slot`, [size] bytes between braces; false: it is not a placeholder.
static bool add_slot(text *to, const char *slot, size_t size, const wording *with) {
    char name[NAME_MAX];
    size_t end = 0;
    int64_t value = INT64_MAX; // of no situation: beyond the last part
    if (size > 2 && slot[0] == 'a' && slot[1] == ' ')
        return add_article(to, slot + 2, size - 2, with);
    if (size > 1 && slot[0] == '+') return add_signed(to, slot + 1, size - 1, with);
    while (end < size && slot[end] != ':' && slot[end] != '#') end++;
    if (end == 0 || end >= sizeof name) return false;
    memcpy(name, slot, end);
    name[end] = '\0';
    if (end == size) return add_named(to, name, with);
    const char *words = slot + end + 1;
    size -= end + 1;
    bay_length unit;
    bool length = slot[end] == ':' && length_named(words, size, &unit);
    bool parts = span(words, size, '|') < size;
    if (!parts && !length) return false;
    if (!with->any && !number_called(name, with, &value)) return false;
    if (length && with->any)
        add_any(to, name);
    else if (length)
        length_add(to, value, unit);
    else
        add_part(to, words, size, slot[end] == '#' ? value : value != 1, with);
    return true;
}

static void add_words(text *to, const char *words, size_t size, const wording *with) {
    while (size) {
        size_t plain = span(words, size, '{');
        text_add_bytes(to, words, plain);
        words += plain;
        size -= plain;
        if (!size) return;
        size_t slot = span(words + 1, size - 1, '}');
        bool known = slot + 1 < size && add_slot(to, words + 1, slot, with);
        if (!known) text_add_char(to, *words);
        words += known ? slot + 2 : 1;
        size -= known ? slot + 2 : 1;
    }
}

void wording_add(text *to, const char *words, const wording *with) {
    add_words(to, words, strlen(words), with);
}

// --- Whose words -----------------------------------------------------------------------------

void wording_step(text *to, const bay_battle *battle, const void *at, const bay_step *step) {
    int32_t features[BAY_FEATURES_MAX];
    battle->rules->features_of(battle, at, features);
    wording with = {.battle = battle,
                    .features = features,
                    .number = step->number,
                    .numbers = 2,
                    .unit = step->unit,
                    .other = step->other,
                    .side = step->who};
    wording_add(to, battle->rules->steps[step->id].words, &with);
}

void wording_question(text *to, const bay_rules *rules, int step) {
    wording with = {.any = true, .unit = BAY_NO_UNIT, .other = BAY_NO_UNIT};
    wording_add(to, rules->steps[step].words, &with);
}

void wording_event(text *to, const bay_battle *battle, const bay_event *event) {
    wording with = {.battle = battle,
                    .number = event->number,
                    .numbers = 3,
                    .unit = event->unit,
                    .other = event->other,
                    .side = event->side};
    wording_add(to, battle->rules->tellings[event->telling].words, &with);
}

void wording_mark(text *to, const bay_battle *battle, const bay_mark *mark,
                  const bay_value *document) {
    bool two = mark->kind == BAY_MARK_ARROW || mark->kind == BAY_MARK_SIGN;
    wording with = {.battle = battle,
                    .document = document,
                    .number = mark->number,
                    .numbers = 4,
                    .unit = mark->unit,
                    .other = two ? mark->other : BAY_NO_UNIT,
                    .side = mark->side};
    wording_add(to, battle->rules->tellings[mark->telling].words, &with);
}
