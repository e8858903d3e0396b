// Texts that are written, sent and written again: their memory is kept for the next one. A message to a player is
// longer than what an allocator hands out quickly, and there are tens of thousands of them a second. Of one thread
// each.
#pragma once

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace cifra {

class TextPool {
 public:
  static std::string take() {
    auto& texts = pool();
    if (texts.empty()) return {};
    std::string text = std::move(texts.back());
    texts.pop_back();
    return text;
  }

  static void give(std::string text) {
    auto& texts = pool();
    if (texts.size() >= kMost || text.capacity() > kLongest || text.capacity() < kShortest) return;
    text.clear();
    texts.push_back(std::move(text));
  }

 private:
  static constexpr std::size_t kMost = 512;
  static constexpr std::size_t kShortest = 512;
  static constexpr std::size_t kLongest = 8192;

  static std::vector<std::string>& pool() {
    thread_local std::vector<std::string> texts;
    return texts;
  }
};

}  // namespace cifra
