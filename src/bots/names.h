// Bots by name, as people and scripts write them: "easy,random". Used by every command that seats bots.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "bots/bot.h"

namespace cifra::bots {

// Levels with commas between, each of which exists for the game; the empty text is no bot at all.
template <game::SimultaneousGame G>
Result<std::vector<std::string>> parse_names(std::string_view text) {
  std::vector<std::string> names;
  for (bool more = !text.empty(); more;) {
    const std::size_t comma = std::min(text.find(','), text.size());
    const std::string name(text.substr(0, comma));
    if (std::ranges::find(levels<G>(), name, &Level<G>::name) == levels<G>().end()) {
      std::string message = "there is no bot '" + name + "' for " + std::string(G::kName) + "; there are:";
      for (const Level<G>& level : levels<G>()) message.append(" ").append(level.name);
      return fail("bad_bots", "bots", std::move(message));
    }
    names.push_back(name);
    more = comma < text.size();
    text.remove_prefix(more ? comma + 1 : comma);
  }
  return names;
}

}  // namespace cifra::bots
