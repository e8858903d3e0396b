// Page methods about a game that was played: what another place would have been worth, and par of its shuffle.
#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "base/json_text.h"
#include "games/nmbr9/codec/codec.h"
#include "games/nmbr9/data/assets.h"
#include "games/nmbr9/page/methods.h"
#include "games/nmbr9/review/judging.h"
#include "games/nmbr9/review/strength.h"

namespace cifra::nmbr9::page {
namespace {

// Of games in which nobody knows the order, and of no more cards than a search board has room for.
Result<Variant> read_variant(const json::value& value) {
  if (value.is_null()) return Variant{};
  const json::string* const text = value.if_string();
  const auto variant = text != nullptr ? Variant::parse(*text) : std::nullopt;
  if (!variant) return fail(kBadInput, "variant", std::string(kVariantForm));
  if (variant->order != 'U') return fail(kBadInput, "variant", "the order of the cards must be unknown");
  if (variant->cards > search::kMaxSearchTiles) return fail(kBadInput, "variant", "these are too many cards");
  return *variant;
}

// Whether these can be the first cards of the variant.
bool may_be_dealt(const Variant& variant, std::span<const std::uint8_t> cards) {
  Deck deck;
  return std::ranges::all_of(cards, [&](int card) {
    if (!may_follow(variant, deck, card)) return false;
    deck.add(card);
    return true;
  });
}

std::unexpected<Error> no_file(std::string_view name) {
  return fail("asset_missing", std::string(name), "the review is led by a file");
}

void write_squares(JsonText& text, std::string_view key, const std::vector<review::Square>& squares) {
  text.key(key).begin_array();
  for (const review::Square& one : squares) text.begin_array().value(one.x).value(one.y).end_array();
  text.end_array();
}

std::string answer_of(const review::Reviewed& found) {
  return json_object([&](JsonText& text) {
    const game::GradeLimits& limits = review::kGradeLimits;
    text("expected", found.expected)("stderr", found.error)("lost", found.lost);
    text("grade", game::name_of(game::grade_of(found.lost, limits)));
    text("right", found.lost < game::tolerance(limits)).key("best").begin_object();
    text("x", int{found.best.x})("y", int{found.best.y})("level", int{found.best.level});
    text("rotation", int{found.best.rotation})("expected", found.best_expected()).end_object();
    write_squares(text, "holes", found.holes);
    write_squares(text, "best_holes", found.best_holes);
    text("above", found.above)("best_above", found.best_above);
  });
}

// What a placement is worth, as the review of a game with these cards says it.
Result<std::string> judge(Memory& /*memory*/, const json::object& input) {
  Variant variant;
  Layout layout;
  int number = 0;
  Placement place;
  Fields fields(input, kBadInput);
  fields.other("variant", variant, read_variant);
  fields.other("tiles", layout, read_layout);
  fields.number("number", number, kNumbers - 1);
  read_place(fields, place);
  fields.number("level", place.level, kMaxLevel);
  if (!fields.ok()) return fields.error();
  std::vector<std::uint8_t> cards;
  for (const Tile& tile : layout.tiles()) cards.push_back(tile.number);
  cards.push_back(static_cast<std::uint8_t>(number));
  if (!may_be_dealt(variant, cards)) return fail(kBadInput, "tiles", "these are no cards of this game");
  if (const auto legal = layout.check(number, place); !legal) {
    return fail(code(legal.error()), "", std::string(explain(legal.error())));
  }
  if (std::max(layout.levels(), place.level + 1) > search::kMaxLevels) {
    return fail(kBadInput, "level", "layouts of so many levels are not reviewed");
  }
  if (assets().bytes(search::kValueAsset).empty()) return no_file(search::kValueAsset);
  const search::ValueNet* const net = search::value_net();
  if (net == nullptr) return fail("bad_asset", std::string(search::kValueAsset), "the file is damaged");
  search::Player player(*net);
  review::Judging judging(player, variant, layout, number, place, {});
  while (!judging.done()) judging.step();
  review::Reviewed found;
  judging.write_to(found);
  return answer_of(found);
}

// A game of par, a little further with every call.
Result<std::string> par(Memory& memory, const json::object& input) {
  constexpr int kMostGames = 1000;
  constexpr int kMostPieces = 100;  // of some ten milliseconds
  Variant variant;
  Deck deck;
  int index = 0;
  int pieces = 0;
  Fields fields(input, kBadInput);
  fields.other("variant", variant, read_variant);
  fields.other("deck", deck, read_deck);
  fields.number("game", index, kMostGames - 1);
  fields.number("pieces", pieces, kMostPieces);
  if (!fields.ok()) return fields.error();
  if (deck.size() != variant.cards || !may_be_dealt(variant, deck.cards())) {
    return fail(kBadInput, "deck", "this is no whole deck of this game");
  }
  if (assets().bytes(search::kValueAsset).empty()) return no_file(search::kValueAsset);
  if (search::value_net() == nullptr) return fail("bad_asset", std::string(search::kValueAsset), "the file is damaged");
  auto& game = memory.par;
  if (!game || !game->is(variant, deck, index)) game.emplace(variant, deck, index);
  for (int i = 0; i < pieces && !game->done(); ++i) game->step();
  return json_object([&](JsonText& text) {
    text("progress", game->progress()).key("score");
    game->done() ? text.value(game->score()) : text.null();
  });
}

constexpr std::array<Method, 2> kReviewMethods = {{{"judge", judge}, {"par", par}}};

}  // namespace

std::span<const Method> review_methods() { return kReviewMethods; }

}  // namespace cifra::nmbr9::page
