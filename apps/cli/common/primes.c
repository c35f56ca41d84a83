#include "cli/common/primes.h"

#include <stddef.h>

uint64_t primes_power(uint64_t a, uint32_t power, uint32_t n) {
    uint64_t result = 1 % n;
    for (a %= n; power; power >>= 1) {
        if (power & 1) result = result * a % n;
        a = a * a % n;
    }
    return result;
}

// Miller and Rabin: n - 1 = odd * 2^twos.
static bool bears_witness(uint32_t witness, uint32_t n, uint32_t odd, int twos) {
    uint64_t x = primes_power(witness, odd, n);
    if (x == 1 || x == n - 1) return false;
    for (int i = 1; i < twos; i++) {
        x = x * x % n;
        if (x == n - 1) return false;
    }
    return true;
}

bool primes_is(uint32_t n) {
    static const uint32_t WITNESSES[] = {2, 7, 61};
    if (n < 2) return false;
    uint32_t odd = n - 1;
    int twos = 0;
    for (; odd % 2 == 0 && odd; odd /= 2) twos++;
    for (size_t i = 0; i < sizeof WITNESSES / sizeof *WITNESSES; i++) {
        if (n % WITNESSES[i] == 0) return n == WITNESSES[i];
        if (bears_witness(WITNESSES[i], n, odd, twos)) return false;
    }
    return true;
}

uint32_t primes_below(uint32_t n) {
    do n--;
    while (!primes_is(n));
    return n;
}
