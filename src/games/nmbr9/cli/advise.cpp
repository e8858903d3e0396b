// `cifra advise nmbr9`: the best placements for the open card, each with its expected final score.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cstdio>

#include "base/json.h"
#include "cli/files.h"
#include "game/game_type.h"
#include "games/nmbr9/bots/thinker.h"
#include "games/nmbr9/cli/commands.h"
#include "games/nmbr9/codec/codec.h"
#include "games/nmbr9/search/value/advice.h"
#include "record/read.h"
#include "record/referee.h"

namespace cifra::cli {
namespace {

// A game of one player who has a card to place, replayed.
Result<nmbr9::State> read_state(std::string_view text) {
  constexpr std::string_view kBad = "bad_position";
  const auto record = record::read_record(text);
  if (!record) return std::unexpected(record.error());
  const auto* const game = game::recorded_as<nmbr9::Game>(*record->game);
  if (game == nullptr) return fail(kBad, "game", "this is no record of nmbr9");
  if (record->players.size() != 1) return fail(kBad, "players", "a position has one player");
  if (game->deck.size() != game->placements.size() + 1) {
    return fail(kBad, "deck", "deck must have one card more than placements has rounds: the one to be placed");
  }
  if (const auto verdict = record::judge(*record); !verdict) return std::unexpected(verdict.error());
  auto state = nmbr9::Game::start(game->variant, 1);
  if (!state) return std::unexpected(state.error());
  for (std::size_t round = 0; round < game->placements.size(); ++round) {
    state->layouts[0].place_unchecked(game->deck.cards()[round], game->placements[round][0]);
  }
  state->round = static_cast<std::uint8_t>(game->placements.size());
  state->dealt = game->deck;
  return state;
}

}  // namespace

int advise_nmbr9(std::span<const std::string> arguments) {
  CLI::App app("the best placements for a card of NMBR 9, each with its expected final score", "cifra advise nmbr9");
  std::string path;
  bool as_json = false;
  app.add_option("POSITION", path, "a file with the record of an unfinished game of one player; - is standard input")
      ->required();
  app.add_flag("--json", as_json, "print JSON");
  if (const Parsed parsed = parse(app, arguments); !parsed.go_on) return parsed.exit_code;
  const auto text = read_file(path, kMaxJsonBytes);
  if (!text) return wrong_usage(text.error().message);
  const auto state = read_state(*text);
  if (!state) {
    const Error& error = state.error();
    return wrong_usage(error.at.empty() ? error.message : error.at + ": " + error.message);
  }
  const nmbr9::search::ValueNet* const net = nmbr9::search::value_net();
  if (net == nullptr) return wrong_usage("this program was built without data/nmbr9/value.bin");

  Rng rng("advise");  // the same advice for the same position
  const int card = *nmbr9::open_card(*state);
  const auto advice = nmbr9::search::advise(*net, state->layouts[0], card, nmbr9::bots::coming_after(*state), rng);
  if (advice.empty())
    return wrong_usage("the layout is too large: no advice beyond 16x16 squares, eight levels, 32 tiles");
  if (as_json) {
    json::array best;
    for (const nmbr9::search::Advice& one : advice) {
      best.push_back({{"x", one.placement.x},
                      {"y", one.placement.y},
                      {"level", one.placement.level},
                      {"rotation", one.placement.rotation},
                      {"expected", one.expected},
                      {"stderr", one.standard_error}});
    }
    fmt::print("{}\n", json::serialize(json::object{{"best", std::move(best)}}));
    return kOk;
  }
  fmt::print("{:>5} {:>5} {:>6} {:>9} {:>9} {:>7}\n", "x", "y", "level", "rotation", "expected", "stderr");
  for (const nmbr9::search::Advice& one : advice) {
    fmt::print("{:>5} {:>5} {:>6} {:>9} {:>9.2f} {:>7.2f}\n", one.placement.x, one.placement.y, one.placement.level,
               one.placement.rotation, one.expected, one.standard_error);
  }
  return kOk;
}

}  // namespace cifra::cli
