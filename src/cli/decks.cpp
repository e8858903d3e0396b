#include "cli/decks.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "cli/files.h"

namespace cifra::cli {
namespace {

std::optional<nmbr9::Deck> parse_deck(std::string_view line) {
  const nmbr9::Variant standard;
  nmbr9::Deck deck;
  bool number_is_next = true;
  for (const char c : line) {
    if (c == ' ' || c == '\t' || c == '\r') continue;
    if (number_is_next) {
      if (!nmbr9::may_follow(standard, deck, c - '0')) return std::nullopt;
      deck.add(c - '0');
    } else if (c != ',') {
      return std::nullopt;
    }
    number_is_next = !number_is_next;
  }
  if (deck.size() != standard.cards || number_is_next) return std::nullopt;
  return deck;
}

}  // namespace

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
    const auto deck = parse_deck(line);
    if (!deck) {
      return fail("bad_deck", path,
                  fmt::format("line {} of {} is not a deck: 20 numbers in commas, each of 0-9 twice", number, path));
    }
    decks.push_back(*deck);
  }
  return decks;
}

}  // namespace cifra::cli
