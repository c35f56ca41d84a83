// Cells of CSV that hold a text: tests/cli/csv_cells.jsonl, a line a case, the `text` and the `cell`.
// The page is held against the same cases (web/src/share/csv.test.ts).

#include "cli/tables/csv.h"
#include "json_lines.h"

#include <string.h>

static void check_cell(const json_t *one) {
    strbuf cell = {0};
    csv_text(&cell, json_string_value(json_object_get(one, "text")));
    assert_string_equal(strbuf_text(&cell), json_string_value(json_object_get(one, "cell")));
    strbuf_free(&cell);
}

static void a_text_is_a_cell_that_no_spreadsheet_runs(void **state) {
    (void)state;
    assert_true(json_lines_check("csv_cells.jsonl", check_cell) > 30);
}

static void a_number_stays_a_number(void **state) {
    (void)state;
    static const double VALUES[] = {-1, -0.25, -1.5e-7, -63.532634654290014, 0, 12};
    static const char *const CELLS[] = {"-1", "-0.25", "-1.5e-07", "-63.532634654290014",
                                        "0",  "12"};
    for (size_t i = 0; i < sizeof VALUES / sizeof *VALUES; i++) {
        json_t *number = json_real(VALUES[i]);
        strbuf cell = {0};
        csv_number(&cell, number);
        assert_string_equal(strbuf_text(&cell), CELLS[i]);
        strbuf_free(&cell);
        json_decref(number);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_text_is_a_cell_that_no_spreadsheet_runs),
        cmocka_unit_test(a_number_stays_a_number),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
