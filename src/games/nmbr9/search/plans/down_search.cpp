#include "games/nmbr9/search/plans/down_search.h"

#include <algorithm>
#include <array>

#include "base/sort.h"
#include "games/nmbr9/search/board/seen.h"
#include "games/nmbr9/search/plans/free_down.h"

namespace cifra::nmbr9::search {
namespace {

// How wide the beam is when a plan is tried for the first, second, third time, and later; each time it promises less,
// for the time it takes.
constexpr std::array<std::size_t, 6> kWidths = {300, 1000, 3000, 10000, 30000, 100000};
constexpr auto kMostTries = static_cast<std::int32_t>(kWidths.size());
constexpr int kTriedOnce = 110;  // less for every try before, in 1/256 of the log of what a plan promises

// What a try that fails shows about the next one, in 1/256 of log odds: by the level it came to (0, 1, above), and by
// the share of the level above that was left to cover (less than 15, 25, 40 %, more). Measured on 1,600 plans: of those
// that fail on level 0 with less than 15 % to cover half can be laid out, of those that fail above level 1 one in a
// hundred.
constexpr std::array<std::array<int, 4>, 3> kShown = {
    {{730, 420, 300, -380}, {270, 260, 0, -380}, {-640, -640, -640, -640}}};
int shown_by(const Reached& reached) {
  const std::size_t level = std::min<std::size_t>(static_cast<std::size_t>(reached.level), kShown.size() - 1);
  const int percent = 100 * reached.uncovered / std::max(1, reached.roof);
  return kShown[level][percent < 15 ? 0 : percent < 25 ? 1 : percent < 40 ? 2 : 3];
}

// The log odds of a plan by its ease, in 1/256, as measured with wide beams: what looks hard is less so than it looks.
int log_odds(int ease) {
  constexpr int kHard = -6 * 256;
  const int odds = ease - PlanModel::kBias;
  return odds >= kHard ? odds * 180 / 256 : (kHard * 180 + (odds - kHard) * 90) / 256;
}

// Each list knows more plans than the one before, up to a limit, and others; it is good for as many tries.
constexpr std::size_t kFirstWidth = 200;
constexpr std::size_t kListWider = 4;
constexpr std::size_t kMostWidth = 800;
constexpr std::uint32_t kListNoise = 100;
constexpr std::size_t kMostPlans = 4000;  // kept for each aim

// Of the work, by the width of the beams.
constexpr std::uint64_t kNearPercent = 20;
constexpr std::uint64_t kToLearnPercent = 10;
constexpr int kLess = 8;  // points than the best layout, at most, to learn

// Near to one that was laid out.
constexpr std::uint64_t kNearListPercent = 10;  // of the work
constexpr std::size_t kNearWidth = 50;

// Of the descents that choose their cards.
constexpr std::size_t kMostFreeWidth = 16000;
constexpr int kHighestTop = 6;

constexpr int kRankZero = 1 << 24;  // ranks are not negative

constexpr std::uint64_t kCheaper = 8;      // a placement tried here costs an eighth of one in a beam led by a network
constexpr std::uint64_t kFreeCheaper = 4;  // in a descent that chooses its cards: a placement, or a plan of some cards
constexpr std::uint64_t kPlansOfWork = 2;  // plans of some of the cards looked at for a list cost as much as one

std::uint64_t hash_of(const LevelPlan& plan) {
  std::uint64_t hash = 0;
  for (const std::uint8_t level : plan) hash = mixed(hash, level);
  return hash;
}

}  // namespace

// The log of what a try may be expected to gain for its time.
int DownSearch::promise(const RatedPlan& plan, int score) const {
  const Tried& tried = tried_[plan.tried];
  return log_of(plan.score - score) + std::min(0, log_odds(plan.ease) + tried.shown) - kTriedOnce * tried.tries;
}

void DownSearch::note_tries(std::vector<RatedPlan>& plans) const {
  for (RatedPlan& plan : plans) {
    const auto found = records_.find(hash_of(plan.plan));
    if (found != records_.end()) plan.tried = found->second;
  }
}

std::uint32_t DownSearch::record_of(const LevelPlan& plan) {
  const auto [place, is_new] = records_.emplace(hash_of(plan), static_cast<std::uint32_t>(tried_.size()));
  if (is_new) tried_.emplace_back();
  return place->second;
}

// The most promising ones for more than that score, each once.
void DownSearch::keep_promising(std::vector<RatedPlan>& plans, int score) const {
  std::vector<std::uint64_t> order;
  for (std::uint32_t i = 0; i < plans.size(); ++i) {
    if (plans[i].score <= score || tried_[plans[i].tried].tries >= kMostTries) continue;
    order.push_back(static_cast<std::uint64_t>(kRankZero - promise(plans[i], score)) << 32 | i);
  }
  put_in_order(order);
  std::vector<RatedPlan> kept;
  SeenSet seen;
  seen.reset(order.size());
  for (const std::uint64_t rank : order) {
    if (kept.size() == kMostPlans) break;
    const RatedPlan& one = plans[static_cast<std::uint32_t>(rank)];
    if (seen.insert(hash_of(one.plan))) kept.push_back(one);
  }
  plans = std::move(kept);
}

void DownSearch::list(int score) {
  width_ = lists_ == 0 ? kFirstWidth : std::min(kListWider * width_, kMostWidth);
  const int least = std::max(0, score - kLess);
  PlanList list = list_plans(*model_, cards_, least,
                             {.width = width_, .noise = lists_ == 0 ? 0 : kListNoise, .seed = lists_ * kSpread});
  note_tries(list.plans);
  std::vector<RatedPlan>& better = plans_[kBetter];
  std::vector<RatedPlan>& to_learn = plans_[kToLearn];
  better.clear();
  to_learn.clear();
  for (const RatedPlan& one : list.plans) (one.score > score ? better : to_learn).push_back(one);
  keep_promising(better, score);
  keep_promising(to_learn, least);
  ++lists_;
  picks_ = 0;
  planning_work_ += list.looked_at / kPlansOfWork;
}

// The new ones first, then all again and again, otherwise. What is easy near one of those laid out is easy.
void DownSearch::list_near(int score) {
  urgent_ = false;
  const bool again = listed_ == laid_.size();
  const LevelPlan& laid = again ? laid_[near_lists_ % laid_.size()] : laid_[listed_++];
  ++near_lists_;
  PlanList list =
      list_plans(*model_, cards_, score,
                 {.width = kNearWidth, .noise = again ? kListNoise : 0, .seed = near_lists_ * kSpread, .near = &laid});
  planning_work_ += list.looked_at / kPlansOfWork;
  near_work_ += list.looked_at / kPlansOfWork;
  note_tries(list.plans);
  std::vector<RatedPlan>& near = plans_[kNear];
  near.insert(near.end(), list.plans.begin(), list.plans.end());
  keep_promising(near, score);
}

std::optional<DownSearch::FreeTry> DownSearch::next_free(int score, int top) {
  if (model_ == nullptr) return std::nullopt;
  FreeTry one;
  // As high as the best layout, and every third time one level higher. One in eight is to learn. After every
  // fourth, the next ones are wider.
  one.top = std::min(top + (free_tries_ % 3 == 1 ? 1 : 0), kHighestTop);
  one.score =
      free_tries_ % 8 < 7 ? score : std::max(0, score - 1 - static_cast<int>(Noise{kSpread, kLess}(free_tries_)));
  one.width = free_width_;
  one.seed = ++free_tries_ * kSpread;
  if (free_tries_ % 4 == 0) free_width_ = std::min(free_width_ * 5 / 4, kMostFreeWidth);
  return one;
}

DownSearch::Aim DownSearch::choose_aim() const {
  const std::uint64_t all = work_of_[kBetter] + work_of_[kNear] + work_of_[kToLearn];
  if (laid_.empty()) return kBetter;
  if (100 * work_of_[kNear] < kNearPercent * all) return kNear;
  return 100 * work_of_[kToLearn] < kToLearnPercent * all ? kToLearn : kBetter;
}

std::optional<DownSearch::Try> DownSearch::next(int score) {
  while (model_ != nullptr && !over_) {
    const Aim aim = choose_aim();
    if (aim != kNear && (lists_ == 0 || picks_ >= width_)) list(score);
    if (!laid_.empty() && (urgent_ || 100 * near_work_ < kNearListPercent * (work_ + planning_work_))) list_near(score);
    const int from = aim == kToLearn ? score - 1 - static_cast<int>(Noise{kSpread, kLess}(all_tries_)) : score;
    const int most_tries = aim == kToLearn ? 1 : kMostTries;
    RatedPlan* best = nullptr;
    int most = 0;
    for (RatedPlan& plan : plans_[aim]) {
      if (plan.score <= from || tried_[plan.tried].tries >= most_tries) continue;
      const int here = promise(plan, from);
      if (best != nullptr && here <= most) continue;
      best = &plan;
      most = here;
    }
    if (best != nullptr) {
      if (const std::uint32_t record = record_of(best->plan); best->tried != record) {
        best->tried = record;
        if (tried_[record].tries > 0) continue;  // it is in the other list too
      }
      const auto width = kWidths[static_cast<std::size_t>(tried_[best->tried].tries++)];
      work_of_[aim] += width;
      if (aim != kNear) ++picks_;
      return Try{best->plan, width, ++all_tries_ * kSpread};
    }
    if (aim != kBetter) {
      work_of_[aim] += kWidths[0];  // the turn of another aim
      continue;
    }
    over_ = picks_ == 0 && width_ == kMostWidth;
    picks_ = width_;
  }
  return std::nullopt;
}

void DownSearch::note_laid(const LevelPlan& plan, int score) {
  tried_[record_of(plan)].tries = kMostTries;
  laid_.push_back(plan);
  if (score <= most_laid_) return;
  most_laid_ = score;
  urgent_ = true;
  std::swap(laid_.back(), laid_[std::min(listed_, laid_.size() - 1)]);
}

void DownSearch::take(const Try& one, const Found& found) {
  work_ += found.work;
  if (found.layout) {
    note_laid(one.plan, found.layout->score());
    return;
  }
  Tried& tried = tried_[record_of(one.plan)];
  tried.shown = shown_by(found.reached);
  if (found.reached.all) tried.tries = kMostTries;
}

void DownSearch::take(const LevelPlan& plan) {
  if (tried_[record_of(plan)].tries >= kMostTries) return;
  int score = 0;
  for (std::size_t i = 0; i < cards_.size(); ++i) score += cards_[i] * plan[i];
  note_laid(plan, score);
}

DownSearch::Found DownSearch::lay(const Try& one) const {
  Descent descent(cards_);
  Found found;
  found.layout = descent.run(one.plan, one.width, one.seed);
  found.work = descent.nodes() / kCheaper;
  found.reached = descent.reached();
  return found;
}

DownSearch::Found DownSearch::lay(const FreeTry& one) const {
  Found found;
  FreeDescent descent(*model_, cards_);
  found.layout = descent.run(one.top, one.score, one.width, one.seed);
  found.work = (descent.nodes() + descent.looked_at()) / kFreeCheaper;
  return found;
}

}  // namespace cifra::nmbr9::search
