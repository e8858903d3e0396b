#include "games/the_number/bots/baselines.h"

#include "games/the_number/bots/crowd.h"

namespace cifra::the_number::bots {
namespace {

using View = game::View<Game>;

class Triples : public game::Bot<Game> {
 public:
  Number choose(const View& view, Rng& rng, const Stop&) override { return equal_digits(own_digits(view), rng); }
};

class Low : public game::Bot<Game> {
 public:
  Number choose(const View& view, Rng& rng, const Stop&) override { return low_digits(own_digits(view), rng); }
};

class Greedy : public game::Bot<Game> {
 public:
  explicit Greedy(bool later) : later_(later) {}
  Number choose(const View& view, Rng& rng, const Stop&) override {
    return best_against(Crowd::kAnything, view, later_, 200, rng);
  }

 private:
  bool later_;
};

class Human : public game::Bot<Game> {
 public:
  Number choose(const View& view, Rng& rng, const Stop&) override {
    return thought_of(view.state, static_cast<std::size_t>(view.seat), rng);
  }
};

}  // namespace

std::unique_ptr<game::Bot<Game>> make_triples() { return std::make_unique<Triples>(); }
std::unique_ptr<game::Bot<Game>> make_low() { return std::make_unique<Low>(); }
std::unique_ptr<game::Bot<Game>> make_greedy() { return std::make_unique<Greedy>(false); }
std::unique_ptr<game::Bot<Game>> make_saver() { return std::make_unique<Greedy>(true); }
std::unique_ptr<game::Bot<Game>> make_human() { return std::make_unique<Human>(); }

}  // namespace cifra::the_number::bots
