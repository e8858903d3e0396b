// Ratings: how strong somebody probably is, told from who finished before whom. Pure arithmetic; the house keeps them.
//
// The update is that of Weng and Lin ("A Bayesian approximation method for online ranking", 2011), Bradley-Terry with
// full pairing: a game counts as one between everybody and everybody else, a tie as half a win for both, and all of it
// at once, so that the order of the seats does not matter. The results of a game of n are not n - 1 independent ones
// for each of them (who has a good day beats all others), so a pairing weighs 2/n: without that the deviations of games
// of five come out too small.
//
// Only differences of ratings of one league mean anything. The mean of two who tie moves together; before every game
// the deviation grows a little, so that a rating never stops following who gets better or worse.
#pragma once

#include <span>
#include <vector>

namespace cifra::rating {

inline constexpr double kFirstMean = 1500;
inline constexpr double kFirstDeviation = 350;
inline constexpr double kLeastDeviation = 60;
inline constexpr int kGamesToShow = 5;  // before that a rating says next to nothing

// In thousandths, exactly: what is kept is what is computed with.
struct Rating {
  double mean = kFirstMean;
  double deviation = kFirstDeviation;  // two times in three, the error of the mean is less

  bool operator==(const Rating&) const = default;
};

struct Finish {
  Rating before;
  int place = 1;  // who has the same one is tied
};

// The ratings after a game, in the order of the finishes. One that is not a rating counts as the nearest that is.
std::vector<Rating> rated(std::span<const Finish> finishes);

}  // namespace cifra::rating
