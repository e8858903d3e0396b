#include "record/shuffle.h"

#include "base/sha256.h"

namespace cifra::record {

std::string shuffle_seed(std::string_view game, int number) {
  return hex(sha256("shuffle:" + std::string(game) + ":" + std::to_string(number)));
}

}  // namespace cifra::record
