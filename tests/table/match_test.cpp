// Whole matches at a table: people and bots of both games, folded again from the log, refereed with their proof.
#include <gtest/gtest.h>

#include <atomic>

#include "record/referee.h"
#include "record/write.h"
#include "tests/table/house.h"

namespace cifra::table {
namespace {

Settings settings_for(std::string_view game) { return {std::string(game), nullptr, {}, false}; }

// Seats people and bots, and plays to the end; `look` sees every moment.
template <class Look>
void play(House& house, int people, int bots, std::string_view seed, Look&& look) {
  std::vector<std::string> names;
  for (int i = 0; i < people; ++i) ASSERT_EQ(house.sit(names.emplace_back("p" + std::to_string(i))), "");
  for (int i = 0; i < bots; ++i) ASSERT_EQ(house.take(house.table.seat_bot("p0", "b" + std::to_string(i), "easy")), "");
  ASSERT_EQ(house.start("p0", seed), "");
  while (house.table.phase() == Phase::kPlaying) {
    const game::Moment moment = house.table.moment();
    house.play_bots();
    for (int seat = 0; seat < people && house.table.moment() == moment; ++seat) {
      if (!house.table.bot_work(seat, "random")) continue;  // out, or done
      ASSERT_EQ(house.choose(names[static_cast<std::size_t>(seat)], house.idea(seat)), "");
      look(seat);
    }
    house.now_ms += 1000;
  }
}

TEST(Match, EndsWithARecordThatPassesTheReferee) {
  for (const std::string_view game : {"the-number", "nmbr9"}) {
    for (int number = 0; number < 40; ++number) {
      House house(settings_for(game), "table-" + std::to_string(number));
      const int people = 1 + number % 3;
      play(house, people, game == "nmbr9" ? number % 2 : 1 + number % 2, "seed " + std::to_string(number), [](int) {});
      ASSERT_EQ(house.table.phase(), Phase::kFinished);
      const auto record = house.table.record();
      ASSERT_TRUE(record);
      const record::Verdict verdict = record::referee(record::write_record(*record));
      EXPECT_TRUE(verdict.valid) << verdict.line;
      EXPECT_TRUE(verdict.remarks.empty()) << verdict.remarks[0];
      EXPECT_NE(verdict.line.find("\"fair\":\"checked\""), std::string::npos);
      const json::value judged = *parse_json(verdict.line, "bad");
      const json::object seen = view(house.table, -1);
      EXPECT_EQ(seen.at("game").at("scores"), judged.at(game == "nmbr9" ? "scores" : "final"));
      EXPECT_EQ(seen.at("winners"), judged.at("winners"));
    }
  }
}

// What `hard` begins with is the choice of `medium`.
TEST(Match, ABotThatIsAskedToStopChoosesWhatItKnows) {
  const std::atomic<bool> set = true;
  House house(settings_for("nmbr9"));
  bool thinks = false;
  play(house, 1, 0, "stop", [&](int) {
    if (house.table.phase() != Phase::kPlaying) return;
    const auto choice_of = [&](std::string_view level, const Stop& stop) {
      Rng rng("stop");
      return house.table.bot_work(0, level)(rng, stop);
    };
    const std::string first = choice_of("medium", Stop());
    EXPECT_EQ(choice_of("hard", Stop(set)), first);
    if (!thinks) thinks = choice_of("hard", Stop()) != first;
  });
  EXPECT_TRUE(thinks);
}

TEST(Match, FoldsToTheSameFromItsLogAtEveryMoment) {
  for (const std::string_view game : {"the-number", "nmbr9"}) {
    House house(settings_for(game));
    play(house, 2, 1, "fold", [&](int) {
      const Table again = house.again();
      for (int seat = -1; seat < 3; ++seat) ASSERT_EQ(view(again, seat), view(house.table, seat));
      ASSERT_EQ(again.deadline_ms(), house.table.deadline_ms());
    });
    EXPECT_EQ(record::write_record(*house.again().record()), record::write_record(*house.table.record()));
  }
}

// Salts and the seed are long texts that occur nowhere else, so their absence can be searched for. Choices are short:
// two tables that differ in one hidden choice must look alike to everybody else, but for its hash.
TEST(Match, NothingHiddenIsInAnybodysView) {
  for (const std::string_view game : {"the-number", "nmbr9"}) {
    for (int number = 0; number < 10; ++number) {
      House house(settings_for(game));
      const std::string seed = "a seed that nobody may see " + std::to_string(number);
      int looked = 0;
      play(house, 3, 1, seed, [&](int chooser) {
        if (house.table.phase() != Phase::kPlaying) return;
        for (int seat = -1; seat < 4; ++seat) {
          json::object seen = view(house.table, seat);
          const std::string text = json::serialize(seen);
          ASSERT_EQ(text.find(seed), std::string::npos);
          seen.erase("turns");  // opened
          ASSERT_EQ(json::serialize(seen).find("ffffffffffffffffffffffffffffffff"), std::string::npos) << "a salt";
          const bool own = seen.at("you").is_object() && seen.at("you").as_object().contains("choice");
          ASSERT_TRUE(seat >= 0 || !own);
          if (seat == chooser) continue;
          looked += seen.at("seats").at(static_cast<std::size_t>(chooser)).as_object().contains("sha256") ? 1 : 0;
        }
      });
      EXPECT_GT(looked, 20);
    }
  }
}

TEST(Match, TwoTablesThatDifferInOneHiddenChoiceLookAlikeToTheOthers) {
  const auto prepared = [](std::string_view choice) {
    House house(settings_for("the-number"));
    for (const char* name : {"a", "b", "c"}) house.sit(name);
    house.start("a");
    EXPECT_EQ(house.choose("a", choice), "");
    return house;
  };
  const House one = prepared("761");
  const House other = prepared("513");
  for (int seat = -1; seat < 3; ++seat) {
    json::object a = view(one.table, seat);
    json::object b = view(other.table, seat);
    EXPECT_EQ(a == b, false) << "the hash tells them apart";
    for (json::object* view : {&a, &b}) view->at("seats").at(0).as_object().erase("sha256");
    EXPECT_EQ(a == b, seat != 0) << seat;
  }
}

}  // namespace
}  // namespace cifra::table
