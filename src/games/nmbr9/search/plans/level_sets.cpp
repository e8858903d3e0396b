#include "games/nmbr9/search/plans/level_sets.h"

#include <algorithm>

#include "base/sort.h"

namespace cifra::nmbr9::search {
namespace {

constexpr std::uint64_t kProfileMask = (std::uint64_t{1} << (64 - kProfileShift)) - 1;

}  // namespace

std::optional<int> LevelSets::with(CardSet cards) const {
  for (const LevelSet& set : sets_) {
    if ((set.cards & cards) == cards) return set.promise;
  }
  return std::nullopt;
}

CardSet LevelSets::all_with(CardSet cards) const {
  CardSet all = 0;
  for (const LevelSet& set : sets_) {
    if ((set.cards & cards) == cards) all |= set.cards;
  }
  return all;
}

std::optional<int> LevelSets::of(CardSet cards) const {
  for (const LevelSet& set : sets_) {
    if (set.cards == cards) return set.promise;
  }
  return std::nullopt;
}

// A card that lies already, on the lowest of those levels: what is planned has to carry it.
void LevelPlanner::add_laid(int number, int level) {
  std::erase_if(prefixes_, [&](Prefix& prefix) {
    return !prefix.levels.add(model_, number, level,
                              [&](int part) { prefix.ease += model_.parts[static_cast<std::size_t>(part)]; });
  });
  looked_at_ += prefixes_.size();
}

void LevelPlanner::add_planned(int card, int level, bool last) {
  const int number = cards_[static_cast<std::size_t>(card)];
  children_.clear();
  for (std::uint32_t parent = 0; parent < prefixes_.size(); ++parent) {
    const Prefix& prefix = prefixes_[parent];
    const int highest = std::min(prefix.levels.highest_open(), level - 1);
    for (int on = 0; on <= highest; ++on) {
      PlanLevels levels = prefix.levels;
      Child child{0, 0, parent, on, prefix.ease};
      const auto visit = [&](int part) { child.ease += model_.parts[static_cast<std::size_t>(part)]; };
      ++looked_at_;
      if (!levels.add(model_, number, on, visit)) continue;
      const int points = prefix.points + number * on;
      const std::int64_t value = child.ease + std::int64_t{settings_.point} * points;
      child.hash = mixed(levels.hash(), static_cast<std::uint64_t>(points));
      child.key =
          (levels.profile() & kProfileMask) << kProfileShift | static_cast<std::uint64_t>(kProfileKeyZero - value);
      children_.push_back(child);
    }
  }
  put_in_order(children_, [](const Child& one, const Child& other) {
    return one.key != other.key         ? one.key < other.key
           : one.parent != other.parent ? one.parent < other.parent
                                        : one.level < other.level;
  });
  // Few levels have few profiles.
  const std::size_t width = settings_.width << (level <= 2 ? 2 : level == 3 ? 1 : 0);
  seen_.reset(children_.size());
  next_.clear();
  std::size_t kept = 0;  // of this profile
  for (std::size_t i = 0; i < children_.size(); ++i) {
    const Child& child = children_[i];
    if (i == 0 || child.key >> kProfileShift != children_[i - 1].key >> kProfileShift) kept = 0;
    if (!last && (kept >= width || !seen_.insert(child.hash))) continue;
    ++kept;
    Prefix& prefix = next_.emplace_back(prefixes_[child.parent]);
    prefix.levels.add(model_, number, child.level, [](int) {});
    prefix.ease = child.ease;
    prefix.points += number * child.level;
    if (child.level == level - 1) prefix.next |= one_card(card);
  }
  std::swap(prefixes_, next_);
}

LevelSets LevelPlanner::below(int level, CardSet above, CardSet used, int points, int score) {
  prefixes_.assign(1, Prefix{});
  prefixes_[0].points = points;
  for (std::size_t i = 0; i < cards_.size() && !prefixes_.empty(); ++i) {
    const auto card = static_cast<int>(i);
    if ((above & one_card(card)) != 0) {
      add_laid(cards_[i], level);
    } else if ((used & one_card(card)) == 0) {
      add_planned(card, level, i + 1 == cards_.size());
    }
  }
  std::vector<LevelSet> sets;
  for (const Prefix& prefix : prefixes_) {
    if (prefix.points <= score || prefix.next == 0) continue;
    sets.push_back({prefix.next, log_of(prefix.points - score) + std::min(0, prefix.ease - PlanModel::kBias)});
  }
  put_in_order(sets, [](const LevelSet& one, const LevelSet& other) {
    return one.cards != other.cards ? one.cards < other.cards : one.promise > other.promise;
  });
  const auto same = std::ranges::unique(sets, {}, &LevelSet::cards);
  sets.erase(same.begin(), same.end());
  put_in_order(sets, [](const LevelSet& one, const LevelSet& other) {
    return one.promise != other.promise ? one.promise > other.promise : one.cards < other.cards;
  });
  if (sets.size() > settings_.most_sets) sets.resize(settings_.most_sets);
  while (!sets.empty() && sets.back().promise < sets.front().promise - settings_.least_promise) sets.pop_back();
  return LevelSets(std::move(sets));
}

}  // namespace cifra::nmbr9::search
