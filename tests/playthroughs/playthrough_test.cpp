// Short games as drawn text, compared with the files beside this one: a reader sees what the rules do, and a reviewer
// sees what a change does to them. `tests/playthroughs/update` writes them anew.
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>

#include "games/nmbr9/bots/levels.h"
#include "games/nmbr9/terminal/sentences.h"
#include "games/the_number/bots/levels.h"
#include "games/the_number/terminal/sentences.h"

namespace cifra {
namespace {

std::string list_digits(the_number::DigitSet set) {
  std::string text;
  for (int digit = 0; digit < 10; ++digit) text += (set >> digit & 1) != 0 ? static_cast<char>('0' + digit) : '-';
  return text;
}

std::string scores(const game::Standings& standings, int seats) {
  std::string text;
  for (int seat = 0; seat < seats; ++seat)
    text += " " + std::to_string(standings.scores[static_cast<std::size_t>(seat)]);
  for (int seat = 0; seat < seats; ++seat) {
    if (standings.winners.has(seat)) text += ", " + std::to_string(seat + 1) + " wins";
  }
  return text;
}

void tell(std::ostream& out, const the_number::State& before, const the_number::Turn& turn,
          const the_number::State& after) {
  const std::vector<std::string> names = {"Ana", "Ben", "Cleo", "Dora"};
  out << "round " << before.round + 1 << ", turn " << before.turn + 1 << "\n";
  out << terminal::describe({}, turn, std::span(names).first(before.seats));
  out << "digits left:";
  for (int seat = 0; seat < after.seats; ++seat)
    out << " " << list_digits(after.available[static_cast<std::size_t>(seat)]);
  out << "\n";
}

void tell(std::ostream& out, const nmbr9::State& before, const nmbr9::Round& round, const nmbr9::State& after) {
  const nmbr9::Placement& placed = round.placements[0];
  out << "round " << before.round + 1 << ": a " << round.number << " at " << placed.x << "," << placed.y << ", level "
      << placed.level << ", turned " << int{placed.rotation} << "\n";
  out << terminal::draw(after.layouts[0]);
}

template <class G>
std::string playthrough(const typename G::Options& options, const std::vector<std::string>& levels) {
  std::ostringstream out;
  const std::string seed = "playthrough";
  Rng deck(seed);
  Rng rng(seed + "/bots");
  const int seats = static_cast<int>(levels.size());
  auto match = *game::Match<G>::start(options, seats, deck);
  out << G::kName << ", seed " << seed << "\n\n";
  while (!G::finished(match.state())) {
    const auto before = match.state();
    for (int seat = 0; seat < seats; ++seat) {
      if (!G::must_act(before).has(seat)) continue;
      const auto bot = game::make_bot<G>(levels[static_cast<std::size_t>(seat)]);
      EXPECT_TRUE(match.choose(seat, bot->choose(match.view(seat), rng)));
    }
    tell(out, before, *match.resolve(), match.state());
    out << "scores:" << scores(G::standings(match.state()), seats) << "\n\n";
  }
  return out.str();
}

void compare(std::string_view name, const std::string& played) {
  const std::string path = std::string(CIFRA_SOURCE_DIR) + "/tests/playthroughs/" + std::string(name) + ".txt";
  if (std::getenv("CIFRA_UPDATE") != nullptr) std::ofstream(path) << played;
  std::ifstream file(path);
  ASSERT_TRUE(file) << "there is no playthrough of " << name;
  std::ostringstream kept;
  kept << file.rdbuf();
  EXPECT_EQ(kept.str(), played) << "if that is meant, run tests/playthroughs/update and read what changes";
}

TEST(Playthrough, TheNumber) {
  compare(the_number::Game::kName, playthrough<the_number::Game>({}, {"easy", "random", "easy", "random"}));
}

TEST(Playthrough, Nmbr9) {
  compare(nmbr9::Game::kName, playthrough<nmbr9::Game>(*nmbr9::Variant::parse("U-9-1-9"), {"easy"}));
}

}  // namespace
}  // namespace cifra
