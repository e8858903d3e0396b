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

// A task costs at least that, so that a deck of few cards, which has few placements, is done soon as well.
constexpr std::uint64_t kLeastWork = 2000;

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
      rng_("known shuffle/" + std::to_string(seed)),
      chains_(settings.chains) {}

// Which tiles to take out: any, a stretch of the deck, or a part of the layout that hangs together. Never the first.
std::uint32_t KnownSearch::choose_tiles(const SearchBoard& board) {
  const auto draw = [this](int n) { return static_cast<int>(rng_.below(static_cast<std::uint32_t>(n))); };
  const int others = board.tiles() - 1;
  const int count = std::min(settings_.fewest + draw(settings_.most - settings_.fewest + 1), others);
  const int kind = draw(4);
  if (kind == 0) {
    const int first = 1 + draw(others - count + 1);
    return ((1U << count) - 1) << first;
  }
  std::uint32_t chosen = 1U << (1 + draw(others));
  for (int tries = 0; std::popcount(chosen) < count; ++tries) {
    const int tile = 1 + draw(others);
    bool joins = kind != 1 || tries > 200;
    for (std::uint32_t rest = chosen; rest != 0 && !joins; rest &= rest - 1) {
      joins = touch(board, tile, std::countr_zero(rest));
    }
    if (joins) chosen |= 1U << tile;
  }
  return chosen;
}

KnownSearch::Chain& KnownSearch::worst_chain() {
  return *std::ranges::min_element(chains_, {},
                                   [](const Chain& chain) { return chain.board ? chain.board->score() : -1; });
}

// The better one of two.
std::size_t KnownSearch::choose_chain() {
  const std::size_t one = rng_.below(static_cast<std::uint32_t>(chains_.size()));
  const std::size_t two = rng_.below(static_cast<std::uint32_t>(chains_.size()));
  if (!chains_[one].board || !chains_[two].board) return chains_[one].board ? one : two;
  return chains_[one].board->score() >= chains_[two].board->score() ? one : two;
}

// Other weights plan other stacks: what the evaluation does not know about a deck is found by trying.
Weights KnownSearch::spread_weights() {
  Weights weights = weights_;
  const auto spread = [this](std::int32_t& weight) {
    const int by =
        static_cast<int>(rng_.below(static_cast<std::uint32_t>(2 * settings_.spread + 1))) - settings_.spread;
    weight += weight * by / 256;
  };
  for (PlatformWeights& platform : weights.platform) {
    spread(platform.square);
    spread(platform.block22);
    spread(platform.block23);
    spread(platform.block33);
    spread(platform.edge);
  }
  spread(weights.need);
  spread(weights.cost);
  spread(weights.gain);
  spread(weights.gain_table);
  return weights;
}

std::vector<KnownSearch::Task> KnownSearch::batch() {
  std::size_t growth = 1;  // the root of the work done, in units of four million
  while ((growth + 1) * (growth + 1) <= nodes_ / (std::uint64_t{1} << 22)) ++growth;
  std::vector<Task> tasks;
  for (std::size_t i = 0; i < kBatch; ++i) {
    Task task;
    task.index = tasks_++;
    task.chain = task.index < chains_.size() ? static_cast<std::size_t>(task.index) : choose_chain();
    const Chain& chain = chains_[task.chain];
    task.weights = task.index == 0 ? weights_ : spread_weights();
    if (task.index < chains_.size() || task.index % settings_.fresh == 0 || !chain.board || cards_.size() < 2) {
      task.width = settings_.beam_width * growth;
      task.noise = {rng_.next(), task.index == 0 ? 0 : settings_.beam_noise};
    } else {
      task.removed = choose_tiles(*chain.board);
      task.width = settings_.repair_width * (1 + growth);
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
    const Plan plan(task.weights, cards_);
    Beam beam(task.weights, plan, 0, cards_, SearchBoard{}, task.width, task.noise);
    beam.run(~std::uint64_t{0} >> 1);
    const SearchBoard* const best = beam.best();
    return {best == nullptr ? std::nullopt : SearchBoard::from(best->layout()), beam.nodes()};
  }
  Repair repair(task.weights);
  const auto board = repair.run(cards_, *chains_[task.chain].board, task.removed, task.width, task.noise);
  return {board ? SearchBoard::from(board->layout()) : std::nullopt, repair.nodes()};
}

void KnownSearch::take(const Task& task, const Found& found) {
  nodes_ += found.nodes;
  if (!found.board) return;
  const int score = found.board->score();
  // A fresh layout takes the place of the worst.
  std::optional<SearchBoard>& current = task.removed == 0 ? worst_chain().board : chains_[task.chain].board;
  const int allowed = static_cast<int>((static_cast<std::uint64_t>(task.chance) * settings_.worse) >> 32);
  if (!current || 256 * (current->score() - score) <= allowed) current = found.board;
  if (!best_ || score > best_->score()) best_ = found.board;
}

void KnownSearch::run(std::uint64_t work) {
  for (std::uint64_t spent = 0; spent < work;) {
    if (next_pending_ == pending_.size()) {
      pending_ = batch();
      next_pending_ = 0;
    }
    const Task& task = pending_[next_pending_++];
    const Found found = perform(task);
    spent += std::max(found.nodes, kLeastWork);
    take(task, found);
  }
}

}  // namespace cifra::solve
