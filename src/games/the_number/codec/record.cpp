// Recorded games of The Number: read, written, judged.
#include <cstddef>
#include <span>
#include <utility>

#include "game/standings.h"
#include "games/the_number/codec/codec.h"

namespace cifra::game {
namespace {

using namespace the_number;

Written read_written(const Node& node) {
  if (node.is_null()) return {};
  const auto number = node.text() != nullptr ? Number::parse(*node.text()) : std::nullopt;
  return number ? Written{Written::Is::kNumber, *number} : Written{Written::Is::kBad, {}};
}

Result<WrittenRound> read_round(const Node& node, std::size_t players) {
  if (node.elements() == nullptr) return node.bad("a round must be a list of turns");
  return read_list<WrittenTurn>(node, [&](const Node& turn, std::size_t index) -> Result<WrittenTurn> {
    if (index >= kTurns) return turn.bad("a round has at most five turns");
    if (turn.elements() == nullptr || turn.elements()->size() != players) {
      return turn.bad("a turn must be a list with one entry for every player");
    }
    return read_list<Written>(turn,
                              [](const Node& entry, std::size_t) -> Result<Written> { return read_written(entry); });
  });
}

std::string at(std::size_t round, std::size_t turn, std::size_t seat) {
  return "rounds[" + std::to_string(round) + "][" + std::to_string(turn) + "][" + std::to_string(seat) + "]";
}

Result<Turn> play_turn(State& state, const WrittenTurn& written, std::size_t r, std::size_t t) {
  Choices<Number> choices{};
  for (std::size_t seat = 0; seat < written.size(); ++seat) {
    if (written[seat].is == Written::Is::kNothing) continue;
    if (written[seat].is == Written::Is::kBad) {
      return fail(code(Refusal::kBadNumber), at(r, t, seat), std::string(explain(Refusal::kBadNumber)));
    }
    const Number number = written[seat].number;
    if (const auto checked = the_number::Game::check(state, static_cast<int>(seat), number); !checked) {
      return fail(code(checked.error()), at(r, t, seat), number.text() + ": " + std::string(explain(checked.error())));
    }
    choices[seat] = number;
  }
  return *the_number::Game::resolve(state, choices);
}

}  // namespace

using Code = Codec<the_number::Game>;

Recorded Code::begin(const Options& options, const the_number::Game::Secret& /*secret*/) { return {options, {}}; }

void Code::append(Recorded& recorded, const State& before, const Choices<Number>& choices) {
  if (before.turn == 0) recorded.rounds.emplace_back();
  WrittenTurn& turn = recorded.rounds.back().emplace_back();
  for (std::size_t seat = 0; seat < before.seats; ++seat) {
    turn.push_back(choices[seat] ? Written{Written::Is::kNumber, *choices[seat]} : Written{});
  }
}

Result<Recorded> Code::read(const Node& root, std::size_t players) {
  Recorded recorded;
  auto options = the_number::read_options(root["options"]);
  if (!options) return std::unexpected(std::move(options.error()));
  recorded.options = *options;
  const Node rounds = root["rounds"];
  if (rounds.elements() == nullptr) return rounds.bad("rounds must be a list of rounds");
  std::size_t turns_before = kTurns;
  auto list = read_list<WrittenRound>(rounds, [&](const Node& node, std::size_t index) -> Result<WrittenRound> {
    if (index >= recorded.options.rounds)
      return node.bad("the game has only " + std::to_string(recorded.options.rounds) + " rounds");
    if (turns_before < kTurns) return node.bad("a round can only follow a complete one");
    auto round = read_round(node, players);
    if (round) turns_before = round->size();
    return round;
  });
  if (!list) return std::unexpected(std::move(list.error()));
  recorded.rounds = std::move(*list);
  return recorded;
}

void Code::write(JsonText& text, const Recorded& recorded) {
  text.key("options").begin_object();
  text("slips", recorded.options.slips == Slips::kReject ? "reject" : "void").key("bonuses").begin_array();
  for (const int bonus : recorded.options.bonuses) text.value(bonus);
  text.end_array()("rounds", recorded.options.rounds).end_object();
  text.key("rounds").begin_array();
  for (const WrittenRound& round : recorded.rounds) {
    text.begin_array();
    for (const WrittenTurn& turn : round) {
      text.begin_array();
      for (const Written& written : turn) {
        written.is == Written::Is::kNumber ? text.value(written.number.text()) : text.null();
      }
      text.end_array();
    }
    text.end_array();
  }
  text.end_array();
}

std::vector<std::size_t> Code::turns(const Recorded& recorded) {
  std::vector<std::size_t> turns;
  for (const WrittenRound& round : recorded.rounds) turns.push_back(round.size());
  return turns;
}

std::optional<std::string> Code::choice_at(const Recorded& recorded, Moment moment, std::size_t seat) {
  const Written& written =
      recorded.rounds[static_cast<std::size_t>(moment.round)][static_cast<std::size_t>(moment.turn)][seat];
  if (written.is != Written::Is::kNumber) return std::nullopt;
  return text(written.number);
}

Result<void> Code::judge(const Recorded& recorded, std::size_t players, JsonText& verdict) {
  auto state = the_number::Game::start(recorded.options, static_cast<int>(players));
  if (!state) return fail(kBadRecord, state.error().at, state.error().message);
  std::vector<Standings> gained;  // by round
  std::vector<Turn> turns;
  Standings before;
  for (std::size_t r = 0; r < recorded.rounds.size(); ++r) {
    for (std::size_t t = 0; t < recorded.rounds[r].size(); ++t) {
      auto turn = play_turn(*state, recorded.rounds[r][t], r, t);
      if (!turn) return std::unexpected(std::move(turn.error()));
      turns.push_back(*turn);
    }
    const Standings now = the_number::Game::standings(*state);
    Standings& round = gained.emplace_back(now);
    for (std::size_t seat = 0; seat < players; ++seat) round.scores[seat] -= before.scores[seat];
    before = now;
  }
  const Standings standings = the_number::Game::standings(*state);
  verdict("finished", the_number::Game::finished(*state)).key("turns").begin_array();
  for (const Turn& turn : turns) write_turn(turn, verdict, Causes::kLeftOut);
  verdict.end_array().key("rounds").begin_array();
  for (const Standings& round : gained) {
    verdict.begin_array();
    for (const int score : std::span(round.scores).first(players)) verdict.value(score);
    verdict.end_array();
  }
  verdict.end_array();
  write_scores(verdict, "final", standings, players);
  write_winners(verdict, standings);
  return {};
}

}  // namespace cifra::game
