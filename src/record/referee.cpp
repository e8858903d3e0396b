#include "record/referee.h"

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <utility>

#include "record/explain.h"
#include "record/fair.h"
#include "record/read.h"

namespace cifra::record {
namespace {

json::array winners_of(game::SeatSet winners) {
  json::array list;
  for (int seat = 0; seat < game::kMaxSeats; ++seat) {
    if (winners.has(seat)) list.emplace_back(seat);
  }
  return list;
}

json::array scores_of(const game::Standings& standings, std::size_t seats) {
  return json::array(standings.scores.begin(), standings.scores.begin() + static_cast<std::ptrdiff_t>(seats));
}

std::string at(std::string_view list, std::initializer_list<std::size_t> indices) {
  std::string path(list);
  for (const std::size_t index : indices) path += '[' + std::to_string(index) + ']';
  return path;
}

Result<the_number::Turn> play_turn(the_number::State& state, const TheNumberTurn& written, std::size_t r,
                                   std::size_t t) {
  game::Choices<the_number::Number> choices{};
  for (std::size_t seat = 0; seat < written.size(); ++seat) {
    if (written[seat].kind == Written::Kind::kNothing) continue;
    if (written[seat].kind == Written::Kind::kBad) {
      return fail(code(the_number::Refusal::kBadNumber), at("rounds", {r, t, seat}),
                  "a number is a string of exactly three digits 0-9, or null");
    }
    const the_number::Number number = written[seat].number;
    if (const auto checked = the_number::Game::check(state, static_cast<int>(seat), number); !checked) {
      return fail(code(checked.error()), at("rounds", {r, t, seat}), number.text() + ": " + explain(checked.error()));
    }
    choices[seat] = number;
  }
  return *the_number::Game::resolve(state, choices);
}

Result<json::object> judge_game(const TheNumberGame& game, std::size_t players) {
  auto state = the_number::Game::start(game.options, static_cast<int>(players));
  if (!state) return fail(kBadRecord, state.error().at, state.error().message);
  json::array turns;
  json::array rounds;
  game::Standings before;
  for (std::size_t r = 0; r < game.rounds.size(); ++r) {
    for (std::size_t t = 0; t < game.rounds[r].size(); ++t) {
      const auto turn = play_turn(*state, game.rounds[r][t], r, t);
      if (!turn) return std::unexpected(turn.error());
      turns.push_back(to_json(*turn));
    }
    game::Standings gained = the_number::Game::standings(*state);
    const game::Standings now = gained;
    for (std::size_t seat = 0; seat < players; ++seat) gained.scores[seat] -= before.scores[seat];
    rounds.push_back(scores_of(gained, players));
    before = now;
  }
  const game::Standings standings = the_number::Game::standings(*state);
  return json::object{{"game", the_number::Game::kName},
                      {"valid", true},
                      {"finished", the_number::Game::finished(*state)},
                      {"turns", std::move(turns)},
                      {"rounds", std::move(rounds)},
                      {"final", scores_of(standings, players)},
                      {"winners", winners_of(standings.winners)}};
}

Result<json::object> judge_game(const Nmbr9Game& game, std::size_t players) {
  auto state = nmbr9::Game::start(game.variant, static_cast<int>(players));
  if (!state) return fail(kBadRecord, state.error().at, state.error().message);
  for (std::size_t r = 0; r < game.placements.size(); ++r) {
    nmbr9::Game::deal(*state, game.deck);
    game::Choices<nmbr9::Placement> choices{};
    for (std::size_t seat = 0; seat < players; ++seat) {
      choices[seat] = game.placements[r][seat];
      if (const auto checked = nmbr9::Game::check(*state, static_cast<int>(seat), *choices[seat]); !checked) {
        return fail(code(checked.error()), at("placements", {r, seat}), explain(checked.error()));
      }
    }
    if (const auto resolved = nmbr9::Game::resolve(*state, choices); !resolved) {
      return fail(code(resolved.error()), at("placements", {r}), explain(resolved.error()));
    }
  }
  json::array levels;
  for (const nmbr9::Layout& layout : std::span(state->layouts).first(players)) {
    json::array points;
    for (int level = 0; level < layout.levels(); ++level) points.emplace_back(layout.score(level));
    levels.push_back(std::move(points));
  }
  const game::Standings standings = nmbr9::Game::standings(*state);
  return json::object{{"game", nmbr9::Game::kName},
                      {"valid", true},
                      {"finished", nmbr9::Game::finished(*state)},
                      {"scores", scores_of(standings, players)},
                      {"levels", std::move(levels)},
                      {"winners", winners_of(standings.winners)}};
}

Verdict refused(const Error& error) {
  const json::object verdict{{"valid", false},
                             {"error", {{"at", error.at}, {"code", error.code}, {"message", error.message}}}};
  return {false, json::serialize(verdict), {}};
}

int uncommitted_choices(const Record& record) {
  int count = 0;
  const auto* game = std::get_if<TheNumberGame>(&record.game);
  for (std::size_t r = 0; r < record.fair->choices.size(); ++r) {
    for (std::size_t t = 0; t < record.fair->choices[r].size(); ++t) {
      for (std::size_t seat = 0; seat < record.players.size(); ++seat) {
        const bool chose = game == nullptr || game->rounds[r][t][seat].kind != Written::Kind::kNothing;
        if (chose && !record.fair->choices[r][t][seat]) ++count;
      }
    }
  }
  return count;
}

}  // namespace

Result<json::object> judge(const Record& record) {
  auto verdict = std::visit([&](const auto& game) { return judge_game(game, record.players.size()); }, record.game);
  if (!verdict) return verdict;
  if (const auto fair = check_fair(record); !fair) return std::unexpected(fair.error());
  if (record.fair) (*verdict)["fair"] = "checked";
  return verdict;
}

std::vector<std::string> remarks(const Record& record) {
  std::vector<std::string> list;
  if (!record.fair) return list;
  if (const int count = uncommitted_choices(record); count > 0) {
    list.push_back("no commitment for " + std::to_string(count) + (count == 1 ? " choice" : " choices"));
  }
  if (const auto* game = std::get_if<Nmbr9Game>(&record.game); game != nullptr && record.fair->deck) {
    Rng rng(record.fair->deck->seed);
    const nmbr9::Deck deck = nmbr9::shuffled_deck(game->variant, rng);
    const auto cards = game->deck.cards();
    if (!std::ranges::equal(cards, deck.cards().first(cards.size()))) {
      list.emplace_back("the deck is not the one that `cifra deck` makes of its seed");
    }
  }
  return list;
}

Verdict referee(std::string_view text) {
  const auto record = read_record(text);
  if (!record) return refused(record.error());
  const auto verdict = judge(*record);
  if (!verdict) return refused(verdict.error());
  return {true, json::serialize(*verdict), remarks(*record)};
}

Verdict too_long() { return refused({std::string(kBadRecord), "", "the line is longer than 1 MiB"}); }

}  // namespace cifra::record
