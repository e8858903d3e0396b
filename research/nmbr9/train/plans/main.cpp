// cifra_train_plans OUT.bin [ROUNDS [DECKS [FROM.bin]]]: learns which plans of levels can be laid out, and writes
// data/nmbr9/plans.bin.
//
// First it counts in how many ways tiles lie on others (ways.h), or goes on from a file that it wrote before. Then,
// round by round, it tries plans on decks of its own, as the search would choose them by what is known so far and as if
// its best layout scored up to 13 points less, so that some are laid out and others not; and learns from all plans
// tried so far (logistic regression).
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <numeric>
#include <optional>
#include <string>
#include <vector>

#include "base/random.h"
#include "games/nmbr9/search/plans/down.h"
#include "games/nmbr9/search/plans/down_plan.h"
#include "research/nmbr9/train/plans/ways.h"
#include "research/share_out.h"

namespace {

using namespace cifra;
using namespace cifra::nmbr9::search;

constexpr std::size_t kWidth = 1000;
constexpr int kListsOfDeck = 4;
constexpr int kPlansOfList = 120;
constexpr int kLearningRounds = 30;

struct Sample {
  std::vector<std::uint16_t> parts;
  bool laid = false;
};

std::vector<std::uint8_t> shuffled(Rng& rng) {
  std::vector<std::uint8_t> cards(20);
  for (std::size_t i = 0; i < cards.size(); ++i) cards[i] = static_cast<std::uint8_t>(i / 2);
  rng.shuffle(std::span(cards));
  return cards;
}

// Before anything is learned: what is loose is easier.
void begin(PlanModel& model) {
  for (int part = 0; part < PlanModel::kOnTilesParts; ++part) {
    const int ways = part / PlanModel::kLevels % PlanModel::kWays;
    model.parts[static_cast<std::size_t>(part)] = static_cast<std::int16_t>(-900 + 70 * ways);
  }
  for (int part = 0; part < PlanModel::kSlackParts; ++part) {
    const int range = part / PlanModel::kLevels % PlanModel::kSlacks;
    model.parts[static_cast<std::size_t>(PlanModel::kOnTilesParts + part)] =
        static_cast<std::int16_t>(-400 + 40 * range);
  }
}

// The log of what a plan may be expected to gain, with some luck.
double promise(const RatedPlan& plan, int score, double luck) {
  const double odds = (plan.ease - PlanModel::kBias) / 256.0 + luck;
  return std::log(plan.score - score) - std::log1p(std::exp(-odds));
}

struct Tried {
  std::vector<Sample> samples;
  int best = 0;
};

Tried try_plans(const PlanModel& model, const std::string& seed) {
  Tried tried;
  Rng rng("train plans/" + seed);
  const std::vector<std::uint8_t> cards = shuffled(rng);
  Descent descent(cards);
  for (int list = 0; list < kListsOfDeck; ++list) {
    PlanModel other = model;
    if (list > 0) {
      for (std::int16_t& part : other.parts)
        part = static_cast<std::int16_t>(part + static_cast<int>(rng.below(201)) - 100);
    }
    PlanList listed = list_plans(
        other, cards, 60,
        {.width = 50, .point = list % 2 == 0 ? 110 : 60, .noise = list == 0 ? 0U : 100U, .seed = rng.next()});
    for (int i = 0; i < kPlansOfList; ++i) {
      const bool climbs = list == 0 && i < kPlansOfList / 2;
      const int score = std::max(0, tried.best - (climbs ? 0 : static_cast<int>(rng.below(14))));
      RatedPlan* best = nullptr;
      double most = 0;
      for (RatedPlan& plan : listed.plans) {
        if (plan.score <= score || plan.tried > 0) continue;
        const double here = promise(plan, score, climbs ? 0 : rng.below(1000) / 1000.0);
        if (best != nullptr && here <= most) continue;
        best = &plan;
        most = here;
      }
      if (best == nullptr) break;
      best->tried = 1;
      Sample& sample = tried.samples.emplace_back();
      PlanLevels levels;
      for (std::size_t card = 0; card < cards.size(); ++card) {
        levels.add(model, cards[card], best->plan[card],
                   [&](int part) { sample.parts.push_back(static_cast<std::uint16_t>(part)); });
      }
      sample.laid = descent.run(best->plan, kWidth, rng.next()).has_value();
      if (sample.laid) tried.best = std::max(tried.best, best->score);
    }
  }
  return tried;
}

void learn(PlanModel& model, const std::vector<Sample>& samples) {
  Rng rng("learn plans");
  std::vector<double> weights(PlanModel::kParts);
  std::vector<double> squares(PlanModel::kParts, 0.01);
  std::vector<std::uint32_t> order(samples.size());
  std::iota(order.begin(), order.end(), 0U);
  for (int round = 0; round < kLearningRounds; ++round) {
    rng.shuffle(std::span(order));
    const double rate = 0.1 / (1 + round / 4.0);
    for (const std::uint32_t i : order) {
      double sum = -PlanModel::kBias / 256.0;
      for (const std::uint16_t part : samples[i].parts) sum += weights[part];
      const double error = 1 / (1 + std::exp(-sum)) - (samples[i].laid ? 1 : 0);
      for (const std::uint16_t part : samples[i].parts) {
        squares[part] += error * error;
        weights[part] -= rate * (error + 0.0005 * weights[part]) / std::sqrt(squares[part]);
      }
    }
  }
  for (std::size_t part = 0; part < weights.size(); ++part) {
    model.parts[part] = static_cast<std::int16_t>(std::clamp(std::lround(256 * weights[part]), -2000L, 2000L));
  }
}

std::optional<PlanModel> read(const char* name) {
  std::ifstream file(name, std::ios::binary);
  const std::string bytes{std::istreambuf_iterator<char>(file), {}};
  return PlanModel::read({reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size()});
}

bool write(const char* name, const PlanModel& model) {
  const std::vector<unsigned char> bytes = model.write();
  std::ofstream file(name, std::ios::binary);
  for (const unsigned char byte : bytes) file.put(static_cast<char>(byte));
  return file.good();
}

}  // namespace

int main(int argc, char** argv) {
  const int rounds = argc > 2 ? std::atoi(argv[2]) : 6;
  const int decks = argc > 3 ? std::atoi(argv[3]) : 120;
  if (argc < 2 || argc > 5 || rounds < 1 || decks < 1) {
    std::fputs("usage: cifra_train_plans OUT.bin [ROUNDS [DECKS [FROM.bin]]]\n", stderr);
    return 2;
  }
  const unsigned threads = std::max(1U, std::thread::hardware_concurrency());
  PlanModel model;
  if (argc == 5) {
    const std::optional<PlanModel> known = read(argv[4]);
    if (!known) {
      std::fprintf(stderr, "cannot read %s\n", argv[4]);
      return 1;
    }
    model = *known;
  } else {
    train::count_ways(model, threads);
    std::fprintf(stderr, "counted how tiles lie on others\n");
    begin(model);
  }
  std::vector<Sample> samples;
  for (int round = 0; round < rounds; ++round) {
    std::vector<Tried> tried(static_cast<std::size_t>(decks));
    train::share_out(threads, tried.size(), [&](std::size_t i) {
      tried[i] = try_plans(model, std::to_string(round) + "/" + std::to_string(i));
    });
    int sum = 0;
    for (Tried& one : tried) {
      sum += one.best;
      std::ranges::move(one.samples, std::back_inserter(samples));
    }
    learn(model, samples);
    std::fprintf(stderr, "round %d: %zu plans, %td laid out, mean best %.1f\n", round + 1, samples.size(),
                 std::ranges::count_if(samples, &Sample::laid), static_cast<double>(sum) / decks);
    if (!write(argv[1], model)) {
      std::fprintf(stderr, "cannot write %s\n", argv[1]);
      return 1;
    }
  }
  return 0;
}
