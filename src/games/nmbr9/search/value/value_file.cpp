// The file of the network: a head, then the rows, one byte a number and three where that is not enough; rows of zeros
// (facts that never happen) are one byte.
#include <cstddef>

#include "games/nmbr9/data/assets.h"
#include "games/nmbr9/search/value/value.h"

namespace cifra::nmbr9::search {
namespace {

constexpr std::array<unsigned char, 8> kValueFileHead = {'N',          '9',         'V',     '1',
                                                         kFacts & 255, kFacts >> 8, kHidden, kHeads};
constexpr int kEscape = -128;

constexpr int with_sign(int byte) { return byte < 128 ? byte : byte - 256; }

// Calls number(value) for everything but the rows, in the order of the file.
template <class Net, class Number>
void for_each_number(Net& net, Number&& number) {
  for (auto& part : net.bias.parts) {
    for (int i = 0; i < 16; ++i) {
      std::int32_t value = part[i];  // NOLINT(misc-const-correctness): it is read into where the net is not const
      number(value);
      if constexpr (!std::is_const_v<Net>) part[i] = static_cast<std::int16_t>(value);
    }
  }
  for (auto& head : net.heads) {
    for (auto& weights : head.second) {
      for (auto& weight : weights) {
        std::int32_t value = weight;  // NOLINT(misc-const-correctness)
        number(value);
        if constexpr (!std::is_const_v<Net>) weight = static_cast<std::int16_t>(value);
      }
    }
    for (auto& value : head.second_bias) number(value);
    for (auto& value : head.out) number(value);
    number(head.out_bias);
    number(head.direct);
  }
}

}  // namespace

std::vector<unsigned char> ValueNet::write() const {
  std::vector<unsigned char> bytes(kValueFileHead.begin(), kValueFileHead.end());
  const auto put = [&](int value) { bytes.push_back(static_cast<unsigned char>(value & 255)); };
  const auto is_used = [](const Row& row) {
    bool any = false;
    for (std::size_t i = 0; i < kHidden; ++i) any = any || row.parts[i / 16][i % 16] != 0;
    return any;
  };
  const bool ordered = std::ranges::any_of(std::span(rows).subspan(facts::kSoon.first), is_used);
  const int count = ordered ? kFacts : facts::kSoon.first;
  bytes[4] = static_cast<unsigned char>(count & 255), bytes[5] = static_cast<unsigned char>(count >> 8);
  for (const Row& row : std::span(rows).first(static_cast<std::size_t>(count))) {
    const bool any = is_used(row);
    put(any ? 1 : 0);
    for (std::size_t i = 0; any && i < kHidden; ++i) {
      const int value = row.parts[i / 16][i % 16];
      if (value > kEscape && value < 128) {
        put(value);
      } else {
        put(kEscape), put(value), put(value >> 8);
      }
    }
  }
  for_each_number(*this, [&](std::int32_t value) { put(value), put(value >> 8), put(value >> 16), put(value >> 24); });
  return bytes;
}

std::optional<ValueNet> ValueNet::read(std::span<const unsigned char> bytes) {
  std::size_t at = 0;
  const auto get = [&] { return at < bytes.size() ? bytes[at++] : (++at, static_cast<unsigned char>(0)); };
  std::array<unsigned char, kValueFileHead.size()> head;
  for (unsigned char& byte : head) byte = get();
  // A file may leave out the last facts, those of a known order.
  const std::size_t rows = head[4] + 256U * head[5];
  head[4] = kValueFileHead[4], head[5] = kValueFileHead[5];
  if (head != kValueFileHead || rows > kFacts) return std::nullopt;
  ValueNet net;
  for (Row& row : std::span(net.rows).first(rows)) {
    if (get() == 0) continue;
    for (std::size_t i = 0; i < kHidden; ++i) {
      int value = with_sign(get());
      if (value == kEscape) {
        const int low = get();
        value = low | with_sign(get()) * 256;
      }
      row.parts[i / 16][i % 16] = static_cast<std::int16_t>(value);
    }
  }
  for_each_number(net, [&](std::int32_t& value) {
    std::uint32_t bits = 0;
    for (int shift = 0; shift < 32; shift += 8) bits |= static_cast<std::uint32_t>(get()) << shift;
    value = static_cast<std::int32_t>(bits);
  });
  if (at != bytes.size()) return std::nullopt;
  return net;
}

const ValueNet* value_net() {
  if (assets().bytes(kValueAsset).empty()) return nullptr;  // not yet: a browser may still fetch it
  static const std::optional<ValueNet> kNet = ValueNet::read(assets().bytes(kValueAsset));
  return kNet ? &*kNet : nullptr;
}

const ValueNet* known_net() {
  if (assets().bytes(kKnownAsset).empty()) return nullptr;
  static const std::optional<ValueNet> kNet = ValueNet::read(assets().bytes(kKnownAsset));
  return kNet ? &*kNet : nullptr;
}

}  // namespace cifra::nmbr9::search
