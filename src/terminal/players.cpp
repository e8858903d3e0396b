#include "terminal/players.h"

#include <fmt/format.h>

#include <array>

namespace cifra::terminal {

std::vector<std::string> seat_names(const Setup& setup, const LevelName& level_name) {
  constexpr std::array<std::string_view, 5> kBotNames = {"Bruno", "Marta", "Theo", "Yuki", "Ines"};
  std::vector<std::string> names = {setup.name};
  std::size_t next = 0;
  for (const std::string& level : setup.bots) {
    if (kBotNames[next] == setup.name) ++next;
    names.push_back(fmt::format("{} ({})", kBotNames[next++], level_name(level)));
  }
  return names;
}

}  // namespace cifra::terminal
