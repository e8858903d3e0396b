// NMBR 9 as a game type: what the rest of Cifra knows of it.
#pragma once

#include "game/game_type.h"

namespace cifra::nmbr9 {

const game::GameType& type();

}  // namespace cifra::nmbr9
