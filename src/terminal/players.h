// Players at the terminal: the person in seat 0, bots in the others. A bot chooses from its own view of the match, with
// a random stream of its own seat, so a game with the same seed and the same choices of the person repeats exactly.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/random.h"
#include "game/bot.h"
#include "game/game.h"
#include "terminal/words.h"

namespace cifra::terminal {

inline constexpr int kPerson = 0;

// One game to be played.
struct Setup {
  std::string game;               // as commands name it; empty: not chosen yet
  std::string name;               // of the person
  std::vector<std::string> bots;  // their levels, checked
  std::string seed;
  Words words = Language::kEnglish;  // of the screen
};

// The person's name and a name for each bot, with its level: "Bruno (easy)". `level_name` is a level in the words of
// the screen.
using LevelName = std::function<std::string(std::string_view level)>;
std::vector<std::string> seat_names(const Setup& setup, const LevelName& level_name);

// The match with the deck of the seed, the one that `cifra deck` prints.
template <game::SimultaneousGame G>
game::Match<G> new_match(const Setup& setup, const typename G::Options& options) {
  Rng rng(setup.seed);
  return *game::Match<G>::start(options, static_cast<int>(setup.bots.size()) + 1, rng);
}

template <game::SimultaneousGame G>
class Players {
 public:
  explicit Players(const Setup& setup) {
    for (std::size_t i = 0; i < setup.bots.size(); ++i) {
      bots_.push_back({game::make_bot<G>(setup.bots[i]), Rng(setup.seed + "/seat/" + std::to_string(i + 1))});
    }
  }

  // Every bot that must act does.
  void choose(game::Match<G>& match) {
    const game::SeatSet must_act = G::must_act(match.state());
    for (std::size_t i = 0; i < bots_.size(); ++i) {
      const int seat = static_cast<int>(i) + 1;
      if (must_act.has(seat)) (void)match.choose(seat, bots_[i].bot->choose(match.view(seat), bots_[i].rng));
    }
  }

 private:
  struct Seat {
    std::unique_ptr<game::Bot<G>> bot;
    Rng rng;
  };
  std::vector<Seat> bots_;
};

}  // namespace cifra::terminal
