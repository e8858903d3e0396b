#include "solve/number/field_file.h"

#include <algorithm>
#include <bit>
#include <memory>
#include <string_view>

#include "base/asset.h"

namespace cifra::solve::number {
namespace {

constexpr std::string_view kName = "cifra-field-1\n";

void put(std::vector<unsigned char>& bytes, std::uint32_t value, int count) {
  for (int i = 0; i < count; ++i) bytes.push_back(static_cast<unsigned char>(value >> (8 * i) & 255));
}

struct Reader {
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

std::vector<unsigned char> write_field_weights(const FieldWeightSets& sets) {
  std::vector<unsigned char> bytes(kName.begin(), kName.end());
  put(bytes, static_cast<std::uint32_t>(sets.size()), 1);
  for (const auto& [seats, nets] : sets) {
    put(bytes, static_cast<std::uint32_t>(seats), 1);
    for (const FieldWeights& net : nets) {
      each(
          net, [&](const float& value) { put(bytes, std::bit_cast<std::uint32_t>(value), 4); },
          [&](const std::vector<std::int16_t>& list) {
            for (const std::int16_t value : list) put(bytes, static_cast<std::uint16_t>(value), 2);
          });
    }
  }
  return bytes;
}

std::optional<FieldWeightSets> read_field_weights(std::span<const unsigned char> bytes) {
  if (bytes.size() < kName.size() || !std::ranges::equal(bytes.first(kName.size()), kName)) return std::nullopt;
  Reader reader{bytes.subspan(kName.size())};
  FieldWeightSets sets;
  for (std::uint32_t count = reader.get(1); count > 0 && reader.good; --count) {
    const std::size_t seats = reader.get(1);
    for (std::size_t i = 0; i < kFieldNets && reader.good; ++i) {
      FieldWeights& net = sets[seats].emplace_back(FieldWeights::blank());
      each(
          net, [&](float& value) { value = std::bit_cast<float>(reader.get(4)); },
          [&](std::vector<std::int16_t>& list) {
            for (std::int16_t& value : list) value = static_cast<std::int16_t>(reader.get(2));
          });
    }
  }
  if (!reader.good || !reader.bytes.empty()) return std::nullopt;
  return sets;
}

const FieldValues* shipped_field_values(std::size_t seats) {
  if (asset("field-values").empty()) return nullptr;
  static const std::map<std::size_t, FieldValues> kShipped = [] {
    std::map<std::size_t, FieldValues> all;
    const auto sets = read_field_weights(asset("field-values"));
    if (!sets) return all;
    for (const auto& [count, weights] : *sets) all[count].set({weights.begin(), weights.end()});
    return all;
  }();
  const auto found = kShipped.find(seats);
  return found == kShipped.end() ? nullptr : &found->second;
}

}  // namespace cifra::solve::number
