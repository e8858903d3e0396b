#include "solve/nmbr9/down_search.h"

#include <algorithm>
#include <array>
#include <bit>

namespace cifra::solve {
namespace {

// How wide the beam is when a plan is tried for the first, second, third time, and later.
constexpr std::array<std::size_t, 4> kWidths = {300, 1000, 3000, 6000};
constexpr int kTriedOnce = 256;  // of ease

// Each list knows more plans than the one before, up to a limit, and others. On 16 decks, 10 s each, 135.4 points;
// 135.1 with four times as many picks of a list, and less noise.
constexpr std::size_t kFirstWidth = 200;
constexpr std::size_t kWider = 4;
constexpr std::size_t kMostWidth = 800;
constexpr std::uint64_t kPicksOfPlace = 1;  // for each place of the width, until there is a new list
constexpr std::uint32_t kNoise = 100;

constexpr std::uint64_t kSpread = 0x9E3779B97F4A7C15;  // so that seeds lie far apart

constexpr std::uint64_t kCheaper = 8;   // a placement tried here costs an eighth of one in a beam led by a network
constexpr std::uint64_t kListWork = 5;  // of each plan in a list

std::uint64_t hash_of(const LevelPlan& plan) {
  std::uint64_t hash = 0;
  for (const std::uint8_t level : plan) {
    hash = (hash ^ level) * 0x9E3779B97F4A7C15;
    hash ^= hash >> 29;
  }
  return hash;
}

// The natural logarithm in 1/256, piecewise linear; of numbers from 1 on.
int log_of(int number) {
  const int bits = static_cast<int>(std::bit_width(static_cast<unsigned>(number))) - 1;
  return (bits * 256 + (number * 256 >> bits) - 256) * 177 / 256;
}

// The log of what a try may be expected to gain.
int promise(const RatedPlan& plan, int score) {
  return log_of(plan.score - score) + std::min(0, plan.ease - kTriedOnce * plan.tries - PlanModel::kBias);
}

}  // namespace

void DownSearch::list(int score) {
  for (const RatedPlan& plan : plans_) {
    if (plan.tries > 0) tries_[hash_of(plan.plan)] = plan.tries;
  }
  width_ = lists_ == 0 ? kFirstWidth : std::min(kWider * width_, kMostWidth);
  plans_ = list_plans(*model_, cards_, score,
                      {.width = width_, .noise = lists_ == 0 ? 0 : kNoise, .seed = lists_ * kSpread});
  for (RatedPlan& plan : plans_) {
    const auto found = tries_.find(hash_of(plan.plan));
    if (found != tries_.end()) plan.tries = found->second;
  }
  ++lists_;
  picks_ = 0;
  planning_work_ += kListWork * plans_.size();
}

std::optional<DownSearch::Try> DownSearch::next(int score) {
  while (model_ != nullptr && !over_) {
    if (lists_ == 0 || picks_ >= kPicksOfPlace * width_) list(score);
    RatedPlan* best = nullptr;
    int most = 0;
    for (RatedPlan& plan : plans_) {
      if (plan.score <= score || plan.tries >= static_cast<int>(kWidths.size())) continue;
      const int here = promise(plan, score);
      if (best != nullptr && here <= most) continue;
      best = &plan;
      most = here;
    }
    if (best != nullptr) {
      ++picks_;
      return Try{best->plan, kWidths[static_cast<std::size_t>(best->tries++)], ++all_picks_ * kSpread};
    }
    over_ = picks_ == 0 && width_ == kMostWidth;
    picks_ = kPicksOfPlace * width_;
  }
  return std::nullopt;
}

DownSearch::Found DownSearch::lay(const Try& one) const {
  Descent descent(cards_);
  Found found;
  found.layout = descent.run(one.plan, one.width, one.seed);
  found.work = descent.nodes() / kCheaper;
  return found;
}

}  // namespace cifra::solve
