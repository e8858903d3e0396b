// Par: what `expert`, who does not know the order of the cards, scores on this shuffle: the mean of some games with
// fixed seeds, so that it is the same everywhere. Game i is that of `cifra arena nmbr9 --seats expert --decks FILE
// --seed par-i` with a file of this one shuffle.
#pragma once

#include <optional>
#include <vector>

#include "base/json_text.h"
#include "games/nmbr9/bots/thinker.h"

namespace cifra::nmbr9::review {

// Game i on a shuffle, in small steps.
class ParGame {
 public:
  ParGame(const Variant& variant, const Deck& deck, int index);
  ParGame(const ParGame&) = delete;  // who thinks refers to the view and the random numbers
  ParGame& operator=(const ParGame&) = delete;
  ~ParGame() = default;

  bool is(const Variant& variant, const Deck& deck, int index) const {
    return variant == view_.state.variant && deck == deck_ && index == index_;
  }
  bool done() const { return Game::finished(view_.state); }
  void step();
  double progress() const { return static_cast<double>(view_.state.round) / view_.state.variant.cards; }
  int score() const { return view_.state.layouts[0].score(); }  // so far

 private:
  Deck deck_;
  int index_;
  Rng rng_;
  game::View<Game> view_;  // what the player sees
  bots::Thinker expert_{bots::kExpertEffort};
  bool thinking_ = false;
};

class Par {
 public:
  Par(const Variant& variant, const Deck& deck, int games) : variant_(variant), deck_(deck), games_(games) {}

  int games() const { return games_; }
  bool done() const { return static_cast<int>(scores_.size()) == games_; }
  void step();
  double progress() const;

  void write(JsonText& text) const;  // the members par and par_stderr

 private:
  Variant variant_;
  Deck deck_;
  int games_;
  std::vector<int> scores_;
  std::optional<ParGame> game_;  // that is being played
};

}  // namespace cifra::nmbr9::review
