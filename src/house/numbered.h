// Numbered shuffles at tables: an option with which everybody is dealt the lowest shuffle (record/shuffle.h) that
// nobody at the table has played on this server, so that every game has others to be compared with. Others may know its
// order.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "base/error.h"
#include "store/store.h"
#include "table/table.h"

namespace cifra::house {

// Whether a table may have these settings.
Result<void> may_be_numbered(const table::Settings& settings);

// The people of a table, in order of their seats.
std::vector<std::string> people_of(const table::Table& table);

// The players of a finished game and their scores. Bots, and seats that a bot filled in for, are not counted.
std::vector<std::pair<std::string, int>> shuffle_scores(const table::Table& table);

// Keeps these scores for the shuffle of the table. Nothing when they are kept already.
Result<void> keep_shuffle(store::Store& store, const std::string& table,
                          const std::vector<std::pair<std::string, int>>& scores, std::int64_t now_ms);

// What others made of a shuffle, as the API tells it.
std::string shuffle_json(int number, const std::vector<store::ScoreBar>& bars);

}  // namespace cifra::house
