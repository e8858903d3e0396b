#include "games/nmbr9/search/known_search.h"

#include <algorithm>
#include <bit>
#include <string>

#include "games/nmbr9/search/beam/value_beam.h"

namespace cifra::nmbr9::search {
namespace {

Grid squares_of(const SearchBoard& board, int tile) {
  const Move at = board.tile(tile);
  return tile_squares(static_cast<std::size_t>(board.shape(tile)), at.x, at.y);
}

// A task costs at least that, so that a deck of few cards, which has few placements, is done soon as well.
constexpr std::uint64_t kLeastWork = 500;
// Placements that a beam led by values tries for each of its places and each card, on average.
constexpr std::uint64_t kNodesOfCard = 27;
constexpr std::size_t kWider = 10;  // from one narrow beam to the next

LevelPlan levels_of(const SearchBoard& board) {
  LevelPlan plan{};
  for (int i = 0; i < board.tiles(); ++i) {
    plan[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(board.tile(i).level);
  }
  return plan;
}

// The same network with every row a little stronger or weaker: what it is wrong about it is then wrong about otherwise.
ValueNet bend(const ValueNet& net, std::uint64_t seed, std::uint32_t by) {
  ValueNet bent = net;
  const Noise noise{seed, 2 * by + 1};
  std::uint64_t index = 0;
  for (Row& row : bent.rows) {
    // Two even numbers: near the middle most often.
    const int factor = 256 - 2 * static_cast<int>(by) + static_cast<int>(noise(index) + noise(index + 1));
    index += 2;
    for (Row::Part& part : row.parts) {
      for (int i = 0; i < 16; ++i) part[i] = static_cast<std::int16_t>(part[i] * factor / 256);
    }
  }
  return bent;
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
                         const Weights& weights, const ValueNet* net)
    : settings_(settings),
      weights_(weights),
      net_(net),
      cards_(cards.begin(), cards.end()),
      down_(cards_),
      rng_("known shuffle/" + std::to_string(seed)),
      chains_(settings.chains),
      value_width_(settings.value_width) {}

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

// The better one of two of those that have a layout.
std::size_t KnownSearch::choose_chain() {
  // They are the first ones, as a fresh layout takes the first place that is empty.
  const auto count = static_cast<std::uint32_t>(
      std::ranges::count_if(chains_, [](const Chain& chain) { return chain.board.has_value(); }));
  if (count == 0) return 0;
  const std::size_t one = rng_.below(count);
  const std::size_t two = rng_.below(count);
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

std::size_t KnownSearch::wide_width() const {
  const std::uint64_t cost = kNodesOfCard * cards_.size() * settings_.wide_beams;
  const std::size_t most = settings_.most_wide_width / settings_.wide_beams;  // together
  return static_cast<std::size_t>(
      std::clamp<std::uint64_t>(settings_.work * settings_.wide_percent / 100 / cost, settings_.value_width, most));
}

// Of the beams before the first repair, if the work is known; without it they just grow.
std::vector<std::size_t> KnownSearch::first_widths() const {
  std::vector<std::size_t> widths;
  if (settings_.work == 0) return widths;
  const std::size_t wide = wide_width();
  widths.push_back(settings_.value_width);
  while (3 * kWider * widths.back() <= wide) widths.push_back(kWider * widths.back());
  widths.insert(widths.end(), settings_.wide_beams, wide);
  return widths;
}

void KnownSearch::plan_beam(Task& task, std::size_t growth) {
  if (net_ == nullptr) {
    task.width = settings_.beam_width * growth;
    task.noise = {rng_.next(), task.index == 0 ? 0 : settings_.beam_noise};
    return;
  }
  task.noise = {rng_.next(), settings_.value_noise};
  const std::vector<std::size_t> widths = first_widths();
  // The first ones, and the first of the wide ones, go by the network as it is.
  const std::size_t unbent = widths.empty() ? 1 : widths.size() - settings_.wide_beams + 1;
  if (task.index >= unbent) task.bend = task.noise.seed | 1;
  if (task.index < widths.size()) {
    task.width = widths[static_cast<std::size_t>(task.index)];
    return;
  }
  task.width = value_width_;
  value_width_ = std::min(value_width_ * 3 / 2, settings_.most_value_width);
}

// Before anything else.
std::size_t KnownSearch::first_beams() const {
  if (net_ == nullptr) return chains_.size();
  return settings_.work > 0 ? first_widths().size() : settings_.value_beams;
}

std::vector<KnownSearch::Task> KnownSearch::batch() {
  std::size_t growth = 1;  // the root of the work done, in units of four million
  while ((growth + 1) * (growth + 1) <= nodes_ / (std::uint64_t{1} << 22)) ++growth;
  const std::size_t beams = first_beams();
  const bool down = 100 * down_nodes_ < settings_.down_percent * (nodes_ - beam_nodes_) ||
                    (nodes_ == beam_nodes_ && settings_.down_percent > 0);
  // Such a task is a long one: not more than one in a batch.
  bool free = down && best_ && down_nodes_ > settings_.free_after &&
              100 * free_nodes_ < settings_.free_percent * (down_nodes_ - settings_.free_after);
  const std::uint32_t fresh = net_ != nullptr ? settings_.value_fresh : settings_.fresh;
  std::vector<Task> tasks;
  const std::uint64_t planned = down_.planning_work();
  for (std::size_t i = 0; i < kBatch; ++i) {
    Task task;
    task.index = tasks_++;
    task.chain = task.index < beams ? static_cast<std::size_t>(task.index) % chains_.size() : choose_chain();
    if (free && task.index >= beams) {
      task.free = down_.next_free(best_->score(), best_->levels() - 1);
      free = false;
    } else if (down && task.index >= beams)
      task.down = down_.next(best_ ? best_->score() : 0);
    if (task.down || task.free) {
      tasks.push_back(task);
      continue;
    }
    const Chain& chain = chains_[task.chain];
    task.weights = task.index == 0 || (net_ != nullptr && task.index < beams) ? weights_ : spread_weights();
    if (task.index < beams || task.index % fresh == 0 || !chain.board || cards_.size() < 2) {
      plan_beam(task, growth);
    } else {
      task.removed = choose_tiles(*chain.board);
      task.width = settings_.repair_width * (1 + growth);
      task.noise = {rng_.next(), settings_.repair_noise};
    }
    task.chance = static_cast<std::uint32_t>(rng_.next() >> 32);
    tasks.push_back(task);
    if (tasks_ == beams) break;  // repairs need what the beams found
  }
  nodes_ += down_.planning_work() - planned;
  down_nodes_ += down_.planning_work() - planned;
  return tasks;
}

KnownSearch::Found KnownSearch::beam(const Task& task, const std::function<bool()>& stop) const {
  const Plan plan(task.weights, cards_);
  const auto found = [](const SearchBoard* best, std::uint64_t nodes) -> Found {
    return {best == nullptr ? std::nullopt : SearchBoard::from(best->layout()), nodes, {}};
  };
  if (net_ != nullptr) {
    const std::optional<ValueNet> bent =
        task.bend == 0 ? std::nullopt : std::optional(bend(*net_, task.bend, settings_.bend));
    ValueBeam beam(bent ? *bent : *net_, task.weights, plan, cards_, task.width, task.noise);
    const SearchBoard* const best = beam.run({}, {.stop = stop, .each = {}});
    return found(best, beam.nodes());
  }
  Beam beam(task.weights, plan, 0, cards_, SearchBoard{}, task.width, task.noise);
  beam.run(~std::uint64_t{0} >> 1);
  return found(beam.best(), beam.nodes());
}

KnownSearch::Found KnownSearch::perform(const Task& task, const std::function<bool()>& stop) const {
  if (task.down || task.free) {
    const DownSearch::Found found = task.down ? down_.lay(*task.down) : down_.lay(*task.free);
    return {found.layout ? SearchBoard::from(*found.layout) : std::nullopt, found.work, found.reached};
  }
  if (task.removed == 0) return beam(task, stop);
  Repair repair(task.weights);
  const auto board = repair.run(cards_, *chains_[task.chain].board, task.removed, task.width, task.noise);
  return {board ? SearchBoard::from(board->layout()) : std::nullopt, repair.nodes(), {}};
}

void KnownSearch::take(const Task& task, const Found& found) {
  const std::uint64_t work = std::max(found.nodes, kLeastWork);
  nodes_ += work;
  if (task.index < first_beams()) beam_nodes_ += work;
  if (task.down || task.free) down_nodes_ += work;
  if (task.free) free_nodes_ += work;
  if (task.free && found.board) down_.take(levels_of(*found.board));
  if (task.down) {
    down_.take(*task.down,
               {found.board ? std::optional(found.board->layout()) : std::nullopt, found.nodes, found.reached});
  }
  if (!found.board) return;
  const int score = found.board->score();
  // A fresh layout takes the place of the worst.
  std::optional<SearchBoard>& current =
      task.down || task.free || task.removed == 0 ? worst_chain().board : chains_[task.chain].board;
  const int allowed = static_cast<int>((static_cast<std::uint64_t>(task.chance) * settings_.worse) >> 32);
  if (!current || 256 * (current->score() - score) <= allowed) current = found.board;
  if (best_ && score <= best_->score()) return;
  best_ = found.board;
  down_.take(levels_of(*best_));
}

void KnownSearch::step(std::size_t at_once, std::uint64_t end, Runner& runner) {
  if (next_pending_ == pending_.size()) {
    pending_ = batch();
    found_.assign(pending_.size(), std::nullopt);
    next_pending_ = 0;
    return;
  }
  const std::size_t first = next_pending_;
  const std::size_t count = std::min(at_once, pending_.size() - first);
  runner.run(count, {}, [&](std::size_t piece, std::size_t /*lane*/) {
    std::optional<Found>& found = found_[first + piece];
    if (!found && !runner.stopped()) found = perform(pending_[first + piece], [&] { return runner.stopped(); });
  });
  while (next_pending_ < first + count && found_[next_pending_]) {
    take(pending_[next_pending_], *found_[next_pending_]);
    ++next_pending_;
    if (nodes_ >= end) return;
  }
}

void KnownSearch::run(std::uint64_t work, Runner& runner) {
  for (const std::uint64_t end = nodes_ + work; nodes_ < end && !runner.stopped();) {
    if (next_pending_ == pending_.size()) step(1, end, runner);  // plans, which is work too
    step(1, end, runner);
  }
}

void KnownSearch::run(std::uint64_t work) {
  Runner here;
  run(work, here);
}

}  // namespace cifra::nmbr9::search
