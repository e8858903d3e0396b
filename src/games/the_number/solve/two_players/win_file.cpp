#include "games/the_number/solve/two_players/win_file.h"

#include <bit>
#include <cmath>

#include "games/the_number/data/assets.h"

namespace cifra::the_number::solve {
namespace {

constexpr std::uint64_t kPieceMark = 0x31504e43;  // "CNP1"
constexpr std::uint64_t kStartMark = 0x31574e43;  // "CNW1"

class Writer {
 public:
  void put(std::uint64_t number, unsigned bytes) {
    for (unsigned i = 0; i < bytes; ++i) bytes_.push_back(static_cast<unsigned char>(number >> (8 * i)));
  }
  std::vector<unsigned char> finish();

 private:
  std::vector<unsigned char> bytes_;
};

std::uint64_t checksum(std::span<const unsigned char> bytes) {
  std::uint64_t sum = 14695981039346656037U;
  for (const unsigned char byte : bytes) sum = (sum ^ byte) * 1099511628211U;
  return sum;
}

std::vector<unsigned char> Writer::finish() {
  put(checksum(bytes_), 8);
  return std::move(bytes_);
}

// Numbers from bytes; once they are used up all that follow are 0, and good() tells.
class Reader {
 public:
  explicit Reader(std::span<const unsigned char> bytes) : bytes_(bytes) {}
  std::uint64_t take(unsigned bytes) {
    if (!good_ || bytes_.size() - at_ < bytes) {
      good_ = false;
      return 0;
    }
    std::uint64_t number = 0;
    for (unsigned i = 0; i < bytes; ++i) number |= static_cast<std::uint64_t>(bytes_[at_++]) << (8 * i);
    return number;
  }
  bool has(std::uint64_t bytes) const { return good_ && bytes_.size() - at_ >= bytes; }
  bool finish() {
    const std::uint64_t sum = checksum(bytes_.first(at_));
    return take(8) == sum && good_;
  }
  std::size_t at() const { return at_; }

 private:
  std::span<const unsigned char> bytes_;
  std::size_t at_ = 0;
  bool good_ = true;
};

// Rounded up, but what was read from a file is written as it was.
std::uint64_t billionths(double number) { return static_cast<std::uint64_t>(std::ceil(number * 1e9 - 1e-6)); }

}  // namespace

std::vector<unsigned char> write_piece(const WinPiece& piece) {
  Writer writer;
  writer.put(kPieceMark, 4);
  writer.put(piece.larger, 2);
  writer.put(piece.solved, 8);
  writer.put(piece.programmes, 8);
  writer.put(billionths(piece.error), 8);
  writer.put(billionths(piece.seconds), 8);
  writer.put(piece.entries.size(), 4);
  writer.put(piece.chances.size(), 4);
  for (const WinPiece::Entry& entry : piece.entries) {
    writer.put(entry.smaller, 2);
    writer.put(static_cast<std::uint16_t>(entry.low), 2);
    writer.put(entry.count, 2);
  }
  for (const std::uint16_t chance : piece.chances) writer.put(chance, 2);
  return writer.finish();
}

std::optional<WinPiece> read_piece(std::span<const unsigned char>& bytes) {
  Reader reader(bytes);
  WinPiece piece;
  if (reader.take(4) != kPieceMark) return std::nullopt;
  piece.larger = static_cast<DigitSet>(reader.take(2) & kAllDigits);
  piece.solved = reader.take(8);
  piece.programmes = reader.take(8);
  piece.error = static_cast<double>(reader.take(8)) / 1e9;
  piece.seconds = static_cast<double>(reader.take(8)) / 1e9;
  const std::uint64_t entries = reader.take(4);
  const std::uint64_t chances = reader.take(4);
  if (!reader.has(6 * entries + 2 * chances)) return std::nullopt;
  std::uint64_t sum = 0;
  for (std::uint64_t i = 0; i < entries; ++i) {
    WinPiece::Entry entry;
    entry.smaller = static_cast<std::uint16_t>(reader.take(2) & kAllDigits);
    entry.low = static_cast<std::int16_t>(static_cast<std::uint16_t>(reader.take(2)));
    entry.count = static_cast<std::uint32_t>(reader.take(2));
    sum += entry.count;
    piece.entries.push_back(entry);
  }
  for (std::uint64_t i = 0; i < chances; ++i) piece.chances.push_back(static_cast<std::uint16_t>(reader.take(2)));
  if (sum != chances || !reader.finish()) return std::nullopt;
  bytes = bytes.subspan(reader.at());
  return piece;
}

double RoundStart::chance(int difference) const {
  const int index = difference - low;
  if (index < 0) return 0;
  return index >= static_cast<int>(chances.size())
             ? 1
             : static_cast<double>(chances[static_cast<std::size_t>(index)]) / kSureWin;
}

std::vector<unsigned char> write_round_start(const RoundStart& start) {
  Writer writer;
  writer.put(kStartMark, 4);
  writer.put(billionths(start.error), 8);
  writer.put(static_cast<std::uint16_t>(start.low), 2);
  writer.put(start.chances.size(), 2);
  for (const std::uint16_t chance : start.chances) writer.put(chance, 2);
  return writer.finish();
}

std::optional<RoundStart> read_round_start(std::span<const unsigned char> bytes) {
  Reader reader(bytes);
  RoundStart start;
  if (reader.take(4) != kStartMark) return std::nullopt;
  start.error = static_cast<double>(reader.take(8)) / 1e9;
  start.low = static_cast<std::int16_t>(static_cast<std::uint16_t>(reader.take(2)));
  const std::uint64_t count = reader.take(2);
  for (std::uint64_t i = 0; i < count; ++i) start.chances.push_back(static_cast<std::uint16_t>(reader.take(2)));
  if (!reader.finish()) return std::nullopt;
  return start;
}

std::optional<RoundStart> shipped_round_start() { return read_round_start(assets().bytes(kWinAsset)); }

}  // namespace cifra::the_number::solve
