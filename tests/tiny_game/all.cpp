// The games of a test program: those of Cifra, and Tiny. It stands in the place of src/games/all.cpp.
#include <array>

#include "game/registry.h"
#include "games/nmbr9/type.h"
#include "games/the_number/type.h"
#include "tests/tiny_game/type.h"

namespace cifra::game {

std::span<const GameType* const> game_types() {
  static const std::array<const GameType*, 3> kTypes = {&the_number::type(), &nmbr9::type(), &tiny::type()};
  return kTypes;
}

}  // namespace cifra::game
