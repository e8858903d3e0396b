// Whole games with slips and silence, scored a second time the way people do it with pencil and paper: numbers are
// texts, the lowest first, and every rule is a search in a text. The engine must keep the same score sheet.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "base/random.h"
#include "tests/games/the_number/rules/table.h"

namespace cifra::the_number {
namespace {

struct Player {
  std::string available = "0123456789";
  int round_points = 0;
  int total = 0;
};

struct Sheet {
  std::vector<Player> players;
  int turn = 1;

  // "" for nobody who wrote; returns what happened to every seat in words.
  std::vector<std::string> score(const std::vector<std::string>& written, const std::vector<int>& bonuses) {
    std::vector<std::string> verdicts(players.size());
    std::string highest;
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
      const std::string& own = written[seat];
      if (players[seat].available.empty()) {
        verdicts[seat] = "out";
      } else if (own.empty()) {
        verdicts[seat] = "none";
      } else if (own.find_first_not_of(players[seat].available) != std::string::npos) {
        verdicts[seat] = "void";
      }
    }
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
      if (!verdicts[seat].empty()) continue;
      const std::string& own = written[seat];
      verdicts[seat] = "approved";
      for (std::size_t other = 0; other < players.size(); ++other) {
        const bool counts = verdicts[other] != "out" && verdicts[other] != "none" && verdicts[other] != "void";
        if (counts && written[other] < own && own.find_first_of(written[other]) != std::string::npos) {
          verdicts[seat] = "eliminated";
        }
      }
      if (verdicts[seat] == "approved") highest = std::max(highest, own);
    }
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
      if (verdicts[seat] != "approved") continue;
      Player& player = players[seat];
      player.round_points += (written[seat][0] - '0') * (turn == 5 ? 2 : 1);
      if (written[seat] == highest) player.round_points += bonuses[static_cast<std::size_t>(turn - 1)];
      std::erase_if(player.available, [&](char digit) { return written[seat].find(digit) != std::string::npos; });
    }
    if (++turn == 6) end_round();
    return verdicts;
  }

  void end_round() {
    turn = 1;
    for (Player& player : players) {
      player.total += player.round_points + 10 - static_cast<int>(player.available.size());
      player.round_points = 0;
      player.available = "0123456789";
    }
  }
};

// Mostly available digits, now and then a slip, now and then nothing.
std::string scribble(const std::string& available, Rng& rng) {
  if (available.empty() || rng.below(20) == 0) return "";
  std::string number;
  const std::string all = "0123456789";
  const std::string& source = rng.below(15) == 0 ? all : available;
  for (int i = 0; i < 3; ++i) number += source[rng.below(static_cast<std::uint32_t>(source.size()))];
  return number;
}

void play_and_compare(int seats, Rng& rng) {
  Options options;
  options.rounds = static_cast<std::uint8_t>(1 + rng.below(3));
  std::vector<int> bonuses;
  for (std::uint8_t& bonus : options.bonuses) {
    if (rng.below(3) == 0) bonus = static_cast<std::uint8_t>(rng.below(100));
    bonuses.push_back(bonus);
  }
  State state = started(seats, options);
  Sheet sheet;
  sheet.players.resize(static_cast<std::size_t>(seats));
  while (!Game::finished(state)) {
    std::vector<std::string> written;
    game::Choices<Number> numbers;
    for (std::size_t seat = 0; seat < sheet.players.size(); ++seat) {
      written.push_back(scribble(sheet.players[seat].available, rng));
      if (!written.back().empty()) numbers[seat] = num(written.back());
    }
    const auto turn = Game::resolve(state, numbers);
    ASSERT_TRUE(turn);
    const std::vector<std::string> verdicts = sheet.score(written, bonuses);
    for (std::size_t seat = 0; seat < sheet.players.size(); ++seat) {
      ASSERT_EQ(word(turn->results[seat].status), verdicts[seat]);
      ASSERT_EQ(state.available[seat], digits(sheet.players[seat].available));
      ASSERT_EQ(state.round_points[seat], sheet.players[seat].round_points);
      ASSERT_EQ(state.total[seat], sheet.players[seat].total);
    }
  }
}

TEST(PencilAndPaper, ThousandsOfGames) {
  for (int game = 0; game < 4000 && !HasFatalFailure(); ++game) {
    Rng rng("paper/" + std::to_string(game));
    play_and_compare(2 + game % 4, rng);
  }
}

}  // namespace
}  // namespace cifra::the_number
