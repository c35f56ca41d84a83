#include "base/stream.h"

enum { ROUNDS = 10 };

static const uint32_t MULTIPLIER[2] = {0xD2511F53, 0xCD9E8D57};
static const uint32_t WEYL[2] = {0x9E3779B9, 0xBB67AE85}; // golden ratio, square root of 3 - 1

void stream_block(const uint32_t counter[4], const uint32_t key[2], uint32_t word[4]) {
    uint32_t c0 = counter[0], c1 = counter[1], c2 = counter[2], c3 = counter[3];
    uint32_t k0 = key[0], k1 = key[1];
    for (int round = 0; round < ROUNDS; round++) {
        uint64_t product_0 = (uint64_t)MULTIPLIER[0] * c0;
        uint64_t product_1 = (uint64_t)MULTIPLIER[1] * c2;
        c0 = (uint32_t)(product_1 >> 32) ^ c1 ^ k0;
        c2 = (uint32_t)(product_0 >> 32) ^ c3 ^ k1;
        c1 = (uint32_t)product_1;
        c3 = (uint32_t)product_0;
        k0 += WEYL[0];
        k1 += WEYL[1];
    }
    word[0] = c0;
    word[1] = c1;
    word[2] = c2;
    word[3] = c3;
}

stream stream_new(uint64_t seed, uint64_t trial) {
    return (stream){.key = {(uint32_t)seed, (uint32_t)(seed >> 32)},
                    .counter = {0, 0, (uint32_t)trial, (uint32_t)(trial >> 32)},
                    .used = 4};
}

void stream_refill(stream *from) {
    stream_block(from->counter, from->key, from->word);
    from->used = 0;
    if (++from->counter[0] == 0) from->counter[1]++;
}
