#include "solve/nmbr9/down_search.h"

#include <algorithm>
#include <array>

#include "solve/nmbr9/free_down.h"
#include "solve/nmbr9/seen.h"

namespace cifra::solve {
namespace {

// How wide the beam is when a plan is tried for the first, second, third time, and later.
constexpr std::array<std::size_t, 4> kWidths = {300, 1000, 3000, 6000};
constexpr auto kMostTries = static_cast<std::int32_t>(kWidths.size());
constexpr int kTriedOnce = 256;  // of ease

// Each list knows more plans than the one before, up to a limit, and others; it is good for as many tries.
constexpr std::size_t kFirstWidth = 200;
constexpr std::size_t kWider = 4;
constexpr std::size_t kMostWidth = 800;
constexpr std::uint32_t kNoise = 100;

// Of the tries.
constexpr std::uint64_t kNearPercent = 40;
constexpr std::uint64_t kToLearnPercent = 20;
constexpr int kLess = 8;  // points than the best layout, at most, to learn

// Near to one that was laid out.
constexpr std::uint64_t kNearListPercent = 20;  // of the work
constexpr std::size_t kNearWidth = 50;
constexpr std::size_t kMostNear = 4000;  // plans, of all such lists

// Of the descents that choose their cards. A browser's engine goes without: there is no room for their 6 KB.
#ifdef __wasm__
constexpr bool kFree = false;
#else
constexpr bool kFree = true;
#endif
constexpr std::size_t kMostFreeWidth = 16000;
constexpr std::uint64_t kFreeCheaper = 4;  // as below, for placements and plans of some of the cards
constexpr int kHighestTop = 6;

constexpr int kRankZero = 1 << 24;                     // ranks are not negative
constexpr std::uint64_t kSpread = 0x9E3779B97F4A7C15;  // so that seeds lie far apart

constexpr std::uint64_t kCheaper = 8;      // a placement tried here costs an eighth of one in a beam led by a network
constexpr std::uint64_t kPlansOfWork = 2;  // plans of some of the cards looked at for a list cost as much as one

std::uint64_t hash_of(const LevelPlan& plan) {
  std::uint64_t hash = 0;
  for (const std::uint8_t level : plan) hash = mixed(hash, level);
  return hash;
}

// The log of what a try may be expected to gain.
int promise(const RatedPlan& plan, int score) {
  return log_of(plan.score - score) + std::min(0, plan.ease - kTriedOnce * plan.tries - PlanModel::kBias);
}

}  // namespace

void DownSearch::note_tries(std::vector<RatedPlan>& plans) const {
  for (RatedPlan& plan : plans) {
    const auto found = tries_.find(hash_of(plan.plan));
    if (found != tries_.end()) plan.tries = found->second;
  }
}

void DownSearch::list(int score) {
  width_ = lists_ == 0 ? kFirstWidth : std::min(kWider * width_, kMostWidth);
  PlanList list = list_plans(*model_, cards_, std::max(0, score - kLess),
                             {.width = width_, .noise = lists_ == 0 ? 0 : kNoise, .seed = lists_ * kSpread});
  plans_ = std::move(list.plans);
  note_tries(plans_);
  ++lists_;
  picks_ = 0;
  planning_work_ += list.looked_at / kPlansOfWork;
}

// The new ones first, then all again and again, otherwise.
void DownSearch::list_near(int score) {
  urgent_ = false;
  const bool again = listed_ == laid_.size();
  const LevelPlan& laid = again ? laid_[near_lists_ % laid_.size()] : laid_[listed_++];
  ++near_lists_;
  PlanList list =
      list_plans(*model_, cards_, score,
                 {.width = kNearWidth, .noise = again ? kNoise : 0, .seed = near_lists_ * kSpread, .near = &laid});
  planning_work_ += list.looked_at / kPlansOfWork;
  near_work_ += list.looked_at / kPlansOfWork;
  note_tries(list.plans);
  near_.insert(near_.end(), list.plans.begin(), list.plans.end());
  // The most promising ones, each once: what is easy near one of those laid out is easy.
  std::vector<std::uint64_t> order;
  for (std::uint32_t i = 0; i < near_.size(); ++i) {
    const RatedPlan& one = near_[i];
    if (one.score <= score || one.tries >= kMostTries) continue;
    const auto rank = static_cast<std::uint64_t>(kRankZero - promise(one, score));
    order.push_back(rank << 32 | i);
  }
  std::sort(order.begin(), order.end());
  std::vector<RatedPlan> kept;
  SeenSet seen;
  seen.reset(order.size());
  for (const std::uint64_t rank : order) {
    if (kept.size() == kMostNear) break;
    const RatedPlan& one = near_[static_cast<std::uint32_t>(rank)];
    if (seen.insert(hash_of(one.plan))) kept.push_back(one);
  }
  near_ = std::move(kept);
}

std::optional<DownSearch::FreeTry> DownSearch::next_free(int score, int top) {
  if (model_ == nullptr || !kFree) return std::nullopt;
  FreeTry one;
  // By turns as high as the best layout, and one level higher. One in four is to learn.
  one.top = std::min(top + static_cast<int>(free_tries_ % 2), kHighestTop);
  one.score =
      free_tries_ % 8 < 6 ? score : std::max(0, score - 1 - static_cast<int>(Noise{kSpread, kLess}(free_tries_)));
  one.width = free_width_;
  one.seed = ++free_tries_ * kSpread;
  if (free_tries_ % 2 == 0) free_width_ = std::min(free_width_ * 5 / 4, kMostFreeWidth);
  return one;
}

DownSearch::Kind DownSearch::choose_kind() const {
  const std::uint64_t all = tries_of_[kBetter] + tries_of_[kNear] + tries_of_[kToLearn];
  if (laid_.empty()) return kBetter;
  if (100 * tries_of_[kNear] < kNearPercent * all) return kNear;
  return 100 * tries_of_[kToLearn] < kToLearnPercent * all ? kToLearn : kBetter;
}

std::optional<DownSearch::Try> DownSearch::next(int score) {
  while (model_ != nullptr && !over_) {
    const Kind kind = choose_kind();
    ++tries_of_[kind];
    if (kind != kNear && (lists_ == 0 || picks_ >= width_)) list(score);
    if (!laid_.empty() && (urgent_ || 100 * near_work_ < kNearListPercent * (work_ + planning_work_))) list_near(score);
    const int from = kind == kToLearn ? score - 1 - static_cast<int>(Noise{kSpread, kLess}(all_tries_)) : score;
    const int most_tries = kind == kToLearn ? 1 : kMostTries;
    RatedPlan* best = nullptr;
    int most = 0;
    for (RatedPlan& plan : kind == kNear ? near_ : plans_) {
      if (plan.score <= from || plan.tries >= most_tries) continue;
      const int here = promise(plan, from);
      if (best != nullptr && here <= most) continue;
      best = &plan;
      most = here;
    }
    if (best != nullptr) {
      if (kind != kNear) ++picks_;
      std::int32_t& tries = tries_[hash_of(best->plan)];  // it may be in the other list too
      best->tries = std::max(best->tries, tries);
      if (best->tries >= most_tries) continue;
      tries = ++best->tries;
      return Try{best->plan, kWidths[static_cast<std::size_t>(tries - 1)], ++all_tries_ * kSpread};
    }
    if (kind != kBetter) continue;
    over_ = picks_ == 0 && width_ == kMostWidth;
    picks_ = width_;
  }
  return std::nullopt;
}

void DownSearch::note_laid(const LevelPlan& plan, int score) {
  tries_[hash_of(plan)] = kMostTries;
  laid_.push_back(plan);
  if (score <= most_laid_) return;
  most_laid_ = score;
  urgent_ = true;
  std::swap(laid_.back(), laid_[std::min(listed_, laid_.size() - 1)]);
}

void DownSearch::take(const Try& one, const Found& found) {
  work_ += found.work;
  if (found.layout) note_laid(one.plan, found.layout->score());
}

void DownSearch::take(const LevelPlan& plan) {
  const auto known = tries_.find(hash_of(plan));
  if (known != tries_.end() && known->second >= kMostTries) return;
  int score = 0;
  for (std::size_t i = 0; i < cards_.size(); ++i) score += cards_[i] * plan[i];
  note_laid(plan, score);
}

DownSearch::Found DownSearch::lay(const Try& one) const {
  Descent descent(cards_);
  Found found;
  found.layout = descent.run(one.plan, one.width, one.seed);
  found.work = descent.nodes() / kCheaper;
  return found;
}

DownSearch::Found DownSearch::lay(const FreeTry& one) const {
  Found found;
  if constexpr (kFree) {
    FreeDescent descent(*model_, cards_);
    found.layout = descent.run(one.top, one.score, one.width, one.seed);
    found.work = (descent.nodes() + descent.looked_at()) / kFreeCheaper;
  }
  return found;
}

}  // namespace cifra::solve
