// cifra_measure MEASURE LEVEL PLAYERS GAMES [SEED [HABIT]]: how a level of The Number does where nobody tuned it.
//
//   oracle   one who runs the level's own code for the others, among copies of the level
//   learner  one who remembers what was written in earlier games, among copies; as many games again are only watched
//   fixed    `medium` among copies of the level, as it is and with each of ten first numbers: the best of those
//   habits   the level among copies of each habit (habits.h), and the mean over all
//   below    the level among copies of the one below it
//   random   the level among copies of `random`
//
// A line of JSON for every table. The first player is the one that is told of; a shared victory counts its part.
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "research/the_number/measure/foresee.h"
#include "research/the_number/measure/habits.h"

namespace {

using namespace cifra;
using namespace cifra::measure;

struct Asked {
  std::string measure;
  std::string level;
  std::size_t players = 0;
  int games = 0;
  std::string seed;
  std::string habit;  // only this one; empty for all
};

void print(const Asked& asked, const std::string& who, const std::string& among, const Measured& measured) {
  std::printf(
      R"({"measure":"%s","who":"%s","among":"%s","players":%zu,"games":%d,"win_share":%.3f,"stderr":%.3f,"lead":%.1f,"lead_stderr":%.1f})"
      "\n",
      asked.measure.c_str(), who.c_str(), among.c_str(), asked.players, measured.games, measured.share,
      measured.share_error, measured.lead, measured.lead_error);
  std::fflush(stdout);
}

// One among copies of a level.
std::vector<PlayerPtr> among(PlayerPtr one, const std::string& level, std::size_t players) {
  std::vector<PlayerPtr> table;
  table.push_back(std::move(one));
  while (table.size() < players) table.push_back(level_player(level));
  return table;
}

// A level that always begins a round with the same number.
class Beginner : public Player {
 public:
  Beginner(const std::string& level, the_number::Number first) : rest_(level_player(level)), first_(first) {}
  the_number::Number choose(const View& view, Rng& rng) override {
    return view.state.turn == 0 ? first_ : rest_->choose(view, rng);
  }

 private:
  PlayerPtr rest_;
  the_number::Number first_;
};

void fixed(const Asked& asked) {
  print(asked, "medium", asked.level,
        play_games(among(level_player("medium"), asked.level, asked.players), asked.games, asked.seed));
  for (const unsigned first : {300U, 400U, 444U, 500U, 533U, 622U, 700U, 777U, 888U, 900U}) {
    const auto number = the_number::Number::of(first);
    print(asked, "medium after " + number.text(), asked.level,
          play_games(among(std::make_unique<Beginner>("medium", number), asked.level, asked.players), asked.games,
                     asked.seed));
  }
}

int against_habits(const Asked& asked) {
  std::vector<std::string> names;
  for (const Habit& habit : habits()) names.emplace_back(habit.name);
  names.emplace_back(kMixed);
  if (!asked.habit.empty()) names = {asked.habit};
  Measured all;
  double variance = 0;
  for (const std::string& name : names) {
    std::vector<PlayerPtr> table = table_of(name, asked.players - 1);
    if (table.empty()) return 2;
    table.insert(table.begin(), level_player(asked.level));
    const Measured one = play_games(table, asked.games, asked.seed);
    print(asked, asked.level, name, one);
    all.games += one.games;
    all.share += one.share / static_cast<double>(names.size());
    all.lead += one.lead / static_cast<double>(names.size());
    variance += one.share_error * one.share_error;
  }
  all.share_error = std::sqrt(variance) / static_cast<double>(names.size());
  if (names.size() > 1) print(asked, asked.level, "all", all);
  return 0;
}

int run(const Asked& asked) {
  const auto alone = [&](PlayerPtr one, const std::string& who, const std::string& level, int unmeasured) {
    print(asked, who, level,
          play_games(among(std::move(one), level, asked.players), asked.games, asked.seed, unmeasured));
    return 0;
  };
  if (asked.measure == "oracle") return alone(make_oracle(asked.level), "oracle", asked.level, 0);
  if (asked.measure == "learner")
    return alone(make_learner(asked.level, asked.games), "learner", asked.level, asked.games);
  if (asked.measure == "random") return alone(level_player(asked.level), asked.level, "random", 0);
  if (asked.measure == "below") {
    constexpr std::array<std::string_view, 5> kLadder = {"random", "easy", "medium", "hard", "expert"};
    for (std::size_t i = 1; i < kLadder.size(); ++i) {
      if (kLadder[i] == asked.level)
        return alone(level_player(asked.level), asked.level, std::string(kLadder[i - 1]), 0);
    }
    return 2;
  }
  if (asked.measure == "fixed") {
    fixed(asked);
    return 0;
  }
  if (asked.measure == "habits") return against_habits(asked);
  return 2;
}

}  // namespace

int main(int argc, char** argv) {
  Asked asked;
  if (argc > 4)
    asked = {argv[1], argv[2], static_cast<std::size_t>(std::atoi(argv[3])), std::atoi(argv[4]), "measure", ""};
  if (argc > 5) asked.seed = argv[5];
  if (argc > 6) asked.habit = argv[6];
  const bool sound =
      argc > 4 && asked.players >= 2 && asked.players <= 5 && asked.games > 1 && level_player(asked.level);
  const int status = sound ? run(asked) : 2;
  if (status == 2)
    std::fputs("cifra_measure oracle|learner|fixed|habits|below|random LEVEL PLAYERS GAMES [SEED [HABIT]]\n", stderr);
  return status;
}
