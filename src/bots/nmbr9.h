// The levels of NMBR 9.
#pragma once

#include "bots/bot.h"
#include "nmbr9/nmbr9.h"

namespace cifra::bots {

template <>
std::span<const Level<nmbr9::Game>> levels<nmbr9::Game>();

}  // namespace cifra::bots
