// cifra_train_value OUT.bin STATE [ROUNDS GAMES RATE LAMBDA AHEAD]: rounds of games and learning. STATE keeps the
// network in floating point; the training goes on from there if it is there already, otherwise from OUT.bin, and where
// neither is there it begins with nothing.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <deque>
#include <fstream>
#include <iterator>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "research/nmbr9/train/value/games.h"

using namespace cifra;

namespace {

constexpr std::size_t kRemembered = 8;  // rounds whose games are learned from

void test(const nmbr9::search::ValueNet& net) {
  constexpr int kGames = 500;
  double sum = 0;
  double squares = 0;
  for (int game = 0; game < kGames; ++game) {
    Rng rng("test/" + std::to_string(game));
    const double score = train::play(nmbr9::shuffled_deck({}, rng), &net);
    sum += score;
    squares += score * score;
  }
  const double mean = sum / kGames;
  std::printf("plays %.2f +- %.2f\n", mean, std::sqrt((squares / kGames - mean * mean) / kGames));
  std::fflush(stdout);
}

std::optional<nmbr9::search::ValueNet> read(const char* path) {
  std::ifstream file(path, std::ios::binary);
  const std::vector<char> text{std::istreambuf_iterator<char>(file), {}};
  return nmbr9::search::ValueNet::read(std::vector<unsigned char>(text.begin(), text.end()));
}

bool write(const nmbr9::search::ValueNet& net, const char* path) {
  const auto bytes = net.write();
  std::FILE* const file = std::fopen(path, "wb");
  if (file == nullptr) return false;
  const bool written = std::fwrite(bytes.data(), 1, bytes.size(), file) == bytes.size();
  return std::fclose(file) == 0 && written;
}

}  // namespace

int main(int count, char** arguments) {
  if (count < 3) {
    std::fprintf(stderr, "usage: %s OUT.bin STATE [ROUNDS GAMES RATE LAMBDA AHEAD]\n", arguments[0]);
    return 2;
  }
  const int rounds = count > 3 ? std::atoi(arguments[3]) : 40;
  train::Lesson lesson;
  if (count > 4) lesson.games = std::atoi(arguments[4]);
  const float rate = count > 5 ? std::strtof(arguments[5], nullptr) : 0.0015F;
  if (count > 6) lesson.lambda = std::strtof(arguments[6], nullptr);
  if (count > 7) lesson.ahead = std::atoi(arguments[7]);
  lesson.threads = std::max(1U, std::thread::hardware_concurrency());

  const auto begun = read(arguments[1]);
  train::Learner learner = begun ? train::Learner(*begun) : train::Learner("network");
  const bool loaded = learner.load(arguments[2]);
  if (!loaded && std::ifstream(arguments[2])) {
    std::fprintf(stderr, "%s is not a state of this network\n", arguments[2]);
    return 1;
  }
  bool knows = loaded || begun;
  nmbr9::search::ValueNet net = begun && !loaded ? *begun : learner.rounded();
  if (knows) test(net);
  train::Samples samples;
  std::deque<std::size_t> sizes;
  Rng rng(std::string("train/") + arguments[2]);
  for (int round = 0; round < rounds; ++round) {
    const std::size_t before = samples.size();
    const double mean = train::play_and_learn(lesson, knows ? &net : nullptr, samples, rng);
    sizes.push_back(samples.size() - before);
    if (sizes.size() > kRemembered) {
      samples.drop_first(sizes.front());
      sizes.pop_front();
    }
    const double error = learner.learn(samples, 1, rate, rng);
    net = learner.rounded();
    knows = true;
    std::printf("round %d: games %.2f, error %.3f, ", round, mean, error);
    test(net);
    if (!learner.save(arguments[2]) || !write(net, arguments[1])) {
      std::fprintf(stderr, "cannot write\n");
      return 1;
    }
  }
  return rounds > 0 || write(net, arguments[1]) ? 0 : 1;
}
