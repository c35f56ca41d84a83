// Primes just under 2^31, downwards.
#ifndef BAYONET_CLI_COMMON_PRIMES_H
#define BAYONET_CLI_COMMON_PRIMES_H

#include <stdbool.h>
#include <stdint.h>

// Whether n is a prime. Proved, not probable: the witnesses 2, 7 and 61 decide every n below
// 4,759,123,141 (Jaeschke 1993).
bool primes_is(uint32_t n);

// The largest prime below n, n > 3.
uint32_t primes_below(uint32_t n);

// a^power modulo n.
uint64_t primes_power(uint64_t a, uint32_t power, uint32_t n);

#endif
