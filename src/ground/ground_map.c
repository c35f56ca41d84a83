#include "ground/ground_map.h"

#include "base/fault.h"
#include "base/utf8.h"
#include "ground/ground_fault.h"

// A reader of the map; `at` is what it looks at.
typedef struct map_reader {
    const char *bytes, *end;
    const ground_rules *rules;
    const legend *letters;
    ground_plan *out;
    int8_t *level;
    bay_fault *why;
    bool parted;         // cells are words, parted by blanks
    map_spot at;         // cell 0: before the first of the line
    uint16_t first_line; // of the first row
    int rows;            // that are read
} map_reader;

static bool is_blank(char letter) {
    return letter == ' ' || letter == '\t' || letter == '\r';
}

static bool ends_line(const map_reader *m) {
    return m->bytes == m->end || *m->bytes == '\n';
}

// Steps over one letter; *code is 0 where the bytes are none.
static void step(map_reader *m, uint32_t *code) {
    size_t size = utf8_length(m->bytes, (size_t)(m->end - m->bytes));
    *code = size ? utf8_code(m->bytes, size) : 0;
    m->bytes += size ? size : 1;
    m->at.column++;
}

static void skip_blanks(map_reader *m) {
    for (; !ends_line(m) && is_blank(*m->bytes); m->at.column++) m->bytes++;
}

// Has any line a blank between two cells?
static bool find_parted(const char *bytes, const char *end) {
    bool letters = false, blank = false;
    for (; bytes < end; bytes++) {
        if (*bytes == '\n') {
            letters = blank = false;
        } else if (is_blank(*bytes)) {
            blank = letters;
        } else if (blank) {
            return true;
        } else {
            letters = true;
        }
    }
    return false;
}

// --- Letters ---------------------------------------------------------------------------------

static bay_status refuse(const map_reader *m, uint32_t letter, const char *words) {
    char given[4];
    ground_refuse_spot(m->rules, m->why, m->at, words);
    if (!m->why) return BAY_BAD_INPUT;
    text out = text_within(m->why->given, sizeof m->why->given);
    if (letter) text_add_bytes(&out, given, utf8_put(given, letter));
    return BAY_BAD_INPUT;
}

static bay_status refuse_unknown(const map_reader *m, uint32_t letter) {
    refuse(m, letter, "this letter stands for nothing. The legend explains letters.");
    if (!m->why) return BAY_BAD_INPUT;
    text allowed = text_within(m->why->allowed, sizeof m->why->allowed);
    text_add(&allowed, "\".\" open, 0 to 9 levels, A to Z units");
    if (m->letters->count) text_add(&allowed, ", ");
    legend_write(m->letters, m->rules, &allowed);
    return BAY_BAD_INPUT;
}

static bay_status put_unit(map_reader *m, uint32_t letter, int cell) {
    int unit = (int)(letter - 'A');
    if (m->out->letter[unit] != BOARD_NOWHERE)
        return refuse(m, letter, "this unit stands on the map a second time.");
    m->out->letter[unit] = (uint8_t)cell;
    m->out->spot[unit] = m->at;
    return BAY_OK;
}

static bay_status put_level(map_reader *m, uint32_t digit, int cell) {
    if (m->level[cell] >= 0) return refuse(m, digit, "a cell has one level, not two.");
    m->level[cell] = (int8_t)(digit - '0');
    return BAY_OK;
}

static bay_status put_letter(map_reader *m, uint32_t letter, int cell) {
    if (letter == '.') return BAY_OK;
    if (letter >= '0' && letter <= '9') return put_level(m, letter, cell);
    if (letter >= 'A' && letter <= 'Z') return put_unit(m, letter, cell);
    const terrain_item *means = legend_find(m->letters, letter);
    if (!letter || !means) return refuse_unknown(m, letter);
    m->out->cell[cell] = terrain_with(m->out->cell[cell], m->rules, *means);
    return BAY_OK;
}

// --- Lines -----------------------------------------------------------------------------------

static bay_status refuse_large(map_reader *m, bool rows) {
    if (rows) m->at.cell = 0;
    m->at.column++;
    ground_refuse_spot(m->rules, m->why, m->at,
                       rows ? "the board has too many rows."
                            : "the board has too many columns.");
    fault_given_whole(m->why, rows ? m->rows + 1 : m->at.cell);
    fault_allowed_range(m->why, 1, rows ? BOARD_DOWN_MAX : BOARD_ACROSS_MAX);
    return BAY_BAD_INPUT;
}

// A line that is shorter or longer than the first.
static bay_status refuse_length(map_reader *m, int cells) {
    m->at.cell = 0;
    ground_refuse_spot(m->rules, m->why, m->at,
                       m->parted ? "all lines have the same number of cells, parted by blanks."
                                 : "all lines have the same number of cells, here letters.");
    fault_given_whole(m->why, cells);
    if (!m->why) return BAY_BAD_INPUT;
    text allowed = text_within(m->why->allowed, sizeof m->why->allowed);
    text_add_whole(&allowed, m->out->board.across);
    text_add(&allowed, " cells, as line ");
    text_add_whole(&allowed, m->first_line);
    return BAY_BAD_INPUT;
}

// The letters of one cell; those of a cell too many, which the caller will tell of, are not read.
static bay_status read_cell(map_reader *m, int column) {
    uint32_t letter = 0;
    int across = m->rows ? m->out->board.across : BOARD_ACROSS_MAX;
    int cell = m->rows * across + column;
    do {
        step(m, &letter);
        if (column >= across) continue;
        bay_status status = put_letter(m, letter, cell);
        if (status != BAY_OK) return status;
    } while (m->parted && !ends_line(m) && !is_blank(*m->bytes));
    return BAY_OK;
}

static bay_status read_row(map_reader *m) {
    int column = 0;
    map_spot start = m->at;
    if (m->rows == BOARD_DOWN_MAX) return refuse_large(m, true);
    for (; !ends_line(m); column++) {
        m->at.cell = (uint16_t)(column + 1);
        if (m->rows == 0 && column == BOARD_ACROSS_MAX) return refuse_large(m, false);
        bay_status status = read_cell(m, column);
        if (status != BAY_OK) return status;
        skip_blanks(m);
    }
    if (m->rows == 0) {
        m->out->board.across = (uint8_t)column;
        m->first_line = m->at.line;
    } else if (column != m->out->board.across) {
        m->at = start;
        m->at.column++;
        return refuse_length(m, column);
    }
    m->rows++;
    return BAY_OK;
}

bay_status ground_map_read(const bay_value *map, const ground_rules *rules,
                           const legend *letters, ground_plan *out,
                           int8_t level[BOARD_CELLS_MAX], bay_fault *why) {
    map_reader m = {.bytes = map->is.text,
                    .end = map->is.text + map->count,
                    .rules = rules,
                    .letters = letters,
                    .out = out,
                    .level = level,
                    .why = why};
    m.parted = find_parted(m.bytes, m.end);
    for (;;) {
        m.at = (map_spot){.line = (uint16_t)(m.at.line + 1)};
        skip_blanks(&m);
        bay_status status = ends_line(&m) ? BAY_OK : read_row(&m);
        if (status != BAY_OK) return status;
        if (m.bytes == m.end) break;
        m.bytes++; // the line feed
    }
    if (m.rows == 0)
        return ground_refuse_spot(rules, why, (map_spot){0}, "The map has no cells.");
    out->board.down = (uint8_t)m.rows;
    return BAY_OK;
}
