// The learned value of a position: how many points are still to be expected from it. Learned from games that the
// network played with itself (research/nmbr9/train/value). Integers only: the same on every machine.
//
// Each fact of facts.h adds a row of 32 numbers; what is above zero then goes through a small network of 32, 16 and 1,
// one for every two rounds left. Values are in 1/kPoint points.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "games/nmbr9/search/points.h"
#include "games/nmbr9/search/value/facts.h"

namespace cifra::nmbr9::search {

inline constexpr int kHidden = 32;
inline constexpr int kSecond = 16;
inline constexpr int kHeads = 10;

constexpr int head_of(int rounds) { return std::clamp((rounds - 1) / 2, 0, kHeads - 1); }

// 32 numbers, in vectors of a size that compilers handle well.
struct Row {
  using Part = std::int16_t __attribute__((vector_size(32)));
  static constexpr int kParts = kHidden / 16;

  std::array<Part, kParts> parts{};

  Row& operator+=(const Row& other) {
    for (std::size_t i = 0; i < kParts; ++i) parts[i] += other.parts[i];
    return *this;
  }
  Row& operator-=(const Row& other) {
    for (std::size_t i = 0; i < kParts; ++i) parts[i] -= other.parts[i];
    return *this;
  }
};

struct ValueNet {
  struct Head {
    std::array<std::array<std::int16_t, kHidden>, kSecond> second;
    std::array<std::int32_t, kSecond> second_bias;
    std::array<std::int32_t, kSecond> out;
    std::int32_t out_bias;
    std::int32_t direct;  // the weight of the first of the 32 itself, whatever its sign
  };
  std::vector<Row> rows = std::vector<Row>(kFacts);
  Row bias{};
  std::array<Head, kHeads> heads{};

  // From the bytes of data/nmbr9/value.bin, and back; nothing if they are not of that kind and for these facts.
  static std::optional<ValueNet> read(std::span<const unsigned char> bytes);
  std::vector<unsigned char> write() const;

  int value(const Row& sum, int head) const;
};

// The values of all positions that a placement leads to.
class Outlook {
 public:
  explicit Outlook(const ValueNet& net) : net_(&net) {}

  // `coming` is what comes after the tile that is placed now.
  void look_at(const SearchBoard& board, const Coming& coming);
  int value_after(int number, const Move& move) const;

 private:
  // A level and what it lies on, before a placement.
  struct Windows {
    Padded below;
    Padded taken;
  };
  Row window_changes(int level, const Guest& guest) const;
  Row level_row(const LevelView& view, const Guest* guest, std::uint16_t& fits) const;

  const ValueNet* net_;
  SearchBoard board_;
  Coming coming_;
  Row fixed_{};
  std::array<Row, kFactLevels + 1> rows_{};
  std::array<std::uint16_t, kFactLevels> fits_{};
  std::array<Windows, kFactLevels> windows_{};
};

// The network that comes with the engine; null if it is not here (base/asset.h).
inline constexpr std::string_view kValueAsset = "nmbr9/value";
const ValueNet* value_net();
// The one that has learned to look at the order of the cards to come, for a known shuffle; null if it is not here.
inline constexpr std::string_view kKnownAsset = "nmbr9/known";
const ValueNet* known_net();

// All facts of a position, for training.
void all_facts(const SearchBoard& board, const Coming& coming, std::vector<std::uint16_t>& facts);

}  // namespace cifra::nmbr9::search
