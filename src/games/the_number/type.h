// The Number as a game type: what the rest of Cifra knows of it.
#pragma once

#include "game/game_type.h"

namespace cifra::the_number {

const game::GameType& type();

}  // namespace cifra::the_number
