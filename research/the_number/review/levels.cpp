// cifra_review_levels PLAYERS GAMES LEVEL...: how many points bots of these levels lose a decision, as the review
// counts: the mean with its standard error, how the losses are distributed, and which grades they are. In every game
// each seat is taken by one of the levels, by chance. The figures of docs/review.md and of
// src/games/the_number/review/grades.h.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <string>
#include <vector>

#include "base/json.h"
#include "base/random.h"
#include "game/game_type.h"
#include "games/the_number/review/grades.h"
#include "games/the_number/type.h"

namespace {

using namespace cifra;

void print(const std::string& level, std::vector<double>& lost, std::size_t players) {
  std::ranges::sort(lost);
  double sum = 0;
  double squares = 0;
  std::array<std::size_t, game::kGrades> grades{};
  for (const double one : lost) {
    sum += one;
    squares += one * one;
    ++grades[static_cast<std::size_t>(game::grade_of(one, the_number::review::limits(players)))];
  }
  const auto count = static_cast<double>(lost.size());
  const double mean = sum / count;
  std::printf("| %zu | `%s` | %.0f | %.3f ± %.3f |", players, level.c_str(), count, mean,
              std::sqrt((squares / count - mean * mean) / count));
  for (const double part : {0.25, 0.5, 0.75, 0.9, 0.97}) {
    std::printf(" %.2f |", lost[static_cast<std::size_t>(part * (count - 1))]);
  }
  for (const std::size_t one : grades) std::printf(" %.0f %% |", 100 * static_cast<double>(one) / count);
  std::puts("");
}

}  // namespace

int main(int argc, char** argv) {
  const auto players = static_cast<std::size_t>(argc > 3 ? std::atoi(argv[1]) : 0);
  if (players < 2 || players > 5) {
    std::fputs("cifra_review_levels PLAYERS GAMES LEVEL...\n", stderr);
    return 2;
  }
  const std::vector<std::string> levels(argv + 3, argv + argc);
  const game::GameType& type = the_number::type();
  std::map<std::string, std::vector<double>> lost;
  Rng rng("review/levels");
  for (int i = 0; i < std::atoi(argv[2]); ++i) {
    std::vector<std::string> seats;
    while (seats.size() < players) seats.push_back(levels[rng.below(static_cast<std::uint32_t>(levels.size()))]);
    game::BotGame game;
    game.seed = "review/levels/" + std::to_string(i);
    const auto played = type.bot_table(seats)->play(game);
    if (!played) return 1;
    game::ReviewPlan plan;
    plan.players = seats;
    const auto review = type.review(*played->record, plan);
    if (!review) return 1;
    while ((*review)->step()) {
    }
    const auto told = parse_json(json_object([&](JsonText& text) { (*review)->write(text); }), "bad");
    for (const json::value& seat : told->at("seats").as_array()) {
      for (const json::value& turn : seat.at("turns").as_array()) {
        if (!turn.at("best").is_null())
          lost[std::string(seat.at("name").as_string())].push_back(turn.at("lost").get_double());
      }
    }
  }
  std::puts(
      "| players | level | decisions | lost | 25 % | 50 % | 75 % | 90 % | 97 % | best | good | inaccuracy | mistake | "
      "blunder |");
  std::puts("|---|---|---|---|---|---|---|---|---|---|---|---|---|---|");
  for (const std::string& level : levels) {
    if (!lost[level].empty()) print(level, lost[level], players);
  }
  for (const std::string& level : levels) {
    std::printf("\n%s", level.c_str());
    for (std::size_t percent = 0; percent < 100 && !lost[level].empty(); ++percent)
      std::printf(" %.3f", lost[level][percent * lost[level].size() / 100]);
  }
  std::puts("");
  return 0;
}
