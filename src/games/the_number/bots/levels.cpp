#include "games/the_number/bots/levels.h"

#include <array>
#include <cstddef>
#include <vector>

#include "games/the_number/bots/baselines.h"
#include "games/the_number/bots/crowd.h"
#include "games/the_number/bots/personas.h"
#include "games/the_number/bots/thinker.h"
#include "games/the_number/data/assets.h"
#include "games/the_number/rules/batch.h"

namespace cifra::the_number::bots {
namespace {

using game::Bot;
using game::Level;
using View = game::View<Game>;

// Any number from the available digits, each equally likely.
class Random : public Bot<Game> {
 public:
  Number choose(const View& view, Rng& rng, const Stop&) override {
    return imagined(Crowd::kAnything, own_digits(view), rng);
  }
};

// Imagines eight random turns of the others, and writes the number that scores most against them on average: one turn
// ahead, no thought for the digits that will be missing later, and no idea that others think too.
class Easy : public Bot<Game> {
 public:
  Number choose(const View& view, Rng& rng, const Stop&) override {
    const State& state = view.state;
    const auto own = static_cast<std::size_t>(view.seat);
    NumberLanes<kMaxSeats> numbers{};
    for (std::size_t seat = 0; seat < state.seats; ++seat) {
      if (seat == own || state.available[seat] == 0) continue;
      for (int lane = 0; lane < kLanes; ++lane)
        numbers[seat][lane] = imagined(Crowd::kAnything, state.available[seat], rng).key();
    }
    Number best;
    std::uint32_t best_points = 0;
    std::uint32_t ties = 0;
    for_each_legal(state, view.seat, [&](Number number) {
      numbers[own] = all_lanes(number.key());
      const Lanes points = resolve_lanes<kMaxSeats>(state.options, state.turn, numbers).points[own];
      std::uint32_t sum = 0;
      for (int lane = 0; lane < kLanes; ++lane) sum += points[lane];
      if (best.written() && sum < best_points) return;
      ties = best.written() && sum == best_points ? ties + 1 : 1;
      best_points = sum;
      if (rng.below(ties) == 0) best = number;
    });
    return best;
  }
};

// Looks for the number that is best in ten turns, some of them as people write and the others with any numbers, and
// counts some of what its digits will be worth later.
class Medium : public Bot<Game> {
 public:
  Number choose(const View& view, Rng& rng, const Stop&) override {
    const std::size_t players = view.state.seats - 2U;
    auto turns = imagined_turns(Crowd::kPeople, view.state, kTurnsOfPeople[players], rng);
    const int of_anything = kTurnsImagined - kTurnsOfPeople[players];
    for (const solve::Profile& turn : imagined_turns(Crowd::kAnything, view.state, of_anything, rng))
      turns.push_back(turn);
    return best_in(turns, view, kLater[players], rng);
  }

 private:
  static constexpr int kTurnsImagined = 10;
  // By number of players, from two on; measured in research/notes/2026-11-18-medium.md.
  static constexpr std::array<int, 4> kTurnsOfPeople = {3, 3, 2, 3};
  static constexpr std::array<float, 4> kLater = {0.2F, 0.38F, 0.75F, 0.5F};
};

std::unique_ptr<Bot<Game>> make_thinker() { return std::make_unique<NumberThinker>(); }

constexpr std::array<std::string_view, 4> kTables = {kRoundAsset, kFieldAsset};
constexpr std::array<std::string_view, 4> kAllTables = {kRoundAsset, kFieldAsset, kWinAsset, kChancesAsset};

using Make = std::unique_ptr<Bot<Game>> (*)();

constexpr Level<Game> level(std::string_view name, std::string_view about, Make make) { return {{name, about}, make}; }
// One that plays with the tables of solutions.
constexpr Level<Game> strong(std::string_view name, std::string_view about, Make make) {
  return {{name, about, std::nullopt, kTables}, make};
}
constexpr Level<Game> strongest(std::string_view name, std::string_view about, Make make) {
  return {{name, about, std::nullopt, kAllTables}, make};
}
// One that is there to be measured against.
constexpr Level<Game> baseline(Level<Game> level) {
  level.offered = false;
  return level;
}

constexpr std::array kLevels = {
    level("random", "writes any number it can",
          []() -> std::unique_ptr<Bot<Game>> { return std::make_unique<Random>(); }),
    level("easy", "plays turn by turn and expects everybody to gamble",
          []() -> std::unique_ptr<Bot<Game>> { return std::make_unique<Easy>(); }),
    level("bold", "always wants the bonus", &make_bold),
    level("careful", "never takes a risk", &make_careful),
    level("copycat", "copies what worked for the leader", &make_copycat),
    level("blocker", "tries to stop you from scoring", &make_blocker),
    strong("medium", "plans a little which digits to keep",
           []() -> std::unique_ptr<Bot<Game>> { return std::make_unique<Medium>(); }),
    strongest("hard", "mixes its numbers without a pattern", &make_thinker),
    strongest("expert", "plays just like hard: more work gained nothing", &make_thinker),
    baseline(level("triples", "writes any three equal digits", &make_triples)),
    baseline(level("low", "writes its three lowest digits", &make_low)),
    baseline(level("greedy", "scores most in this turn if the others write anything", &make_greedy)),
    baseline(strong("saver", "greedy, but knows what digits will be worth", &make_saver)),
    baseline(level("human", "likes high digits, saves the best for last, errs", &make_human)),
};

}  // namespace
}  // namespace cifra::the_number::bots

namespace cifra::game {

template <>
std::span<const Level<the_number::Game>> levels<the_number::Game>() {
  return the_number::bots::kLevels;
}

}  // namespace cifra::game
