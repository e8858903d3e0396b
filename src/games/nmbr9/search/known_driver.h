// Drivers of KnownSearch: one shuffle on all lanes of a Runner, and a list of decks with one lane each. They bring the
// limits of work and time, and the same seed always; `cifra solve nmbr9` prints what they return. Limited by work
// alone, an answer is the same with any number of lanes.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "base/runner.h"
#include "games/nmbr9/rules/layout.h"
#include "games/nmbr9/rules/nmbr9.h"

namespace cifra::nmbr9::search {

// At least one of the two is set, or the search goes on until the runner is stopped. Seconds are those of
// Runner::seconds(), and end nothing where the runner does not count them.
struct KnownLimits {
  double seconds = 0;       // 0 is no limit
  std::uint64_t nodes = 0;  // placements tried; 0 is no limit
};

struct KnownAnswer {
  std::optional<Layout> layout;  // none: stopped before the first task, or the cards do not fit into the window
  std::uint64_t nodes = 0;
};

// How far a search is: told after every batch of tasks.
struct KnownProgress {
  int score = 0;
  std::uint64_t nodes = 0;
  double seconds = 0;
};
using KnownListener = std::function<void(const KnownProgress& so_far)>;

// The best layout of a shuffle of up to kMaxSearchTiles cards within the limits. Memory: some 190 MB for the widest
// beams, however many lanes there are.
KnownAnswer find_best(std::span<const std::uint8_t> cards, const KnownLimits& limits, Runner& runner,
                      const KnownListener& listener = {});

struct MeanScore {
  double mean = 0;
  double standard_error = 0;  // of the mean
};

// How well decks are solved. Decks that were not finished before the runner was stopped are left out.
struct DecksAnswer {
  struct Mark {
    double seconds = 0;
    MeanScore score;
  };
  std::vector<int> scores;  // in the order of the decks
  MeanScore all;
  std::uint64_t nodes = 0;
  std::vector<Mark> over_time;  // after 0.1, 0.2, 0.5, 1, … seconds, as far as all decks came
};

// Every deck on one lane within the limits of its own, as many at a time as there are lanes. Limited by seconds, the
// scores say something only where each lane has a processor for itself.
DecksAnswer solve_decks(std::span<const Deck> decks, const KnownLimits& limits, Runner& runner);

}  // namespace cifra::nmbr9::search
