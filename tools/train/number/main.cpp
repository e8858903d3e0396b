// cifra_train_number FILE PLAYERS POSITIONS [TIMES]: learns what the rest of a round is worth with so many players,
// from the last turn backwards, and puts the networks into FILE beside those for other numbers of players.
//
// If FILE has networks for so many players already, or for three, learning begins with them, and two of three numbers
// in the games that lead to the positions are drawn as they say: run it twice, and for three players first. Everything
// comes from one seed, but floating point may differ between compilers.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "solve/number/field_file.h"
#include "tools/train/number/learner.h"
#include "tools/train/number/positions.h"

namespace {

using namespace cifra;
using namespace cifra::train;

FieldWeightSets read_file(const char* path) {
  std::ifstream file(path, std::ios::binary);
  const std::vector<unsigned char> bytes{std::istreambuf_iterator<char>(file), {}};
  return read_field_weights(bytes).value_or(FieldWeightSets());
}

// What is known about so many players before anything is learned about them: with three, those others that there are
// more or fewer of counting accordingly.
std::vector<FieldWeights> known_before(const FieldWeightSets& sets, std::size_t seats) {
  if (const auto same = sets.find(seats); same != sets.end()) return same->second;
  const auto three = sets.find(3);
  if (three == sets.end() || seats == 2) return {};
  std::vector<FieldWeights> nets = three->second;
  const double factor = 2.0 / static_cast<double>(seats - 1);
  for (FieldWeights& net : nets) {
    for (std::int16_t& one : net.other) one = static_cast<std::int16_t>(std::lround(factor * one));
  }
  return nets;
}

std::vector<FieldSample> samples_of(std::size_t seats, int turn, int positions, const FieldValues* play,
                                    const FieldNet* next, Rng& rng) {
  std::vector<FieldSample> samples;
  for (int i = 0; i < positions; ++i) {
    const Field field = some_position(seats, turn, i % 4 == 0 ? nullptr : play, rng);
    const auto points = expected_points(field, next, learning_effort(seats), rng);
    for (std::size_t seat = 0; seat < seats; ++seat) {
      FieldSample sample;
      sample.own = field.digits[seat];
      std::size_t count = 0;
      for (std::size_t other = 0; other < seats; ++other) {
        if (other != seat) sample.others[count++] = field.digits[other];
      }
      sample.points = points[seat];
      samples.push_back(sample);
    }
  }
  return samples;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 4) {
    std::fputs("cifra_train_number FILE PLAYERS POSITIONS [TIMES]\n", stderr);
    return 2;
  }
  const char* const path = argv[1];
  const auto seats = static_cast<std::size_t>(std::atoi(argv[2]));
  const int positions = std::atoi(argv[3]);
  const double times = argc > 4 ? std::atof(argv[4]) : 200;
  Rng rng("the number/" + std::string(argv[2]) + "/" + std::string(argv[3]));

  const std::vector<FieldWeights> before = known_before(read_file(path), seats);
  FieldValues play;
  const bool known = !before.empty();
  if (known) play.set({before.begin(), before.end()});
  std::vector<FieldWeights> learned(kFieldNets, FieldWeights::blank());
  for (int turn = the_number::kTurns - 1; turn >= 1; --turn) {
    const std::clock_t begin = std::clock();
    const FieldNet next(learned[turn == the_number::kTurns - 1 ? 0 : static_cast<std::size_t>(turn)]);
    const bool last = turn == the_number::kTurns - 1;
    const auto samples = samples_of(seats, turn, positions, known ? &play : nullptr, last ? nullptr : &next, rng);
    const std::size_t held_out = seats * (samples.size() / seats / 20);
    const std::clock_t solved = std::clock();
    FieldLearner learner(seats - 1, "weights");
    if (known) learner.begin_with(before[static_cast<std::size_t>(turn - 1)]);
    const double error_before = learner.error(std::span(samples).first(held_out));
    learner.learn(std::span(samples).subspan(held_out), times, rng);
    learned[static_cast<std::size_t>(turn - 1)] = learner.rounded();
    std::printf(
        "%zu players, before turn %d: %zu samples, error %.3f points, %.3f on others (%.3f before); %.0f + %.0f s\n",
        seats, turn + 1, samples.size(), learner.error(std::span(samples).subspan(held_out)),
        learner.error(std::span(samples).first(held_out)), error_before,
        static_cast<double>(solved - begin) / CLOCKS_PER_SEC,
        static_cast<double>(std::clock() - solved) / CLOCKS_PER_SEC);
    std::fflush(stdout);
  }
  FieldWeightSets sets = read_file(path);  // others may have been put there meanwhile
  sets[seats] = std::move(learned);
  const auto bytes = write_field_weights(sets);
  std::ofstream(path, std::ios::binary).write(reinterpret_cast<const char*>(bytes.data()), std::ssize(bytes));
  return 0;
}
