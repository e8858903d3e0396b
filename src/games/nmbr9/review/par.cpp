#include "games/nmbr9/review/par.h"

#include <cmath>
#include <string>

namespace cifra::nmbr9::review {
namespace {

constexpr std::uint64_t kThinkingPiece = 20'000;  // placements looked at in a piece of work

}  // namespace

ParGame::ParGame(const Variant& variant, const Deck& deck, int index)
    : deck_(deck), index_(index), rng_("par-" + std::to_string(index) + "/0/0") {
  view_.state.variant = variant;
  view_.state.seats = 1;
  view_.seat = 0;
}

void ParGame::step() {
  State& state = view_.state;
  if (!thinking_) {
    Game::deal(state, deck_);
    expert_.begin(view_, rng_);
    thinking_ = true;
  }
  if (expert_.go_on(kThinkingPiece)) return;
  thinking_ = false;
  state.layouts[0].place_unchecked(*open_card(state), expert_.chosen());
  ++state.round;
}

void Par::step() {
  if (!game_) game_.emplace(variant_, deck_, static_cast<int>(scores_.size()));
  game_->step();
  if (!game_->done()) return;
  scores_.push_back(game_->score());
  game_.reset();
}

double Par::progress() const {
  if (done()) return 1;
  return (static_cast<double>(scores_.size()) + (game_ ? game_->progress() : 0)) / games_;
}

void Par::write(JsonText& text) const {
  if (games_ == 0 || !done()) {
    text.key("par").null().key("par_stderr").null();
    return;
  }
  const auto n = static_cast<double>(scores_.size());
  double mean = 0;
  for (const int score : scores_) mean += score / n;
  text("par", mean).key("par_stderr");
  if (scores_.size() < 2) {  // one game does not say how sure it is
    text.null();
    return;
  }
  double squares = 0;
  for (const int score : scores_) squares += (score - mean) * (score - mean);
  text.value(std::sqrt(squares / (n - 1) / n));
}

}  // namespace cifra::nmbr9::review
