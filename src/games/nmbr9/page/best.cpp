// Page methods about a known shuffle: the best layout for a shuffle that is known, a little better with every call, and
// how much there can be at most.
#include <algorithm>
#include <array>

#include "base/fields.h"
#include "base/json_text.h"
#include "games/nmbr9/bounds/known_bound.h"
#include "games/nmbr9/data/assets.h"
#include "games/nmbr9/page/methods.h"

namespace cifra::nmbr9::page {

Result<Deck> read_deck(const json::value& value) {
  const json::array* cards = value.if_array();
  if (cards == nullptr || cards->empty() || cards->size() > search::kMaxSearchTiles) {
    return fail(kBadInput, "deck",
                "deck must be a list of 1 to " + std::to_string(search::kMaxSearchTiles) + " numbers");
  }
  Deck deck;
  for (const json::value& card : *cards) {
    const std::int64_t* number = card.if_int64();
    if (number == nullptr || *number < 0 || *number >= kNumbers) {
      return fail(kBadInput, "deck", "a card of the deck must be 0 to 9");
    }
    deck.add(static_cast<int>(*number));
  }
  return deck;
}

namespace {

constexpr std::uint64_t kMostWork = 2'000'000;  // at a time: some tenths of a second

Result<std::string> best(Memory& memory, const json::object& input) {
  Deck deck;
  std::uint64_t seed = 0;
  std::uint64_t work = 0;
  Fields fields(input, kBadInput);
  fields.other("deck", deck, read_deck);
  fields.number("seed", seed, std::uint64_t{1} << 32);
  fields.number("work", work, kMostWork);
  if (!fields.ok()) return fields.error();
  for (const std::string_view name : {search::kKnownAsset, search::kPlansAsset}) {
    if (assets().bytes(name).empty()) return fail("asset_missing", std::string(name), "the search is led by a file");
  }
  const search::SearchBoard* found = memory.search.run(deck, seed, work);
  std::string out;
  JsonText text(out);
  text.begin_object();
  if (found != nullptr) {
    const Layout layout = found->layout();
    text("score", layout.score()).key("tiles").begin_array();
    for (const Tile& tile : layout.tiles()) {
      text.begin_object()("number", static_cast<int>(tile.number))("x", static_cast<int>(tile.at.x));
      text("y", static_cast<int>(tile.at.y))("level", static_cast<int>(tile.at.level));
      text("rotation", static_cast<int>(tile.at.rotation)).end_object();
    }
    text.end_array();
  }
  text("nodes", memory.search.nodes()).end_object();
  return out;
}

// States kept after a card: some 20 MB. On the 60 known shuffles of research/nmbr9/decks more do not make the bound
// smaller.
constexpr std::size_t kMostStates = 400'000;
constexpr int kMostScore = 1000;

Result<std::string> bound(Memory&, const json::object& input) {
  Deck deck;
  int score = 0;
  Fields fields(input, kBadInput);
  fields.other("deck", deck, read_deck);
  fields.number("score", score, kMostScore);
  if (!fields.ok()) return fields.error();
  for (int number = 0; number < kNumbers; ++number) {
    if (std::ranges::count(deck.cards(), number) > bounds::kFitsCopies) {
      return fail(kBadInput, "deck", "a number may be there twice at most");
    }
  }
  bounds::Fits fits;
  bounds::Tight tight;
  const auto missing = [](std::string_view name) {
    return fail("asset_missing", std::string(name), "the bound needs a file");
  };
  if (!bounds::load_fits(fits)) return missing(bounds::kFitsAsset);
  if (!tight.load()) return missing(bounds::kTightAsset);
  const auto answer = bounds::known_bound(deck.cards(), fits, score, kMostStates, &tight);
  std::string out;
  JsonText(out).begin_object()("bound", answer.bound).end_object();
  return out;
}

constexpr std::array<Method, 2> kBestMethods = {{{"best", best}, {"bound", bound}}};

}  // namespace

std::span<const Method> best_methods() { return kBestMethods; }

}  // namespace cifra::nmbr9::page
