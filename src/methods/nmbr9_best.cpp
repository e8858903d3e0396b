// NMBR 9: the best layout for a shuffle that is known, a little better with every call, and how much there can be at
// most.
#include <algorithm>
#include <array>

#include "base/asset.h"
#include "base/fields.h"
#include "base/json_text.h"
#include "methods/method.h"
#include "solve/maximum/known.h"

namespace cifra::methods {
namespace {

constexpr std::uint64_t kMostWork = 2'000'000;  // at a time: some tenths of a second

Result<nmbr9::Deck> read_deck(const json::value& value) {
  const json::array* cards = value.if_array();
  if (cards == nullptr || cards->empty() || cards->size() > solve::kMaxSearchTiles) {
    return fail(kBadInput, "deck",
                "deck must be a list of 1 to " + std::to_string(solve::kMaxSearchTiles) + " numbers");
  }
  nmbr9::Deck deck;
  for (const json::value& card : *cards) {
    const std::int64_t* number = card.if_int64();
    if (number == nullptr || *number < 0 || *number >= nmbr9::kNumbers) {
      return fail(kBadInput, "deck", "a card of the deck must be 0 to 9");
    }
    deck.add(static_cast<int>(*number));
  }
  return deck;
}

Result<std::string> best(Memory& memory, const json::object& input) {
  nmbr9::Deck deck;
  std::uint64_t seed = 0;
  std::uint64_t work = 0;
  Fields fields(input, kBadInput);
  fields.other("deck", deck, read_deck);
  fields.number("seed", seed, std::uint64_t{1} << 32);
  fields.number("work", work, kMostWork);
  if (!fields.ok()) return fields.error();
  for (const std::string_view name : {solve::kKnownAsset, solve::kPlansAsset}) {
    if (asset(name).empty()) return fail("asset_missing", std::string(name), "the search is led by a file");
  }
  const solve::SearchBoard* found = memory.search.run(deck, seed, work);
  std::string out;
  JsonText text(out);
  text.begin_object();
  if (found != nullptr) {
    const nmbr9::Layout layout = found->layout();
    text("score", layout.score()).key("tiles").begin_array();
    for (const nmbr9::Tile& tile : layout.tiles()) {
      text.begin_object()("number", static_cast<int>(tile.number))("x", static_cast<int>(tile.at.x));
      text("y", static_cast<int>(tile.at.y))("level", static_cast<int>(tile.at.level));
      text("rotation", static_cast<int>(tile.at.rotation)).end_object();
    }
    text.end_array();
  }
  text("nodes", memory.search.nodes()).end_object();
  return out;
}

// States kept after a card: some 20 MB. On the 60 shuffles of bench/decks more do not make the bound smaller.
constexpr std::size_t kMostStates = 400'000;
constexpr int kMostScore = 1000;

Result<std::string> bound(Memory&, const json::object& input) {
  nmbr9::Deck deck;
  int score = 0;
  Fields fields(input, kBadInput);
  fields.other("deck", deck, read_deck);
  fields.number("score", score, kMostScore);
  if (!fields.ok()) return fields.error();
  for (int number = 0; number < nmbr9::kNumbers; ++number) {
    if (std::ranges::count(deck.cards(), number) > solve::maximum::kFitsCopies) {
      return fail(kBadInput, "deck", "a number may be there twice at most");
    }
  }
  solve::maximum::Fits fits;
  solve::maximum::Tight tight;
  const auto missing = [](std::string_view name) {
    return fail("asset_missing", std::string(name), "the bound needs a file");
  };
  if (!solve::maximum::load_fits(fits)) return missing(solve::maximum::kFitsAsset);
  if (!tight.load()) return missing(solve::maximum::kTightAsset);
  const auto answer = solve::maximum::known_bound(deck.cards(), fits, score, kMostStates, {}, &tight);
  std::string out;
  JsonText(out).begin_object()("bound", answer.bound).end_object();
  return out;
}

constexpr std::array<Method, 2> kBest = {{{"nmbr9.best", best}, {"nmbr9.bound", bound}}};

}  // namespace

std::span<const Method> nmbr9_best_methods() { return kBest; }

}  // namespace cifra::methods
