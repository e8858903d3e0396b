#include "terminal/sentences.h"

#include <fmt/format.h>

#include <cstddef>
#include <vector>

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

std::string points(int count) { return count == 1 ? "1 point" : fmt::format("{} points", count); }

std::string joined(std::span<const std::string> parts) {
  std::string text;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (i > 0) text += i + 1 == parts.size() ? " and " : ", ";
    text += parts[i];
  }
  return text;
}

std::string result(std::span<const std::string> names, const game::Standings& standings) {
  if (names.size() == 1) return fmt::format("{}.", points(standings.scores[0]));
  std::vector<std::string> winners;
  int score = 0;
  for (std::size_t seat = 0; seat < names.size(); ++seat) {
    if (!standings.winners.has(static_cast<int>(seat))) continue;
    winners.push_back(names[seat]);
    score = standings.scores[seat];
  }
  if (winners.size() == 1) return fmt::format("{} wins with {}.", winners[0], points(score));
  return fmt::format("{} share the victory with {} each.", joined(winners), points(score));
}

std::string same_luck(std::string_view game, std::string_view seed) {
  return fmt::format("The same luck again: cifra play {} --seed {}", game, quoted(seed));
}

}  // namespace cifra::terminal
