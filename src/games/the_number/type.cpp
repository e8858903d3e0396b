#include "games/the_number/type.h"

#include <chrono>

#include "game/game_type_of.h"
#include "games/the_number/bench/bench.h"
#include "games/the_number/bots/levels.h"
#include "games/the_number/codec/codec.h"
#include "games/the_number/data/assets.h"
#include "games/the_number/page/methods.h"
#include "games/the_number/review/review.h"

namespace cifra::the_number {
namespace {

// The check: all tiles are turned over and ordered, then looked at one after the other, and the digits are added.
// docs/protocol.md has the formula, and web/src/games/the_number/script.ts is never slower.
constexpr std::chrono::milliseconds kCheck{2000};
constexpr std::chrono::milliseconds kCheckOfANumber{700};

class Type final : public game::GameTypeOf<Game> {
 public:
  std::chrono::milliseconds showing(int seats) const override { return kCheck + seats * kCheckOfANumber; }
  Result<std::unique_ptr<game::Review>> review(const game::RecordedGame& game,
                                               const game::ReviewPlan& plan) const override {
    const Recorded* const recorded = game::recorded_as<Game>(game);
    return recorded != nullptr ? review::make_review(*recorded, plan) : GameTypeOf::review(game, plan);
  }
  std::unique_ptr<game::Page> page() const override { return page::make_page(); }
  AssetTable* assets() const override { return &the_number::assets(); }
  std::span<const game::Workload> workloads() const override { return bench::workloads(); }
  void add_to(game::Fingerprint& fingerprint) const override { bench::add_to(fingerprint); }
};

}  // namespace

const game::GameType& type() {
  static const Type kType;
  return kType;
}

}  // namespace cifra::the_number
