#include "games/the_number/solve/field/field_file.h"

#include <algorithm>
#include <bit>
#include <memory>
#include <string_view>

#include "games/the_number/data/assets.h"

namespace cifra::the_number::solve {
namespace {

constexpr double kWhole = 65535;  // of a part
constexpr std::string_view kName = "cifra-field-3\n";

void put(std::vector<unsigned char>& bytes, std::uint32_t value, int count) {
  for (int i = 0; i < count; ++i) bytes.push_back(static_cast<unsigned char>(value >> (8 * i) & 255));
}

struct FieldReader {
  std::span<const unsigned char> bytes;
  bool good = true;

  std::uint32_t get(std::size_t count) {
    if (bytes.size() < count) {
      good = false;
      return 0;
    }
    std::uint32_t value = 0;
    for (std::size_t i = 0; i < count; ++i) value |= static_cast<std::uint32_t>(bytes[i]) << (8 * i);
    bytes = bytes.subspan(count);
    return value;
  }
};

// Calls number(float&) and list(std::vector<std::int16_t>&) for all there is.
template <class Weights, class Number, class List>
void each(Weights& weights, Number&& number, List&& list) {
  number(weights.row_step);
  number(weights.out_step);
  number(weights.bias);
  list(weights.own);
  list(weights.other);
  list(weights.out);
}

}  // namespace

std::vector<unsigned char> write_field_file(const FieldFile& file) {
  std::vector<unsigned char> bytes(kName.begin(), kName.end());
  put(bytes, static_cast<std::uint32_t>(file.nets.size()), 1);
  for (const auto& [seats, nets] : file.nets) {
    put(bytes, static_cast<std::uint32_t>(seats), 1);
    for (const FieldWeights& net : nets) {
      each(
          net, [&](const float& value) { put(bytes, std::bit_cast<std::uint32_t>(value), 4); },
          [&](const std::vector<std::int16_t>& list) {
            for (const std::int16_t value : list) put(bytes, static_cast<std::uint16_t>(value), 2);
          });
    }
  }
  put(bytes, static_cast<std::uint32_t>(file.first_turns.size()), 1);
  for (const auto& [seats, strategy] : file.first_turns) {
    put(bytes, static_cast<std::uint32_t>(seats), 1);
    put(bytes, static_cast<std::uint32_t>(strategy.size()), 2);
    for (const Share& share : strategy) {
      put(bytes, share.move, 2);
      put(bytes, static_cast<std::uint32_t>(share.part * kWhole + 0.5), 2);
    }
  }
  return bytes;
}

std::optional<FieldFile> read_field_file(std::span<const unsigned char> bytes) {
  if (bytes.size() < kName.size() || !std::ranges::equal(bytes.first(kName.size()), kName)) return std::nullopt;
  FieldReader reader{bytes.subspan(kName.size())};
  FieldFile file;
  for (std::uint32_t count = reader.get(1); count > 0 && reader.good; --count) {
    const std::size_t seats = reader.get(1);
    for (std::size_t i = 0; i < kFieldNets && reader.good; ++i) {
      FieldWeights& net = file.nets[seats].emplace_back(FieldWeights::blank());
      each(
          net, [&](float& value) { value = std::bit_cast<float>(reader.get(4)); },
          [&](std::vector<std::int16_t>& list) {
            for (std::int16_t& value : list) value = static_cast<std::int16_t>(reader.get(2));
          });
    }
  }
  for (std::uint32_t count = reader.get(1); count > 0 && reader.good; --count) {
    std::vector<Share>& strategy = file.first_turns[reader.get(1)];
    strategy.resize(reader.get(2));
    for (Share& share : strategy) {
      share.move = static_cast<Move>(reader.get(2));
      share.part = reader.get(2) / kWhole;
      if (share.move >= kNoMove) reader.good = false;
    }
  }
  if (!reader.good || !reader.bytes.empty()) return std::nullopt;
  return file;
}

namespace {

struct Shipped {
  std::map<std::size_t, FieldValues> values;
  std::map<std::size_t, std::vector<Share>> first_turns;
};

const Shipped* shipped() {
  if (assets().bytes(kFieldAsset).empty()) return nullptr;
  static const Shipped kShipped = [] {
    Shipped all;
    const auto file = read_field_file(assets().bytes(kFieldAsset));
    if (!file) return all;
    for (const auto& [count, weights] : file->nets) all.values[count].set({weights.begin(), weights.end()});
    all.first_turns = file->first_turns;
    return all;
  }();
  return &kShipped;
}

}  // namespace

const FieldValues* shipped_field_values(std::size_t seats) {
  const Shipped* const all = shipped();
  if (all == nullptr) return nullptr;
  const auto found = all->values.find(seats);
  return found == all->values.end() ? nullptr : &found->second;
}

std::span<const Share> shipped_first_turn(std::size_t seats) {
  const Shipped* const all = shipped();
  if (all == nullptr) return {};
  const auto found = all->first_turns.find(seats);
  return found == all->first_turns.end() ? std::span<const Share>() : std::span<const Share>(found->second);
}

}  // namespace cifra::the_number::solve
