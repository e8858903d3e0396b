// cifra_review_time GAMES: processor time of reviews of The Number by the number of players, and the longest step: the
// table of docs/review.md. The games are of `easy` and `medium`.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string>
#include <vector>

#include "game/game_type.h"
#include "games/the_number/type.h"

namespace {

using namespace cifra;

double now() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2) {
    std::fputs("cifra_review_time GAMES\n", stderr);
    return 2;
  }
  const game::GameType& type = the_number::type();
  std::puts("| players | first game, s | a game, s | longest, s | longest step, ms |\n|---|---|---|---|---|");
  for (std::size_t players = 2; players <= 5; ++players) {
    double first = 0;
    double sum = 0;
    double longest = 0;
    double step = 0;
    const int games = std::max(2, std::atoi(argv[1]));
    for (int i = 0; i < games; ++i) {
      std::vector<std::string> seats;
      while (seats.size() < players)
        seats.emplace_back((seats.size() + static_cast<std::size_t>(i)) % 2 == 0 ? "easy" : "medium");
      game::BotGame game;
      game.seed = "review/time/" + std::to_string(i);
      const auto played = type.bot_table(seats)->play(game);
      if (!played) return 1;
      game::ReviewPlan plan;
      plan.players = seats;
      const double begin = now();
      const auto review = type.review(*played->record, plan);
      if (!review) return 1;
      for (double before = now(); (*review)->step(); before = now()) step = std::max(step, now() - before);
      const double took = now() - begin;
      if (i == 0) {
        first = took;
      } else {
        sum += took;
        longest = std::max(longest, took);
      }
    }
    std::printf("| %zu | %.3f | %.3f | %.3f | %.0f |\n", players, first, sum / (games - 1), longest, 1000 * step);
    std::fflush(stdout);
  }
  return 0;
}
