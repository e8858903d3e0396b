// Page methods for who wants to be shown a good place.
#include <array>
#include <string>

#include "base/fields.h"
#include "base/json_text.h"
#include "games/nmbr9/page/methods.h"
#include "games/nmbr9/review/hints.h"

namespace cifra::nmbr9::page {
namespace {

Result<std::string> hints(Memory& /*memory*/, const json::object& input) {
  std::string name;
  Layout layout;
  Deck cards;
  Fields fields(input, kBadInput);
  fields.text("variant", name, 16, false);
  fields.other("deck", cards, read_deck);
  fields.other("tiles", layout, read_layout);
  if (!fields.ok()) return fields.error();
  const auto variant = name.empty() ? Variant{} : Variant::parse(name);
  if (!variant) return fail(kBadInput, "variant", std::string(kVariantForm));
  bool good = cards.size() == layout.tiles().size() + 1;
  Deck deck;
  for (const int card : cards.cards()) {
    good = good && may_follow(*variant, deck, card);
    deck.add(card);
  }
  if (!good) return fail(kBadInput, "deck", "deck must be the cards turned over, one more than there are tiles");
  const auto found = review::hints(*variant, cards, layout);
  if (!found) return std::unexpected(found.error());
  std::string out;
  JsonText text(out);
  text.begin_array();
  for (const review::Alternative& one : *found) {
    text.begin_object()("x", static_cast<int>(one.placement.x))("y", static_cast<int>(one.placement.y));
    text("level", static_cast<int>(one.placement.level))("rotation", static_cast<int>(one.placement.rotation));
    text("expected", one.expected).end_object();
  }
  text.end_array();
  return out;
}

constexpr std::array<Method, 1> kHintMethods = {{{"hints", hints}}};

}  // namespace

std::span<const Method> hint_methods() { return kHintMethods; }

}  // namespace cifra::nmbr9::page
