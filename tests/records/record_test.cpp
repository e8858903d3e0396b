// Records as values: written and read they stay the same, whatever is in them; commitments; lines of a stream.
#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <string>
#include <vector>

#include "base/text.h"
#include "games/nmbr9/codec/codec.h"
#include "games/nmbr9/type.h"
#include "games/the_number/codec/codec.h"
#include "games/the_number/type.h"
#include "record/fair.h"
#include "record/lines.h"
#include "record/read.h"
#include "record/referee.h"
#include "record/write.h"

namespace cifra::record {
namespace {

int number_in(int low, int high) { return *rc::gen::inRange(low, high + 1); }

// Names of any printable signs, some of them escaped in JSON.
std::string any_name() {
  const std::vector<std::string> signs = {"a", "Z", "\"", "\\", "/", "\n", "\t", "ñ", "東", "🂡", " ", "\x01", "</b>"};
  std::string name;
  for (int i = number_in(0, 12); i > 0; --i)
    name += signs[static_cast<std::size_t>(number_in(0, static_cast<int>(signs.size()) - 1))];
  return name.size() > kMaxNameBytes ? "" : name;
}

Commitment any_commitment() {
  return {std::string(64, *rc::gen::elementOf(std::string("09afAF"))), std::string(64, 'b')};
}

std::vector<std::optional<Commitment>> any_commitments(std::size_t players) {
  std::vector<std::optional<Commitment>> list(players);
  for (auto& entry : list) {
    if (number_in(0, 1) == 1) entry = any_commitment();
  }
  return list;
}

the_number::Recorded any_the_number(std::size_t players) {
  the_number::Recorded game;
  for (auto& bonus : game.options.bonuses) bonus = static_cast<std::uint8_t>(number_in(0, 99));
  game.options.rounds = static_cast<std::uint8_t>(number_in(1, 9));
  game.options.slips = number_in(0, 1) == 1 ? the_number::Slips::kReject : the_number::Slips::kVoid;
  const int turns = number_in(0, game.options.rounds * the_number::kTurns);
  for (int t = 0; t < turns; ++t) {
    if (t % the_number::kTurns == 0) game.rounds.emplace_back();
    the_number::WrittenTurn& turn = game.rounds.back().emplace_back();
    for (std::size_t seat = 0; seat < players; ++seat) {
      const int value = number_in(-200, 999);
      if (value < 0) {
        turn.emplace_back();
      } else {
        turn.push_back({the_number::Written::Is::kNumber, the_number::Number::of(static_cast<unsigned>(value))});
      }
    }
  }
  return game;
}

nmbr9::Recorded any_nmbr9(std::size_t players) {
  nmbr9::Recorded game;
  game.names_variant = number_in(0, 1) == 1;
  if (game.names_variant) game.variant = {'K', 9, 9, static_cast<std::uint8_t>(number_in(1, 90))};
  const int cards = number_in(0, std::min<int>(game.variant.cards, 20));
  for (int card = 0; card < cards; ++card) game.deck.add(card / 2);
  for (int round = number_in(0, cards); round > 0; --round) {
    auto& placements = game.placements.emplace_back();
    for (std::size_t seat = 0; seat < players; ++seat) {
      placements.push_back(
          {static_cast<std::int16_t>(number_in(-1000, 1000)), static_cast<std::int16_t>(number_in(-1000, 1000)),
           static_cast<std::uint16_t>(number_in(0, 1000)), static_cast<std::uint8_t>(number_in(0, 3))});
    }
  }
  return game;
}

Record any_record() {
  Record record;
  const bool is_nmbr9 = number_in(0, 1) == 1;
  const int players = is_nmbr9 ? number_in(1, 4) : number_in(2, 5);
  for (int seat = 0; seat < players; ++seat) record.players.push_back(any_name());
  const auto count = static_cast<std::size_t>(players);
  Fair fair{any_name(), std::nullopt, {}};
  if (is_nmbr9) {
    nmbr9::Recorded game = any_nmbr9(count);
    for (std::size_t r = 0; r < game.placements.size(); ++r) fair.choices.push_back({any_commitments(count)});
    record.game = game::recorded<nmbr9::Game>(nmbr9::type(), std::move(game));
  } else {
    the_number::Recorded game = any_the_number(count);
    for (const the_number::WrittenRound& round : game.rounds) {
      auto& turns = fair.choices.emplace_back();
      for (std::size_t t = 0; t < round.size(); ++t) turns.push_back(any_commitments(count));
    }
    record.game = game::recorded<the_number::Game>(the_number::type(), std::move(game));
  }
  if (number_in(0, 1) == 1) fair.deck = DeckCommitment{any_name(), any_commitment()};
  if (number_in(0, 2) == 0) record.fair = std::move(fair);
  for (int i = number_in(0, 2); i > 0; --i) {
    record.stand_ins.push_back(
        {number_in(0, players - 1), {number_in(0, 9), number_in(0, 4)}, {number_in(0, 9), 0}, any_name()});
  }
  const auto turns = record.game->turns();
  for (int round = 0; round < static_cast<int>(turns.size()); ++round) {
    for (int turn = 0; turn < static_cast<int>(turns[static_cast<std::size_t>(round)]); ++turn) {
      if (number_in(0, 9) == 0) record.from = {round, turn};
      for (int seat = 0; seat < players; ++seat) {
        if (number_in(0, 4) == 0) record.help.push_back({seat, {round, turn}});
      }
    }
  }
  return record;
}

TEST(Records, WrittenAndReadTheyStayTheSame) {
  EXPECT_TRUE(rc::check("read(write(record)) == record", [] {
    const Record record = any_record();
    const auto again = read_record(write_record(record));
    RC_ASSERT(again.has_value());
    RC_ASSERT(*again == record);
  }));
}

TEST(Records, OptionsAreReadAsTheyWereMade) {
  the_number::Options options;
  options.rounds = 3;
  options.bonuses = {0, 1, 2, 3, 99};
  using Code = game::Codec<the_number::Game>;
  const auto read = the_number::read_options(Code::write_options(options));  // never a text in between
  ASSERT_TRUE(read) << read.error().message;
  EXPECT_EQ(*read, options);
}

TEST(Records, AWordCutShortIsNoRecord) {
  EXPECT_TRUE(rc::check("every true beginning of a record is a bad_record", [] {
    const std::string text = write_record(any_record());
    const auto cut = static_cast<std::size_t>(number_in(0, static_cast<int>(text.size()) - 1));
    const auto read = read_record(std::string_view(text).substr(0, cut));
    RC_ASSERT(!read.has_value());
    RC_ASSERT(read.error().code == kBadRecord);
  }));
}

// The hashes are SHA-256 of "salt:table:0:3:1:761" and so on, computed with sha256sum.
TEST(Fair, HashesAreThoseOfTheirTexts) {
  const std::string salt(64, 'a');
  EXPECT_EQ(game::Codec<the_number::Game>::text(the_number::Number::of(7)), "007");
  EXPECT_EQ(game::Codec<nmbr9::Game>::text(nmbr9::Placement{-3, 12, 1, 2}), "-3,12,1,2");
  EXPECT_EQ(choice_hash(salt, "table", {0, 3}, 1, "761"),
            "abcdfd52713786cec422b3e24a645acbe54eea628a2d08171a600487fd17923d");
  EXPECT_EQ(deck_hash(salt, "table", "seed"), "adb83ed03f94b4ee293d58916728c816e27847aefc02fe51cf70cd018b076c4e");
}

std::vector<std::string> split(std::string_view text, std::size_t longest, std::size_t piece) {
  std::vector<std::string> lines;
  const auto keep = [&](std::string_view line, bool too_long) {
    lines.push_back(too_long ? "too long" : std::string(line));
  };
  LineSplitter splitter(longest);
  for (std::size_t at = 0; at < text.size(); at += piece) splitter.feed(text.substr(at, piece), keep);
  splitter.finish(keep);
  return lines;
}

TEST(Lines, AreTheSameInAnyPieces) {
  const std::vector<std::string> expected = {"one", "", "12345", "too long", "last"};
  for (const std::size_t piece : {1U, 2U, 3U, 7U, 100U})
    EXPECT_EQ(split("one\n\n12345\n123456\nlast", 5, piece), expected);
  EXPECT_EQ(split("", 5, 1), std::vector<std::string>());
  EXPECT_EQ(split("\n", 5, 1), std::vector<std::string>{""});
  EXPECT_EQ(split("123456", 5, 1), std::vector<std::string>{"too long"});
}

}  // namespace
}  // namespace cifra::record
