// A beam search through a known deck that is led by the value of positions (value.h), as far as that was learned with
// the order of the cards to come. To look at a placement that way costs several times as much as the plan (plan.h)
// does, so the plan chooses: of all placements of a step only the best few for each place in the beam are valued.
//
// No threads, no clock, no exceptions; the same answer everywhere.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "games/nmbr9/search/board/board.h"
#include "games/nmbr9/search/board/seen.h"
#include "games/nmbr9/search/plans/plan.h"
#include "games/nmbr9/search/value/value.h"

namespace cifra::nmbr9::search {

class ValueBeam {
 public:
  // All of them outlive the beam. The noise is added to every value, in 1/256 of a point.
  ValueBeam(const ValueNet& net, const Weights& weights, const Plan& plan, std::span<const std::uint8_t> cards,
            std::size_t width, Noise noise = {});

  // Plays all cards, or the rest of them from `start` on, which lies there already. The best layout, null if none has
  // room for them. Told to stop, it goes to the end with its best few layouts. `each` sees every layout that it keeps
  // on the way. A beam runs once.
  struct Watch {
    std::function<bool()> stop;
    std::function<void(const SearchBoard&)> each;
  };
  const SearchBoard* run(const SearchBoard& start, const Watch& watch);

  std::uint64_t nodes() const { return nodes_; }  // placements tried

 private:
  struct State {
    SearchBoard board;
    Areas areas{};
    std::int32_t doubt = 0;  // by how much the value was more than score and plan; less than 0 if it was less
  };
  struct Candidate {
    std::uint64_t key = 0;  // key_of() its value
    std::uint32_t parent = 0;
    Move move;
    std::int32_t plan = 0;
  };

  void expand(std::uint32_t parent, std::size_t step, int least_contact);
  void keep_best(std::size_t count);
  void value_all(std::size_t step);
  void advance(int number);

  const Weights& weights_;
  const Plan& plan_;
  std::span<const std::uint8_t> cards_;
  std::size_t width_;
  Noise noise_;
  Outlook outlook_;
  std::uint32_t order_ = 0;  // placements tried in this step
  std::uint64_t worst_ = 0;  // candidates below need not be kept
  std::uint64_t nodes_ = 0;
  std::vector<State> states_;
  std::vector<State> next_;
  std::vector<Candidate> candidates_;
  SeenSet seen_;
};

}  // namespace cifra::nmbr9::search
