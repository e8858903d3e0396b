// Play to win between two players: as the exact solution has it where that is known, and what every chance keeps to.
#include "games/the_number/solve/two_players/win_play.h"

#include <gtest/gtest.h>

#include <cmath>

#include "base/random.h"

namespace cifra::the_number::solve {
namespace {

DigitSet digits_of(std::string_view text) {
  DigitSet digits = 0;
  for (const char sign : text) digits |= static_cast<DigitSet>(1U << static_cast<unsigned>(sign - '0'));
  return digits;
}

struct Known {
  int round = 0;
  int turn = 0;
  std::string_view mine, theirs;
  int difference = 0;
  double chance = 0;
};
// From the tables of `cifra solve the-number --objective win --resume FOLDER`.
constexpr std::array kKnown = {
    Known{0, 1, "013456789", "012345789", -3, 0.4884}, Known{0, 1, "123456789", "012345678", -9, 0.6410},
    Known{0, 1, "012346789", "123456789", 4, 0.6201},  Known{0, 1, "012456789", "012345689", -5, 0.5228},
    Known{0, 1, "012346789", "013456789", 2, 0.5371},  Known{0, 1, "012345789", "013456789", 6, 0.5986},
    Known{0, 2, "0123467", "0123689", 16, 0.4189},     Known{0, 2, "1345679", "01234568", -5, 0.7057},
    Known{0, 2, "0134567", "0123469", 6, 0.5495},      Known{0, 2, "02345678", "0123469", -3, 0.5352},
    Known{0, 2, "01234569", "0345678", -2, 0.3862},    Known{0, 2, "01356789", "0245789", -5, 0.4283},
    Known{0, 3, "0346789", "124678", -13, 0.6477},     Known{0, 3, "013578", "013578", -1, 0.4797},
    Known{0, 3, "0125678", "123468", -12, 0.3035},     Known{0, 3, "012468", "014569", 3, 0.4093},
    Known{0, 3, "0134569", "0124568", -3, 0.5630},     Known{0, 3, "3456789", "0234578", -12, 0.5661},
    Known{1, 1, "123456789", "023456789", 0, 0.4680},  Known{1, 1, "012345678", "012345679", 11, 0.7470},
    Known{1, 1, "012345789", "012345689", -5, 0.3925}, Known{1, 1, "012345678", "023456789", 10, 0.2707},
    Known{1, 1, "013456789", "023456789", 5, 0.7203},  Known{1, 1, "012345678", "123456789", 17, 0.6182},
    Known{1, 2, "2345789", "01245679", -6, 0.3913},    Known{1, 2, "2345689", "0125678", -10, 0.5563},
    Known{1, 2, "0135689", "0134568", -11, 0.6368},    Known{1, 2, "12345789", "01245679", -6, 0.4148},
    Known{1, 2, "1234569", "1345689", 6, 0.4444},      Known{1, 2, "0123459", "0345689", 14, 0.4934},
    Known{1, 3, "034789", "023458", -16, 0.6740},      Known{1, 3, "0135789", "0124568", -14, 0.7143},
    Known{1, 3, "014589", "124567", -22, 0.1818},      Known{1, 3, "12345689", "01356789", 8, 0.6370},
    Known{1, 3, "035678", "123459", 1, 0.3750},        Known{1, 3, "014569", "0125689", 3, 0.4331},
};

TEST(WinPlay, AgreesWithTheSolution) {
  const WinPlay* const to_win = shipped_win_play();
  ASSERT_NE(to_win, nullptr);
  double squares = 0;
  for (const Known& known : kKnown) {
    const Position position{known.turn, digits_of(known.mine), digits_of(known.theirs)};
    const double off = to_win->chance(known.round, position, known.difference) - known.chance;
    EXPECT_NEAR(off, 0, 0.12) << known.round << known.turn << known.mine << "/" << known.theirs;
    squares += off * off;
  }
  EXPECT_LT(std::sqrt(squares / kKnown.size()), 0.03);
}

TEST(WinPlay, ChancesGrowWithTheDifferenceAndAddUpToOne) {
  const WinPlay* const to_win = shipped_win_play();
  ASSERT_NE(to_win, nullptr);
  Rng rng("chances");
  for (int i = 0; i < 200; ++i) {
    const int round = static_cast<int>(rng.below(2));
    Position position{1 + static_cast<int>(rng.below(3))};
    for (unsigned k = 0; k < 2U * static_cast<unsigned>(position.turn); ++k) {
      position.mine &= static_cast<DigitSet>(~(1U << rng.below(10)));
      position.theirs &= static_cast<DigitSet>(~(1U << rng.below(10)));
    }
    const Position turned{position.turn, position.theirs, position.mine};
    double last = 0;
    for (int difference = -60; difference <= 60; ++difference) {
      const double chance = to_win->chance(round, position, difference);
      EXPECT_GE(chance, last - 1e-6);
      EXPECT_NEAR(chance + to_win->chance(round, turned, -difference), 1, 1e-5);
      last = chance;
    }
    EXPECT_GT(last, 0.99);
  }
}

// Far behind one plays otherwise than for points, in every turn of the last round.
TEST(WinPlay, WhoIsBehindPlaysOtherwise) {
  const WinPlay* const to_win = shipped_win_play();
  ASSERT_NE(to_win, nullptr);
  const DigitSet digits = digits_of("0124589");
  for (const int turn : {2, 3}) {
    const Position position{turn, digits, digits};
    const Equilibrium points = equilibrium(*shipped_round_values(), {}, position);
    const Equilibrium behind = to_win->play(1, position, -14);
    const Equilibrium even = to_win->play(1, position, 0);
    EXPECT_NEAR(even.value, 0.5, 0.001) << turn;
    EXPECT_GT(behind.value, 0.005) << turn;
    EXPECT_LT(behind.value, 0.3) << turn;
    double changed = 0;
    for (Move move = 0; move < kNoMove; ++move) {
      const auto part = [&](const Equilibrium& play) {
        for (const Share& share : play.mine) {
          if (share.move == move) return share.part;
        }
        return 0.0;
      };
      changed += std::abs(part(points) - part(behind)) / 2;
    }
    EXPECT_GT(changed, 0.2) << turn;
  }
}

TEST(WinPlay, KnowsTheTwoRoundsItIsSolvedFor) {
  Options options;
  EXPECT_EQ(win_round(options, 0), 0);
  EXPECT_EQ(win_round(options, 1), 1);
  options.rounds = 1;
  EXPECT_EQ(win_round(options, 0), 1);
  options.rounds = 3;
  EXPECT_EQ(win_round(options, 0), std::nullopt);
  EXPECT_EQ(win_round(options, 1), 0);
  options.bonuses[0] = 9;
  EXPECT_EQ(win_round(options, 1), std::nullopt);
}

}  // namespace
}  // namespace cifra::the_number::solve
