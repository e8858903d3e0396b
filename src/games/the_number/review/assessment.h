// Assessments: what every decision of a replay was worth, as far as it is known, and the work that finds it out.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

#include "games/the_number/review/replay.h"

namespace cifra::the_number::review {

// Values are in the unit of `cifra advise` with the objective points: with two players the difference still to be
// scored in the round, with more the seat's own points still to be scored.
struct Assessed {
  double value = 0;  // of what was written, or of writing nothing
  Number best;       // no number for a seat that is out
  double best_value = 0;
  double error = 0;  // two players: the gap of the solution; more: the standard error of the values

  double lost() const { return best_value - value; }
};

// Who has a digit must write, so nothing that is not a number is best: where writing nothing is worth more than every
// number, it lost nothing, and what it gained is luck.
inline Assessed assessed_nothing(double nothing, Number best, double best_value, double error) {
  if (!best.written()) return {nothing, best, nothing, error};
  return {nothing < best_value ? nothing : best_value, best, best_value, error};
}

class Assessments {
 public:
  explicit Assessments(const Replay& game) {
    for (const auto& round : game.rounds) rounds_.emplace_back(round.size());
  }

  std::optional<Assessed>& at(std::size_t round, std::size_t turn, std::size_t seat) {
    return rounds_[round][turn][seat];
  }
  const std::optional<Assessed>& at(std::size_t round, std::size_t turn, std::size_t seat) const {
    return rounds_[round][turn][seat];
  }

 private:
  std::vector<std::vector<std::array<std::optional<Assessed>, kMaxSeats>>> rounds_;
};

class Assessor {
 public:
  virtual ~Assessor() = default;

  // One piece of work, at most some tens of milliseconds; false if there was nothing left to do.
  virtual bool step(const Replay& game, Assessments& found) = 0;
  virtual double progress() const = 0;  // from 0 to 1
  // How far the round is solved that has to be solved first, from 0 to 1; nothing if none has to be.
  virtual std::optional<double> solving() const { return std::nullopt; }
};

// Where a replay has a turn.
struct Place {
  std::size_t round = 0;
  std::size_t turn = 0;
};
inline std::vector<Place> places_of(const Replay& game) {
  std::vector<Place> places;
  for (std::size_t round = 0; round < game.rounds.size(); ++round) {
    for (std::size_t turn = 0; turn < game.rounds[round].size(); ++turn) places.push_back({round, turn});
  }
  return places;
}

}  // namespace cifra::the_number::review
