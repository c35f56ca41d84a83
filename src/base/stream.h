// Random numbers from streams. A stream is a plain value.
//
// Stream `trial` of `seed` is a fixed row of 2^66 words, the same on any machine: Philox4x32-10
// (Salmon, Moraes, Dror, Shaw: Parallel random numbers: as easy as 1, 2, 3; SC 2011) with the
// seed as its key and (block, trial) as its counter. A copy of a stream continues like the
// original.
#ifndef BAY_BASE_STREAM_H
#define BAY_BASE_STREAM_H

#include <stddef.h>
#include <stdint.h>

typedef struct stream {
    uint32_t key[2];
    uint32_t counter[4]; // of the next block: its number, then the trial; low half first
    uint32_t word[4];    // the block that words are taken from
    uint32_t used;       // words already taken from it: 0 .. 4
} stream;

// One block: ten rounds over `counter` under `key`.
void stream_block(const uint32_t counter[4], const uint32_t key[2], uint32_t word[4]);

stream stream_new(uint64_t seed, uint64_t trial);

// Makes the next block.
void stream_refill(stream *from);

static inline uint32_t stream_word(stream *from) {
    if (from->used == 4) stream_refill(from);
    return from->word[from->used++];
}

// Two words, the first the high half.
static inline uint64_t stream_word64(stream *from) {
    uint64_t high = stream_word(from);
    return high << 32 | stream_word(from);
}

// The first and second result of stream_word64 from a new block.
static inline uint64_t stream_pair(const stream *from, size_t which) {
    return (uint64_t)from->word[2 * which] << 32 | from->word[2 * which + 1];
}

// 0 .. n - 1, all equally likely to the last bit; n > 0. Takes one word, seldom more.
//
//   source  Lemire: Fast random integer generation in an interval, ACM TOMACS 29 (2019)
static inline uint32_t stream_below(stream *from, uint32_t n) {
    uint64_t product = (uint64_t)stream_word(from) * n;
    if ((uint32_t)product < n) {
        uint32_t refused = (0 - n) % n; // 2^32 mod n
        while ((uint32_t)product < refused) product = (uint64_t)stream_word(from) * n;
    }
    return (uint32_t)(product >> 32);
}

#endif
