// The searcher finds what it should: transcripts with a leak of every kind, and the same without.
#include "load/leaks.h"

#include <gtest/gtest.h>

namespace cifra::load {
namespace {

const std::string kSalt(64, 'a');
const std::string kSeedSalt(64, 'b');
const std::string kSeed = "5eed5eed5eed5eed";

std::string table(const std::string& state, const std::string& turns, const std::string& you) {
  return R"({"type":"table","table":"h7c2m9k4t6xwqz3d","version":9,"now":1763251200761,"here":[0,1],"watchers":1,"state":{)" +
         state + R"(},"turns":[)" + turns + R"(],"you":)" + you + "}";
}

const std::string kPlaying =
    R"("phase":"playing","seats":[{"name":"Ana","must_act":false},{"name":"Ben"}],"game":{"available":["0123456789","0123456789"],"scores":[76,1]})";
const std::string kFirstTurn =
    R"({"round":0,"turn":0,"version":9,"choices":[{"choice":"761","salt":"c"},{"choice":"902","salt":"d"}],"outcome":[]})";

// Seat 0 heard the turn before, a change, and the turn in which seat 1 chose 761, which it chose itself before.
struct Game {
  Heard heard{0, {}, {0, 2}, 2};
  std::vector<HiddenChoice> choices{{1, 1, "761", {1}}, {1, 0, "555", {1}}};
  Opened opened{{{"c", "d"}, {kSalt}}, kSeed, kSeedSalt};

  Game() {
    opened.salts[0] = {std::string(64, 'c')};
    heard.add(table(kPlaying, kFirstTurn, R"({"seat":0})") + "\n" +
              table(kPlaying, "", R"({"seat":0,"choice":"555"})"));
    heard.add(
        table(R"("phase":"finished","deck":{"seed":")" + kSeed + R"(","salt":")" + kSeedSalt + R"("})",
              R"({"round":0,"turn":1,"version":9,"choices":[{"choice":"761","salt":")" + kSalt + R"("}],"outcome":[]})",
              R"({"seat":0})"));
  }
  std::size_t leaks() const { return find_leaks(heard, 0, choices, opened).size(); }
};

TEST(Leaks, NothingInAnHonestGame) {
  const Game game;
  ASSERT_EQ(game.heard.lines.size(), 3U);
  EXPECT_EQ(game.leaks(), 0U);
}

TEST(Leaks, AChoiceOfAnotherSeat) {
  Game game;
  game.heard.lines[1] = table(kPlaying, "", R"({"seat":0,"choice":"761"})");
  EXPECT_EQ(game.leaks(), 1U);
}

TEST(Leaks, OnesOwnChoiceIsNone) {
  Game game;
  game.choices[0].seat = 0;
  game.heard.lines[1] = table(kPlaying, "", R"({"seat":0,"choice":"761"})");
  EXPECT_EQ(game.leaks(), 0U);
}

TEST(Leaks, TheSameChoiceIsNone) {
  Game game;
  game.choices[1].choice = "761";
  game.heard.lines[1] = table(kPlaying, "", R"({"seat":0,"choice":"761"})");
  EXPECT_EQ(game.leaks(), 0U);
}

TEST(Leaks, ASpectatorIsNobody) {
  Game game;
  game.heard.seat = -1;
  EXPECT_EQ(game.leaks(), 1U) << "the choice of seat 0 is in its own view";
}

TEST(Leaks, AChoiceInsideASentence) {
  Game game;
  game.heard.lines[1] = R"({"type":"error","code":"no","at":"","message":"Ben wrote 761"})";
  EXPECT_EQ(game.leaks(), 1U);
}

TEST(Leaks, ThreeDigitsThatAreLeftAreNone) {
  Game game;
  game.heard.lines[1] = table(R"("phase":"playing","game":{"available":["761","0123456789"]})", "", R"({"seat":0})");
  EXPECT_EQ(game.leaks(), 0U);
}

TEST(Leaks, APlacement) {
  Game game;
  game.choices[0].choice = "-2,0,1,3";
  game.heard.lines[1] = table(kPlaying, "", R"({"seat":0,"choice":"-2,0,1,3"})");
  EXPECT_EQ(game.leaks(), 1U);
}

TEST(Leaks, AMemberNobodyKnows) {
  Game game;
  game.heard.lines[1] = table(kPlaying + R"(,"next":[7,6,1])", "", R"({"seat":0})");
  EXPECT_EQ(game.leaks(), 1U);
}

TEST(Leaks, SaltsAndSeedsTooEarly) {
  for (const std::string& secret : {kSalt, kSeed, kSeedSalt}) {
    Game game;
    game.heard.lines[0] = table(kPlaying + R"(,"deck":{"sha256":")" + secret + "\"}", kFirstTurn, R"({"seat":0})");
    EXPECT_EQ(game.leaks(), 1U) << secret;
  }
}

TEST(Leaks, LinesThatAreNoJson) {
  Game game;
  game.heard.lines[1] = "{";
  EXPECT_EQ(game.leaks(), 1U);
}

TEST(Log, SecretsAndChoices) {
  const std::unordered_set<std::string> secrets{kSalt, "o0Zb4u6b5qk8cW1mXJr2lD7yq9sVtE3aHf-PnGiKwUM"};
  EXPECT_TRUE(find_in_log("listening on 127.0.0.1:8080\ntable h7c2m9k4t6xwqz3d 761 events\n", secrets).empty());
  EXPECT_EQ(find_in_log("salt=" + kSalt + "\n", secrets).size(), 1U);
  EXPECT_EQ(find_in_log("Bearer o0Zb4u6b5qk8cW1mXJr2lD7yq9sVtE3aHf-PnGiKwUM", secrets).size(), 1U);
  EXPECT_EQ(find_in_log(R"({"choice":"761"})", secrets).size(), 1U);
  EXPECT_TRUE(find_in_log(R"(requests{status="200"} 761)", secrets).empty());
  EXPECT_EQ(find_in_log(R"(chose "-2,0,1,3")", secrets).size(), 1U);
}

}  // namespace
}  // namespace cifra::load
