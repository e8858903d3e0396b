#include "games/nmbr9/type.h"

#include "game/game_type_of.h"
#include "games/nmbr9/bench/bench.h"
#include "games/nmbr9/bots/levels.h"
#include "games/nmbr9/codec/codec.h"
#include "games/nmbr9/data/assets.h"
#include "games/nmbr9/page/methods.h"
#include "games/nmbr9/review/review.h"

namespace cifra::nmbr9 {
namespace {

class Type final : public game::GameTypeOf<Game> {
 public:
  Result<std::unique_ptr<game::Review>> review(const game::RecordedGame& game,
                                               const game::ReviewPlan& plan) const override {
    return review::make_review(game, plan);
  }
  bool is_daily() const override { return true; }
  std::unique_ptr<game::Page> page() const override { return page::make_page(); }
  AssetTable* assets() const override { return &nmbr9::assets(); }
  std::span<const game::Workload> workloads() const override { return bench::workloads(); }
  void add_to(game::Fingerprint& fingerprint) const override { bench::add_to(fingerprint); }
};

}  // namespace

const game::GameType& type() {
  static const Type kType;
  return kType;
}

}  // namespace cifra::nmbr9
