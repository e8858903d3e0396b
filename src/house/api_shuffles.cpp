// The part of the API that is about numbered shuffles.
#include <string>
#include <utility>
#include <vector>

#include "house/api.h"
#include "house/house.h"
#include "house/numbered.h"

namespace cifra::house {

// What the others made of the shuffle of a table, once its game is over. A score that a crash has kept from being
// counted is counted now.
void Api::table_shuffle() {
  with_table([self = shared_from_this()](const table::Table& table, const std::string&) {
    const auto number = table.shuffle();
    if (!number || table.phase() != table::Phase::kFinished) {
      return self->refuse({"not_found", "", "there is no finished game on a numbered shuffle at this table"});
    }
    self->house_.worker_.ask<std::vector<store::ScoreBar>>(
        [id = table.id(), game = table.settings().game, number = *number, scores = shuffle_scores(table),
         now = self->house_.loop_.now_ms()](store::Store& s) -> Result<std::vector<store::ScoreBar>> {
          if (auto kept = keep_shuffle(s, id, scores, now); !kept) return std::unexpected(std::move(kept.error()));
          return s.shuffle_bars(game, number);
        },
        [self, number = *number](const Result<std::vector<store::ScoreBar>>& bars) {
          if (!bars) return self->refuse(bars.error());
          self->reply(shuffle_json(number, *bars));
        });
  });
}

}  // namespace cifra::house
