// KnownSearch: the search for the best layout of a known shuffle. Beams first, then better plans laid out from the top
// down (down_search.h), and repairs of what was found, for as long as one likes.
//
// The work is a sequence of small tasks. Tasks of one batch do not depend on each other, so they may run on several
// lanes of a Runner; their results are taken in order, so the same number of tasks gives the same answer with any
// number of lanes. The loop is step(). run() repeats it for so much work, one task at a time: the slices of the page
// and the decks of known_driver.h. Batch by batch it is what known_driver.h does for one shuffle on all lanes. best()
// is the best so far. No clock, no exceptions.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "base/random.h"
#include "base/runner.h"
#include "games/nmbr9/search/beam/beam.h"
#include "games/nmbr9/search/beam/repair.h"
#include "games/nmbr9/search/plans/down_search.h"
#include "games/nmbr9/search/value/value.h"

namespace cifra::nmbr9::search {

// Settings of the search: docs/solver.md says what each part does, research/notes what was measured about it.
struct SearchSettings {
  std::size_t chains = 12;       // layouts that are improved side by side
  std::size_t beam_width = 150;  // of the beams that they begin with
  // The same, where there is a network: each beam is half as wide again as the one before, up to some 7 MB.
  std::size_t value_beams = 2;
  std::size_t value_width = 300;
  std::size_t most_value_width = 6000;
  std::uint32_t value_noise = 1024;
  std::uint32_t bend = 48;  // in 1/256: how far the network is bent for each beam but the first ones
  // If it is known before how much work there will be, wide beams do better: `wide_beams` take a part of it together,
  // up to a width of some 190 MB. Before them come narrow ones, each ten times as wide as the one before, so that there
  // is an answer early.
  std::uint64_t work = 0;
  std::uint64_t wide_percent = 7;
  std::size_t wide_beams = 1;
  std::size_t most_wide_width = 160000;
  std::uint32_t beam_noise = 512;  // in 1/256 of a point
  int fewest = 10;                 // tiles taken out by a repair
  int most = 18;
  std::size_t repair_width = 100;  // at the beginning; it grows with the root of the work
  std::uint32_t repair_noise = 512;
  std::uint32_t worse = 256;        // a repair that loses less (in 1/256 of a point) is accepted, by chance
  std::uint32_t fresh = 2;          // every so many tasks is a beam from the start, instead of a repair
  std::uint32_t value_fresh = 24;   // the same with a network, whose beams take longer
  std::uint64_t down_percent = 90;  // of the work after the first beams goes into stacks laid out from the top down,
  std::uint64_t free_percent = 50;  // and of that, after about a second, into those whose cards are chosen as they fit
  std::uint64_t free_after = 4'000'000;
  int spread = 90;  // in 1/256: how far the weights of a task lie from the tuned ones
};

class KnownSearch {
 public:
  // Up to kMaxSearchTiles cards, numbers 0-9. With a network the beams are led by it (value_beam.h), and far better.
  KnownSearch(std::span<const std::uint8_t> cards, std::uint64_t seed, const SearchSettings& settings = {},
              const Weights& weights = kWeights, const ValueNet* net = known_net());

  // Does about that much work: placements tried. Only the end of the runner cuts a task: most try some thousand, the
  // widest some million.
  void run(std::uint64_t work, Runner& runner);
  void run(std::uint64_t work);  // never stopped

  // Plans the next batch, if all tasks of the last one are taken. Otherwise performs the next `at_once` of its tasks,
  // and takes what they found in order until nodes() reaches `end`; the rest waits for the next call. Once the runner
  // is stopped, what was begun is taken and nothing else. A repair begins with the layout of its chain as it is then,
  // so the answer depends on `at_once`, but not on the lanes.
  void step(std::size_t at_once, std::uint64_t end, Runner& runner);

  // Null until the first task is done, and if the cards do not fit into the window of the search.
  const SearchBoard* best() const { return best_ ? &*best_ : nullptr; }
  std::uint64_t nodes() const { return nodes_; }  // placements tried
  // Whether a whole batch has found nothing: the cards do not fit into the window.
  bool is_hopeless() const { return nodes_ > 0 && !best_ && next_pending_ == pending_.size(); }

  struct Task {
    std::uint64_t index = 0;
    std::size_t chain = 0;
    std::optional<DownSearch::Try> down;      // a plan, laid out from the top down
    std::optional<DownSearch::FreeTry> free;  // the same without a plan
    std::uint32_t removed = 0;                // none: a beam from the start
    std::size_t width = 0;
    Noise noise;
    std::uint64_t bend = 0;    // of a beam: the seed of how the network is bent, 0 if it is not
    std::uint32_t chance = 0;  // what decides whether a worse layout is accepted
    Weights weights;
  };
  struct Found {
    std::optional<SearchBoard> board;
    std::uint64_t nodes = 0;
    Reached reached;  // of a plan that was laid out
  };
  static constexpr std::size_t kBatch = 16;

  // The parts of step(), for tests: the next batch, what a task finds (asks nothing but what was there before the
  // batch), and taking the results in the order of the batch. A batch may be taken in part: then the search is over.
  std::vector<Task> batch();
  // A wide beam asks now and then whether to stop; then it ends soon, with less.
  Found perform(const Task& task, const std::function<bool()>& stop = {}) const;
  void take(const Task& task, const Found& found);

 private:
  struct Chain {
    std::optional<SearchBoard> board;
  };

  std::uint32_t choose_tiles(const SearchBoard& board);
  std::size_t choose_chain();
  Weights spread_weights();
  std::size_t wide_width() const;
  std::vector<std::size_t> first_widths() const;
  void plan_beam(Task& task, std::size_t growth);
  std::size_t first_beams() const;
  Found beam(const Task& task, const std::function<bool()>& stop) const;
  Chain& worst_chain();

  SearchSettings settings_;
  const Weights& weights_;
  const ValueNet* net_;
  std::vector<std::uint8_t> cards_;
  DownSearch down_;
  Rng rng_;
  std::vector<Chain> chains_;
  std::optional<SearchBoard> best_;
  std::uint64_t tasks_ = 0;
  std::uint64_t nodes_ = 0;
  std::uint64_t beam_nodes_ = 0;  // of the beams before the first repair
  std::uint64_t down_nodes_ = 0;
  std::uint64_t free_nodes_ = 0;  // of those
  std::size_t value_width_ = 0;   // of the next beam that is not a wide one
  std::vector<Task> pending_;     // the batch of step(), and what its tasks have found
  std::vector<std::optional<Found>> found_;
  std::size_t next_pending_ = 0;  // the first task that was not taken
};

}  // namespace cifra::nmbr9::search
