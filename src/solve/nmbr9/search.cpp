#include "solve/nmbr9/search.h"

#include <algorithm>
#include <bit>
#include <string>

namespace cifra::solve {
namespace {

Grid squares_of(const SearchBoard& board, int tile) {
  const Move at = board.tile(tile);
  return tile_squares(static_cast<std::size_t>(board.shape(tile)), at.x, at.y);
}

// Whether one lies on the other, or beside it.
bool touch(const SearchBoard& board, int one, int other) {
  const int distance = board.tile(one).level - board.tile(other).level;
  if (distance < -1 || distance > 1) return false;
  const Grid squares = squares_of(board, one);
  return !is_empty((distance == 0 ? beside(squares) : squares) & squares_of(board, other));
}

}  // namespace

KnownSearch::KnownSearch(std::span<const std::uint8_t> cards, std::uint64_t seed, const SearchSettings& settings,
                         const Weights& weights)
    : settings_(settings),
      weights_(weights),
      cards_(cards.begin(), cards.end()),
      plan_(weights, cards_),
      rng_("known shuffle/" + std::to_string(seed)),
      chains_(settings.chains) {}

// Which tiles to take out: any, a stretch of the deck, or a part of the layout that hangs together. Never the first.
std::uint32_t KnownSearch::choose_tiles(const SearchBoard& board) {
  const auto draw = [this](int n) { return static_cast<int>(rng_.below(static_cast<std::uint32_t>(n))); };
  const int others = board.tiles() - 1;
  const int count = std::min(settings_.fewest + draw(settings_.most - settings_.fewest + 1), others);
  const int kind = draw(3);
  if (kind == 0) {
    const int first = 1 + draw(others - count + 1);
    return ((1U << count) - 1) << first;
  }
  std::uint32_t chosen = 1U << (1 + draw(others));
  for (int tries = 0; std::popcount(chosen) < count; ++tries) {
    const int tile = 1 + draw(others);
    bool joins = kind == 1 || tries > 200;
    for (std::uint32_t rest = chosen; rest != 0 && !joins; rest &= rest - 1) {
      joins = touch(board, tile, std::countr_zero(rest));
    }
    if (joins) chosen |= 1U << tile;
  }
  return chosen;
}

// The worst chain goes on from the best layout.
void KnownSearch::begin_again() {
  const auto worst =
      std::ranges::min_element(chains_, {}, [](const Chain& chain) { return chain.board ? chain.board->score() : -1; });
  worst->board = best_;
  since_gain_ = 0;
}

std::vector<KnownSearch::Task> KnownSearch::batch() {
  if (since_gain_ >= settings_.give_up) begin_again();
  std::vector<Task> tasks;
  for (std::size_t i = 0; i < kBatch; ++i) {
    Task task;
    task.index = tasks_++;
    task.chain = task.index % chains_.size();
    const Chain& chain = chains_[task.chain];
    if (task.index < chains_.size() || !chain.board || cards_.size() < 2) {
      task.width = settings_.beam_width;
      task.noise = {rng_.next(), task.index == 0 ? 0 : settings_.beam_noise};
    } else {
      task.removed = choose_tiles(*chain.board);
      task.width = settings_.repair_width;
      task.noise = {rng_.next(), settings_.repair_noise};
    }
    task.chance = static_cast<std::uint32_t>(rng_.next() >> 32);
    tasks.push_back(task);
    if (tasks_ == chains_.size()) break;  // repairs need what the beams found
  }
  return tasks;
}

KnownSearch::Found KnownSearch::perform(const Task& task) const {
  if (task.removed == 0) {
    Beam beam(weights_, plan_, 0, cards_, SearchBoard{}, task.width, task.noise);
    beam.run(~std::uint64_t{0} >> 1);
    const SearchBoard* const best = beam.best();
    return {best == nullptr ? std::nullopt : SearchBoard::from(best->layout()), beam.nodes()};
  }
  Repair repair(weights_);
  const auto board = repair.run(cards_, *chains_[task.chain].board, task.removed, task.width, task.noise);
  return {board ? SearchBoard::from(board->layout()) : std::nullopt, repair.nodes()};
}

void KnownSearch::take(const Task& task, const Found& found) {
  nodes_ += found.nodes;
  ++since_gain_;
  if (!found.board) return;
  const int score = found.board->score();
  std::optional<SearchBoard>& current = chains_[task.chain].board;
  const int allowed = static_cast<int>((static_cast<std::uint64_t>(task.chance) * settings_.worse) >> 32);
  if (!current || 256 * (current->score() - score) <= allowed) current = found.board;
  if (!best_ || score > best_->score()) {
    best_ = found.board;
    since_gain_ = 0;
  }
}

void KnownSearch::run(std::uint64_t work) {
  for (const std::uint64_t end = nodes_ + work; nodes_ < end;) {
    if (next_pending_ == pending_.size()) {
      pending_ = batch();
      next_pending_ = 0;
    }
    const Task& task = pending_[next_pending_++];
    take(task, perform(task));
  }
}

}  // namespace cifra::solve
