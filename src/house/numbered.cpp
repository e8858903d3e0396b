#include "house/numbered.h"

#include <algorithm>
#include <utility>

#include "base/json_text.h"
#include "game/registry.h"

namespace cifra::house {
namespace {

std::unexpected<Error> not_numbered(std::string why) { return fail("not_numbered", "", std::move(why)); }

}  // namespace

Result<void> may_be_numbered(const table::Settings& settings) {
  if (!settings.numbered) return {};
  const game::GameType* type = game::find_game_type(settings.game);
  if (type == nullptr || !type->is_daily()) return not_numbered("nothing is shuffled in this game");
  if (settings.rated)
    return not_numbered("a rated game has a shuffle of its own: others may know the order of a numbered one");
  const auto usual = type->complete(nullptr);
  const auto wanted = type->complete(settings.options);
  if (!usual || !wanted || *usual != *wanted) return not_numbered("numbered shuffles are of the usual deck");
  return {};
}

std::vector<std::string> people_of(const table::Table& table) {
  std::vector<std::string> people;
  for (const table::Seat& seat : table.seats()) {
    if (seat.is_person()) people.push_back(seat.player);
  }
  return people;
}

std::vector<std::pair<std::string, int>> shuffle_scores(const table::Table& table) {
  std::vector<std::pair<std::string, int>> scores;
  for (int i = 0; i < static_cast<int>(table.seats().size()); ++i) {
    const table::Seat& seat = table.seats()[static_cast<std::size_t>(i)];
    if (seat.is_person() && !seat.player.empty() && !table.had_stand_in(i)) {
      scores.emplace_back(seat.player, table.score(i));
    }
  }
  return scores;
}

Result<void> keep_shuffle(store::Store& store, const std::string& table,
                          const std::vector<std::pair<std::string, int>>& scores, std::int64_t now_ms) {
  for (const auto& [player, score] : scores) {
    if (auto kept = store.finish_shuffle(table, player, score, now_ms); !kept) return kept;
  }
  return {};
}

std::string shuffle_json(int number, const std::vector<store::ScoreBar>& bars) {
  int games = 0;
  for (const store::ScoreBar& bar : bars) games += bar.tries;
  return json_object([&](JsonText& text) {
    text("shuffle", number)("games", games).key("median");
    // Of an even number the lower one of the two in the middle.
    int before = 0;
    const auto middle = std::ranges::find_if(bars, [&](const store::ScoreBar& bar) {
      before += bar.tries;
      return 2 * before >= games;
    });
    games > 0 && middle != bars.end() ? text.value(middle->score) : text.null();
    text.key("bars").begin_array();
    for (const store::ScoreBar& bar : bars) text.begin_array().value(bar.score).value(bar.tries).end_array();
    text.end_array();
  });
}

}  // namespace cifra::house
