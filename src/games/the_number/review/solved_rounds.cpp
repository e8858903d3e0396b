#include "games/the_number/review/solved_rounds.h"

#include <atomic>
#include <utility>

namespace cifra::the_number::review {
namespace {

constexpr std::size_t kKept = 2;  // 20 MB each

struct Kept {
  Bonuses bonuses{};
  RoundTable table;
};

// Held for as long as it takes to copy a pointer. (In the browser there is no std::mutex.)
class Lock {
 public:
  explicit Lock(std::atomic_flag& flag) : flag_(flag) {
    while (flag_.test_and_set(std::memory_order_acquire)) {
    }
  }
  ~Lock() { flag_.clear(std::memory_order_release); }
  Lock(const Lock&) = delete;
  Lock& operator=(const Lock&) = delete;

 private:
  std::atomic_flag& flag_;
};

struct KeptRounds {
  std::atomic_flag in_use;
  std::array<Kept, kKept> list;  // the latest first
};

KeptRounds& kept_rounds() {
  static KeptRounds rounds;
  return rounds;
}

}  // namespace

RoundTable solved_round(const Bonuses& bonuses) {
  if (needs_no_solving(bonuses)) return {RoundTable(), solve::shipped_round_values()};
  KeptRounds& rounds = kept_rounds();
  const Lock lock(rounds.in_use);
  for (const Kept& kept : rounds.list) {
    if (kept.table != nullptr && kept.bonuses == bonuses) return kept.table;
  }
  return nullptr;
}

void keep_solved_round(const Bonuses& bonuses, RoundTable table) {
  KeptRounds& rounds = kept_rounds();
  const Lock lock(rounds.in_use);
  for (std::size_t i = kKept - 1; i > 0; --i) rounds.list[i] = std::move(rounds.list[i - 1]);
  rounds.list[0] = {bonuses, std::move(table)};
}

}  // namespace cifra::the_number::review
