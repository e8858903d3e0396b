#include "terminal/sentences.h"

#include <fmt/format.h>

#include <cstddef>
#include <vector>

#include "terminal/texts.h"

namespace cifra::terminal {
namespace {

// As a word of the shell.
std::string quoted(std::string_view text) {
  constexpr std::string_view kPlainSigns = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_./";
  if (!text.empty() && text.find_first_not_of(kPlainSigns) == text.npos) return std::string(text);
  std::string word = "'";
  for (const char c : text) word += c == '\'' ? "'\\''" : std::string(1, c);
  return word + "'";
}

}  // namespace

std::string points(const Words& words, int count) { return words("shell.points"_text, {{"n", count}}); }

std::string result(const Words& words, std::span<const std::string> names, const game::Standings& standings) {
  std::vector<std::string> winners;
  for (std::size_t seat = 0; seat < names.size(); ++seat) {
    if (standings.winners.has(static_cast<int>(seat))) winners.push_back(names[seat]);
  }
  if (winners.size() > 1) return words("shell.end.win"_text, {{"names", words.joined(winners)}});
  if (standings.winners.has(0)) return words("shell.end.youWin"_text);
  return words("shell.end.wins"_text, {{"name", winners.empty() ? "" : winners[0]}});
}

std::string same_game(std::string_view game, std::string_view bots, std::string_view seed) {
  const std::string asked = bots.empty() ? "" : fmt::format(" --bots {}", bots);
  return fmt::format("cifra play {}{} --seed {}", game, asked, quoted(seed));
}

}  // namespace cifra::terminal
