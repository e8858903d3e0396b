#include "games/nmbr9/cli/solve_report.h"

#include <fmt/format.h>

#include <cstdio>
#include <string>
#include <utility>

#include "base/json.h"
#include "cli/files.h"
#include "cli/subcommand.h"
#include "games/nmbr9/codec/codec.h"
#include "games/nmbr9/type.h"
#include "record/referee.h"
#include "record/write.h"

namespace cifra::cli {

int report(const Solved& solved, const SolveOptions& options) {
  nmbr9::Recorded game{solved.variant, solved.variant != nmbr9::Variant{}, solved.deck, {}};
  for (const nmbr9::Tile& tile : solved.layout.tiles()) game.placements.push_back({tile.at});
  record::Record record;
  record.players = {"solver"};
  record.game = game::recorded<nmbr9::Game>(nmbr9::type(), std::move(game));
  if (const auto verdict = record::judge(record); !verdict) {
    fmt::print(stderr, "the stack found is not legal: {}\n", verdict.error().message);
    return kNo;
  }
  const std::string line = record::write_record(record);
  Result<void> kept;
  if (!options.record_path.empty()) kept = write_file(options.record_path, line + '\n');
  const int code = kept ? kOk : cannot_write(kept.error());
  if (options.as_json) {
    json::object answer{
        {"score", solved.score}, {"proved", solved.proved}, {"seconds", solved.seconds}, {"nodes", solved.nodes}};
    if (options.prove) answer["upper_bound"] = solved.upper_bound;
    answer["record"] = parse_json(line, "bad_record").value();
    fmt::print("{}\n", json::serialize(answer));
    return code;
  }
  fmt::print("{} points on {} levels{}\n", solved.score, solved.layout.levels(),
             solved.proved   ? ", and no stack scores more: proved"
             : options.prove ? fmt::format(", not proved: at most {}", solved.upper_bound)
                             : "");
  fmt::print("{:.1f} s, {} placements tried\n{}\n", solved.seconds, solved.nodes, line);
  return code;
}

}  // namespace cifra::cli
