// A player of NMBR 9 that goes by the learned value of positions and plays on in thought (solve/nmbr9/lookahead.h): the
// levels `medium`, `hard` and `expert` differ in how much of that they do.
//
// The work of a choice is fixed, so a seed gives the same game on every machine. Cards to come are drawn from those
// that the view says are left; their order is not known to it.
#pragma once

#include <optional>

#include "bots/bot.h"
#include "nmbr9/generate.h"
#include "nmbr9/nmbr9.h"
#include "solve/nmbr9/lookahead.h"

namespace cifra::bots {

inline constexpr solve::Effort kMediumEffort{};
inline constexpr solve::Effort kHardEffort{.candidates = 8, .depth = 6, .work = 110'000};
inline constexpr solve::Effort kExpertEffort{.candidates = 12, .depth = 6, .work = 1'400'000};

// What comes after the open card.
solve::Coming coming_after(const nmbr9::State& state);

class Thinker : public Bot<nmbr9::Game> {
 public:
  explicit Thinker(const solve::Effort& effort) : effort_(effort) {}
  using Bot::choose;
  nmbr9::Placement choose(const game::View<nmbr9::Game>& view, Rng& rng, const Stop& stop) override;
  std::uint64_t work() const override { return lookahead_ ? lookahead_->work() : 0; }

 private:
  solve::Effort effort_;
  std::optional<solve::Lookahead> lookahead_;
  nmbr9::PlacementBuffer buffer_;
};

}  // namespace cifra::bots
