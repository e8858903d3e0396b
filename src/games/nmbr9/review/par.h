// Par: what `expert`, who does not know the order of the cards, scores on this shuffle: the mean of some games with
// fixed seeds, so that it is the same everywhere. Game i is that of `cifra arena nmbr9 --seats expert --decks FILE
// --seed par-i` with a file of this one shuffle.
#pragma once

#include <optional>
#include <vector>

#include "base/json_text.h"
#include "games/nmbr9/bots/thinker.h"

namespace cifra::nmbr9::review {

class Par {
 public:
  Par(const Variant& variant, const Deck& deck, int games);

  int games() const { return games_; }
  bool done() const { return static_cast<int>(scores_.size()) == games_; }
  void step();
  double progress() const;

  void write(JsonText& text) const;  // the members par and par_stderr

 private:
  void begin_game();

  Variant variant_;
  Deck deck_;
  int games_;
  bots::Thinker expert_{bots::kExpertEffort};
  std::vector<int> scores_;
  // The game that is being played: its random numbers and what the player sees.
  std::optional<Rng> rng_;
  game::View<Game> view_;
  bool thinking_ = false;
};

}  // namespace cifra::nmbr9::review
