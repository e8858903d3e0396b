#include "record/referee.h"

#include <cstddef>

#include "record/fair.h"
#include "record/read.h"

namespace cifra::record {
namespace {

Verdict refused(const Error& error) {
  const json::object verdict{{"valid", false},
                             {"error", {{"at", error.at}, {"code", error.code}, {"message", error.message}}}};
  return {false, json::serialize(verdict), {}};
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

Result<json::object> judge(const Record& record) {
  auto verdict = record.game->judge(record.players.size());
  if (!verdict) return verdict;
  if (const auto fair = check_fair(record); !fair) return std::unexpected(fair.error());
  if (record.fair) (*verdict)["fair"] = "checked";
  return verdict;
}

std::vector<std::string> remarks(const Record& record) {
  std::vector<std::string> list;
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
  const auto verdict = judge(*record);
  if (!verdict) return refused(verdict.error());
  return {true, json::serialize(*verdict), remarks(*record)};
}

Verdict too_long() { return refused({std::string(kBadRecord), "", "the line is longer than 1 MiB"}); }

}  // namespace cifra::record
