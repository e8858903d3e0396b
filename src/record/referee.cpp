#include "record/referee.h"

#include <cstddef>
#include <utility>

#include "base/json_text.h"
#include "game/game_type.h"
#include "record/fair.h"
#include "record/read.h"

namespace cifra::record {
namespace {

Verdict refused(const Error& error) {
  Verdict verdict;
  JsonText text(verdict.line);
  text.begin_object()("valid", false).key("error").begin_object();
  text("at", error.at)("code", error.code)("message", error.message).end_object().end_object();
  return verdict;
}

int uncommitted_choices(const Record& record) {
  int count = 0;
  for (std::size_t r = 0; r < record.fair->choices.size(); ++r) {
    for (std::size_t t = 0; t < record.fair->choices[r].size(); ++t) {
      for (std::size_t seat = 0; seat < record.players.size(); ++seat) {
        const game::Moment moment{static_cast<int>(r), static_cast<int>(t)};
        if (!record.fair->choices[r][t][seat] && record.game->choice_at(moment, seat)) ++count;
      }
    }
  }
  return count;
}

}  // namespace

Result<std::string> judge(const Record& record) {
  std::string verdict;
  JsonText text(verdict);
  text.begin_object()("game", record.game->type().name())("valid", true);
  if (auto judged = record.game->judge(record.players.size(), text); !judged) {
    return std::unexpected(std::move(judged.error()));
  }
  if (auto fair = check_fair(record); !fair) return std::unexpected(std::move(fair.error()));
  if (record.fair) text("fair", "checked");
  text.end_object();
  return verdict;
}

std::vector<std::string> remarks(const Record& record) {
  std::vector<std::string> list;
  if (record.from) list.emplace_back("the turns before the one that `from` names are those of another game");
  if (!record.fair) return list;
  if (const int count = uncommitted_choices(record); count > 0) {
    list.push_back("no commitment for " + std::to_string(count) + (count == 1 ? " choice" : " choices"));
  }
  if (record.fair->deck && !record.game->is_deal_of(record.fair->deck->seed)) {
    list.emplace_back("the deck is not the one that `cifra deck` makes of its seed");
  }
  return list;
}

Verdict referee(std::string_view text) {
  const auto record = read_record(text);
  if (!record) return refused(record.error());
  auto verdict = judge(*record);
  if (!verdict) return refused(verdict.error());
  return {true, std::move(*verdict), remarks(*record)};
}

Verdict too_long() { return refused({std::string(kBadRecord), "", "the line is longer than 1 MiB"}); }

}  // namespace cifra::record
