// cifra_train_down DECKS: tries plans of levels on so many decks of its own, learns from what happened how easily a
// plan is laid out (logistic regression), and prints the tables of src/solve/nmbr9/down_ease.cpp.
//
// Of every deck the search first finds a good layout; then it tries plans that score from 15 points less to one more,
// so that some are laid out and others not.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <numeric>
#include <string>
#include <vector>

#include "base/random.h"
#include "solve/nmbr9/down_search.h"

namespace {

using namespace cifra;
using namespace cifra::solve;

constexpr std::uint64_t kClimbing = 4'000'000;
constexpr int kPlansOfDeck = 2000;
constexpr std::size_t kWidth = 100;
constexpr int kRounds = 40;

struct Sample {
  std::vector<std::size_t> parts;
  bool laid = false;
};

std::vector<std::uint8_t> shuffled(Rng& rng) {
  std::vector<std::uint8_t> cards(20);
  for (std::size_t i = 0; i < cards.size(); ++i) cards[i] = static_cast<std::uint8_t>(i / 2);
  rng.shuffle(std::span(cards));
  return cards;
}

void collect(int deck, std::vector<Sample>& samples) {
  Rng rng("train down/" + std::to_string(deck));
  const std::vector<std::uint8_t> cards = shuffled(rng);
  DownSearch search(cards);
  LevelPlan start{};
  int best = 0;
  std::uint64_t work = 0;
  while (work < kClimbing) {
    const DownSearch::Found found = search.look(rng.next(), 20'000);
    search.take(found);
    work += found.work;
    if (!found.layout) continue;
    best = found.layout->score();
    for (std::size_t i = 0; i < cards.size(); ++i) {
      start[i] = static_cast<std::uint8_t>(found.layout->tiles()[i].at.level);
    }
  }
  const Planner planner(cards);
  Descent descent(cards);
  TriedPlans tried;
  for (int i = 0; i < kPlansOfDeck; ++i) {
    const int target = best + 1 - static_cast<int>(rng.below(16));
    const int steps = 300 + static_cast<int>(rng.below(1500));
    const auto plan = planner.propose(start, target, tried, rng, steps);
    if (!plan) continue;
    tried.add(TriedPlans::key(*plan));
    Sample sample;
    for_each_part(cards, *plan, [&](std::size_t part) { sample.parts.push_back(part); });
    sample.laid = descent.run(*plan, kWidth, rng.next()).has_value();
    samples.push_back(std::move(sample));
  }
}

std::vector<double> learn(const std::vector<Sample>& samples, Rng& rng) {
  std::vector<double> weights(Ease::kParts), squares(Ease::kParts, 0.01);
  double bias = -3;
  std::vector<std::uint32_t> order(samples.size());
  std::iota(order.begin(), order.end(), 0U);
  for (int round = 0; round < kRounds; ++round) {
    rng.shuffle(std::span(order));
    const double rate = 0.1 / (1 + round / 4.0);
    for (const std::uint32_t i : order) {
      double sum = bias;
      for (const std::size_t part : samples[i].parts) sum += weights[part];
      const double error = 1 / (1 + std::exp(-sum)) - (samples[i].laid ? 1 : 0);
      bias -= 0.001 * error;
      for (const std::size_t part : samples[i].parts) {
        squares[part] += error * error;
        weights[part] -= rate * (error + 0.001 * weights[part]) / std::sqrt(squares[part]);
      }
    }
  }
  return weights;
}

}  // namespace

int main(int argc, char** argv) {
  const int decks = argc > 1 ? std::atoi(argv[1]) : 40;
  std::vector<Sample> samples;
  for (int deck = 0; deck < decks; ++deck) collect(deck, samples);
  const auto laid = std::ranges::count_if(samples, &Sample::laid);
  std::fprintf(stderr, "%zu plans, %td laid out\n", samples.size(), laid);
  Rng rng("train down");
  std::printf("#include \"solve/nmbr9/down_plan.h\"\n\nnamespace cifra::solve {\n\nconst Ease kEase = {{\n");
  for (const double weight : learn(samples, rng)) {
    std::printf("%d,\n", std::clamp(static_cast<int>(std::lround(256 * weight)), -1500, 1500));
  }
  std::printf("}};\n\n}  // namespace cifra::solve\n");
}
