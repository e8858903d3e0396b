// Numbers in few bytes: an adaptive binary range coder, and whole numbers in it as a size class and the bits below.
//
// Encoder and decoder must be asked for the same kinds of number in the same order. A decoder never reads past its
// bytes: of a text that is too short or wrong it makes wrong numbers, which a checksum has to find.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace cifra::the_number::solve {

// How likely the next bit is a 0, of 4096; learns from every bit.
struct BitModel {
  static constexpr unsigned kBits = 12;
  static constexpr unsigned kRate = 5;
  std::uint16_t zero = 1 << (kBits - 1);

  void learn(bool bit) {
    zero = static_cast<std::uint16_t>(bit ? zero - (zero >> kRate) : zero + (((1U << kBits) - zero) >> kRate));
  }
};

class RangeEncoder {
 public:
  void bit(BitModel& model, bool bit) {
    const std::uint32_t bound = (range_ >> BitModel::kBits) * model.zero;
    if (bit) {
      low_ += bound;
      range_ -= bound;
    } else {
      range_ = bound;
    }
    model.learn(bit);
    normalise();
  }
  void plain(std::uint32_t value, unsigned bits) {
    while (bits-- > 0) {
      range_ >>= 1;
      if ((value >> bits & 1) != 0) low_ += range_;
      normalise();
    }
  }
  std::vector<unsigned char> finish() {
    for (int i = 0; i < 5; ++i) shift();
    return std::move(bytes_);
  }

 private:
  void normalise() {
    while (range_ < 1U << 24) {
      range_ <<= 8;
      shift();
    }
  }
  void shift() {  // a carry may still run through the bytes that are held back
    if (low_ < 0xff000000U || low_ > 0xffffffffU) {
      const auto carry = static_cast<unsigned char>(low_ >> 32);
      if (!first_) bytes_.push_back(static_cast<unsigned char>(cache_ + carry));
      for (; held_ > 0; --held_) bytes_.push_back(static_cast<unsigned char>(0xff + carry));
      first_ = false;
      cache_ = static_cast<unsigned char>(low_ >> 24);
    } else {
      ++held_;
    }
    low_ = (low_ & 0x00ffffffU) << 8;
  }

  std::uint64_t low_ = 0;
  std::uint32_t range_ = 0xffffffffU;
  unsigned char cache_ = 0;
  std::size_t held_ = 0;
  bool first_ = true;
  std::vector<unsigned char> bytes_;
};

class RangeDecoder {
 public:
  explicit RangeDecoder(std::span<const unsigned char> bytes) : bytes_(bytes) {
    for (int i = 0; i < 4; ++i) code_ = code_ << 8 | next();
  }
  bool bit(BitModel& model) {
    const std::uint32_t bound = (range_ >> BitModel::kBits) * model.zero;
    const bool bit = code_ >= bound;
    if (bit) {
      code_ -= bound;
      range_ -= bound;
    } else {
      range_ = bound;
    }
    model.learn(bit);
    normalise();
    return bit;
  }
  std::uint32_t plain(unsigned bits) {
    std::uint32_t value = 0;
    while (bits-- > 0) {
      range_ >>= 1;
      const bool bit = code_ >= range_;
      if (bit) code_ -= range_;
      value = value << 1 | (bit ? 1U : 0U);
      normalise();
    }
    return value;
  }

 private:
  unsigned char next() { return at_ < bytes_.size() ? bytes_[at_++] : 0; }
  void normalise() {
    while (range_ < 1U << 24) {
      range_ <<= 8;
      code_ = code_ << 8 | next();
    }
  }

  std::span<const unsigned char> bytes_;
  std::size_t at_ = 0;
  std::uint32_t range_ = 0xffffffffU;
  std::uint32_t code_ = 0;
};

// Whole numbers around 0, below 2^24 in size: how many bits it has (learned), its sign and highest bits (learned), and
// the rest as it is.
class NumberModel {
 public:
  void encode(RangeEncoder& coder, std::int32_t number) {
    const auto size = static_cast<std::uint32_t>(number < 0 ? -number : number);
    const auto bits = static_cast<unsigned>(std::bit_width(size));
    std::size_t node = 1;
    for (unsigned i = 5; i-- > 0;) {
      const bool bit = (bits >> i & 1) != 0;
      coder.bit(classes_[node], bit);
      node = 2 * node + (bit ? 1 : 0);
    }
    if (bits == 0) return;
    coder.bit(signs_[bits], number < 0);
    const unsigned learned = bits - 1 < kLearned ? bits - 1 : kLearned;
    node = 1;
    for (unsigned i = 0; i < learned; ++i) {
      const bool bit = (size >> (bits - 2 - i) & 1) != 0;
      coder.bit(tops_[bits][node], bit);
      node = 2 * node + (bit ? 1 : 0);
    }
    coder.plain(size, bits - 1 - learned);
  }
  std::int32_t decode(RangeDecoder& coder) {
    std::size_t node = 1;
    for (int i = 0; i < 5; ++i) node = 2 * node + (coder.bit(classes_[node]) ? 1 : 0);
    const auto bits = static_cast<unsigned>(node - 32);
    if (bits == 0) return 0;
    const bool negative = coder.bit(signs_[bits]);
    const unsigned learned = bits - 1 < kLearned ? bits - 1 : kLearned;
    node = 1;
    for (unsigned i = 0; i < learned; ++i) node = 2 * node + (coder.bit(tops_[bits][node]) ? 1 : 0);
    const auto size = static_cast<std::int32_t>(static_cast<std::uint32_t>(node) << (bits - 1 - learned) |
                                                coder.plain(bits - 1 - learned));
    return negative ? -size : size;
  }

 private:
  static constexpr unsigned kLearned = 3;
  std::array<BitModel, 32> classes_;
  std::array<BitModel, 32> signs_;
  std::array<std::array<BitModel, 1U << kLearned>, 32> tops_;
};

}  // namespace cifra::the_number::solve
