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
  json::value listed;
  Fields fields(input, kBadInput);
  fields.text("variant", name, 16, false);
  fields.other("cards", listed, [](const json::value& value) -> Result<json::value> { return value; });
  fields.other("tiles", layout, read_layout);
  if (!fields.ok()) return fields.error();
  const auto variant = name.empty() ? Variant{} : Variant::parse(name);
  if (!variant) return fail(kBadInput, "variant", std::string(kVariantForm));
  const auto bad = [] {
    return fail(kBadInput, "cards", "cards must be those turned over, one more than there are tiles");
  };
  const json::array* const list = listed.if_array();
  if (list == nullptr || list->size() != layout.tiles().size() + 1) return bad();
  Deck cards;
  for (const json::value& card : *list) {
    const std::int64_t* const number = card.if_int64();
    if (number == nullptr || *number < 0 || *number >= kNumbers) return bad();
    if (!may_follow(*variant, cards, static_cast<int>(*number))) return bad();
    cards.add(static_cast<int>(*number));
  }
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
