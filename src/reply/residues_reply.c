#include "reply/residues_reply.h"

#include "base/fault.h"

enum { PRIMES_MAX = 4096 };

static bool is_prime(uint32_t odd) {
    for (uint32_t by = 3; by <= odd / by; by += 2)
        if (odd % by == 0) return false;
    return true;
}

bay_status residues_reply_check(context *ctx, const bay_value *primes) {
    bool good = primes->kind == BAY_VALUE_LIST && primes->count <= PRIMES_MAX;
    for (uint32_t i = 0; good && i < primes->count; i++) {
        const bay_value *prime = &primes->is.item[i];
        good = prime->kind == BAY_VALUE_WHOLE && prime->is.whole > 1 << 30 &&
               prime->is.whole <= INT32_MAX && prime->is.whole % 2 == 1 &&
               is_prime((uint32_t)prime->is.whole);
    }
    if (good) return BAY_OK;
    bay_fault *why = faults_next(&ctx->bad);
    fault_set(why, BAY_BAD_REQUEST, "primes", "`primes` is a list of primes of 31 bits.");
    fault_allowed(why, "odd primes above 2^30 and below 2^31, 4096 of them at most");
    return BAY_BAD_REQUEST;
}

static bay_status write_prime(context *ctx, const solution *f, uint32_t prime) {
    bay_residues residues;
    bay_status status =
        bay_odds_residues(f->graph, solution_policy(f), &f->of->aim, prime, &residues);
    if (status == BAY_BAD_PRIME) json_text(&ctx->to, NULL);
    if (status == BAY_BAD_PRIME) return BAY_OK;
    if (status != BAY_OK) return status;
    json_open_list(&ctx->to);
    for (size_t i = 0; i < residues.count; i++) json_whole(&ctx->to, (int64_t)residues.cell[i]);
    json_close_list(&ctx->to);
    bay_residues_free(&residues);
    return BAY_OK;
}

bay_status residues_reply_write(context *ctx, const solution *f) {
    const bay_value *primes = context_get(ctx, "primes");
    if (!primes) return BAY_OK;
    bay_status status = BAY_OK;
    json_key(&ctx->to, "residues");
    json_open_list(&ctx->to);
    for (uint32_t i = 0; i < primes->count && status == BAY_OK; i++)
        status = write_prime(ctx, f, (uint32_t)primes->is.item[i].is.whole);
    json_close_list(&ctx->to);
    return status;
}
