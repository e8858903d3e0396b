// The levels of The Number.
#pragma once

#include "game/bot.h"
#include "games/the_number/rules/the_number.h"

namespace cifra::game {

template <>
std::span<const Level<the_number::Game>> levels<the_number::Game>();

}  // namespace cifra::game
