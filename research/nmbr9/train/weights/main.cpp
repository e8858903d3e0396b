// cifra_train_weights GENERATIONS [WIDTH DECKS PEOPLE SEED]: tunes the weights of the plan with the cross-entropy
// method.
//
// A generation draws weights around the present ones, lets a beam of that width solve the same fresh decks with each of
// them, and moves to the mean of the best fifth. The decks have seeds train/N, not those of research/nmbr9/decks.
// Prints the weights after every generation, in the order of src/games/nmbr9/search/plans/weights.cpp.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "games/nmbr9/rules/nmbr9.h"
#include "games/nmbr9/search/beam/beam.h"

namespace {

using namespace cifra;
using namespace cifra::nmbr9::search;

std::vector<std::int32_t*> numbers_of(Weights& weights) {
  std::vector<std::int32_t*> list;
  for (PlatformWeights& one : weights.platform) {
    list.insert(list.end(), {&one.square, &one.block22, &one.block23, &one.block33, &one.edge});
  }
  for (std::int32_t& one : weights.constant) list.push_back(&one);
  list.insert(list.end(), {&weights.need, &weights.need_constant, &weights.cost, &weights.cost_constant, &weights.gain,
                           &weights.gain_table, &weights.gain_constant, &weights.tie});
  return list;
}

Weights weights_of(const std::vector<double>& values) {
  Weights weights{};
  const auto list = numbers_of(weights);
  for (std::size_t i = 0; i < list.size(); ++i) *list[i] = static_cast<std::int32_t>(std::lround(values[i]));
  return weights;
}

double normal(Rng& rng) {
  double sum = -6;
  for (int i = 0; i < 12; ++i) sum += static_cast<double>(rng.next() >> 11) * 0x1p-53;
  return sum;
}

double strength(const Weights& weights, std::size_t first, std::size_t decks, std::size_t width) {
  double sum = 0;
  for (std::size_t i = first; i < first + decks; ++i) {
    Rng rng("train/" + std::to_string(i));
    const nmbr9::Deck deck = nmbr9::shuffled_deck({}, rng);
    const Plan plan(weights, deck.cards());
    Beam beam(weights, plan, 0, deck.cards(), SearchBoard{}, width);
    beam.run(~std::uint64_t{0} >> 1);
    sum += beam.best() == nullptr ? 0 : beam.best()->score();
  }
  return sum / static_cast<double>(decks);
}

struct Person {
  double points = 0;
  std::vector<double> values;
};

}  // namespace

int main(int count, char** arguments) {
  const auto argument = [&](int i, std::size_t standard) {
    return i < count ? static_cast<std::size_t>(std::strtoull(arguments[i], nullptr, 10)) : standard;
  };
  const std::size_t generations = argument(1, 14);
  const std::size_t width = argument(2, 250);
  const std::size_t decks = argument(3, 16);
  const std::size_t people = argument(4, 40);
  Rng rng("weights/" + std::to_string(argument(5, 1)));
  Weights start = kWeights;
  std::vector<double> mean;
  std::vector<double> deviation;
  for (const std::int32_t* one : numbers_of(start)) {
    mean.push_back(*one);
    deviation.push_back(16 + 0.2 * std::abs(*one));
  }
  for (std::size_t generation = 0; generation < generations; ++generation) {
    std::vector<Person> all(people, Person{0, mean});
    double sum = 0;
    for (std::size_t i = 0; i < people; ++i) {
      for (std::size_t k = 0; k < mean.size() && i > 0; ++k) all[i].values[k] += deviation[k] * normal(rng);
      all[i].points = strength(weights_of(all[i].values), generation * decks, decks, width);
      sum += all[i].points;
    }
    std::printf("%zu: present weights %.2f, mean %.2f\n", generation, all[0].points, sum / static_cast<double>(people));
    std::ranges::sort(all, std::ranges::greater{}, &Person::points);
    const std::size_t elite = std::max<std::size_t>(people / 5, 1);
    for (std::size_t k = 0; k < mean.size(); ++k) {
      double centre = 0;
      double square = 0;
      for (std::size_t i = 0; i < elite; ++i) centre += all[i].values[k] / static_cast<double>(elite);
      for (std::size_t i = 0; i < elite; ++i) square += (all[i].values[k] - centre) * (all[i].values[k] - centre);
      mean[k] = 0.3 * mean[k] + 0.7 * centre;
      deviation[k] = 0.4 * deviation[k] + 0.6 * std::sqrt(square / static_cast<double>(elite));
      std::printf("%ld ", std::lround(mean[k]));
    }
    std::printf("\n");
    std::fflush(stdout);
  }
}
