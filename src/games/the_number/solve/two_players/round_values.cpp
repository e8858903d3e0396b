#include "games/the_number/solve/two_players/round_values.h"

#include <algorithm>
#include <cmath>
#include <memory>

#include "games/the_number/data/assets.h"
#include "games/the_number/solve/two_players/range_coder.h"
#include "games/the_number/solve/two_players/whole_numbers.h"

namespace cifra::the_number::solve {
namespace {

// "CNR1", the first turn, the errors of turns 0 to 5 in billionths of a point, a checksum of the values; then the
// values.
constexpr std::array<unsigned char, 4> kMagic = {'C', 'N', 'R', '1'};
constexpr std::size_t kHeader = kMagic.size() + 4 + 4 * (kTurns + 1) + 4;

constexpr DigitSet with_lowest_missing(DigitSet set) { return static_cast<DigitSet>((set | (set + 1)) & kAllDigits); }

// FNV-1a, of whole numbers instead of bytes.
class Checksum {
 public:
  void add(std::int32_t number) { sum_ = (sum_ ^ static_cast<std::uint32_t>(number)) * 16777619U; }
  std::uint32_t sum() const { return sum_; }

 private:
  std::uint32_t sum_ = 2166136261U;
};

}  // namespace

RoundValues::RoundValues() : values_(kTable * kTurns) {}

void RoundValues::set(int turn, DigitSet mine, DigitSet theirs, double value) {
  const auto rounded = static_cast<float>(std::round(value * kStepsPerPoint) / kStepsPerPoint);
  const std::size_t base = kTable * static_cast<std::size_t>(turn - 1);
  values_[base + 1024U * mine + theirs] = rounded;
  values_[base + 1024U * theirs + mine] = -rounded;
}

// Goes through all values in the order of the packed text: coder(turn, guess, value) may change the value, in steps.
// The guess comes from positions that were before: what the lowest missing digit was worth to either player.
template <class Coder>
void RoundValues::code(int first_turn, Coder&& coder) {
  const auto steps = [&](int turn, DigitSet a, DigitSet b) {
    return static_cast<std::int32_t>(value(turn, a, b) * kStepsPerPoint);
  };
  for (int turn = kTurns - 1; turn >= first_turn; --turn) {
    for (int larger = kAllDigits; larger > 0; --larger) {
      const auto a = static_cast<DigitSet>(larger);
      if (!reachable(turn, a)) continue;
      const DigitSet a_more = with_lowest_missing(a);
      for (int smaller = larger - 1; smaller >= 0; --smaller) {
        const auto b = static_cast<DigitSet>(smaller);
        if (!reachable(turn, b)) continue;
        const DigitSet b_more = with_lowest_missing(b);
        const std::int32_t guess = a == kAllDigits
                                       ? steps(turn, a, b_more)
                                       : steps(turn, a_more, b) + steps(turn, a, b_more) - steps(turn, a_more, b_more);
        std::int32_t number = steps(turn, a, b);
        coder(turn, guess, number);
        set(turn, a, b, static_cast<double>(number) / kStepsPerPoint);
      }
    }
  }
}

std::vector<unsigned char> RoundValues::pack(int first_turn) const {
  RoundValues copy = *this;
  RangeEncoder coder;
  Checksum checksum;
  std::array<NumberModel, kTurns> models;
  copy.code(first_turn, [&](int turn, std::int32_t guess, std::int32_t& number) {
    models[static_cast<std::size_t>(turn)].encode(coder, number - guess);
    checksum.add(number);
  });
  std::vector<unsigned char> bytes(kMagic.begin(), kMagic.end());
  put_whole(bytes, static_cast<std::uint32_t>(first_turn));
  // Rounded up, but what was read from such a text is written as it was.
  for (const double error : errors_) put_whole(bytes, static_cast<std::uint32_t>(std::ceil(error * 1e9 - 1e-6)));
  put_whole(bytes, checksum.sum());
  const std::vector<unsigned char> text = coder.finish();
  bytes.insert(bytes.end(), text.begin(), text.end());
  return bytes;
}

std::optional<RoundValues::Unpacked> RoundValues::unpack(std::span<const unsigned char> bytes) {
  if (bytes.size() < kHeader || !std::ranges::equal(bytes.first(kMagic.size()), kMagic)) return std::nullopt;
  bytes = bytes.subspan(kMagic.size());
  Unpacked unpacked;
  unpacked.first_turn = static_cast<int>(take_whole(bytes) % 8);
  if (unpacked.first_turn < 1 || unpacked.first_turn > kTurns) return std::nullopt;
  for (double& error : unpacked.values.errors_) error = take_whole(bytes) / 1e9;
  const std::uint32_t wanted = take_whole(bytes);
  RangeDecoder coder(bytes);
  Checksum checksum;
  std::array<NumberModel, kTurns> models;
  unpacked.values.code(unpacked.first_turn, [&](int turn, std::int32_t guess, std::int32_t& number) {
    constexpr std::int64_t kMost = 99 * kStepsPerPoint;  // more than a round is worth to anybody
    const std::int64_t read = std::int64_t{guess} + models[static_cast<std::size_t>(turn)].decode(coder);  // or damaged
    number = static_cast<std::int32_t>(std::clamp(read, -kMost, kMost));
    checksum.add(number);
  });
  if (checksum.sum() != wanted) return std::nullopt;
  return unpacked;
}

const RoundValues* shipped_round_values() {
  if (assets().bytes(kRoundAsset).empty()) return nullptr;
  static const std::unique_ptr<const RoundValues> kShipped = [] {
    auto unpacked = RoundValues::unpack(assets().bytes(kRoundAsset));
    return unpacked && unpacked->first_turn == 1 ? std::make_unique<const RoundValues>(std::move(unpacked->values))
                                                 : nullptr;
  }();
  return kShipped.get();
}

}  // namespace cifra::the_number::solve
