#include "games/nmbr9/bounds/variant_solver.h"

#include <algorithm>
#include <span>
#include <utility>
#include <vector>

#include "games/nmbr9/bounds/certificate.h"
#include "games/nmbr9/bounds/descent.h"

namespace cifra::nmbr9::bounds {
namespace {

// Where to look first: as if every level of four tiles or more were larger than the one above it by so many squares.
// For F-9-2-20, 262 is found with up to 6 (0.6 s of one core after the bounds), not with 7; with 3 it takes 11 s.
constexpr int kLikelyWaste = 6;
constexpr int kLikelyTiles = 6;
// A descent's states are grown in so many pieces or more, none of more than kMostInPiece states; and where nothing is
// found, the next target is lower by one part in kTargetSteps.
constexpr std::size_t kPieces = 128;
constexpr std::size_t kMostInPiece = 512;
constexpr int kTargetSteps = 20;
// Small variants are proved sooner without the tables of fits.h than the tables are made.
constexpr int kCardsForTables = 7;

class VariantSolver {
 public:
  VariantSolver(const VariantTask& task, Runner& runner)
      : task_(task), variant_(task.variant), supply_(task.variant), runner_(runner) {}

  VariantAnswer solve() {
    answer_.upper_bound = supply_.value(supply_.full()) * (variant_.cards - 1);
    keep({});
    climb();
    if (task_.prove) prove();
    answer_.proved = answer_.score == answer_.upper_bound;
    return std::move(answer_);
  }

 private:
  bool over() const { return runner_.stopped() || (task_.nodes > 0 && answer_.nodes >= task_.nodes); }

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
      // Pieces do not depend on the number of lanes, so neither does the answer.
      const std::size_t piece = std::clamp<std::size_t>(states.size() / kPieces, 1, kMostInPiece);
      std::vector<Growth> growths((states.size() + piece - 1) / piece);
      runner_.run(growths.size(), std::to_string(target) + " points", [&](std::size_t i, std::size_t /*lane*/) {
        if (over()) {
          growths[i].complete = false;
          return;
        }
        growths[i] = grow(bound, target, states.subspan(i * piece, std::min(piece, states.size() - i * piece)));
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

  bool load_tables(Fits& fits) const { return variant_.copies <= kFitsCopies && load_fits(fits); }

  // From above until something is found, then up again.
  void climb() {
    if (over()) return;  // the bound alone takes seconds
    Fits fits;
    const bool known = load_tables(fits);
    const Bound likely(supply_, {known ? &fits : nullptr, kLikelyWaste, kLikelyTiles});
    int target = likely.any();
    while (target > answer_.score && !over()) {
      Descent descent(likely, target);
      if (run(descent, likely, target)) break;
      target -= std::max(1, target / kTargetSteps);
    }
    while (!over()) {
      Descent descent(likely, answer_.score + 1);
      if (!run(descent, likely, answer_.score + 1)) break;
    }
  }

  void prove() {
    // A proof makes its own tables. If there is no time for that there will be no proof, and those of the engine will
    // do for an upper bound.
    Fits fits;
    bool tables = false;
    if (variant_.cards >= kCardsForTables) {
      auto made = compute_fits(variant_.highest, variant_.copies, runner_);
      tables = made || load_tables(fits);
      if (made) fits = std::move(*made);
    }
    const Bound bound(supply_, {tables ? &fits : nullptr});
    answer_.upper_bound = std::max(answer_.score, bound.any());
    while (!over()) {
      const int target = answer_.score + 1;
      Descent descent(bound, target);
      if (run(descent, bound, target)) continue;
      answer_.upper_bound = std::max(answer_.score, descent.open_bound());
      if (descent.complete() && task_.certify) {
        answer_.certificate = certificate(variant_, answer_.score, descent.states(), supply_);
      }
      return;
    }
  }

  const VariantTask& task_;
  Variant variant_;
  Supply supply_;
  Runner& runner_;
  VariantAnswer answer_;
};

}  // namespace

VariantAnswer solve_variant(const VariantTask& task, Runner& runner) { return VariantSolver(task, runner).solve(); }

}  // namespace cifra::nmbr9::bounds
