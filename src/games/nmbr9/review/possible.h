// Possible: the best layout found for a shuffle whose order is known, and what no layout of it exceeds. A fixed amount
// of work, so that the answer is the same everywhere. Nobody could have known the order: it is the ceiling, not what a
// player is measured against.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "base/json_text.h"
#include "games/nmbr9/bounds/known_bound.h"
#include "games/nmbr9/codec/codec.h"
#include "games/nmbr9/search/known_search.h"

namespace cifra::nmbr9::review {

class Possible {
 public:
  // The cards as the variant has them, or the first of them; at most kMaxSearchTiles. `least` is what somebody has
  // scored with them.
  Possible(const Variant& variant, const Deck& deck, const Layout& least, std::uint64_t work);

  bool done() const { return phase_ == Phase::kDone; }
  void step();
  double progress() const;

  void write(JsonText& text) const;  // an object, or null while there is nothing

 private:
  enum class Phase : std::uint8_t { kSearch, kBound, kDone };
  void begin_bound();

  Variant variant_;
  Deck deck_;
  Layout best_;
  std::uint64_t work_;
  Phase phase_ = Phase::kSearch;
  std::optional<search::KnownSearch> search_;
  std::unique_ptr<bounds::Fits> fits_;
  std::unique_ptr<bounds::Tight> tight_;
  std::optional<bounds::KnownBoundSteps> bound_;
  std::optional<int> upper_bound_;
};

}  // namespace cifra::nmbr9::review
