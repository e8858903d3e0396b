#include "base/lanes.h"

#include "base/random.h"

namespace cifra {

LaneRng::LaneRng(std::string_view seed) {
  Rng rng(seed);
  for (int lane = 0; lane < kLanes; ++lane) {
    for (Lanes& word : state_) word[lane] = static_cast<std::uint32_t>(rng.next() >> 32);
  }
}

}  // namespace cifra
