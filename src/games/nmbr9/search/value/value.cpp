#include "games/nmbr9/search/value/value.h"

#ifdef __wasm_simd128__
#include <wasm_simd128.h>
#endif

namespace cifra::nmbr9::search {
namespace {

LevelView view_of(const SearchBoard& board, int level) {
  return {level, level == 0 ? Grid{} : board.squares(level - 1), board.squares(level), board.tiles_on(level)};
}

using Hidden = std::array<std::int16_t, kHidden>;

// The sum of the products, term by term.
std::int32_t product(const Hidden& a, const Hidden& b) {
#ifdef __wasm_simd128__  // compilers do not find this instruction by themselves, as they do elsewhere
  v128_t sum = wasm_i32x4_const_splat(0);
  for (std::size_t i = 0; i < kHidden; i += 8) {
    sum = wasm_i32x4_add(sum, wasm_i32x4_dot_i16x8(wasm_v128_load(&a[i]), wasm_v128_load(&b[i])));
  }
  return wasm_i32x4_extract_lane(sum, 0) + wasm_i32x4_extract_lane(sum, 1) + wasm_i32x4_extract_lane(sum, 2) +
         wasm_i32x4_extract_lane(sum, 3);
#else
  std::int32_t sum = 0;
  for (std::size_t i = 0; i < kHidden; ++i) sum += std::int32_t{a[i]} * b[i];
  return sum;
#endif
}

}  // namespace

// Weights are in 1/256, biases of the second layer and the output in 1/65536; 1 of the output is 16 points.
int ValueNet::value(const Row& sum, int head_index) const {
  const Head& head = heads[static_cast<std::size_t>(head_index)];
  std::int32_t out = head.out_bias + sum.parts[0][0] * head.direct;
  alignas(32) Hidden hidden;
  for (std::size_t i = 0; i < Row::kParts; ++i) {
    const Row::Part zero{};
    const Row::Part above = sum.parts[i] > zero ? sum.parts[i] : zero;
    std::memcpy(hidden.data() + 16 * i, &above, sizeof(above));
  }
  for (std::size_t j = 0; j < kSecond; ++j) {
    const std::int32_t total = product(hidden, head.second[j]) + head.second_bias[j];
    out += (total > 0 ? total >> 8 : 0) * head.out[j];
  }
  return out >> 4;
}

Row Outlook::level_row(const LevelView& view, const Guest* guest, std::uint16_t& fits) const {
  Row sum{};
  fits =
      level_facts(board_, view, coming_, guest, [&](int index) { sum += net_->rows[static_cast<std::size_t>(index)]; });
  return sum;
}

void Outlook::look_at(const SearchBoard& board, const Coming& coming) {
  board_ = board;
  coming_ = coming;
  fixed_ = net_->bias;
  deck_facts(coming, [&](int index) { fixed_ += net_->rows[static_cast<std::size_t>(index)]; });
  for (int level = 0; level < kFactLevels; ++level) {
    const auto at = static_cast<std::size_t>(level);
    rows_[at] = Row{};
    fits_[at] = 0;
    if (level <= board.levels()) rows_[at] = level_row(view_of(board, level), nullptr, fits_[at]);
    fixed_ += rows_[at];
    if (level == 0 || level > board.levels()) continue;
    windows_[at] = {Padded(board.squares(level - 1)), Padded(board.squares(level))};
    const Row* const rows = net_->rows.data() + windows_of(level);
    window_facts(board.squares(level - 1), board.squares(level), [&](int index) { fixed_ += rows[index]; });
  }
  if (board.levels() + 1 < kFactLevels) windows_[static_cast<std::size_t>(board.levels() + 1)] = {};
}

// What changes in the windows of a level when a tile comes to it or to the one below: its squares go from free to taken
// or from bare to free, one more in each digit of a code.
Row Outlook::window_changes(int level, const Guest& guest) const {
  const nmbr9::Shape& tile = nmbr9::shape_of(guest.shape / nmbr9::kRotations, guest.shape % nmbr9::kRotations);
  const Windows& before = windows_[static_cast<std::size_t>(level)];
  const Row* const rows = net_->rows.data() + windows_of(level);
  std::array<RowOfWindows, nmbr9::kMaxSide + 4> old;
  std::array<RowOfWindows, nmbr9::kMaxSide + 4> more{};
  for (int y = 0; y < tile.height + 4; ++y) {
    const auto at = static_cast<std::size_t>(y);
    const auto row = static_cast<std::size_t>(guest.at.y + y);
    old[at] =
        row_of_windows(before.below.rows[row] >> guest.at.x) + row_of_windows(before.taken.rows[row] >> guest.at.x);
    if (y >= 2 && y < tile.height + 2) more[at] = row_of_windows(static_cast<std::uint32_t>(tile.rows[at - 2]) << 2);
  }
  Row sum{};
  for (std::size_t y = 0; y < static_cast<std::size_t>(tile.height + 2); ++y) {
    const RowOfWindows was = old[y] + 27 * old[y + 1] + 729 * old[y + 2];
    const RowOfWindows now = was + more[y] + 27 * more[y + 1] + 729 * more[y + 2];
    std::array<std::uint16_t, 8> codes_was;  // WebAssembly cannot quickly read a vector at a variable index
    std::array<std::uint16_t, 8> codes_now;
    std::memcpy(codes_was.data(), &was, sizeof(was));
    std::memcpy(codes_now.data(), &now, sizeof(now));
    for (std::size_t x = 0; x < static_cast<std::size_t>(tile.width + 2); ++x) {
      sum += rows[kWindowClass[codes_now[x]]];
      sum -= rows[kWindowClass[codes_was[x]]];
    }
  }
  return sum;
}

int Outlook::value_after(int number, const Move& move) const {
  if (coming_.rounds == 0) return 0;
  Row sum = fixed_;
  std::array<std::uint16_t, kFactLevels> fits = fits_;
  if (move.level < kFactLevels) {
    const std::size_t level = move.level;
    const Guest guest{static_cast<int>(nmbr9::shape_index(number, move.rotation)), move};
    LevelView own = view_of(board_, move.level);
    own.taken |= tile_squares(static_cast<std::size_t>(guest.shape), move.x, move.y);
    ++own.tiles;
    sum += level_row(own, nullptr, fits[level]);
    sum -= rows_[level];
    if (level > 0) sum += window_changes(move.level, guest);
    if (level + 1 < kFactLevels) {
      LevelView above = view_of(board_, move.level + 1);
      above.below = own.taken;
      sum += level_row(above, &guest, fits[level + 1]);
      sum -= rows_[level + 1];
      sum += window_changes(move.level + 1, guest);
    }
  }
  global_facts(coming_, fits, [&](int index) { sum += net_->rows[static_cast<std::size_t>(index)]; });
  return net_->value(sum, head_of(coming_.rounds));
}

void all_facts(const SearchBoard& board, const Coming& coming, std::vector<std::uint16_t>& facts) {
  facts.clear();
  const auto add = [&](int index) { facts.push_back(static_cast<std::uint16_t>(index)); };
  deck_facts(coming, add);
  std::array<std::uint16_t, kFactLevels> fits{};
  for (int level = 0; level < kFactLevels && level <= board.levels(); ++level) {
    fits[static_cast<std::size_t>(level)] = level_facts(board, view_of(board, level), coming, nullptr, add);
    if (level == 0) continue;
    window_facts(board.squares(level - 1), board.squares(level), [&](int index) { add(windows_of(level) + index); });
  }
  global_facts(coming, fits, add);
}

}  // namespace cifra::nmbr9::search
