// The levels of NMBR 9, weakest first: the bots that people and programs can play against.
#pragma once

#include "game/bot.h"
#include "games/nmbr9/rules/nmbr9.h"

namespace cifra::game {

template <>
std::span<const Level<nmbr9::Game>> levels<nmbr9::Game>();

}  // namespace cifra::game
