// The law of records: a game that was played can be written, read back and judged, and nothing is lost on the way.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "game/play.h"
#include "game/registry.h"
#include "games/nmbr9/codec/codec.h"
#include "games/the_number/codec/codec.h"
#include "record/read.h"
#include "record/referee.h"
#include "record/write.h"
#include "tests/laws/laws.h"

namespace cifra::laws {
namespace {

template <class G>
class Records : public Laws<G> {};

TYPED_TEST_SUITE(Records, RecordedGames, GameNames);

TYPED_TEST(Records, AGameIsWrittenReadAndJudgedAsItWasPlayed) {
  using G = TypeParam;
  this->for_games("records", 1000, [&](auto& match, const auto& options, int seats, Rng& rng) {
    game::Standings standings;
    record::Record record;
    for (int seat = 1; seat <= seats; ++seat) record.players.push_back(std::to_string(seat));
    auto played = *game::play<G>(
        options, match.secret(), static_cast<std::size_t>(seats),
        [&](int seat, const game::View<G>& view) { return Playable<G>::legal(view.state, seat, rng); },
        [&](const game::Standings& end) { standings = end; });
    record.game = game::recorded<G>(**game::game_type(G::kName), std::move(played));
    const std::string line = record::write_record(record);
    ASSERT_EQ(std::ranges::count(line, '\n'), 0);
    const auto read = record::read_record(line);
    ASSERT_TRUE(read) << read.error().at << ": " << read.error().message;
    ASSERT_EQ(*read, record);
    ASSERT_EQ(record::write_record(*read), line);

    const auto judged = record::judge(*read);
    ASSERT_TRUE(judged) << judged.error().code << " " << judged.error().at << "\n" << line;
    const json::value parsed = *parse_json(*judged, "bad");
    const json::object* const verdict = parsed.if_object();
    game::SeatSet winners;
    for (const json::value& seat : verdict->at("winners").as_array()) winners.add(static_cast<int>(seat.as_int64()));
    ASSERT_EQ(winners, standings.winners);
    const json::array& scores = verdict->at(verdict->contains("final") ? "final" : "scores").as_array();
    ASSERT_EQ(scores.size(), static_cast<std::size_t>(seats));
    for (std::size_t seat = 0; seat < scores.size(); ++seat) {
      ASSERT_EQ(scores[seat].as_int64(), standings.scores[seat]);
    }
  });
}

}  // namespace
}  // namespace cifra::laws
