// Messages of the YAML reader, in words for people who rarely write YAML.
#ifndef BAYONET_CLI_YAML_YAML_WORDS_H
#define BAYONET_CLI_YAML_YAML_WORDS_H

#include "cli/yaml/excerpt.h"

#include <stdbool.h>

// What is wrong with a text: YAML_FAULT_ALIAS and so on.
typedef enum yaml_fault {
#define YAML_FAULT(name, words) YAML_FAULT_##name,
#include "cli/yaml/yaml_words.def"
} yaml_fault;

const char *yaml_fault_words(yaml_fault fault);

// Never NULL; the parser's own words if there are no better ones.
//
//   in      *at   the byte of `line` where the parser stands
//   out     *at   where the fault lies
const char *yaml_words(const char *problem, excerpt_line line, size_t *at);

// Whether the fault is at the beginning of something, not where the parser noticed it: a
// quotation mark that is never closed.
bool yaml_words_begin_there(const char *context, const char *problem);

#endif
