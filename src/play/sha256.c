#include "play/sha256.h"

#include <string.h>

enum { BLOCK = 64, LENGTH_AT = 56 }; // bytes of a block; where its length stands in the last

// FIPS 180-4, 4.2.2: the first 32 bits of the fractional parts of the cube roots of the first
// 64 primes.
static const uint32_t ROUND[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4,
    0xab1c5ed5, 0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe,
    0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f,
    0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7,
    0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc,
    0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b,
    0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116,
    0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
    0xc67178f2,
};

static uint32_t turn(uint32_t word, int by) {
    return word >> by | word << (32 - by);
}

static uint32_t word_at(const uint8_t *bytes) {
    return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 |
           bytes[3];
}

static void schedule(const uint8_t *block, uint32_t w[64]) {
    for (int t = 0; t < 16; t++) w[t] = word_at(block + (size_t)t * 4);
    for (int t = 16; t < 64; t++) {
        uint32_t low = turn(w[t - 15], 7) ^ turn(w[t - 15], 18) ^ w[t - 15] >> 3;
        uint32_t high = turn(w[t - 2], 17) ^ turn(w[t - 2], 19) ^ w[t - 2] >> 10;
        w[t] = high + w[t - 7] + low + w[t - 16];
    }
}

// 6.2.2; v[0] .. v[7] are the standard's a .. h.
static void take_block(uint32_t state[8], const uint8_t *block) {
    uint32_t w[64], v[8];
    schedule(block, w);
    memcpy(v, state, sizeof v);
    for (int t = 0; t < 64; t++) {
        uint32_t high = turn(v[4], 6) ^ turn(v[4], 11) ^ turn(v[4], 25);
        uint32_t choice = (v[4] & v[5]) ^ (~v[4] & v[6]);
        uint32_t first = v[7] + high + choice + ROUND[t] + w[t];
        uint32_t low = turn(v[0], 2) ^ turn(v[0], 13) ^ turn(v[0], 22);
        uint32_t majority = (v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2]);
        memmove(v + 1, v, 7 * sizeof v[0]);
        v[4] += first;
        v[0] = first + low + majority;
    }
    for (int i = 0; i < 8; i++) state[i] += v[i];
}

// 5.3.3: the first 32 bits of the fractional parts of the square roots of the first 8 primes.
sha256 sha256_begin(void) {
    return (sha256){.state = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f,
                              0x9b05688c, 0x1f83d9ab, 0x5be0cd19}};
}

void sha256_add(sha256 *sum, const void *bytes, size_t size) {
    const uint8_t *from = bytes;
    size_t held = (size_t)(sum->bytes % BLOCK);
    sum->bytes += size;
    while (size) {
        size_t part = size < BLOCK - held ? size : BLOCK - held;
        memcpy(sum->block + held, from, part);
        from += part;
        size -= part;
        held += part;
        if (held < BLOCK) return;
        take_block(sum->state, sum->block);
        held = 0;
    }
}

void sha256_end(sha256 *sum, uint8_t digest[SHA256_BYTES]) {
    static const uint8_t PADDING[BLOCK] = {0x80};
    uint64_t bits = sum->bytes * 8;
    size_t held = (size_t)(sum->bytes % BLOCK);
    sha256_add(sum, PADDING, held < LENGTH_AT ? LENGTH_AT - held : BLOCK + LENGTH_AT - held);
    uint8_t length[8];
    for (int i = 0; i < 8; i++) length[i] = (uint8_t)(bits >> (56 - 8 * i));
    sha256_add(sum, length, sizeof length);
    for (int i = 0; i < SHA256_BYTES; i++)
        digest[i] = (uint8_t)(sum->state[i / 4] >> (24 - 8 * (i % 4)));
}

void sha256_hex(const void *bytes, size_t size, char hex[SHA256_HEX]) {
    static const char DIGITS[] = "0123456789abcdef";
    uint8_t digest[SHA256_BYTES];
    sha256 sum = sha256_begin();
    sha256_add(&sum, bytes, size);
    sha256_end(&sum, digest);
    for (size_t i = 0; i < SHA256_BYTES; i++) {
        hex[2 * i] = DIGITS[digest[i] >> 4];
        hex[2 * i + 1] = DIGITS[digest[i] & 15];
    }
    hex[SHA256_HEX - 1] = '\0';
}
