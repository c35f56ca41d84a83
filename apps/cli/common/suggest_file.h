// Suggests an existing scenario or record whose name resembles a missing one.
#ifndef BAYONET_CLI_COMMON_SUGGEST_FILE_H
#define BAYONET_CLI_COMMON_SUGGEST_FILE_H

// Looks in the folder that `path` names. NULL when nothing there is like it; the caller frees it.
char *suggest_file(const char *path);

#endif
