#include "record/fair.h"

#include <algorithm>
#include <cstddef>

#include "base/sha256.h"
#include "game/game_type.h"
#include "record/shuffle.h"

namespace cifra::record {
namespace {

bool same_hash(std::string_view computed, std::string_view given) {
  return read_digest(computed) == read_digest(given);
}

std::string path_of(const Record& record, game::Moment moment, std::size_t seat) {
  std::string path = "fair.choices[" + std::to_string(moment.round) + "]";
  if (record.game->type().has_turns()) path += '[' + std::to_string(moment.turn) + ']';
  return path + '[' + std::to_string(seat) + ']';
}

Result<void> check_day(const Record& record, const DayProof& day) {
  if (!day.is_open ||
      (anchor_of(day.link, day.number) == day.anchor && record.game->is_deal_of(day_seed(day.board(), day.link)))) {
    return {};
  }
  return fail(kBadCommitment, "fair.day", "link, anchor and deck of the day do not fit");
}

}  // namespace

std::string choice_hash(std::string_view salt, std::string_view table, game::Moment moment, int seat,
                        std::string_view choice) {
  std::string text(salt);
  text.append(":").append(table).append(":").append(std::to_string(moment.round));
  text.append(":").append(std::to_string(moment.turn)).append(":").append(std::to_string(seat));
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
  if (fair.day) {
    if (auto good = check_day(record, *fair.day); !good) return good;
  }
  if (fair.shuffle && !record.game->is_deal_of(shuffle_seed(record.game->type().name(), *fair.shuffle))) {
    return fail(kBadCommitment, "fair.shuffle", "the deck is not that of this shuffle");
  }
  for (std::size_t round = 0; round < fair.choices.size(); ++round) {
    for (std::size_t turn = 0; turn < fair.choices[round].size(); ++turn) {
      for (std::size_t seat = 0; seat < fair.choices[round][turn].size(); ++seat) {
        const auto& commitment = fair.choices[round][turn][seat];
        if (!commitment) continue;
        const game::Moment moment{static_cast<int>(round), static_cast<int>(turn)};
        const auto at = [&] { return path_of(record, moment, seat); };
        const auto choice = record.game->choice_at(moment, seat);
        if (!choice) return fail(kBadCommitment, at(), "there is a commitment but no choice for it");
        const std::string hash = choice_hash(commitment->salt, fair.table, moment, static_cast<int>(seat), *choice);
        if (!same_hash(hash, commitment->sha256)) {
          return fail(kBadCommitment, at(), "the hash of the choice does not fit");
        }
      }
    }
  }
  return {};
}

}  // namespace cifra::record
