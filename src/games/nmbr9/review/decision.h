// Decision: what a placement was worth, and the best one: the final score that a strong player, who does not know the
// cards to come, may expect after each.
//
// Games are played on with cards drawn at random; all placements see the same cards. On the first half of these decks
// the best place is chosen: the network (search/value) says which placements are worth a look, and those that are
// clearly worse than the best so far are dropped. On the other half it is valued against the placement made: the
// highest of many uncertain values is too high, and twenty of them would invent a loss of many points. A difference
// that is not larger than its standard error is none. With two cards to come or fewer nothing is drawn: all orders are
// looked at.
//
// A piece of work is some thousand placements looked at; nothing depends on how the pieces are spread over time.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "base/random.h"
#include "games/nmbr9/rules/layout.h"
#include "games/nmbr9/search/value/player.h"

namespace cifra::nmbr9::review {

// How much is done for a decision. Decks come in shuffles of the cards that are left, each of which gives as many decks
// as there are cards: every card comes first once.
struct Effort {
  int candidates = 12;  // places that are looked at, beside the one that was chosen
  int depth = 10;       // cards played on; then the value of the position counts
  int choose = 60;      // decks on which the best place is chosen
  int value = 140;      // decks on which it is valued
};

struct Alternative {
  Placement placement;
  double expected = 0;
};

class Decision {
 public:
  // `before` is the layout without the tile, which lies at `made`; `coming` what comes after it. The seed decides which
  // decks are drawn. The layouts must fit into a search board (SearchBoard::part_of).
  Decision(search::Player& player, const Layout& before, int number, const Placement& made,
           const search::Coming& coming, std::string_view seed, const Effort& effort);

  bool done() const { return phase_ == Phase::kDone; }
  // Does a piece of work.
  void step();

  // What was found, once it is done: final scores to be expected.
  double expected() const { return expected_; }
  double error() const { return error_; }
  double lost() const { return lost_; }
  // By how much the place that was chosen as the best one is better than the one made, on the other half of the decks,
  // and the standard error of that. `lost` is this difference, unless it is within the noise.
  double difference() const { return difference_; }
  double difference_error() const { return difference_error_; }
  const Placement& best() const { return best_; }
  // The next best places, best first, without the one that was chosen and the best one. Chosen and valued on the same
  // decks, so they are rough.
  const std::vector<Alternative>& alternatives() const { return alternatives_; }

 private:
  enum class Phase : std::uint8_t { kRank, kExact, kChoose, kValue, kDone };
  struct Candidate {
    Placement placement;
    search::SearchBoard board;            // with the tile
    int score = 0;                        // of the whole layout
    std::vector<std::int32_t> chosen_on;  // results on the decks of each half, in 1/kPoint
    std::vector<std::int32_t> valued_on;
    double exact = 0;
  };
  // Decks in order, as many as one likes.
  class Decks {
   public:
    Decks(const search::Coming& coming, std::string_view seed);
    void next();
    std::span<const std::uint8_t> cards(int count) const {
      return std::span(deck_).first(static_cast<std::size_t>(count));
    }

   private:
    Rng rng_;
    std::vector<std::uint8_t> all_;
    std::size_t turn_ = 0;
    std::array<std::uint8_t, kMaxTiles> deck_{};
  };

  bool is_exact() const;
  void add(const Layout& before, const Placement& placement);
  void rank();
  void look_at_orders();
  void play_on();
  void drop_worse();
  void choose();
  void finish();
  void finish_exact();

  search::Player& player_;
  Effort effort_;
  Layout before_;
  int number_;
  search::Coming coming_;
  Phase phase_ = Phase::kRank;
  std::vector<Candidate> candidates_;  // the first is the placement that was made
  std::vector<std::size_t> alive_;     // candidates that are still looked at
  Decks first_half_;
  Decks other_half_;
  int decks_ = 0;         // of this half, that all have played
  std::size_t next_ = 0;  // in alive_: whose turn it is
  std::size_t chosen_ = 0;

  double expected_ = 0;
  double error_ = 0;
  double lost_ = 0;
  double difference_ = 0;
  double difference_error_ = 0;
  Placement best_;
  std::vector<Alternative> alternatives_;
};

}  // namespace cifra::nmbr9::review
