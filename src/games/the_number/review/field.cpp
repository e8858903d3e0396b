#include "games/the_number/review/field.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

#include "games/the_number/data/assets.h"
#include "games/the_number/review/later.h"
#include "games/the_number/solve/advice.h"
#include "games/the_number/solve/field/field_advice.h"

namespace cifra::the_number::review {
namespace {

using solve::Field;

constexpr std::size_t kCombinations = 1000;  // of the others' numbers: all if there are no more, else so many samples
constexpr std::size_t kValuing = kAnswers - kChoosing;

// How often a player has the bonus of a turn: the networks know the usual bonuses only.
constexpr std::array<double, 3> kBonusShare = {0.36, 0.27, 0.23};

// By how many points the bonuses after a turn are other than the usual ones: in sum, and taken one by one.
struct OtherBonuses {
  int sum = 0;
  int apart = 0;
};
OtherBonuses other_bonuses_after(const Options& options, int turn) {
  const Options usual;
  OtherBonuses other;
  for (auto later = static_cast<std::size_t>(turn) + 1; later < kTurns; ++later) {
    const int more = options.bonuses[later] - usual.bonuses[later];
    other.sum += more;
    other.apart += more < 0 ? -more : more;
  }
  return other;
}

solve::Goal to_be_ahead() {
  solve::Goal goal;
  goal.aim = solve::Aim::kLead;
  return goal;
}

// An answer takes 30 to 60 ms: twice the work of a choice, or with more players a little more than that of one, from
// where on field_effort() keeps twice the numbers.
solve::FieldEffort effort_of(const Field& field) {
  const auto players = std::ranges::count_if(field.digits, [](DigitSet digits) { return digits != 0; });
  solve::FieldEffort effort = solve::field_effort(field, players <= 3 ? 2 : 1.01);
  if (players == 5) effort.batch = 20;
  return effort;
}

// The mean of some answers to one question.
template <class Of>
double mean(std::size_t from, std::size_t to, const Of& of) {
  double sum = 0;
  for (std::size_t answer = from; answer < to; ++answer) sum += of(answer);
  return sum / static_cast<double>(to - from);
}
// The standard error of the mean of those that value, from how far all are apart.
template <class Of>
double standard_error(const Of& of) {
  const double middle = mean(0, kAnswers, of);
  const double squares =
      mean(0, kAnswers, [&](std::size_t answer) { return (of(answer) - middle) * (of(answer) - middle); });
  const double variance = squares * kAnswers / (kAnswers - 1);
  return std::sqrt(variance / static_cast<double>(kValuing));
}

class FieldAssessor final : public Assessor {
 public:
  FieldAssessor(const Replay& game, const solve::FieldValues& values, std::size_t first_seat)
      : values_(values),
        places_(places_of(game)),
        plays_(places_.size()),
        seats_(game.seats),
        first_seat_(first_seat) {}

  bool step(const Replay& game, Assessments& found) override {
    // First all that one seat needs, then the other seats.
    if (place_ == places_.size()) {
      if (place_ == 0 || seat_ + 1 == seats_) return false;
      ++seat_;
      place_ = 0;
    }
    const auto [round, turn] = places_[place_];
    const PlayedTurn& played = game.rounds[round][turn];
    if (answers_ == nullptr) {
      if (plays_[place_].empty()) take_known(game);
      answers_ =
          std::make_unique<FieldAnswers>(played.before, values_, shift_after(played.before), std::move(plays_[place_]));
    }
    ++done_;
    if (!answers_->complete()) {
      answers_->add();
      return true;
    }
    const std::size_t seat = (first_seat_ + seat_) % seats_;
    found.at(round, turn, seat) = answers_->assess(seat, played.checked(seat));
    plays_[place_] = answers_->plays();
    answers_ = nullptr;
    ++place_;
    return true;
  }

  double progress() const override {
    const std::size_t steps = places_.size() * (kAnswers + seats_);
    return steps == 0 ? 1 : static_cast<double>(done_) / static_cast<double>(steps);
  }

 private:
  // Every round begins with the same position.
  void take_known(const Replay& game) {
    const State& state = game.rounds[places_[place_].round][places_[place_].turn].before;
    for (std::size_t before = 0; before < place_; ++before) {
      const State& known = game.rounds[places_[before].round][places_[before].turn].before;
      if (known.turn != state.turn || known.available != state.available) continue;
      plays_[place_] = plays_[before];
      done_ += kAnswers;
      return;
    }
  }

  const solve::FieldValues& values_;
  std::vector<Place> places_;
  std::vector<FieldPlays> plays_;  // of every place, once they are found
  std::size_t seats_;
  std::size_t first_seat_;
  std::size_t seat_ = 0;  // counted from the first
  std::size_t place_ = 0;
  std::size_t done_ = 0;
  std::unique_ptr<FieldAnswers> answers_;  // of the place under way
};

}  // namespace

FieldAnswers::FieldAnswers(const State& state, const solve::FieldValues& values, const solve::FieldShift& shift,
                           FieldPlays plays)
    : field_(solve::field_of(state)),
      game_(field_, to_be_ahead(), values.before(state.turn + 1)),
      points_(field_, {}, values.before(state.turn + 1), shift),
      plays_(std::move(plays)) {}

void FieldAnswers::add() {
  Rng rng("review/" + std::to_string(plays_.size()));
  plays_.push_back(solve::solve_field(game_, effort_of(field_), rng));
}

std::array<std::vector<double>, kAnswers> FieldAnswers::worth(std::size_t seat,
                                                              std::span<const std::uint32_t> numbers) {
  std::array<std::vector<double>, kAnswers> all;
  for (std::size_t answer = 0; answer < kAnswers; ++answer) {
    Rng rng("review/worth/" + std::to_string(answer));
    all[answer] = solve::field_worth(points_, plays_[answer], seat, numbers, kCombinations, rng);
  }
  return all;
}

std::vector<float> FieldAnswers::worth_against(std::size_t seat, const solve::Profile& profile,
                                               std::span<const std::uint32_t> numbers) {
  std::vector<float> worth(numbers.size());
  points_.payoffs(seat, profile, numbers, worth);
  return worth;
}

Assessed FieldAnswers::assess(std::size_t seat, Number written) {
  // The other orders of the same digits are never better: numbers with the same first digit share it.
  std::vector<std::uint32_t> numbers = solve::lowest_numbers(field_.digits[seat]);
  const std::size_t count = numbers.size();
  numbers.push_back(written.key());
  const auto worths = worth(seat, numbers);
  const auto one = [&](std::size_t number) {
    return [&, number](std::size_t answer) { return worths[answer][number]; };
  };
  const double value = mean(kChoosing, kAnswers, one(count));
  // With other bonuses than the usual ones the worth of later turns is a guess, which may be off by as much as it adds.
  const double guess = kBonusShare[field_.seats - 3] * other_bonuses_after(field_.options, field_.turn).apart;
  const double error = std::hypot(standard_error(one(count)), guess, later_error(field_.seats, field_.turn));
  if (count == 0) return {value, Number(), value, error};
  std::size_t best = 0;
  for (std::size_t i = 1; i < count; ++i) {
    if (mean(0, kChoosing, one(i)) > mean(0, kChoosing, one(best))) best = i;
  }
  const double best_value = mean(kChoosing, kAnswers, one(best));
  const Number best_number = Number::from_key(numbers[best]);
  if (!written.written()) return assessed_nothing(value, best_number, best_value, error);
  const double noise = standard_error([&](std::size_t answer) { return worths[answer][best] - worths[answer][count]; });
  if (best_value - value <= noise) return {value, written, value, error};
  return {value, best_number, best_value, error};
}

solve::FieldShift shift_after(const State& state) {
  if (state.turn + 1 == kTurns) return {};
  solve::FieldShift shift = later_shift(state.seats, state.turn + 1);
  shift.base += static_cast<float>(kBonusShare[state.seats - 3] * other_bonuses_after(state.options, state.turn).sum);
  return shift;
}

Result<std::unique_ptr<Assessor>> make_field_assessor(const Replay& game, int first_seat) {
  const solve::FieldValues* const values = solve::shipped_field_values(game.seats);
  if (values == nullptr) return fail(solve::kNoFile, std::string(kFieldAsset), "the review comes from a file");
  const auto first = static_cast<std::size_t>(std::clamp(first_seat, 0, static_cast<int>(game.seats) - 1));
  return std::make_unique<FieldAssessor>(game, *values, first);
}

}  // namespace cifra::the_number::review
