// Party: people and bots at one table of a test house, who can play a game of The Number to its end.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "base/random.h"
#include "tests/house/clients.h"

namespace cifra::house {

inline json::object number_settings() { return {{"game", "the-number"}, {"public", true}}; }

inline int seat_of(Guest& guest) { return static_cast<int>(guest.table().at("you").at("seat").as_int64()); }

inline bool must_act(Guest& guest) {
  const json::object& state = guest.state();
  return state.at("phase") == "playing" &&
         state.at("seats").at(static_cast<std::size_t>(seat_of(guest))).at("must_act").as_bool();
}

// Three digits that are still there.
inline json::object choice_of(Guest& guest, Rng& rng) {
  const json::object& state = guest.state();
  const json::value& available = state.at("game").at("available").at(static_cast<std::size_t>(seat_of(guest)));
  const std::string digits(available.as_string());
  std::string number;
  for (int i = 0; i < 3; ++i) number += digits[rng.below(static_cast<std::uint32_t>(digits.size()))];
  return {{"type", "choose"},
          {"table", guest.table().at("table")},
          {"round", state.at("round")},
          {"turn", state.at("turn")},
          {"choice", number}};
}

struct Party {
  explicit Party(TestHouse& house, int people, int bots = 0, json::object settings = number_settings()) {
    for (int i = 0; i < people; ++i) tokens.push_back(house.token("p" + std::to_string(i)));
    table = house.open_table(tokens[0], settings);
    for (const std::string& token : tokens) {
      guests.push_back(std::make_unique<Guest>(house, token));
      EXPECT_EQ(guests.back()->watch(table), "");
      EXPECT_EQ(guests.back()->say({{"type", "sit"}, {"table", table}}), "");
    }
    for (int i = 0; i < bots; ++i) {
      EXPECT_EQ(guests[0]->say(
                    {{"type", "seat_bot"}, {"table", table}, {"level", "easy"}, {"name", "b" + std::to_string(i)}}),
                "");
    }
  }
  void start() { EXPECT_EQ(guests[0]->say({{"type", "start"}, {"table", table}}), ""); }
  bool playing() { return guests[0]->state().at("phase") == "playing"; }
  void play_turn(Rng& rng) {
    for (auto& guest : guests) {
      if (must_act(*guest)) {
        EXPECT_EQ(guest->say(choice_of(*guest, rng)), "");
      }
    }
  }

  void play_to_the_end(TestHouse& house) {
    start();
    Rng rng("to the end");
    while (playing()) {
      play_turn(rng);
      house.settle();
    }
  }

  std::vector<std::string> tokens;
  std::string table;
  std::vector<std::unique_ptr<Guest>> guests;
};

}  // namespace cifra::house
