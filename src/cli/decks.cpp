#include "cli/decks.h"

#include <fmt/format.h>

#include <cerrno>
#include <cstring>
#include <fstream>
#include <optional>

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
  std::ifstream file(path);
  if (!file) return fail("bad_file", path, fmt::format("cannot read {}: {}", path, std::strerror(errno)));
  std::vector<nmbr9::Deck> decks;
  std::string line;
  for (int number = 1; std::getline(file, line); ++number) {
    if (line.find_first_not_of(" \t\r") == std::string::npos) continue;
    const auto deck = parse_deck(line);
    if (!deck) {
      return fail("bad_deck", path,
                  fmt::format("line {} of {} is not a deck: 20 numbers in commas, each of 0-9 twice", number, path));
    }
    decks.push_back(*deck);
  }
  if (file.bad()) return fail("bad_file", path, fmt::format("cannot read {}", path));
  return decks;
}

}  // namespace cifra::cli
