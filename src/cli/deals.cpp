#include "cli/deals.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <string_view>

#include "cli/files.h"

namespace cifra::cli {

Result<std::vector<std::string>> read_deals(const game::GameType& type, const std::string& path) {
  constexpr std::size_t kMost = std::size_t{64} << 20;  // more than a million decks
  const auto text = read_file(path, kMost);
  if (!text) return std::unexpected(text.error());
  std::vector<std::string> deals;
  std::string_view rest = *text;
  for (int number = 1; !rest.empty(); ++number) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    const std::string_view line = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    if (line.find_first_not_of(" \t\r") == std::string_view::npos) continue;
    if (const auto good = type.check_deal(line); !good) {
      return fail(good.error().code, path, fmt::format("line {} of {}: {}", number, path, good.error().message));
    }
    deals.emplace_back(line);
  }
  return deals;
}

}  // namespace cifra::cli
