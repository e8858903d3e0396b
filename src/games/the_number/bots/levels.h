// Levels of The Number: those that people and programs play against, and baselines that are only measured.
#pragma once

#include "game/bot.h"
#include "games/the_number/rules/the_number.h"

namespace cifra::game {

template <>
std::span<const Level<the_number::Game>> levels<the_number::Game>();

}  // namespace cifra::game
