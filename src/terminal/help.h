// The help pages: each game's rules in short and its keys.
#pragma once

#include "terminal/frame.h"

namespace cifra::terminal {

Page the_number_help();
Page nmbr9_help();

}  // namespace cifra::terminal
