// Ratings: which games are rated, how they are counted, and what anybody is shown of it.
//
// A table is rated when its settings say so; whoever sits down there agrees. What its end came to is written together
// with its last event (store::RatedResult), so whichever node ended the game, it is there once. Counting it is a second
// step, on the thread of the store, by whichever node comes first: the game gets the next number of its league, and the
// ratings of everybody in it change (rating/rating.h). All of it can be computed again from the games (recompute.h).
//
// A league is a game; its bots are a league of their own, whose games are only looked at (`cifra admin ratings`), so
// that no bot ever moves a person's rating.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "base/json_text.h"
#include "rating/rating.h"
#include "store/store.h"
#include "table/command.h"
#include "table/table.h"

namespace cifra::house {

// What the league of a game's bots begins with.
inline constexpr std::string_view kOfBots = "bots/";

// What rated games are played with: a clock, the usual options, and people.
Result<void> may_be_rated(const table::Settings& settings);
// Whether a command that the table itself allows is one for a rated table, or makes it one.
Result<void> may_at_rated(const table::Table& table, const table::Command& command, std::string_view player);

// Of a game that has just ended: who finished where. Nothing if it is not rated. Somebody whom a bot stood in for, for
// however long, comes after all others; what the clock chose counts as their own.
std::optional<store::RatedResult> rated_result(const table::Table& table);

// Counts what waits to be counted. On the thread of the store.
Result<void> count_games(store::Store& store);

// A rating as people see it, from rating::kGamesToShow games on.
struct Shown {
  rating::Rating rating;
  std::int64_t games = 0;
  std::optional<int> change;  // by the last game, if there was something to see before it

  bool is_shown() const { return games >= rating::kGamesToShow; }
};
Shown shown(const store::Rater& rater);
void write_shown(JsonText& text, const Shown& shown);  // "rating", "uncertainty", "games", "change"

// What the seats of a rated table are shown with: while it is open or played the ratings of now, after it those that
// the game led to. Nothing for seats that have none to be shown. On the thread of the store.
struct TableOfRated {
  std::string id;
  std::string game;
  bool finished = false;
  std::vector<std::string> players;  // seat by seat
};
Result<std::vector<std::optional<Shown>>> ratings_at(store::Store& store, const TableOfRated& table);

}  // namespace cifra::house
