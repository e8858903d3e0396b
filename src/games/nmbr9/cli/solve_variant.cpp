// `cifra solve nmbr9 --variant F-m-c-k`: the highest score there is in a free order, found and, if asked, proved.
#include "games/nmbr9/cli/solve_variant.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/json.h"
#include "cli/files.h"
#include "cli/workers.h"
#include "games/nmbr9/bounds/certificate.h"
#include "games/nmbr9/bounds/descent.h"
#include "games/nmbr9/bounds/lay_out.h"
#include "games/nmbr9/cli/commands.h"
#include "games/nmbr9/cli/solve_options.h"
#include "games/nmbr9/codec/codec.h"
#include "games/nmbr9/type.h"
#include "record/referee.h"
#include "record/write.h"

namespace cifra::cli {
namespace {

using namespace nmbr9::bounds;

// Where to look first: as if every level of four tiles or more were larger than the one above it by so many squares.
// For F-9-2-20, 262 is found with up to 6 (0.6 s of one core after the bounds), not with 7; with 3 it takes 11 s.
constexpr int kLikelyWaste = 6;
constexpr int kLikelyTiles = 6;
// Small variants are proved sooner without the tables of fits.h than the tables are made.
constexpr int kCardsForTables = 7;

struct Answer {
  Laid laid;
  int score = -1;
  int upper_bound = 0;
  bool proved = false;
  std::uint64_t nodes = 0;
  Result<void> kept;  // the certificate
};

class Solver {
 public:
  Solver(const SolveOptions& options, const nmbr9::Variant& variant)
      : options_(options), variant_(variant), supply_(variant), start_(seconds_now()) {}

  Answer solve() {
    answer_.upper_bound = supply_.value(supply_.full()) * (variant_.cards - 1);
    keep({});
    climb();
    if (options_.prove || options_.seconds || options_.nodes) prove();
    answer_.proved = answer_.score == answer_.upper_bound;
    return answer_;
  }

 private:
  bool over() const {
    return (options_.seconds && seconds_now() - start_ > *options_.seconds) ||
           (options_.nodes && answer_.nodes >= *options_.nodes);
  }

  void keep(std::span<const Level> levels) {
    Level one;  // the last resort: everything on the table
    one.add({static_cast<std::uint8_t>(variant_.highest), 0, 0, 0});
    const auto laid = lay_out(variant_, levels.empty() ? std::span<const Level>(&one, 1) : levels);
    if (laid && laid->layout.score() > answer_.score) {
      answer_.laid = *laid;
      answer_.score = laid->layout.score();
    }
  }

  // Whether a stack of that many points was found.
  bool run(Descent& descent, const Bound& bound, int target) {
    for (auto states = descent.next(); !states.empty(); states = descent.next()) {
      // Pieces do not depend on the number of threads, so neither does the answer.
      const std::size_t piece = std::clamp<std::size_t>(states.size() / 128, 1, 512);
      std::vector<Growth> growths((states.size() + piece - 1) / piece);
      share_out(options_.threads, growths.size(), fmt::format("{} points", target), [&] {
        return [&](std::size_t i) {
          if (over()) {
            growths[i].complete = false;
            return;
          }
          growths[i] = grow(bound, target, states.subspan(i * piece, std::min(piece, states.size() - i * piece)));
        };
      });
      bool cut = false;
      for (std::size_t i = 0; i < growths.size(); ++i) {
        answer_.nodes += growths[i].tried;
        cut = cut || (!growths[i].complete && over());
        descent.take(i * piece, std::move(growths[i]));
      }
      if (cut) return false;
    }
    const std::vector<Level> stack = descent.stack();
    if (stack.empty()) return false;
    keep(stack);
    return true;
  }

  // From above until something is found, then up again.
  void climb() {
    Fits fits;
    const bool known = load_fits(fits) && variant_.copies <= kFitsCopies;
    const Bound likely(supply_, {known ? &fits : nullptr, kLikelyWaste, kLikelyTiles});
    int target = likely.any();
    while (target > answer_.score && !over()) {
      Descent descent(likely, target);
      if (run(descent, likely, target)) break;
      target -= std::max(1, target / 20);
    }
    while (!over()) {
      Descent descent(likely, answer_.score + 1);
      if (!run(descent, likely, answer_.score + 1)) break;
    }
  }

  void prove() {
    Fits fits;
    const bool tables = variant_.cards >= kCardsForTables;
    if (tables) fits = compute_fits(variant_, options_.threads);
    const Bound bound(supply_, {tables ? &fits : nullptr});
    answer_.upper_bound = std::max(answer_.score, bound.any());
    while (!over()) {
      const int target = answer_.score + 1;
      Descent descent(bound, target);
      if (run(descent, bound, target)) continue;
      answer_.upper_bound = std::max(answer_.score, descent.open_bound());
      if (descent.complete() && !options_.certificate_path.empty()) {
        answer_.kept =
            write_file(options_.certificate_path, certificate(variant_, answer_.score, descent.states(), supply_));
      }
      return;
    }
  }

  const SolveOptions& options_;
  nmbr9::Variant variant_;
  Supply supply_;
  double start_;
  Answer answer_;
};

}  // namespace

nmbr9::bounds::Fits compute_fits(const nmbr9::Variant& variant, unsigned threads) {
  Fits fits;
  share_out(threads, kClasses, "tables", [&] {
    return [&](std::size_t cls) { fits.on[cls] = fits_on(static_cast<int>(cls), variant.highest, variant.copies); };
  });
  return fits;
}

int solve_variant(const SolveOptions& options) {
  if (options.deck) return bound_deck(options);
  const nmbr9::Variant variant = *options.variant;
  if (variant.order != 'F') return wrong_usage("a variant without a shuffle is solved for a free order: F-m-c-k");
  if (!Supply::can_hold(variant)) {
    return wrong_usage("too many different tiles for the bounds: (c+1)^(m+1) may be 100000 at most");
  }
  const double start = seconds_now();
  if (!options.table_path.empty()) {
    const auto written = write_file(options.table_path, write_fits(compute_fits(variant, options.threads)));
    return written ? kOk : cannot_write(written.error());
  }
  const Answer answer = Solver(options, variant).solve();
  const int code = report({answer.laid.deck, answer.laid.layout, variant, answer.score, answer.upper_bound,
                           answer.proved, answer.nodes, seconds_now() - start},
                          options);
  return answer.kept ? code : cannot_write(answer.kept.error());
}

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
