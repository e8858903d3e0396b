// The part of the API that is about ratings.
#include <utility>

#include "base/json_text.h"
#include "house/api.h"
#include "house/house.h"
#include "house/ratings.h"

namespace cifra::house {

void Api::table_ratings() {
  with_table([self = shared_from_this()](const table::Table& table, const std::string&) {
    if (!table.settings().rated) return self->refuse({"not_found", "", "this table is not rated"});
    TableOfRated rated{table.id(), table.settings().game, !table.opened_seed().empty(), {}};
    for (const table::Seat& seat : table.seats()) rated.players.push_back(seat.player);
    self->tell_ratings(std::move(rated));
  });
}

void Api::tell_ratings(TableOfRated rated) {
  using Ratings = std::vector<std::optional<Shown>>;
  house_.worker_.ask<Ratings>([rated](store::Store& s) { return ratings_at(s, rated); },
                              [self = shared_from_this(), rated](const Result<Ratings>& ratings) {
                                if (!ratings) return self->refuse(ratings.error());
                                self->reply(json_object([&](JsonText& text) {
                                  text("game", rated.game).key("seats").begin_array();
                                  for (const auto& one : *ratings) {
                                    if (!one) {
                                      text.null();
                                      continue;
                                    }
                                    text.begin_object();
                                    write_shown(text, *one);
                                    text.end_object();
                                  }
                                  text.end_array();
                                }));
                              });
}

}  // namespace cifra::house
