#include "games/nmbr9/bounds/certificate.h"

namespace cifra::nmbr9::bounds {
namespace {

constexpr std::size_t kLineBytes = 48;  // of a state, about

}  // namespace

std::string certificate(const nmbr9::Variant& variant, int best, std::span<const State> states, const Supply& supply) {
  std::string text = "cifra-maximum 1\n" + variant.text() + " " + std::to_string(best) + "\n";
  text.reserve(text.size() + kLineBytes * states.size());
  for (const State& state : states) {
    for (int number = 0; number < supply.numbers(); ++number) {
      text += static_cast<char>('0' + packed_count(supply.packed(state.left), number));
    }
    text += ' ' + std::to_string(state.score);
    for (const Spot& spot : state.lowest.spots()) {
      text += ' ' + std::to_string(spot.number) + ',' + std::to_string(spot.rotation) + ',' + std::to_string(spot.x) +
              ',' + std::to_string(spot.y);
    }
    text += '\n';
  }
  return text;
}

}  // namespace cifra::nmbr9::bounds
