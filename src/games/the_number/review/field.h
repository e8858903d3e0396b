// Assessment of a game of three to five players by the solver of the field. Nothing is exact here: an equilibrium of
// the turn is found several times, each time with other random numbers. The best number is chosen on half of the
// answers and valued on the other half, because the highest of noisy values is too high; how far the answers are apart
// is the standard error, together with what the learned values of later turns are off.
#pragma once

#include <array>
#include <memory>
#include <span>
#include <vector>

#include "base/error.h"
#include "games/the_number/review/assessment.h"
#include "games/the_number/solve/field/field_file.h"
#include "games/the_number/solve/field/field_solver.h"

namespace cifra::the_number::review {

inline constexpr std::size_t kAnswers = 4;
inline constexpr std::size_t kChoosing = 2;  // the first of them choose, the others value

using FieldPlays = std::vector<solve::FieldPlay>;

// The equilibria of one turn, found one after the other.
class FieldAnswers {
 public:
  // `shift` corrects what the networks say of the next turn, see later.h.
  FieldAnswers(const State& state, const solve::FieldValues& values, const solve::FieldShift& shift,
               FieldPlays plays = {});

  void add();  // one more
  bool complete() const { return plays_.size() == kAnswers; }
  const FieldPlays& plays() const { return plays_; }

  // The worth of each number (Number::key(), 0 for none) to a seat, by every answer.
  std::array<std::vector<double>, kAnswers> worth(std::size_t seat, std::span<const std::uint32_t> numbers);
  // The same against what the others really wrote.
  std::vector<float> worth_against(std::size_t seat, const solve::Profile& profile,
                                   std::span<const std::uint32_t> numbers);

  // `written` is no number if nothing was written that could be checked.
  Assessed assess(std::size_t seat, Number written);

 private:
  solve::Field field_;
  solve::FieldTurn game_;    // to be ahead: how the others play
  solve::FieldTurn points_;  // points of one's own
  FieldPlays plays_;
};

// The worth of one number on those answers that value.
inline double valued(const std::array<std::vector<double>, kAnswers>& worth, std::size_t number) {
  double sum = 0;
  for (std::size_t answer = kChoosing; answer < kAnswers; ++answer) sum += worth[answer][number];
  return sum / static_cast<double>(kAnswers - kChoosing);
}

// The correction for the turn after this one of a game with these options.
solve::FieldShift shift_after(const State& state);

Result<std::unique_ptr<Assessor>> make_field_assessor(const Replay& game, int first_seat);

}  // namespace cifra::the_number::review
