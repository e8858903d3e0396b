// Review: what every decision of a recorded game cost, what was luck and what was possible. A computation in small
// steps, so that a page's Worker, a job of the server and the command line can show what is known so far, stop, and go
// on. The answer does not depend on how the steps are spread over time. Nothing here throws, reads a clock or prints.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>

#include "base/json_text.h"
#include "game/codec.h"

namespace cifra::game {

// How good a decision was, by the points it lost.
enum class Grade : std::uint8_t { kBest, kGood, kInaccuracy, kMistake, kBlunder };
inline constexpr std::size_t kGrades = 5;

// The least loss for each grade after `best`. Losses are in points of the game, so every game has its own.
struct GradeLimits {
  double good;
  double inaccuracy;
  double mistake;
  double blunder;
};

constexpr Grade grade_of(double lost, const GradeLimits& limits) {
  if (lost >= limits.blunder) return Grade::kBlunder;
  if (lost >= limits.mistake) return Grade::kMistake;
  if (lost >= limits.inaccuracy) return Grade::kInaccuracy;
  return lost >= limits.good ? Grade::kGood : Grade::kBest;
}

// Who is asked for a better decision is right if it loses less than this: it would be best or good.
constexpr double tolerance(const GradeLimits& limits) { return limits.inaccuracy; }

constexpr std::string_view name_of(Grade grade) {
  constexpr std::array<std::string_view, kGrades> kNames = {"best", "good", "inaccuracy", "mistake", "blunder"};
  return kNames[static_cast<std::size_t>(grade)];
}

// How often each grade was given.
class GradeCounts {
 public:
  void add(Grade grade) { ++counts_[static_cast<std::size_t>(grade)]; }
  void write(JsonText& text) const {  // an object
    text.begin_object();
    for (std::size_t i = 0; i < kGrades; ++i) text(name_of(static_cast<Grade>(i)), counts_[i]);
    text.end_object();
  }

 private:
  std::array<int, kGrades> counts_{};
};

// What a review has to know beside the recorded game. What it refers to must outlive the call that gets it, not the
// review.
struct ReviewPlan {
  std::span<const std::string> players;
  // The level of the bot that played for an absent player at that moment; empty if the player chose.
  std::function<std::string_view(Moment moment, int seat)> stand_in = [](Moment, int) { return std::string_view(); };
  int par_games = 0;   // games of `expert` on the same shuffle, for games that have a par
  int first_seat = 0;  // whose decisions are looked at first
};

class Review {
 public:
  virtual ~Review() = default;

  // Does one piece of work, at most some tens of milliseconds; false when there is nothing left to do.
  virtual bool step() = 0;
  // Whether all is known that the review promises, and how much of the work is done, from 0 to 1, never less than
  // before.
  virtual bool complete() const = 0;
  virtual double progress() const = 0;
  // Of the analysis: what another version said may be different. Also the first member that is written.
  virtual std::string_view version() const = 0;
  // What is known so far: the members of the review's object after "game", in the order of docs/review.md. What is not
  // known yet is null.
  virtual void write(JsonText& text) const = 0;
};

}  // namespace cifra::game
