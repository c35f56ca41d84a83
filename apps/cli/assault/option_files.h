// --orders and --aim: words, files, or written out on the line.
#ifndef BAYONET_CLI_ASSAULT_GIVEN_H
#define BAYONET_CLI_ASSAULT_GIVEN_H

#include "cli/assault/wanted.h"

// Adds what they say to the request's members.
//
//   errors  an exit status, with the complaint
int given_read(session *at, wanted *out);

#endif
