// A player of NMBR 9 that goes by the learned value of positions and plays on in thought
// (games/nmbr9/search/value/lookahead.h): the levels `medium`, `hard` and `expert` differ in how much of that they do.
//
// `vertigo` is a character: `medium`, but never above level 2, so that its best tiles score 18 points. Whoever builds a
// third level beats it.
//
// The work of a choice is fixed, so a seed gives the same game on every machine. Cards to come are drawn from those
// that the view says are left; their order is not known to it.
#pragma once

#include <optional>

#include "game/bot.h"
#include "games/nmbr9/bots/easy.h"
#include "games/nmbr9/rules/generate.h"
#include "games/nmbr9/rules/nmbr9.h"
#include "games/nmbr9/search/value/lookahead.h"

namespace cifra::nmbr9::bots {

inline constexpr search::Effort kMediumEffort{};
inline constexpr search::Effort kHardEffort{.candidates = 8, .depth = 6, .work = 110'000};
inline constexpr search::Effort kExpertEffort{.candidates = 12, .depth = 6, .work = 1'400'000};
inline constexpr int kVertigoHighest = 2;  // the highest level on which `vertigo` builds

// What comes after the open card.
search::Coming coming_after(const nmbr9::State& state);

class Thinker : public game::Bot<nmbr9::Game> {
 public:
  // Never builds above `highest`; on the table there is always room.
  explicit Thinker(const search::Effort& effort, int highest = kAnyLevel) : effort_(effort), highest_(highest) {}
  using Bot::choose;
  nmbr9::Placement choose(const game::View<nmbr9::Game>& view, Rng& rng, const Stop& stop) override;
  // The same in pieces: go_on() does about that much more work, and is false when chosen() is what
  // choose() gives. View and random numbers outlive it.
  void begin(const game::View<nmbr9::Game>& view, Rng& rng);
  bool go_on(std::uint64_t more, const Stop& stop = {});
  nmbr9::Placement chosen();

  std::uint64_t work() const override { return lookahead_ ? lookahead_->work() : 0; }

 private:
  search::Effort effort_;
  int highest_;
  std::optional<search::Lookahead> lookahead_;
  nmbr9::PlacementBuffer buffer_;
  const game::View<nmbr9::Game>* view_ = nullptr;
  Rng* rng_ = nullptr;
  std::optional<search::SearchBoard> board_;  // nothing if the layout is too large to think about
};

}  // namespace cifra::nmbr9::bots
