// Work on several threads: calls work(i) once for every i below count, in no order.
#pragma once

#include <atomic>
#include <thread>
#include <vector>

namespace cifra::train {

template <class Work>
void share_out(unsigned threads, std::size_t count, const Work& work) {
  std::atomic<std::size_t> next = 0;
  std::vector<std::jthread> workers;
  for (unsigned i = 0; i < threads; ++i) {
    workers.emplace_back([&] {
      for (std::size_t one = next++; one < count; one = next++) work(one);
    });
  }
}

}  // namespace cifra::train
