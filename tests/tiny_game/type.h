// Tiny as a game type.
#pragma once

#include "game/game_type.h"

namespace cifra::tiny {

const game::GameType& type();

}  // namespace cifra::tiny
