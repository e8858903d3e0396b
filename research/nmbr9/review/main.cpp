// cifra_review_losses GAMES FILE…: what the placements of recorded games of one player cost, and how lucky the cards
// were; a file is that of one level, as `cifra arena nmbr9 --seats hard --records hard.jsonl` writes it. At the end the
// table of how much a strong player has beyond the network (src/games/nmbr9/review/strength.h), as these games say.
//
// cifra_review_losses start SHUFFLES: what the network alone expects of the usual deck.
//
// The luck of a card is known better than by what came of it: the network says of every card that could have come what
// it would be worth, and that is zero on average. Without it luck is nearly the same, and less a matter of chance.
#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include "game/game_type.h"
#include "games/nmbr9/codec/codec.h"
#include "games/nmbr9/review/start.h"
#include "games/nmbr9/review/strength.h"
#include "record/read.h"

namespace cifra::nmbr9 {
namespace {

constexpr std::size_t kRounds = 20;

struct Mean {
  double sum = 0;
  double squares = 0;
  double count = 0;

  void add(double value) { sum += value, squares += value * value, ++count; }
  double mean() const { return count == 0 ? 0 : sum / count; }
  double error() const {
    return count < 2 ? 0 : std::sqrt(std::max(0.0, squares / count - mean() * mean()) / (count - 1));
  }
};

// What all games of a file came to.
struct Totals {
  Mean score, lost, luck, own_luck;  // of a game; the last without what the network calls luck
  std::array<Mean, kRounds> more;    // own luck of a card that comes with so many left after it, uncorrected
  std::array<Mean, kRounds> error;   // standard error of a placement
  double seconds = 0;                // of the processor
  std::vector<double> losses;        // of all placements
};

double network_luck(search::Player& player, const Layout& layout, const search::Coming& coming, int card) {
  const auto board = search::SearchBoard::part_of(layout);
  double sum = 0;
  double cards = 0;
  double drawn = 0;
  for (int number = 0; board && number < kNumbers; ++number) {
    const auto n = static_cast<std::size_t>(number);
    if (coming.left[n] == 0) continue;
    search::Coming then = coming;
    --then.left[n];
    --then.rounds;
    const auto all = player.look_at_good(*board, number, then);
    if (all.empty()) return 0;
    const int value = std::ranges::max_element(all, {}, &search::Player::Placement::value)->value;
    cards += coming.left[n];
    sum += coming.left[n] * value;
    if (number == card) drawn = value;
  }
  return cards == 0 ? 0 : (drawn - sum / cards) / search::kPoint;
}

void review_game(search::Player& player, const Recorded& game, const std::string& seed, Totals& totals) {
  Layout layout;
  search::Coming coming;
  coming.left.fill(2);
  coming.rounds = kRounds;
  double before = review::kUsualStart;
  Mean lost, luck, own_luck;
  for (std::size_t round = 0; round < kRounds; ++round) {
    const int card = game.deck.cards()[round];
    const double by_network = network_luck(player, layout, coming, card);
    const double corrected_before = review::outplayed(std::min(coming.rounds, 19));
    --coming.left[static_cast<std::size_t>(card)];
    --coming.rounds;
    const Placement made = game.placements[round][0];
    review::Decision decision(player, layout, card, made, coming, seed + "/" + std::to_string(round), {});
    const std::clock_t begin = std::clock();
    while (!decision.done()) decision.step();
    totals.seconds += static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
    const double corrected = review::outplayed(coming.rounds);
    const double here = decision.expected() + corrected + decision.lost() - before;
    const auto left = static_cast<std::size_t>(coming.rounds);
    lost.add(decision.lost());
    luck.add(here);
    own_luck.add(here - by_network);
    totals.more[left].add(here - by_network + corrected_before - corrected);
    totals.error[left].add(decision.error());
    totals.losses.push_back(decision.lost());
    before = decision.expected() + corrected;
    layout.place_unchecked(card, made);
  }
  totals.score.add(layout.score());
  totals.lost.add(lost.sum);
  totals.luck.add(luck.sum);
  totals.own_luck.add(own_luck.sum);
}

void print(const std::string& file, Totals& totals) {
  const auto of = [](const Mean& one) { return std::pair(one.mean(), one.error()); };
  const auto say = [&](const char* what, const Mean& one) {
    std::printf(", %s %.2f ± %.2f", what, of(one).first, of(one).second);
  };
  const double games = totals.score.count;
  std::printf("%s: %.0f games, %.2f s a game", file.c_str(), games, totals.seconds / games);
  say("score", totals.score);
  say("lost", totals.lost);
  say("luck", totals.luck);
  say("without the network's", totals.own_luck);
  std::vector<double>& losses = totals.losses;
  std::ranges::sort(losses);
  const auto count = static_cast<double>(losses.size());
  std::printf("\n  lost by a placement: mean %.3f", totals.lost.sum / count);
  for (const int percent : {50, 75, 90, 95, 99}) {
    std::printf(", %d %% %.2f", percent, losses[static_cast<std::size_t>(count * percent / 100)]);
  }
  std::array<int, game::kGrades> grades{};
  for (const double lost : losses) ++grades[static_cast<std::size_t>(game::grade_of(lost, review::kGradeLimits))];
  std::printf("\n  grades in percent:");
  for (std::size_t i = 0; i < grades.size(); ++i) {
    std::printf(" %s %.1f", std::string(game::name_of(static_cast<game::Grade>(i))).c_str(), 100 * grades[i] / count);
  }
  std::printf("\n  standard error by cards to come:");
  for (const Mean& one : totals.error) std::printf(" %.2f", one.mean());
  std::printf("\n");
  std::fflush(stdout);
}

// The table, each step the mean of itself and its neighbours. With two cards to come nothing is drawn, so there is
// nothing to be corrected.
void print_table(const std::vector<Totals>& all) {
  std::array<double, kRounds> steps{};
  for (std::size_t left = 2; left + 1 < kRounds; ++left) {
    Mean together;
    for (const Totals& totals : all) {
      together.sum += totals.more[left].sum;
      together.count += totals.more[left].count;
    }
    steps[left] = together.mean();
  }
  std::printf("kOutplayed = {0");
  double sum = 0;
  for (std::size_t left = 0; left + 1 < kRounds; ++left) {
    const std::size_t first = left <= 3 ? left : left - 1;
    const std::size_t last = left < 3 ? left : std::min(left + 1, kRounds - 2);
    double near = 0;
    for (std::size_t i = first; i <= last; ++i) near += steps[i] / static_cast<double>(last - first + 1);
    sum += near;
    std::printf(", %.2f", sum);
  }
  std::printf("};\n");
}

int run(int games, const std::vector<std::string>& files) {
  search::Player player(*search::value_net());
  std::vector<Totals> all;
  for (const std::string& file : files) {
    std::ifstream in(file);
    std::string line;
    Totals totals;
    for (int i = 0; i < games && std::getline(in, line); ++i) {
      const auto record = record::read_record(line);
      const Recorded* const game = record ? game::recorded_as<Game>(*record->game) : nullptr;
      if (game == nullptr || game->variant != Variant{} || game->placements.size() != kRounds) {
        std::fprintf(stderr, "%s: line %d is no whole game of nmbr9\n", file.c_str(), i + 1);
        return 1;
      }
      review_game(player, *game, line, totals);
    }
    if (totals.losses.empty()) {
      std::fprintf(stderr, "%s: no games\n", file.c_str());
      return 1;
    }
    print(file, totals);
    all.push_back(std::move(totals));
  }
  print_table(all);
  return 0;
}

int run_start(int shuffles) {
  search::Player player(*search::value_net());
  review::Start start(player, {}, shuffles, review::Effort{}.depth);
  while (!start.done()) start.step();
  std::printf("start %.2f, and %.2f with what a strong player has more\n", start.expected(),
              start.expected() + review::outplayed(19));
  return 0;
}

}  // namespace
}  // namespace cifra::nmbr9

int main(int argc, char** argv) {
  const std::vector<std::string> arguments(argv + 1, argv + argc);
  const auto number = [](std::string_view text) {
    int value = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
    return problem == std::errc() && end == text.data() + text.size() && value > 0 ? value : 0;
  };
  if (arguments.size() == 2 && arguments[0] == "start" && number(arguments[1]) > 0) {
    return cifra::nmbr9::run_start(number(arguments[1]));
  }
  if (arguments.size() >= 2 && number(arguments[0]) > 0) {
    return cifra::nmbr9::run(number(arguments[0]), {arguments.begin() + 1, arguments.end()});
  }
  std::fprintf(stderr, "usage: cifra_review_losses GAMES FILE…\n       cifra_review_losses start SHUFFLES\n");
  return 2;
}
