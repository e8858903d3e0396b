// Levels of Tiny.
#pragma once

#include "game/bot.h"
#include "tests/tiny_game/rules.h"

namespace cifra::game {

template <>
std::span<const Level<tiny::Game>> levels<tiny::Game>();

}  // namespace cifra::game
