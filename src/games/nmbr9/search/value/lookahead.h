// Lookahead: where to put a tile when nobody knows the order of the cards to come: the value of the position after
// every placement (value.h), and for the best of them games played on in thought with cards drawn at random.
//
// All candidates see the same cards, and the worse half of them is dropped from time to time, so the work goes where
// the decision is close. The games of a candidate are remembered in a tree: where one comes by again, it takes the
// placement that did best there so far or that is not known well yet, and where none has been it follows the network.
// Work is counted in placements looked at; no clock is read, and equal work gives equal answers.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "base/random.h"
#include "base/stop.h"
#include "base/told.h"
#include "games/nmbr9/search/value/player.h"

namespace cifra::nmbr9::search {

inline constexpr std::uint64_t kAllWork = ~std::uint64_t{0} >> 1;  // for go_on(): to the end, without an overflow

struct Effort {
  int candidates = 1;      // placements that are looked at more closely; 1: none is
  int keep = 1;            // dropping the worse half stops at so many
  int depth = 0;           // cards played on; then the value of the position counts
  std::uint64_t work = 0;  // placements to look at, all in all
};

// A placement of the tile, with what is to be expected from it: points still to come, its own included, in 1/kPoint.
struct Option {
  Move move;
  int value = 0;             // as the network sees it
  int samples = 0;           // games played on
  std::int64_t sum = 0;      // of their results
  std::int64_t squares = 0;  // of their results in points, times 256
  std::uint32_t branch = 0;  // where those games are remembered

  std::int64_t mean() const { return samples == 0 ? value : sum / samples; }
};

class Lookahead {
 public:
  explicit Lookahead(const ValueNet& net) : player_(net) {}

  // All placements in the window, best first; none if the window is full. Those that were looked at longest come before
  // all others. `coming` is what comes after this tile. When asked to stop, by what is known so far. Who listens is
  // told the best so far. Valid until the next call.
  std::span<const Option> rank(const SearchBoard& board, int number, const Coming& coming, const Effort& effort,
                               Rng& rng, const Stop& stop = {}, const Listener<Move>& listener = {});

  // The same in pieces: go_on() does about that much more work, and is false when there is nothing left to do; then
  // ranked() is what rank() gives. The random numbers must outlive it.
  void begin(const SearchBoard& board, int number, const Coming& coming, const Effort& effort, Rng& rng,
             const Listener<Move>& listener = {});
  bool go_on(std::uint64_t more, const Stop& stop = {});
  std::span<const Option> ranked() const { return options_; }

  // Placements looked at since the beginning.
  std::uint64_t work() const { return visits_ + player_.work(); }

 private:
  // A placement in a game that is played on, and the positions after it, by the card that comes next; 0: not known yet.
  struct Branch {
    Move move;
    std::int32_t value = 0;  // as the network sees it
    std::int32_t samples = 0;
    std::int64_t sum = 0;  // of their results
    std::array<std::uint32_t, nmbr9::kNumbers> next{};
  };
  // A position with a card to place: the best few ways to do so are `count` branches from `first` on.
  struct Node {
    SearchBoard board;
    Coming coming;  // after that card
    std::uint8_t card = 0;
    std::uint32_t visits = 0;
    std::uint32_t first = 0;
    std::uint32_t count = 0;
  };

  std::uint32_t add_node(const SearchBoard& board, int number, const Coming& coming);
  std::uint32_t choose(const Node& node) const;
  int visit(std::uint32_t node, std::span<const std::uint8_t> cards);
  int follow(std::uint32_t node, std::uint32_t branch, std::span<const std::uint8_t> cards);
  void try_out(std::span<const std::uint8_t> cards, int times, Option& option);
  // What is being ranked, and how far it is.
  struct Ranking {
    Coming coming;
    int depth = 0;
    std::uint64_t begin = 0;  // of the work
    std::uint64_t work = 0;   // all in all
    std::size_t keep = 1;
    Rng* rng = nullptr;
    Told<Move> told;
    std::size_t alive = 0;  // options that are still looked at
    std::uint64_t round = 1;
    std::uint64_t halvings = 1;
    std::size_t turn = 0;  // of the shuffle
    bool over = true;
  };
  void try_every_card(std::span<Option> candidates, const Stop& stop);
  void try_sequence(std::span<Option> candidates, const Stop& stop);

  Player player_;
  Ranking ranking_;
  std::vector<Option> options_;
  std::vector<std::uint8_t> cards_;
  std::vector<Node> nodes_;  // the first is the position itself
  std::vector<Branch> branches_;
  std::uint64_t visits_ = 0;
};

}  // namespace cifra::nmbr9::search
