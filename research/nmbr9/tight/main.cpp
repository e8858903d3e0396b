// cifra_tight FILE [THREADS]: computes which three or four tiles can lie on which four with hardly a square to spare
// (games/nmbr9/bounds/tight.h), and writes it.
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <mutex>
#include <thread>
#include <vector>

#include "research/nmbr9/tight/tight_search.h"

int main(int argc, char** argv) {
  using namespace cifra::nmbr9::bounds;
  if (argc < 2) {
    std::fprintf(stderr, "usage: cifra_tight FILE [THREADS]\n");
    return 2;
  }
  Tight table;
  std::atomic<std::size_t> next = 0;
  std::mutex mutex;
  std::size_t done = 0;
  const auto work = [&] {
    for (std::size_t lower = next++; lower < kFours; lower = next++) {
      Tight mine;
      compute_tight(lower, mine);
      const std::lock_guard lock(mutex);
      for (std::size_t upper = 0; upper < TightClasses::size(); ++upper) {
        if (TightClasses::all().is_asked(lower, upper)) table.set(lower, upper, mine.carries(lower, upper));
      }
      if (++done % 10 == 0) std::fprintf(stderr, "%zu of %zu\n", done, kFours);
    }
  };
  std::vector<std::jthread> threads;
  for (int i = 1; i < (argc > 2 ? std::atoi(argv[2]) : 1); ++i) threads.emplace_back(work);
  work();
  threads.clear();
  std::ofstream file(argv[1], std::ios::binary);
  file << table.write();
  return file.flush() ? 0 : 1;
}
