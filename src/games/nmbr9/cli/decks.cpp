#include "games/nmbr9/cli/decks.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/files.h"
#include "games/nmbr9/codec/codec.h"

namespace cifra::cli {
Result<std::vector<nmbr9::Deck>> read_decks(const std::string& path) {
  constexpr std::size_t kMost = std::size_t{64} << 20;  // more than a million decks
  const auto text = read_file(path, kMost);
  if (!text) return std::unexpected(text.error());
  std::vector<nmbr9::Deck> decks;
  std::string_view rest = *text;
  for (int number = 1; !rest.empty(); ++number) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    const std::string_view line = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    if (line.find_first_not_of(" \t\r") == std::string_view::npos) continue;
    const auto deck = nmbr9::read_deck(line);
    if (!deck) {
      return fail("bad_deck", path,
                  fmt::format("line {} of {} is not a deck: 20 numbers in commas, each of 0-9 twice", number, path));
    }
    decks.push_back(*deck);
  }
  return decks;
}

}  // namespace cifra::cli
