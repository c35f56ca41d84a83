// What the YAML parser complains of, in words for people who do not write YAML for a living.
#ifndef BAYONET_CLI_YAML_WORDS_H
#define BAYONET_CLI_YAML_WORDS_H

// Never NULL; the parser's own words where there are no better ones.
const char *yaml_words(const char *message);

#endif
