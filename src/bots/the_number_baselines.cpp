#include "bots/the_number_baselines.h"

#include <algorithm>
#include <bit>

#include "bots/the_number_crowd.h"

namespace cifra::bots {
namespace {

using namespace the_number;
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

class Human : public Bot<Game> {
 public:
  Number choose(const View& view, Rng& rng) override {
    return thought_of(view.state, static_cast<std::size_t>(view.seat), rng);
  }
};

}  // namespace

std::unique_ptr<Bot<Game>> make_triples() { return std::make_unique<Triples>(); }
std::unique_ptr<Bot<Game>> make_low() { return std::make_unique<Low>(); }
std::unique_ptr<Bot<Game>> make_greedy() { return std::make_unique<Greedy>(false); }
std::unique_ptr<Bot<Game>> make_saver() { return std::make_unique<Greedy>(true); }
std::unique_ptr<Bot<Game>> make_human() { return std::make_unique<Human>(); }

}  // namespace cifra::bots
