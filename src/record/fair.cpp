#include "record/fair.h"

#include <algorithm>
#include <cstddef>
#include <optional>

#include "base/sha256.h"

namespace cifra::record {
namespace {

bool same_hash(std::string_view computed, std::string_view given) {
  return std::ranges::equal(computed, given, [](char lower, char c) {
    return lower == (c >= 'A' && c <= 'F' ? static_cast<char>(c - 'A' + 'a') : c);
  });
}

// What was chosen at a moment, as it was hashed; nothing where nobody chose.
std::optional<std::string> choice_at(const TheNumberGame& game, const Moment& moment) {
  const Written& written = game.rounds[static_cast<std::size_t>(moment.round)][static_cast<std::size_t>(moment.turn)]
                                      [static_cast<std::size_t>(moment.seat)];
  if (written.kind != Written::Kind::kNumber) return std::nullopt;
  return choice_text(written.number);
}

std::optional<std::string> choice_at(const Nmbr9Game& game, const Moment& moment) {
  return choice_text(game.placements[static_cast<std::size_t>(moment.round)][static_cast<std::size_t>(moment.seat)]);
}

std::string path_of(const Record& record, const Moment& moment) {
  std::string path = "fair.choices[" + std::to_string(moment.round) + "]";
  if (std::holds_alternative<TheNumberGame>(record.game)) path += '[' + std::to_string(moment.turn) + ']';
  return path + '[' + std::to_string(moment.seat) + ']';
}

}  // namespace

std::string choice_text(the_number::Number number) { return number.text(); }

std::string choice_text(const nmbr9::Placement& p) {
  return std::to_string(p.x) + ',' + std::to_string(p.y) + ',' + std::to_string(p.level) + ',' +
         std::to_string(p.rotation);
}

std::string choice_hash(std::string_view salt, std::string_view table, const Moment& moment, std::string_view choice) {
  std::string text(salt);
  text.append(":").append(table).append(":").append(std::to_string(moment.round));
  text.append(":").append(std::to_string(moment.turn)).append(":").append(std::to_string(moment.seat));
  text.append(":").append(choice);
  return hex(sha256(text));
}

std::string deck_hash(std::string_view salt, std::string_view table, std::string_view seed) {
  std::string text(salt);
  text.append(":").append(table).append(":").append(seed);
  return hex(sha256(text));
}

Result<void> check_fair(const Record& record) {
  if (!record.fair) return {};
  const Fair& fair = *record.fair;
  if (fair.deck) {
    const std::string hash = deck_hash(fair.deck->commitment.salt, fair.table, fair.deck->seed);
    if (!same_hash(hash, fair.deck->commitment.sha256)) {
      return fail(kBadCommitment, "fair.deck", "the hash of the deck's seed does not fit");
    }
  }
  for (std::size_t round = 0; round < fair.choices.size(); ++round) {
    for (std::size_t turn = 0; turn < fair.choices[round].size(); ++turn) {
      for (std::size_t seat = 0; seat < fair.choices[round][turn].size(); ++seat) {
        const auto& commitment = fair.choices[round][turn][seat];
        if (!commitment) continue;
        const Moment moment{static_cast<int>(round), static_cast<int>(turn), static_cast<int>(seat)};
        const auto choice = std::visit([&](const auto& game) { return choice_at(game, moment); }, record.game);
        if (!choice) return fail(kBadCommitment, path_of(record, moment), "a commitment, and nothing that it opens to");
        if (!same_hash(choice_hash(commitment->salt, fair.table, moment, *choice), commitment->sha256)) {
          return fail(kBadCommitment, path_of(record, moment), "the hash of the choice does not fit");
        }
      }
    }
  }
  return {};
}

}  // namespace cifra::record
