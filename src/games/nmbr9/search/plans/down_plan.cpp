#include "games/nmbr9/search/plans/down_plan.h"

#include <algorithm>
#include <bit>
#include <compare>

#include "base/sort.h"
#include "games/nmbr9/search/board/seen.h"

namespace cifra::nmbr9::search {
namespace {

// Into which of PlanModel::kSlacks ranges a slack falls.
constexpr auto kRanges = [] {
  std::array<std::uint8_t, 40> ranges{};
  for (std::size_t slack = 0; slack < ranges.size(); ++slack) {
    for (const std::size_t from : {1U, 2U, 3U, 4U, 6U, 8U, 10U, 12U, 14U, 17U, 21U, 26U, 33U}) {
      ranges[slack] = static_cast<std::uint8_t>(ranges[slack] + (slack >= from ? 1 : 0));
    }
  }
  return ranges;
}();

// The place in kTilesOnTiles of so many tiles on so many others; -1 if the model does not tell them apart.
int kind_of(int upper, int lower) {
  for (std::size_t kind = 0; kind < kTilesOnTiles.size(); ++kind) {
    if (kTilesOnTiles[kind].upper == upper && kTilesOnTiles[kind].lower == lower) return static_cast<int>(kind);
  }
  return -1;
}

// A plan of the first cards.
struct Prefix {
  LevelPlan plan{};
  PlanLevels levels;
  std::int32_t ease = 0;
  std::int32_t luck = 0;
  std::int32_t score = 0;
};
// One card more.
struct Child {
  std::uint64_t key = 0;   // profile, then the better first
  std::uint64_t hash = 0;  // not the same for any two
  std::uint32_t parent = 0;
  std::int32_t level = 0;
  std::int32_t ease = 0;
  std::int32_t luck = 0;

  auto operator<=>(const Child&) const = default;
};

}  // namespace

void Group::add(int number) {
  if (size_ < kMostInGroup) {
    int shift = 0;
    while (shift < 4 * size_ && (numbers_ >> shift & 15) < number) shift += 4;
    const unsigned low = numbers_ & ((1U << shift) - 1);
    numbers_ = static_cast<std::uint16_t>(low | static_cast<unsigned>(number) << shift | (numbers_ - low) << 4);
  }
  if (size_ <= kMostInGroup) ++size_;
}

// Numbers that may be equal are numbers that are not, when the second is one more, the third two more, and so on; those
// are counted by binomial coefficients.
int Group::index() const {
  int index = 0;
  for (int i = 0; i < size_; ++i) {
    const int n = (numbers_ >> 4 * i & 15) + i;
    int ways = 1;
    for (int k = 0; k <= i; ++k) ways = ways * (n - k) / (k + 1);
    index += ways;
  }
  return index;
}

PlanModel::PlanModel() {
  for (std::size_t kind = 0; kind < ways.size(); ++kind) {
    const auto [upper, lower] = kTilesOnTiles[kind];
    ways[kind].resize(
        static_cast<std::size_t>(kGroups[static_cast<std::size_t>(upper)] * kGroups[static_cast<std::size_t>(lower)]));
  }
}

int PlanLevels::parts_of(const PlanModel& model, int number, int level, std::array<int, 2>& parts) {
  const auto i = static_cast<std::size_t>(level);
  Group group = groups_[i];
  group.add(number);
  const int area = nmbr9::tile_area(number);
  int count = 0;
  if (level > 0) {
    const int below = counts_[i - 1];
    const int slack = areas_[i - 1] - areas_[i] - area;
    if (below < 2 || slack < 0) return 0;
    const int above = counts_[i] + 1;
    const int height = std::min(level, PlanModel::kLevels) - 1;
    const int kind = kind_of(above, below);
    if (kind >= 0) {
      const std::vector<std::uint8_t>& table = model.ways[static_cast<std::size_t>(kind)];
      const int ways = table[static_cast<std::size_t>(
          groups_[i - 1].index() * kGroups[static_cast<std::size_t>(above)] + group.index())];
      // Of two tiles all arrangements were seen in which they touch in two squares or more.
      if (ways == 0 && below == 2) return 0;
      parts[0] = (kind * PlanModel::kWays + ways) * PlanModel::kLevels + height;
    } else {
      const int range = kRanges[std::min<std::size_t>(static_cast<std::size_t>(slack), kRanges.size() - 1)];
      parts[0] =
          PlanModel::kOnTilesParts +
          (((std::min(above, 4) - 1) * 5 + std::min(below, 6) - 2) * PlanModel::kSlacks + range) * PlanModel::kLevels +
          height;
    }
    count = 1;
  }
  parts[static_cast<std::size_t>(count)] = PlanModel::kOnTilesParts + PlanModel::kSlackParts +
                                           std::min(level, PlanModel::kLevels) * nmbr9::kNumbers + number;
  areas_[i] = static_cast<std::uint8_t>(std::min(areas_[i] + area, 255));
  ++counts_[i];
  groups_[i] = group;
  return count + 1;
}

int PlanLevels::highest_open() const {
  int level = 0;
  while (level + 1 < kMaxLevels && counts_[static_cast<std::size_t>(level)] >= 2) ++level;
  return level;
}

std::uint64_t PlanLevels::profile() const {
  std::uint64_t profile = 0;
  for (std::size_t level = 1; level <= 5; ++level) profile = 16 * profile + std::min<std::uint64_t>(counts_[level], 15);
  return profile;
}

std::uint64_t PlanLevels::hash() const {
  std::uint64_t hash = 0;
  for (std::size_t level = 0; level < areas_.size(); ++level) {
    hash = mixed(hash, areas_[level] + 256U * counts_[level]);
    if (groups_[level].size() <= kMostInGroup) hash = mixed(hash, static_cast<std::uint64_t>(groups_[level].index()));
  }
  return hash;
}

std::optional<int> ease_of(const PlanModel& model, std::span<const std::uint8_t> cards, const LevelPlan& plan) {
  PlanLevels levels;
  int ease = 0;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    if (!levels.add(model, cards[i], plan[i], [&](int part) { ease += model.parts[static_cast<std::size_t>(part)]; })) {
      return std::nullopt;
    }
  }
  return ease;
}

int log_of(int number) {
  constexpr int kLogOfTwo = 177;  // in 1/256
  const int bits = static_cast<int>(std::bit_width(static_cast<unsigned>(number))) - 1;
  return (bits * 256 + (number * 256 >> bits) - 256) * kLogOfTwo / 256;
}

PlanList list_plans(const PlanModel& model, std::span<const std::uint8_t> cards, int score,
                    const ListSettings& settings) {
  std::vector<Prefix> prefixes(1);
  std::vector<Prefix> next;
  std::vector<Child> children;
  std::vector<std::uint32_t> places;  // of children, by their hash; 0: none
  const Noise noise{settings.seed, settings.noise};
  std::uint64_t index = 0;
  PlanLevels laid;  // of the plan that was
  for (std::size_t card = 0; card < cards.size(); ++card) {
    const int number = cards[card];
    const int level_laid = settings.near == nullptr ? -1 : (*settings.near)[card];
    int eased = 0;  // what a card makes harder there
    if (level_laid >= 0) {
      laid.add(model, number, level_laid,
               [&](int part) { eased += std::max(0, -model.parts[static_cast<std::size_t>(part)]); });
    }
    const bool last = card + 1 == cards.size();
    children.clear();
    std::size_t size = 16;
    while (size < 2 * kMaxLevels * prefixes.size()) size *= 2;
    places.assign(size, 0);
    for (std::uint32_t parent = 0; parent < prefixes.size(); ++parent) {
      const Prefix& prefix = prefixes[parent];
      for (int level = 0; level <= prefix.levels.highest_open(); ++level) {
        const int points = prefix.score + number * level;
        PlanLevels levels = prefix.levels;
        Child child{0, 0, parent, level, prefix.ease, prefix.luck + static_cast<std::int32_t>(noise(index++))};
        const auto visit = [&](int part) { child.ease += model.parts[static_cast<std::size_t>(part)]; };
        if (!levels.add(model, number, level, visit) || (last && points <= score)) continue;
        if (level == level_laid) child.ease += eased;
        // Plans that have the same levels and score go on alike: the easier one is enough. At the end all count.
        child.hash = mixed(levels.hash(), static_cast<std::uint64_t>(points));
        if (last)
          child.hash = mixed(child.hash, std::uint64_t{parent} * kMaxLevels + static_cast<std::uint64_t>(level));
        const std::int64_t value = child.ease + child.luck + std::int64_t{settings.point} * points;
        child.key = levels.profile() << kProfileShift | static_cast<std::uint64_t>(kProfileKeyZero - value);
        std::size_t place = child.hash & (size - 1);
        while (places[place] != 0 && children[places[place] - 1].hash != child.hash) place = (place + 1) & (size - 1);
        if (places[place] == 0) {
          children.push_back(child);
          places[place] = static_cast<std::uint32_t>(children.size());
        } else if (Child& other = children[places[place] - 1]; child.ease + child.luck > other.ease + other.luck) {
          other = child;
        }
      }
    }
    put_in_order(children);
    next.clear();
    std::size_t kept = 0;  // of this profile
    for (std::size_t i = 0; i < children.size(); ++i) {
      const Child& child = children[i];
      if (i == 0 || child.key >> kProfileShift != children[i - 1].key >> kProfileShift) kept = 0;
      if (++kept > settings.width && !last) continue;
      Prefix& prefix = next.emplace_back(prefixes[child.parent]);
      prefix.levels.add(model, number, child.level, [](int) {});
      prefix.plan[card] = static_cast<std::uint8_t>(child.level);
      prefix.ease = child.ease;
      prefix.luck = child.luck;
      prefix.score += number * child.level;
    }
    std::swap(prefixes, next);
  }
  PlanList list{{}, index};
  list.plans.reserve(prefixes.size());
  for (const Prefix& prefix : prefixes) list.plans.push_back({prefix.plan, prefix.ease, prefix.score, 0});
  return list;
}

}  // namespace cifra::nmbr9::search
