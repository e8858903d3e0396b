#include "games/nmbr9/review/rest.h"

#include <algorithm>

namespace cifra::nmbr9::review {
namespace {

// The points of the last tile where it scores most: as high as it goes.
int best_last(const search::SearchBoard& board, int number) {
  if (number == 0) return 0;
  search::Rotations where;
  for (int level = board.highest_open_level(); level > 0; --level) {
    board.positions(number, level, where);
    for (int rotation = 0; rotation < distinct_rotations(number); ++rotation) {
      if (!search::is_empty(where[static_cast<std::size_t>(rotation)])) return number * level;
    }
  }
  return 0;
}

double best_last_but_one(const search::SearchBoard& board, int number, const search::Coming& coming) {
  double most = 0;
  board.for_each_move(number, [&](const search::Move& move) {
    search::SearchBoard after = board;
    after.place(number, move);
    most = std::max(most, number * move.level + best_rest(after, coming));
  });
  return most;
}

}  // namespace

double best_rest(const search::SearchBoard& board, const search::Coming& coming) {
  if (coming.rounds == 0 || board.tiles() + coming.rounds > search::kMaxSearchTiles) return 0;
  double sum = 0;
  int cards = 0;
  for (int number = 0; number < kNumbers; ++number) {
    const auto n = static_cast<std::size_t>(number);
    if (coming.left[n] == 0) continue;
    cards += coming.left[n];
    search::Coming then = coming;
    --then.left[n];
    --then.rounds;
    sum += coming.left[n] * (then.rounds == 0 ? best_last(board, number) : best_last_but_one(board, number, then));
  }
  return sum / cards;
}

}  // namespace cifra::nmbr9::review
