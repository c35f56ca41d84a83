// A scenario, or a record, whose name looks like the one that is not there.
#ifndef BAYONET_CLI_COMMON_SUGGEST_FILE_H
#define BAYONET_CLI_COMMON_SUGGEST_FILE_H

// Looks in the folder that `path` names. NULL when nothing there is like it; the caller frees it.
char *suggest_file(const char *path);

#endif
