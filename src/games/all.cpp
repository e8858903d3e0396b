// The games of Cifra. The only file of the engine that names them; program.cpp does it for terminal and command line.
#include <array>

#include "game/registry.h"
#include "games/nmbr9/type.h"
#include "games/the_number/type.h"

namespace cifra::game {

std::span<const GameType* const> game_types() {
  static const std::array<const GameType*, 2> kTypes = {&the_number::type(), &nmbr9::type()};
  return kTypes;
}

}  // namespace cifra::game
