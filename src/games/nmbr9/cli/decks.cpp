#include "games/nmbr9/cli/decks.h"

#include "cli/deals.h"
#include "games/nmbr9/codec/codec.h"
#include "games/nmbr9/type.h"

namespace cifra::cli {

Result<std::vector<nmbr9::Deck>> read_decks(const std::string& path) {
  const auto lines = read_deals(nmbr9::type(), path);
  if (!lines) return std::unexpected(lines.error());
  std::vector<nmbr9::Deck> decks;
  for (const std::string& line : *lines) decks.push_back(*nmbr9::read_deck(line));
  return decks;
}

}  // namespace cifra::cli
