#include "base/random.h"

#include "base/sha256.h"

namespace cifra {

Rng::Rng(std::string_view seed) {
  const Digest digest = sha256(seed);
  for (std::size_t word = 0; word < state_.size(); ++word) {
    state_[word] = 0;
    for (std::size_t byte = 0; byte < 8; ++byte) state_[word] = state_[word] << 8 | digest[8 * word + byte];
  }
}

}  // namespace cifra
