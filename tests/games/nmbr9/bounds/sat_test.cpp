// The last step of the proof a second way: whether given tiles can carry a level at all, asked of a SAT solver that
// knows nothing but squares. Skipped where cadical is not installed.
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "games/nmbr9/bounds/carriers.h"
#include "tests/games/nmbr9/bounds/rules.h"

namespace cifra::nmbr9::bounds {
namespace {

using SquareSet = std::set<std::pair<int, int>>;

SquareSet squares_of(const Spot& spot) {
  SquareSet squares;
  for (int y = 0; y < 4; ++y) {
    for (int x = 0; x < 4; ++x) {
      if (spot.shape().has(x, y)) squares.emplace(spot.x + x, spot.y + y);
    }
  }
  return squares;
}

bool meet(const SquareSet& a, const SquareSet& b) {
  return std::ranges::any_of(a, [&](const auto& square) { return b.contains(square); });
}

// Every tile lies in at most one way, no two overlap, every square of the level has one below, no tile carries another
// all alone.
std::string formula(const Level& upper, const std::vector<int>& lower) {
  SquareSet above;
  std::vector<SquareSet> tiles;
  for (const Spot& spot : upper.spots()) {
    tiles.push_back(squares_of(spot));
    above.insert(tiles.back().begin(), tiles.back().end());
  }
  struct Way {
    std::size_t tile;
    SquareSet squares;
  };
  std::vector<Way> ways;
  for (std::size_t tile = 0; tile < lower.size(); ++tile) {
    for (int rotation = 0; rotation < 4; ++rotation) {
      for (int y = -4; y < upper.height() + 1; ++y) {
        for (int x = -4; x < upper.width() + 1; ++x) {
          SquareSet squares = squares_of({static_cast<std::uint8_t>(lower[tile]), static_cast<std::uint8_t>(rotation),
                                          static_cast<std::int8_t>(y), static_cast<std::int8_t>(x)});
          const auto alone = [&](const SquareSet& one) { return std::ranges::includes(squares, one); };
          if (meet(squares, above) && std::ranges::none_of(tiles, alone)) ways.push_back({tile, std::move(squares)});
        }
      }
    }
  }
  std::string clauses;
  std::size_t count = 0;
  for (const auto& square : above) {
    for (std::size_t i = 0; i < ways.size(); ++i) {
      if (ways[i].squares.contains(square)) clauses += std::to_string(i + 1) + ' ';
    }
    clauses += "0\n";
    ++count;
  }
  for (std::size_t i = 0; i < ways.size(); ++i) {
    for (std::size_t j = i + 1; j < ways.size(); ++j) {
      if (ways[i].tile != ways[j].tile && !meet(ways[i].squares, ways[j].squares)) continue;
      clauses += '-' + std::to_string(i + 1) + " -" + std::to_string(j + 1) + " 0\n";
      ++count;
    }
  }
  return "p cnf " + std::to_string(ways.size()) + ' ' + std::to_string(count) + '\n' + clauses;
}

TEST(MaximumSat, WhetherTilesCanCarryALevel) {
  if (std::system("command -v cadical >/dev/null 2>&1") != 0) GTEST_SKIP() << "cadical is not installed";
  const Supply supply(*nmbr9::Variant::parse("F-9-2-20"));
  const std::string path = std::filesystem::temp_directory_path() / ("cifra-sat-" + std::to_string(getpid()));
  int can = 0;
  int cannot = 0;
  const auto compare = [&](std::vector<int> upper, const std::vector<int>& lower, std::size_t every) {
    Index set = 0;
    for (const int number : lower) set += supply.unit(number);
    const Choice choice{supply.packed(set), set, static_cast<std::int16_t>(supply.area(set)), 0};
    std::size_t at = 0;
    for (const auto& [level, layout] : testing::arrangements(std::move(upper))) {
      if (at++ % every != 0) continue;
      Carriers carriers;
      const bool found =
          !carriers.enumerate(supply, level, std::span(&choice, 1), false, [](const Level&, Index) { return false; });
      std::ofstream(path) << formula(level, lower);
      const int status = std::system(("cadical -q " + path + " >/dev/null").c_str());
      ASSERT_TRUE(WIFEXITED(status));
      ASSERT_EQ(WEXITSTATUS(status), found ? 10 : 20);
      ++(found ? can : cannot);
    }
  };
  compare({5, 9}, {3, 6, 8}, 29);
  compare({7, 8}, {2, 4, 9}, 29);
  compare({1, 4}, {9, 9}, 3);
  compare({9}, {5, 6}, 1);
  std::filesystem::remove(path);
  EXPECT_GE(can, 5);
  EXPECT_GE(cannot, 5);
}

}  // namespace
}  // namespace cifra::nmbr9::bounds
