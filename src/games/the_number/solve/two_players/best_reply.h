// The best reply of one player to a mixed strategy of the other, over all legal numbers.
//
// Numbers are looked at by first digit and set of digits: the order of the other digits matters only against numbers
// with the same first digit, and so all 1000 numbers cost little more than the 460 classes.
//
// What comes after the turn is a function worth(mine, theirs, points) -> double: digits left to both, and the points
// the turn brought, seen from the player who replies. For points there is a quicker way (PointsWorth).
#pragma once

#include <span>
#include <type_traits>

#include "games/the_number/solve/two_players/duel.h"

namespace cifra::the_number::solve {

// A number of a mixed strategy, and how much of the play it has.
struct Share {
  Move move = kNoMove;
  double part = 0;
};

// A number, and what it is worth to who writes it.
struct Reply {
  Move move = kNoMove;
  double value = 0;
};

// Points count as points, and what comes later is a table over both sets of digits, values[1024 * mine + theirs], that
// serves both players: values[1024 * theirs + mine] is its negative.
struct PointsWorth {
  const float* values = nullptr;

  const float* row(DigitSet mine) const { return values + std::size_t{1024} * mine; }
  double operator()(DigitSet mine, DigitSet theirs, int points) const {
    return points + static_cast<double>(row(mine)[theirs]);
  }
};

// The same game seen from the other side.
template <class Worth>
struct Turned {
  const Worth& worth;
  double operator()(DigitSet mine, DigitSet theirs, int points) const { return -worth(theirs, mine, -points); }
};
template <class Worth>
Turned<Worth> turned(const Worth& worth) {
  return {worth};
}
inline PointsWorth turned(const PointsWorth& worth) { return worth; }

// The other player's strategy in the order of first digits, ready to be replied to. Both players have a digit.
template <class Worth>
class Against {
 public:
  Against(Stakes stakes, DigitSet mine, DigitSet theirs, std::span<const Share> shares, const Worth& worth)
      : stakes_(stakes), mine_(mine), theirs_(theirs), worth_(worth), count_(shares.size()) {
    for (const Share& share : shares) ++begin_[kMoves[share.move].first + 1U];
    for (std::size_t digit = 0; digit < 10; ++digit) begin_[digit + 1] += begin_[digit];
    auto next = begin_;
    for (const Share& share : shares) {
      const MoveFacts& facts = kMoves[share.move];
      One& one = ones_[next[facts.first]++];
      one.part = share.part;
      one.gain = stakes.gain(share.move);
      one.move = share.move;
      one.digits = facts.digits;
      one.rest = static_cast<DigitSet>(theirs & ~facts.digits);
      one.lost = share.part * worth(mine, one.rest, -one.gain - stakes.bonus);
    }
  }

  // Calls found(move, value) for all numbers; those of the same digits and first digit are in ascending order.
  template <class Found>
  void for_each_reply(Found&& found) {
    for (const DigitSet set : kSmallSets) {
      if ((set & ~mine_) != 0) continue;
      const auto rest = static_cast<DigitSet>(mine_ & ~set);
      if constexpr (kQuick) sum_up(set, rest);
      for (unsigned left = set; left != 0; left &= left - 1) {
        const auto first = static_cast<std::size_t>(std::countr_zero(left));
        const int gain = stakes_.factor * static_cast<int>(first) + std::popcount(set);
        const double win = worth_(rest, theirs_, gain + stakes_.bonus);
        const double others = kQuick ? quickly(first, gain, win) : one_by_one(set, rest, first, gain, win);
        const Arrangements& orders = kArrangements[set][first];
        for (std::size_t order = 0; order < orders.count; ++order) {
          const Move move = orders.moves[order];
          found(move, others + against_same(rest, first, move, win));
        }
      }
    }
  }

 private:
  static constexpr bool kQuick = std::is_same_v<Worth, PointsWorth>;

  struct One {
    double part;
    double lost;  // what it is worth, times its part, if it eliminates me
    int gain;
    Move move;
    DigitSet digits;
    DigitSet rest;
  };

  // What a number gets from those with another first digit.
  double one_by_one(DigitSet set, DigitSet rest, std::size_t first, int gain, double win) const {
    double sum = 0;
    double wins = 0;
    for (std::size_t i = 0; i < begin_[first]; ++i) {
      const One& one = ones_[i];
      sum += (one.digits & set) != 0 ? one.lost : one.part * worth_(rest, one.rest, gain - one.gain + stakes_.bonus);
    }
    for (std::size_t i = begin_[first + 1]; i < count_; ++i) {
      const One& one = ones_[i];
      if ((one.digits & set) != 0) {
        wins += one.part;
      } else {
        sum += one.part * worth_(rest, one.rest, gain - one.gain - stakes_.bonus);
      }
    }
    return sum + wins * win;
  }

  // The same for all first digits of a set at once, where points simply add up: sums over the numbers before each.
  void sum_up(DigitSet set, DigitSet rest) {
    const float* const row = worth_.row(rest);
    double later = 0;
    double free = 0;
    double hit = 0;
    double lost = 0;
    sums_[0] = {};
    for (std::size_t i = 0; i < count_; ++i) {
      const One& one = ones_[i];
      const bool shared = (one.digits & set) != 0;
      const double part = shared ? 0 : one.part;
      later += part * (static_cast<double>(row[one.rest]) - one.gain);
      free += part;
      hit += shared ? one.part : 0;
      lost += shared ? one.lost : 0;
      sums_[i + 1] = {free, hit, lost};
    }
    later_ = later;
  }
  double quickly(std::size_t first, int gain, double win) const {
    const Sums& before = sums_[begin_[first]];
    const Sums& through = sums_[begin_[first + 1]];
    const Sums& all = sums_[count_];
    const double bonus = stakes_.bonus * (before.free - (all.free - through.free));
    return later_ + gain * all.free + bonus + before.lost + (all.hit - through.hit) * win;
  }

  double against_same(DigitSet rest, std::size_t first, Move move, double win) const {
    double sum = 0;
    for (std::size_t i = begin_[first]; i < begin_[first + 1]; ++i) {
      const One& one = ones_[i];
      sum += move < one.move ? one.part * win : move > one.move ? one.lost : one.part * worth_(rest, one.rest, 0);
    }
    return sum;
  }

  struct Sums {
    double free, hit, lost;
  };

  Stakes stakes_;
  DigitSet mine_;
  DigitSet theirs_;
  const Worth& worth_;
  std::size_t count_;
  std::array<std::size_t, 11> begin_{};  // where the numbers with this first digit begin
  std::array<One, 1000> ones_;
  double later_ = 0;
  std::array<Sums, kQuick ? 1001 : 1> sums_;
};

// The best reply, and the best with every first digit (kNoMove where there is none). Of several, the one found first.
struct Replies {
  Reply best{kNoMove, kNever};
  std::array<Reply, 10> by_first = all_never();
  std::array<double, kMoves.size()>* all = nullptr;  // if there is room, what every number is worth

  void operator()(Move move, double value) {
    if (all != nullptr) (*all)[move] = value;
    Reply& one = by_first[kMoves[move].first];
    if (value <= one.value) return;
    one = {move, value};
    if (value > best.value) best = one;
  }

 private:
  static constexpr double kNever = -1e300;
  static constexpr std::array<Reply, 10> all_never() {
    std::array<Reply, 10> replies;
    replies.fill({kNoMove, kNever});
    return replies;
  }
};

template <class Worth>
Replies best_replies(Stakes stakes, DigitSet mine, DigitSet theirs, std::span<const Share> shares, const Worth& worth,
                     std::array<double, kMoves.size()>* all = nullptr) {
  Replies replies;
  replies.all = all;
  if (mine == 0) {
    double sum = 0;
    for (const Share& share : shares) {
      const Outcome outcome = play(stakes, mine, theirs, kNoMove, share.move);
      sum += share.part * worth(outcome.mine, outcome.theirs, outcome.points);
    }
    replies(kNoMove, sum);
  } else if (theirs == 0) {
    for (Move move = 0; move < kNoMove; ++move) {
      const Outcome outcome = play(stakes, mine, theirs, move, kNoMove);
      if ((kMoves[move].digits & ~mine) == 0) replies(move, worth(outcome.mine, outcome.theirs, outcome.points));
    }
  } else {
    Against<Worth>(stakes, mine, theirs, shares, worth).for_each_reply(replies);
  }
  return replies;
}
template <class Worth>
Reply best_reply(Stakes stakes, DigitSet mine, DigitSet theirs, std::span<const Share> shares, const Worth& worth) {
  return best_replies(stakes, mine, theirs, shares, worth).best;
}

}  // namespace cifra::the_number::solve
