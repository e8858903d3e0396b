// cifra_train_field FILE PLAYERS POSITIONS [STEPS]: learns what the rest of a round is worth with so many players,
// from the last turn backwards, and puts the networks into FILE beside those for other numbers of players.
//
// If FILE has networks for so many players already, one position of four comes from games in which two of three numbers
// are drawn as they say: run it twice. POSITIONS is for turn 2; before turns 3, 4 and 5 there are more to tell apart,
// and they are quicker: 2, 3 and 4 times as many. Everything comes from one seed, but floating point may differ between
// compilers.
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <string>
#include <vector>

#include "research/the_number/field/learner.h"
#include "research/the_number/field/networks.h"
#include "research/the_number/field/positions.h"

namespace {

using namespace cifra;
using namespace cifra::train;

std::vector<FieldSample> samples_of(std::size_t seats, int turn, int positions, const FieldValues* play,
                                    const FieldNet* next, Rng& rng) {
  std::vector<FieldSample> samples;
  for (int i = 0; i < positions; ++i) {
    const Field field = some_position(seats, turn, i % 4 == 0 ? play : nullptr, rng);
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
    std::fputs("cifra_train_field FILE PLAYERS POSITIONS [STEPS]\n", stderr);
    return 2;
  }
  const char* const path = argv[1];
  const auto seats = static_cast<std::size_t>(std::atoi(argv[2]));
  const int positions = std::atoi(argv[3]);
  const int steps = argc > 4 ? std::atoi(argv[4]) : 4000;
  Rng rng("the number/" + std::string(argv[2]) + "/" + std::string(argv[3]));

  FieldValues play;
  const auto before = load_networks(path);
  if (!before && std::filesystem::exists(path)) {
    std::fprintf(stderr, "%s is not a file of networks\n", path);
    return 2;
  }
  const bool known = before && before->nets.contains(seats);
  if (known) play.set({before->nets.at(seats).begin(), before->nets.at(seats).end()});
  std::vector<FieldWeights> learned(kFieldNets, FieldWeights::blank());
  for (int turn = the_number::kTurns - 1; turn >= 1; --turn) {
    const std::clock_t begin = std::clock();
    const FieldNet next(learned[turn == the_number::kTurns - 1 ? 0 : static_cast<std::size_t>(turn)]);
    const bool last = turn == the_number::kTurns - 1;
    const auto samples =
        samples_of(seats, turn, turn * positions, known ? &play : nullptr, last ? nullptr : &next, rng);
    const std::size_t held_out = seats * (samples.size() / seats / 20);
    const std::clock_t solved = std::clock();
    FieldLearner learner(seats - 1, seats, "weights");
    learner.learn(std::span(samples).subspan(held_out), steps, rng);
    learned[static_cast<std::size_t>(turn - 1)] = learner.rounded();
    const auto error = learner.error(std::span(samples).subspan(held_out));
    const auto on_others = learner.error(std::span(samples).first(held_out));
    std::printf(
        "%zu players, before turn %d: %zu samples, error %.3f points (apart %.3f), on others %.3f (%.3f); %.0f + %.0f "
        "s\n",
        seats, turn + 1, samples.size(), error.all, error.apart, on_others.all, on_others.apart,
        static_cast<double>(solved - begin) / CLOCKS_PER_SEC,
        static_cast<double>(std::clock() - solved) / CLOCKS_PER_SEC);
    std::fflush(stdout);
  }
  FieldFile file = load_networks(path).value_or(FieldFile());  // others may have been put there meanwhile
  file.nets[seats] = std::move(learned);
  return save_networks(path, file) ? 0 : 1;
}
