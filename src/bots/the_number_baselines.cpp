#include "bots/the_number_baselines.h"

#include <algorithm>
#include <bit>

#include "bots/the_number_crowd.h"
#include "bots/the_number_thinker.h"

namespace cifra::bots {
namespace {

using namespace the_number;
using namespace solve::number;
using View = game::View<Game>;

DigitSet own_digits(const View& view) { return view.state.available[static_cast<std::size_t>(view.seat)]; }

class Triples : public Bot<Game> {
 public:
  Number choose(const View& view, Rng& rng) override {
    const DigitSet available = own_digits(view);
    const unsigned digit = digit_at(available, rng.below(static_cast<std::uint32_t>(std::popcount(available))));
    return {digit, digit, digit};
  }
};

class Low : public Bot<Game> {
 public:
  Number choose(const View& view, Rng& rng) override {
    const DigitSet available = own_digits(view);
    const auto count = static_cast<std::uint32_t>(std::min(3, std::popcount(available)));
    const auto any = [&] { return digit_at(available, rng.below(count)); };
    const unsigned first = any();
    const unsigned second = any();
    return {first, second, any()};
  }
};

class Greedy : public Bot<Game> {
 public:
  explicit Greedy(bool later) : later_(later) {}
  Number choose(const View& view, Rng& rng) override { return best_against(Crowd::kAnything, view, later_, 200, rng); }

 private:
  bool later_;
};

// Weighs numbers against what people write, less a price for digits that will be missed, and errs by some points.
class Human : public Bot<Game> {
 public:
  Number choose(const View& view, Rng& rng) override {
    constexpr int kTurnsImagined = 24;
    constexpr float kPrice = 0.12F;  // of a digit for every turn to come, times the digit
    const auto seat = static_cast<std::size_t>(view.seat);
    FieldTurn turn(field_of(view.state), Goal{}, nullptr);
    const auto numbers = lowest_numbers(own_digits(view));
    auto worth = worth_against(turn, seat, imagined_turns(Crowd::kPeople, view.state, kTurnsImagined, rng), numbers);
    const auto turns_to_come = static_cast<float>(kTurns - 1 - view.state.turn);
    for (std::size_t i = 0; i < numbers.size(); ++i) {
      float price = 0;
      for_each_digit(Number::from_key(numbers[i]).digits(),
                     [&](unsigned digit) { price += static_cast<float>(digit); });
      worth[i] += static_cast<float>(rng.below(1000)) * 0.004F - kPrice * turns_to_come * price;
    }
    return best_of(numbers, worth, rng);
  }
};

}  // namespace

std::unique_ptr<Bot<Game>> make_triples() { return std::make_unique<Triples>(); }
std::unique_ptr<Bot<Game>> make_low() { return std::make_unique<Low>(); }
std::unique_ptr<Bot<Game>> make_greedy() { return std::make_unique<Greedy>(false); }
std::unique_ptr<Bot<Game>> make_saver() { return std::make_unique<Greedy>(true); }
std::unique_ptr<Bot<Game>> make_human() { return std::make_unique<Human>(); }

}  // namespace cifra::bots
