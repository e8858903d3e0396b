// cifra_review_losses FILE...: what the decisions of recorded games cost.
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string>
#include <vector>

#include "game/game_type.h"
#include "games/nmbr9/codec/codec.h"
#include "games/nmbr9/review/start.h"
#include "games/nmbr9/review/strength.h"
#include "record/read.h"

using namespace cifra;
using namespace cifra::nmbr9;

// How lucky the card is as the network sees it: zero on average over the cards that may come.
double network_luck(search::Player& player, const Layout& layout, const search::Coming& coming, int card) {
  const auto board = search::SearchBoard::part_of(layout);
  double sum = 0, cards = 0, drawn = 0;
  for (int c = 0; c < kNumbers; ++c) {
    const auto n = static_cast<std::size_t>(c);
    if (coming.left[n] == 0) continue;
    search::Coming then = coming;
    --then.left[n];
    --then.rounds;
    const auto all = player.look_at_good(*board, c, then);
    const double value = all.empty() ? 0 : std::ranges::max_element(all, {}, &search::Player::Placement::value)->value;
    cards += coming.left[n];
    sum += coming.left[n] * value;
    if (c == card) drawn = value;
  }
  return (drawn - sum / cards) / search::kPoint;
}

int main(int argc, char** argv) {
  review::Effort effort;
  std::size_t games_most = 20;
  std::size_t skip = 0;
  int start = 0;
  std::vector<std::string> files;
  for (int i = 1; i < argc; ++i) {
    const std::string a = argv[i];
    auto num = [&] { return std::atoi(argv[++i]); };
    if (a == "-c")
      effort.candidates = num();
    else if (a == "-d")
      effort.depth = num();
    else if (a == "-A")
      effort.choose = num();
    else if (a == "-B")
      effort.value = num();
    else if (a == "-n")
      games_most = static_cast<std::size_t>(num());
    else if (a == "-S")
      start = num();
    else if (a == "-s")
      skip = static_cast<std::size_t>(num());
    else
      files.push_back(a);
  }
  std::FILE* csv = std::getenv("CSV") ? std::fopen(std::getenv("CSV"), "a") : nullptr;
  search::Player player(*search::value_net());
  if (start > 0) {
    review::Start all(player, {}, start, effort.depth);
    while (!all.done()) all.step();
    fmt::print("start {:.3f} raw, {:.3f}\n", all.expected(), all.expected() + review::outplayed(19));
  }
  for (const auto& file : files) {
    std::ifstream in(file);
    std::string line;
    std::vector<double> lost_by(20), luck_by(20), err_by(20), first_by(20), adj_by(20);
    double adj_sq = 0, adj_sum = 0, luck_sq = 0;
    double games = 0, lost_sum = 0, lost_sq = 0, luck_sum = 0, score_sum = 0, zero = 0;
    const auto t0 = std::chrono::steady_clock::now();
    std::size_t index = 0;
    while (std::getline(in, line) && games < static_cast<double>(games_most)) {
      if (index++ < skip) continue;
      const auto record = record::read_record(line);
      if (!record) {
        fmt::print("{}\n", record.error().message);
        continue;
      }
      const auto& game = *game::recorded_as<Game>(*record->game);
      Layout layout;
      search::Coming coming;
      coming.left.fill(2);
      coming.rounds = 20;
      double before = NAN, lost_game = 0, adj_game = 0, luck_game = 0;
      for (std::size_t r = 0; r < game.placements.size(); ++r) {
        const int card = game.deck.cards()[r];
        const double net_luck = network_luck(player, layout, coming, card);
        --coming.left[static_cast<std::size_t>(card)];
        --coming.rounds;
        const Placement made = game.placements[r][0];
        review::Decision decision(player, layout, card, made, coming, line.substr(0, 80) + std::to_string(r), effort);
        while (!decision.done()) decision.step();
        if (csv)
          fmt::print(csv, "{},{},{},{},{},{},{},{},{}\n", file, index, r, decision.expected(), decision.error(),
                     decision.lost(), decision.difference(), decision.difference_error(), net_luck);
        lost_game += decision.lost();
        lost_by[r] += decision.lost();
        err_by[r] += decision.error();
        const double luck = decision.expected() + decision.lost() - (r > 0 ? before : 92.6);
        luck_by[r] += luck;
        luck_game += luck;
        adj_by[r] += luck - net_luck;
        adj_game += luck - net_luck;
        if (r == 0) first_by[0] += decision.expected() - net_luck;
        before = decision.expected();
        zero += decision.lost() == 0;
        layout.place_unchecked(card, made);
      }
      ++games;
      lost_sum += lost_game;
      adj_sum += adj_game;
      adj_sq += adj_game * adj_game;
      luck_sq += luck_game * luck_game;
      lost_sq += lost_game * lost_game;
      score_sum += layout.score();
    }
    const double secs = std::chrono::duration<double>(std::chrono::steady_clock::now() - t0).count();
    const double mean = lost_sum / games;
    for (double l : luck_by) luck_sum += l / games;
    fmt::print(
        "{} games {} score {:.1f} lost {:.2f} +- {:.2f} score+lost {:.2f} rawluck {:.2f} first {:.2f} zero {:.2f} "
        "s/game {:.2f}\n",
        file, games, score_sum / games, mean, std::sqrt((lost_sq / games - mean * mean) / (games - 1)),
        score_sum / games + mean, luck_sum, first_by[0] / games, zero / games / 20, secs / games);
    fmt::print("  luck per game {:.2f} sd {:.2f}; adjusted {:.2f} sd {:.2f} +- {:.2f}\n", luck_sum,
               std::sqrt(luck_sq / games - luck_sum * luck_sum), adj_sum / games,
               std::sqrt(adj_sq / games - adj_sum * adj_sum / games / games),
               std::sqrt((adj_sq / games - adj_sum * adj_sum / games / games) / games));
    auto row = [&](const char* name, const std::vector<double>& v) {
      fmt::print("  {:5}", name);
      for (double x : v) fmt::print(" {:5.2f}", x / games);
      fmt::print("\n");
    };
    row("lost", lost_by);
    row("luck", luck_by);
    row("adj", adj_by);
    row("err", err_by);
    std::fflush(stdout);
  }
}
