#include "cli/tables/fractions.h"

#include "cli/common/primes.h"
#include "cli/common/xalloc.h"
#include "cli/session/error.h"

#include <gmp.h>
#include <stdlib.h>
#include <string.h>

enum { BATCH_FIRST = 6, BATCH_MAX = 64, CHECKS = 2, LINE_DIGITS = 70 };

typedef struct cell { // one number: its residue modulo the product so far, then its fraction
    mpz_t value, above, below;
} cell;

typedef struct crew {
    session *at;
    const scenario_arg *of;
    const char *verb;
    size_t cells;
    cell *cell;    // [cells]
    mpz_t product; // of the primes folded in
    uint32_t *prime, last;
    uint64_t **residue; // [primes][cells]
    int primes, folded; // the last CHECKS stay out, to check with
} crew;

// --- Residues --------------------------------------------------------------------------------

static json_t *next_primes(crew *with, int count) {
    json_t *list = json_array();
    for (int i = 0; i < count; i++) {
        with->last = primes_below(with->last);
        json_array_append_new(list, json_integer(with->last));
    }
    return list;
}

static bool keep(crew *with, uint32_t prime, const json_t *residues) {
    if (!json_is_array(residues)) return true; // the prime divides a denominator
    if (json_array_size(residues) != with->cells) return false;
    size_t row = (size_t)with->primes++;
    with->prime = xalloc_grow(with->prime, (row + 1) * sizeof *with->prime);
    with->residue = xalloc_grow(with->residue, (row + 1) * sizeof *with->residue);
    with->prime[row] = prime;
    with->residue[row] = xalloc_zeroed((with->cells + 1) * sizeof **with->residue);
    for (size_t i = 0; i < with->cells; i++)
        with->residue[row][i] = (uint64_t)json_integer_value(json_array_get(residues, i));
    return true;
}

static int fetch(crew *with, int count) {
    json_t *primes = next_primes(with, count);
    strbuf members = {0};
    client_member_json(&members, "primes", primes);
    client got;
    int status = scenario_arg_ask(with->at, with->of, with->verb, strbuf_text(&members), &got);
    const json_t *lists = json_object_get(got.reply, "residues");
    if (status == EXIT_DONE && !lists)
        lists = json_object_get(json_object_get(got.reply, "odds"), "residues");
    for (int i = 0; status == EXIT_DONE && i < count; i++)
        if (!keep(with, (uint32_t)json_integer_value(json_array_get(primes, (size_t)i)),
                  json_array_get(lists, (size_t)i)))
            status = error_set(with->at, EXIT_BROKEN, "internal",
                               "the library's residues do not fit its odds");
    client_free(&got);
    strbuf_free(&members);
    json_decref(primes);
    return status;
}

// --- Putting together ------------------------------------------------------------------------

// Garner: each value, known modulo the product, becomes known modulo product * prime.
static void fold_in(crew *with, int row) {
    uint32_t prime = with->prime[row];
    uint64_t inverse = primes_power(mpz_fdiv_ui(with->product, prime), prime - 2, prime);
    for (size_t i = 0; i < with->cells; i++) {
        mpz_t *value = &with->cell[i].value;
        uint64_t lacks = with->residue[row][i] + prime - mpz_fdiv_ui(*value, prime);
        uint64_t factor = lacks % prime * inverse % prime;
        mpz_addmul_ui(*value, with->product, (unsigned long)factor);
    }
    mpz_mul_ui(with->product, with->product, prime);
}

// The fraction with numerator and denominator at most sqrt(product / 2) that leaves `value`, by
// the extended Euclidean algorithm stopped half way (Wang 1981).
static void rebuild(cell *of, const mpz_t product) {
    mpz_t bound, old, old_factor, quotient;
    mpz_inits(bound, old, old_factor, quotient, NULL);
    mpz_fdiv_q_2exp(bound, product, 1);
    mpz_sqrt(bound, bound);
    mpz_set(old, product);
    mpz_set(of->above, of->value);
    mpz_set_ui(old_factor, 0);
    mpz_set_ui(of->below, 1);
    while (mpz_cmpabs(of->above, bound) > 0) {
        mpz_tdiv_qr(quotient, old, old, of->above); // old becomes the remainder
        mpz_swap(old, of->above);
        mpz_submul(old_factor, quotient, of->below);
        mpz_swap(old_factor, of->below);
    }
    if (mpz_sgn(of->below) < 0) {
        mpz_neg(of->below, of->below);
        mpz_neg(of->above, of->above);
    }
    mpz_clears(bound, old, old_factor, quotient, NULL);
}

// Whether the primes that were kept out agree.
static bool survives(const crew *with, size_t index) {
    const cell *of = &with->cell[index];
    for (int row = with->folded; row < with->primes; row++) {
        uint32_t prime = with->prime[row];
        uint64_t below = mpz_fdiv_ui(of->below, prime);
        if (below == 0) return false;
        if (with->residue[row][index] * below % prime != mpz_fdiv_ui(of->above, prime))
            return false;
    }
    return true;
}

static bool rebuild_all(crew *with) {
    for (size_t i = 0; i < with->cells; i++) {
        rebuild(&with->cell[i], with->product);
        if (!survives(with, i)) return false;
    }
    return true;
}

static int find(crew *with) {
    int batch = BATCH_FIRST;
    for (;;) {
        int status = fetch(with, batch);
        if (status != EXIT_DONE) return status;
        for (; with->folded < with->primes - CHECKS; with->folded++)
            fold_in(with, with->folded);
        if (with->folded > 0 && rebuild_all(with)) return EXIT_DONE;
        if (with->primes >= FRACTIONS_PRIMES_MAX)
            return error_set(with->at, EXIT_BUDGET, "over-budget",
                             "the fractions have more than 4700 digits; the odds without "
                             "--fractions are still exact to 12 decimals");
        batch = batch * 2 < BATCH_MAX ? batch * 2 : BATCH_MAX;
    }
}

// --- Into the reply --------------------------------------------------------------------------

static json_t *fraction_text(const cell *of) {
    char *above = mpz_get_str(NULL, 10, of->above), *below = mpz_get_str(NULL, 10, of->below);
    strbuf text = {0};
    strbuf_put(&text, strcmp(below, "1") == 0 ? "%s" : "%s/%s", above, below);
    json_t *value = json_string(text.text);
    strbuf_free(&text);
    free(above);
    free(below);
    return value;
}

// The lists of measures' p in the order of the rule system's table.
static json_t *measure_at(const json_t *odds, const json_t *system, size_t index) {
    const json_t *row = json_array_get(json_object_get(system, "measures"), index);
    return json_object_get(json_object_get(odds, "measures"), client_text(row, "id"));
}

static size_t count_cells(const json_t *odds, const json_t *system) {
    size_t count = json_array_size(json_object_get(odds, "endings")) + 1;
    for (size_t i = 0; i < json_array_size(json_object_get(system, "measures")); i++)
        count += json_array_size(json_object_get(measure_at(odds, system, i), "p"));
    return count + json_array_size(json_object_get(odds, "joint"));
}

static void write_all(const crew *with, const json_t *system, json_t *odds) {
    const cell *next = with->cell;
    size_t index;
    json_t *ending;
    json_array_foreach(json_object_get(odds, "endings"), index, ending)
        json_object_set_new(ending, "fraction", fraction_text(next++));
    for (size_t i = 0; i < json_array_size(json_object_get(system, "measures")); i++) {
        json_t *measure = measure_at(odds, system, i), *list = json_array();
        for (size_t k = json_array_size(json_object_get(measure, "p")); k > 0; k--)
            json_array_append_new(list, fraction_text(next++));
        json_object_set_new(measure, "fraction", list);
    }
    json_t *others = json_object(), *joint = json_array();
    json_object_set_new(others, "value", fraction_text(next++));
    for (size_t k = json_array_size(json_object_get(odds, "joint")); k > 0; k--)
        json_array_append_new(joint, fraction_text(next++));
    json_object_set_new(others, "joint", joint);
    json_object_set_new(odds, "fractions", others);
}

int fractions_add(session *at, const scenario_arg *of, const char *verb, const json_t *system,
                  json_t *odds) {
    crew with = {.at = at, .of = of, .verb = verb, .last = 1u << 31};
    with.cells = count_cells(odds, system);
    with.cell = xalloc_zeroed(with.cells * sizeof *with.cell);
    mpz_init_set_ui(with.product, 1);
    for (size_t i = 0; i < with.cells; i++)
        mpz_inits(with.cell[i].value, with.cell[i].above, with.cell[i].below, NULL);
    int status = find(&with);
    if (status == EXIT_DONE) write_all(&with, system, odds);
    for (size_t i = 0; i < with.cells; i++)
        mpz_clears(with.cell[i].value, with.cell[i].above, with.cell[i].below, NULL);
    mpz_clear(with.product);
    for (int i = 0; i < with.primes; i++) free(with.residue[i]);
    free(with.residue);
    free(with.prime);
    free(with.cell);
    return status;
}
