#include "games/nmbr9/review/possible.h"

#include <algorithm>

#include "base/runner.h"

namespace cifra::nmbr9::review {
namespace {

constexpr search::SearchSettings kSettings = {.most_value_width = 1000};  // wider beams take longer than a piece may
constexpr std::size_t kMostStates = 400'000;                              // some 20 MB

}  // namespace

Possible::Possible(const Variant& variant, const Deck& deck, const Layout& least, std::uint64_t work)
    : variant_(variant), deck_(deck), best_(least), work_(work) {
  search_.emplace(deck_.cards(), 0, kSettings);
}

void Possible::step() {
  if (phase_ == Phase::kSearch) {
    Runner here;
    search_->step(1, work_, here);
    if (const search::SearchBoard* found = search_->best(); found != nullptr && found->score() > best_.score()) {
      best_ = found->layout();
    }
    if (search_->nodes() < work_ && !search_->is_hopeless()) return;
    search_.reset();
    begin_bound();
    return;
  }
  if (bound_ && !bound_->done()) return bound_->step();
  if (bound_) upper_bound_ = bound_->result().bound;
  bound_.reset();
  phase_ = Phase::kDone;
}

// The tables know two copies of a number at most.
void Possible::begin_bound() {
  phase_ = Phase::kBound;
  for (int number = 0; number < kNumbers; ++number) {
    if (std::ranges::count(deck_.cards(), number) > bounds::kFitsCopies) return;
  }
  fits_ = std::make_unique<bounds::Fits>();
  tight_ = std::make_unique<bounds::Tight>();
  if (!bounds::load_fits(*fits_)) return;
  bound_.emplace(deck_.cards(), *fits_, best_.score(), kMostStates, tight_->load() ? tight_.get() : nullptr);
}

double Possible::progress() const {
  if (phase_ == Phase::kDone) return 1;
  if (phase_ == Phase::kBound) return 0.9;
  return 0.9 * std::min(1.0, static_cast<double>(search_->nodes()) / static_cast<double>(work_));
}

void Possible::write(JsonText& text) const {
  if (!done()) {
    text.null();
    return;
  }
  text.begin_object()("score", best_.score()).key("upper_bound");
  if (upper_bound_) {
    text.value(*upper_bound_);
  } else {
    text.null();
  }
  Recorded game{variant_, variant_ != Variant{}, deck_, {}};
  for (const Tile& tile : best_.tiles()) game.placements.push_back({tile.at});
  text.key("record").begin_object()("game", Game::kName).key("players").begin_array().value("solver").end_array();
  game::Codec<Game>::write(text, game);
  text.end_object().end_object();
}

}  // namespace cifra::nmbr9::review
