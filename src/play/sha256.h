// SHA-256. FIPS 180-4.
#ifndef BAY_PLAY_SHA256_H
#define BAY_PLAY_SHA256_H

#include <stddef.h>
#include <stdint.h>

enum {
    SHA256_BYTES = 32,
    SHA256_HEX = 65
}; // of a digest; of its hexadecimal text with the NUL

typedef struct sha256 {
    uint32_t state[8];
    uint64_t bytes; // added so far
    uint8_t block[64];
} sha256;

sha256 sha256_begin(void);
void sha256_add(sha256 *sum, const void *bytes, size_t size);
void sha256_end(sha256 *sum, uint8_t digest[SHA256_BYTES]);

// All at once, in lower-case hexadecimal.
void sha256_hex(const void *bytes, size_t size, char hex[SHA256_HEX]);

#endif
