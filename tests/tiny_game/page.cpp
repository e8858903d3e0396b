#include "tests/tiny_game/page.h"

#include <array>

#include "base/fields.h"
#include "base/json_text.h"

namespace cifra::tiny {
namespace {

struct Memory {
  int calls = 0;
};
using Method = game::PageMethod<Memory>;

// {"card":4} -> {"beats":[5,6,7,8,9],"calls":1}
Result<std::string> beats(Memory& memory, const json::object& input) {
  int card = 0;
  Fields fields(input, game::kBadInput);
  fields.number("card", card, 8);
  if (!fields.ok()) return fields.error();
  std::string out;
  JsonText text(out);
  text.begin_object().key("beats").begin_array();
  for (int pick = card + 1; pick < 10; ++pick) text.value(pick);
  text.end_array()("calls", ++memory.calls).end_object();
  return out;
}

constexpr std::array<Method, 1> kMethods = {{{"beats", beats}}};

}  // namespace

std::unique_ptr<game::Page> make_page() {
  static const std::array<std::span<const Method>, 1> kTables = {kMethods};
  return std::make_unique<game::PageOf<Memory>>(kTables);
}

}  // namespace cifra::tiny
