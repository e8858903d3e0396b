// The levels of The Number.
#pragma once

#include "bots/bot.h"
#include "the_number/the_number.h"

namespace cifra::bots {

template <>
std::span<const Level<the_number::Game>> levels<the_number::Game>();

}  // namespace cifra::bots
